import { readdirSync, readFileSync } from 'node:fs';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { gravity } from '../index.ts';

const folder = new URL('../../../../replays/gravity/', import.meta.url);

/** How each recorded game ended. */
const ENDS: Readonly<Record<string, string>> = {
  'air-transport.json': 'GRV-ISLANDS-14',
  'domination-4.json': 'GRV-DOM-4',
  'domination-5.json': 'GRV-DOM-4',
  'draw.json': 'GRV-END-3',
  'ring-by-a-rival.json': 'GRV-ISLANDS-14',
  'ring-by-own-pull.json': 'GRV-ISLANDS-14',
  'round-limit.json': 'GRV-END-3',
  'teams-points.json': 'GRV-DOM-4',
  'teams-ring.json': 'GRV-ISLANDS-14',
  'war-for-resources.json': 'GRV-ISLANDS-14',
};

test('all recorded games are known, and re-run to the same end', () => {
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(Object.keys(ENDS));
  for (const file of files) {
    const replay = readReplay(readFileSync(new URL(file, folder), 'utf8'));
    if ('problem' in replay) throw new Error(`${file}: ${replay.problem}`);
    expect(verifyReplay(gravity, replay), file).toBeNull();
    expect('clause' in replay.end && replay.end.clause, file).toBe(ENDS[file]);
  }
});
