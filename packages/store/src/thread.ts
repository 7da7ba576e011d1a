/** The thread of the database, seen from outside: it takes batches, and where it dies another one takes its place. */
import { Worker } from 'node:worker_threads';
import type { Opened, Parcel, Reply, Setup } from './jobs.ts';

export interface ThreadEvents {
  /** Ready for a batch: at first, and after every one. */
  reply(reply: Reply): void;
  /** It has died over what it was given, or while it had nothing to do. */
  died(reason: string): void;
}

/** Heap of the thread in mebibytes: a multiple of the largest batch with its answers. */
const HEAP = 128;

/** Resolves to its first word. */
export function startThread(setup: Setup, events: ThreadEvents): Promise<{ readonly opened: Opened; readonly thread: Thread }> {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), {
    workerData: setup,
    name: 'store',
    resourceLimits: { maxOldGenerationSizeMb: HEAP, maxYoungGenerationSizeMb: 8 },
  });
  const thread: Thread = {
    post: (parcel) => worker.postMessage(parcel),
    end: () => worker.terminate(),
  };
  return new Promise((keep) => {
    let begun = false;
    let dead = false;
    const die = (reason: string): void => {
      if (dead) return;
      dead = true;
      if (begun) events.died(reason);
      else keep({ opened: { trouble: 'disk-error', reason }, thread });
    };
    worker.on('error', (error) => die(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => die('the thread of the database has ended'));
    worker.once('message', (opened: Opened) => {
      begun = !('trouble' in opened);
      dead = !begun;
      worker.on('message', (reply: Reply) => events.reply(reply));
      keep({ opened, thread });
    });
  });
}

export interface Thread {
  post(parcel: Parcel): void;
  end(): Promise<unknown>;
}
