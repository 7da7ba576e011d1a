/** The clock of the house. Everything that waits, waits by it, so that tests can let days pass. */
export interface Time {
  now(): number;
  /** Calls back once, at or after a time; the returned function calls it off. */
  at(when: number, what: () => void): () => void;
}

/** Longer waits overflow the timer of the platform and would fire at once. */
const LONGEST = 2 ** 31 - 1;
/** How often the wall is looked at, and what counts as a step of it, in milliseconds. */
const LOOK = 5000;
const STEP = 2000;

export interface SteadyTime extends Time {
  stop(): void;
}

/**
 * Time by a clock that only goes forward, whatever becomes of the clock on the wall: windows and banks run by it. Steps of the wall are said by how far it is
 * ahead of where it should be.
 */
export function steadyTime(now: () => number, stepped: (milliseconds: number) => void): SteadyTime {
  let ahead = Date.now() - now();
  const look = setInterval(() => {
    const step = Date.now() - now() - ahead;
    if (Math.abs(step) < STEP) return;
    ahead += step;
    stepped(step);
  }, LOOK);
  look.unref();
  return {
    now,
    at(when, what) {
      let timer: NodeJS.Timeout;
      const wait = (): void => {
        timer = setTimeout(() => (when - now() > 0 ? wait() : what()), Math.max(0, Math.min(when - now(), LONGEST)));
        timer.unref();
      };
      wait();
      return () => clearTimeout(timer);
    },
    stop: () => clearInterval(look),
  };
}
