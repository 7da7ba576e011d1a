/** Tables that an earlier page kept in this browser, with shuffles of the first version: they open, go on, and have the record they had. */
import { readFileSync } from 'node:fs';
import { verifyReplay, writeReplay } from '@orrery/kernel';
import { liberation } from '@orrery/liberation';
import { answer } from '@orrery/bots/task';
import { expect, test } from 'vitest';
import { recordOf } from '../replay/library.ts';
import { LocalMatch } from './LocalMatch.ts';
import type { TableRecord } from './record.ts';
import type { Snapshot } from './table.ts';

const kept = JSON.parse(readFileSync(new URL('first-version.json', import.meta.url), 'utf8')) as {
  readonly running: TableRecord;
  readonly ended: TableRecord;
  readonly replay: string;
};

test('a running table goes on from its last answer, and its record verifies', async () => {
  let record = kept.running;
  const asked = Promise.withResolvers<Snapshot>();
  const match = await LocalMatch.open(
    record,
    (now) => Promise.resolve(void (record = now)),
    { ask: answer, close: () => Promise.resolve() },
    'instant',
    (snapshot) => snapshot.stage === 'decide' && asked.resolve(snapshot),
  );
  const { open } = await asked.promise;
  expect(await match.answer(open[0] ?? -1)).toBeNull();
  expect(record.log.slice(0, kept.running.log.length)).toEqual(kept.running.log);
  expect(record.log.length).toBeGreaterThan(kept.running.log.length);
  await match.resign();
  expect(verifyReplay(liberation, await recordOf(record))).toBeNull();
});

test('a table that has ended has the record it had, byte for byte', async () => {
  expect(writeReplay(await recordOf(kept.ended))).toBe(kept.replay);
});
