import { readdirSync, readFileSync } from 'node:fs';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { rex } from '../index.ts';

const folder = new URL('../../../../replays/rex/', import.meta.url);

/** How each recorded game ended: one for every way to win. */
const ENDS: Readonly<Record<string, string>> = {
  'betrayed-at-the-last-moment.json': 'REX-BETRAY-5',
  'five-strongholds-in-a-trio.json': 'REX-WIN-4',
  'four-strongholds-in-a-pair.json': 'REX-WIN-3',
  'hacan-outlasts.json': 'REX-WIN-12',
  'most-strongholds-shared.json': 'REX-WIN-15',
  'most-strongholds.json': 'REX-WIN-14',
  'sol-holds-out.json': 'REX-WIN-9',
  'the-prediction-comes-true.json': 'REX-WIN-17',
  'three-strongholds-alone.json': 'REX-WIN-2',
};

test('REX-WIN-8: for every way to win there is a recorded game, and it re-runs to the same end', () => {
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(Object.keys(ENDS));
  for (const file of files) {
    const replay = readReplay(readFileSync(new URL(file, folder), 'utf8'));
    if ('problem' in replay) throw new Error(`${file}: ${replay.problem}`);
    expect(verifyReplay(rex, replay), file).toBeNull();
    expect('clause' in replay.end && replay.end.clause, file).toBe(ENDS[file]);
  }
});
