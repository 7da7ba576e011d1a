import { readReplay, verifyReplay } from '@orrery/kernel';
import { duel } from '@orrery/kernel/fixtures';
import { expect, test } from 'vitest';
import { Guest, deal, playOut } from './testing/guest.ts';
import { testServer } from './testing/place.ts';

const first = (open: readonly number[]): number => open[0] ?? 0;

test('two people play a duel over sockets; the commitment comes before the deal, the secret at the end, and the replay verifies', async () => {
  const server = await testServer();
  const [ada, bob] = await Promise.all([Guest.arrive(server.url, { name: 'Ada' }), Guest.arrive(server.url, { name: 'Bob' })]);
  const match = await deal('duel', [ada, bob]);
  const before = ada.frames.map(
    (frame) => JSON.parse(frame) as { table?: { status: string; shuffle: { commitment: string; secret: string | null } } },
  );
  const waiting = before.find((message) => message.table?.status === 'waiting');
  expect(waiting?.table?.shuffle).toMatchObject({ secret: null });
  const tooEarly = await fetch(`${server.http}/api/matches/${match}/replay`);
  expect(tooEarly.status).toBe(409);
  await playOut(match, [ada, bob], first);
  await ada.until(() => ada.tables.get(match)?.status === 'ended');
  const opened = ada.tables.get(match)?.shuffle;
  expect(opened?.commitment).toBe(waiting?.table?.shuffle.commitment);
  expect(opened?.secret).toMatch(/^[0-9a-f]{64}$/);
  const replay = readReplay(await (await fetch(`${server.http}/api/matches/${match}/replay`)).text());
  if ('code' in replay) throw new Error(replay.code);
  expect(replay.seats).toEqual([
    { name: '', kind: 'person' },
    { name: '', kind: 'person' },
  ]);
  expect(replay.choices.length).toBe(60);
  expect(verifyReplay(duel, replay)).toBeNull();
  await server.end();
});
