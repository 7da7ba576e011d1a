/** The clock on the wall. Everything that waits, waits by it, so that tests can let days pass. */
export interface Time {
  now(): number;
  /** Calls back once, at or after a time; the returned function calls it off. */
  at(when: number, what: () => void): () => void;
}

/** Longer waits overflow the timer of the platform and would fire at once. */
const LONGEST = 2 ** 31 - 1;

export const systemTime: Time = {
  now: () => Date.now(),
  at(when, what) {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = when - Date.now();
      timer = setTimeout(() => (when - Date.now() > 0 ? wait() : what()), Math.max(0, Math.min(left, LONGEST)));
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
