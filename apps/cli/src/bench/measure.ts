/** CPU seconds this process has used, all its threads together. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** How long is measured: rounds of so many CPU-seconds, after a warm-up. */
const patience = { rounds: 5, seconds: 0.3, warmUp: 0.5 };

/** Rough figures in a moment, to see that everything runs. */
export function hurry(): void {
  Object.assign(patience, { rounds: 1, seconds: 0.01, warmUp: 0.01 });
}

/** How often something is done per CPU-second, unrounded. */
function rate(work: () => number): number {
  const { rounds, seconds, warmUp } = patience;
  const round = (length: number): number => {
    const start = cpu();
    let done = 0;
    let used = 0;
    while (used < length) {
      done += work();
      used = cpu() - start;
    }
    return done / used;
  };
  round(warmUp);
  return median(Array.from({ length: rounds }, () => round(seconds)));
}

/**
 * How often something is done per CPU-second. `work` does a batch and returns how many it did. After a warm-up the median of several rounds is taken:
 * one disturbed round on a busy machine does not count.
 */
export const perCpuSecond = (work: () => number): number => Math.round(rate(work));

/** What one of something costs, in CPU seconds. */
export const cpuSecondsEach = (work: () => number): number => 1 / rate(work);
