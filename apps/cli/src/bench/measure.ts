/** CPU seconds this process has used, all its threads together. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * How often something is done per CPU-second. `work` does a batch and returns how many it did. After a warm-up the median of several rounds is taken:
 * one disturbed round on a busy machine does not count.
 */
export function perCpuSecond(work: () => number, { rounds = 5, seconds = 0.3, warmUp = 0.5 } = {}): number {
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
  return Math.round(median(Array.from({ length: rounds }, () => round(seconds))));
}

/** What one run of something costs, in CPU seconds. */
export const cpuSecondsEach = (work: () => number): number => 1 / perCpuSecond(work);
