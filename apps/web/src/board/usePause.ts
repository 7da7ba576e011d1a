/** A moment in which nothing is asked, so that what ended can be seen: it goes by itself, by a tap, or by Escape. */
import { useEffect, useState } from 'preact/hooks';

export interface Pause {
  readonly held: boolean;
  /** Holds the next question back for so many milliseconds; none ends the pause. */
  hold(time: number): void;
}

/** Whoever meant to end the pause just when it ended itself does not choose what has come into its place. */
const LATE = 600;
function swallow(): void {
  const late = new AbortController();
  const nothing = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', nothing, { capture: true, signal: late.signal });
  setTimeout(() => late.abort(), LATE);
}

/** `onEnd`: somebody has seen enough, and did not let the time pass. */
export function usePause(onEnd: () => void): Pause {
  const [time, setTime] = useState(0);
  useEffect(() => {
    if (time === 0) return;
    const here = new AbortController();
    const end = (): void => setTime(0);
    const skip = (): void => {
      end();
      onEnd();
    };
    const timer = setTimeout(() => {
      end();
      swallow();
    }, time);
    // At the end of a tap: what comes into its place is not chosen by it.
    document.addEventListener('click', skip, { signal: here.signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && skip(), { signal: here.signal });
    return () => {
      clearTimeout(timer);
      here.abort();
    };
  }, [time]);
  return { held: time > 0, hold: setTime };
}
