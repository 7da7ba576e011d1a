/** The thread of the database: a wait for the disk stalls nobody but the next batch. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { Database, reasonOf, troubleOf } from './database.ts';
import { unpacked, type Opened, type Outcome, type Parcel, type Reply, type Setup } from './jobs.ts';

const port = parentPort;
if (!port) throw new Error('this file runs as a thread');
const setup = workerData as Setup;

function serve(database: Database, port: MessagePort): void {
  const sign = (): void => {
    try {
      database.alive();
    } catch {
      // A disk that is full or gone is reported by the next append.
    }
  };
  const beat = setInterval(() => {
    sign();
    database.tidy(true);
  }, setup.heartbeat);
  const stored = (outcome: Outcome): boolean => 'ok' in outcome && outcome.ok === 'stored';
  port.on('message', (parcel: Parcel) => {
    const jobs = unpacked(parcel);
    const outcomes = database.batch(jobs);
    const reply: Reply = outcomes.every(stored) ? true : outcomes;
    if (jobs.some((job) => job.do === 'close')) {
      clearInterval(beat);
      database.tidy(true);
      sign();
      database.close();
      port.postMessage(reply);
      port.close();
      return;
    }
    port.postMessage(reply);
    database.tidy(false);
  });
  port.postMessage({ downtimes: database.downtimes, missing: database.missing, started: database.started } satisfies Opened);
}

try {
  serve(new Database(setup), port);
} catch (error) {
  port.postMessage({ trouble: troubleOf(error), reason: reasonOf(error) } satisfies Opened);
  port.close();
}
