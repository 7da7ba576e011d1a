/** The thread of the database: a wait for the disk stalls nobody but the next batch. */
import { parentPort, workerData } from 'node:worker_threads';
import { Database } from './database.ts';
import type { Job, Opened, Outcome, Setup } from './jobs.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a thread');
const setup = workerData as Setup;
const database = new Database(setup, Date.now());

const beat = setInterval(() => {
  try {
    database.alive(Date.now());
  } catch {
    // A disk that is full or gone is reported by the next append.
  }
}, setup.heartbeat);

port.on('message', (jobs: readonly Job[]) => {
  const outcomes: Outcome[] = database.batch(jobs);
  if (jobs.some((job) => job.do === 'close')) {
    clearInterval(beat);
    try {
      database.alive(Date.now());
    } catch {
      // As above.
    }
    database.close();
    port.postMessage(outcomes);
    port.close();
    return;
  }
  port.postMessage(outcomes);
});
port.postMessage({ downtimes: database.downtimes } satisfies Opened);
