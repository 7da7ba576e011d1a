/** Lets processes run for a part of the time only, by halting them again and again, until it is told to let them go. */
import { parentPort, workerData } from 'node:worker_threads';

export interface Slowing {
  readonly processes: readonly number[];
  /** Milliseconds they run, and milliseconds they halt. */
  readonly run: number;
  readonly halt: number;
}

const { processes, run, halt } = workerData as Slowing;
const still = new Int32Array(new SharedArrayBuffer(4));
const all = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const id of processes)
    try {
      process.kill(id, signal);
    } catch {
      // It is gone.
    }
};
let going = true;
parentPort?.on('message', () => (going = false));
// Neither wait is as long as it is asked for: halts make up for what the processes have run altogether.
let [ran, halted] = [0, 0];
let since = performance.now();
const passed = (): number => {
  const before = since;
  since = performance.now();
  return since - before;
};
while (going) {
  all('SIGSTOP');
  ran += passed();
  Atomics.wait(still, 0, 0, Math.max(1, (ran * halt) / run - halted));
  all('SIGCONT');
  halted += passed();
  Atomics.wait(still, 0, 0, run);
  await new Promise((done) => setImmediate(done));
}
parentPort?.close();
