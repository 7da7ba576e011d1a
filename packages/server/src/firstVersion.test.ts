/** Data of a server whose shuffles were of the first version: what was played is as it was, what runs goes on, what waits is sealed anew. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkSeal, emptySeal, isPromised, readReplay, verifyReplay, writeReplay, type Replay } from '@orrery/kernel';
import { duel } from '@orrery/kernel/fixtures';
import { liberation } from '@orrery/liberation';
import { Client, sealsInMemory } from '@orrery/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, playOut, shuffle } from './testing/guest.ts';
import { fixtures, testServer, type TestServer } from './testing/place.ts';

const kept = new URL('./testing/first-version', import.meta.url);
const about = JSON.parse(readFileSync(new URL(`${kept.href}.json`), 'utf8')) as {
  readonly tokens: { readonly ada: string; readonly bob: string };
  readonly waiting: string;
  readonly running: string;
  readonly withBot: string;
  readonly ended: string;
  readonly record: string;
  readonly past: readonly number[];
};
const first = (open: readonly number[]): number => open[0] ?? 0;
let server: TestServer;
let ada: Guest;
let bob: Guest;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-first-'));
  writeFileSync(join(folder, 'orrery.db'), gunzipSync(readFileSync(new URL(`${kept.href}.db.gz`))));
  server = await testServer({ games: { ...fixtures, liberation } }, {}, folder);
  [ada, bob] = await Promise.all([
    Guest.arrive(server.url, { token: about.tokens.ada }),
    Guest.arrive(server.url, { token: about.tokens.bob }),
  ]);
  // Commands of the same people: none of them was ever sent before.
  for (const guest of [ada, bob]) guest.prefix = `later-${guest.prefix}`;
});
afterAll(() => server.end());

async function recordOf(match: string): Promise<{ readonly text: string; readonly replay: Replay }> {
  const text = await (await fetch(`${server.http}/api/matches/${match}/replay`)).text();
  const replay = readReplay(text);
  if ('code' in replay) throw new Error(replay.problem);
  return { text, replay };
}

test('a game that has ended has the record it had, byte for byte', async () => {
  const { text, replay } = await recordOf(about.ended);
  expect(text).toBe(about.record);
  expect(writeReplay(replay)).toBe(about.record);
  expect(verifyReplay(duel, replay)).toBeNull();
});

test('a running game goes on where it was, and ends under its own version', async () => {
  const { running: match } = about;
  for (const guest of [ada, bob]) await guest.must({ do: 'watch', match });
  expect(ada.pasts.get(match)).toEqual(about.past);
  await playOut(match, [ada, bob], first, 6);
  await ada.must({ do: 'resign', match });
  await ada.until(() => ada.tables.get(match)?.status === 'ended', 'the end');
  const { replay } = await recordOf(match);
  expect(isPromised(replay.seed)).toBe(false);
  expect(verifyReplay(liberation, replay)).toBeNull();
});

test('a device that watches a game that began under the first version raises no alarm', async () => {
  const seals = sealsInMemory();
  const client = new Client({ url: server.url, token: about.tokens.ada, seals });
  for (const match of [about.running, about.withBot, about.ended]) {
    const alarms: unknown[] = [];
    await client.watch(match, ({ pledge }) => alarms.push(pledge.alarm));
    expect((await client.seal(match))?.alarms).toEqual([]);
    expect(new Set(alarms)).toEqual(new Set([null]));
  }
  client.close();
});

test('a game with a bot ends under its own version, and says what that version does not prove', async () => {
  const { withBot: match } = about;
  await ada.must({ do: 'watch', match });
  await playOut(match, [ada], first);
  await ada.until(() => ada.tables.get(match)?.status === 'ended', 'the end');
  const { replay } = await recordOf(match);
  const { commitment, nonces } = replay.seed;
  const own = { seat: 0, nonce: nonces[0] ?? '' };
  const deal = { commitment, terms: null, pack: null, own, promises: null, taken: true };
  const checks = checkSeal(duel, replay, { ...emptySeal(match, 0), deals: [deal], past: ada.pasts.get(match) ?? [] });
  const states = Object.fromEntries(checks.map(({ id, state }) => [id, state]));
  expect(states).toMatchObject({
    record: 'yes',
    seal: 'yes',
    own: 'yes',
    past: 'yes',
    bots: 'unchecked',
    others: 'unchecked',
    once: 'unchecked',
  });
});

test('a table that waits is sealed anew: the number given in the open is forgotten, and everybody promises one', async () => {
  const { waiting: match } = about;
  await bob.must({ do: 'join', match });
  for (const guest of [ada, bob]) await guest.must({ do: 'watch', match });
  const { shuffle: shown, seats } = ada.tables.get(match) ?? {};
  expect(shown).toMatchObject({ version: 2, plan: ['open', 'open'], promises: [null, null] });
  expect(seats?.map(({ ready }) => ready)).toEqual([false, false]);
  await shuffle(match, [ada, bob]);
  await playOut(match, [ada, bob], first);
  const { replay } = await recordOf(match);
  expect(replay.seed).toMatchObject({ version: 2 });
  expect(verifyReplay(duel, replay)).toBeNull();
});
