/** CPU seconds this process has used, all its threads together. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** How long is measured: rounds of so many CPU-seconds, after a warm-up long enough for the compiler to have done with the rules of any game; short ones and many of them where two things are measured in turn. */
const patience = { rounds: 5, seconds: 0.3, warmUp: 3, turns: 60, turnSeconds: 0.04 };

/** Rough figures in a moment, to see that everything runs. */
export function hurry(): void {
  Object.assign(patience, { rounds: 1, seconds: 0.01, warmUp: 0.01, turns: 1, turnSeconds: 0.01 });
}

function round(work: () => number, seconds: number): number {
  const start = cpu();
  let done = 0;
  let used = 0;
  while (used < seconds) {
    done += work();
    used = cpu() - start;
  }
  return done / used;
}

/**
 * How often something is done per CPU-second. `work` does a batch and returns how many it did. After a warm-up the median of several rounds is taken:
 * one disturbed round on a busy machine does not count.
 */
export function perCpuSecond(work: () => number): number {
  const { rounds, seconds, warmUp } = patience;
  round(work, warmUp);
  return median(Array.from({ length: rounds }, () => round(work, seconds)));
}

/** The same of two things, in rounds that take turns, and how often the second is done for each time of the first: the median over the turns. */
export function inTurn(one: () => number, other: () => number): { readonly rates: readonly [number, number]; readonly ratio: number } {
  const { turns, turnSeconds, warmUp } = patience;
  round(one, warmUp);
  round(other, warmUp);
  const pairs = Array.from({ length: turns }, (_, turn) => {
    if (turn % 2 === 0) return [round(one, turnSeconds), round(other, turnSeconds)] as const;
    const second = round(other, turnSeconds);
    return [round(one, turnSeconds), second] as const;
  });
  return {
    rates: [median(pairs.map(([first]) => first)), median(pairs.map(([, second]) => second))],
    ratio: median(pairs.map(([first, second]) => second / first)),
  };
}
