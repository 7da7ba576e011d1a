/** A match is played to its end by the rules it began with; a house that no longer has them says so and touches nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { duel } from '@orrery/kernel/fixtures';
import type { Answer, Question, Thinkers } from '@orrery/bots/threads';
import type { AnyGame } from '@orrery/games';
import { PROTOCOL, type Listing } from '@orrery/protocol';
import { Client } from '@orrery/protocol/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest, deal, playOut } from './testing/guest.ts';
import { testServer, type TestServer } from './testing/place.ts';

const first = (open: readonly number[]): number => open[0] ?? 0;
const present: AnyGame = { ...duel, rules: '99' };
/** The next version of the duel, in which the last choice comes first, and which still knows the one before. */
const next: AnyGame = {
  ...present,
  open(options: unknown, pack: unknown) {
    const rules = (duel as AnyGame).open(options, pack);
    if ('faults' in rules) return rules;
    return {
      ...rules,
      legal(state: unknown, seat, out) {
        const count = rules.legal(state, seat, out);
        out.splice(0, count, ...out.slice(0, count).toReversed());
        return count;
      },
    };
  },
};

/** The present rules in a later program, which lays out its states otherwise. */
const laidOutAnew: AnyGame = {
  ...duel,
  open(options: unknown, pack: unknown) {
    const rules = (duel as AnyGame).open(options, pack);
    if ('faults' in rules) return rules;
    const inside = (state: unknown): unknown => (state as { readonly whole: unknown }).whole;
    return {
      ...rules,
      start: (chance, tell) => ({ whole: rules.start(chance, tell) }),
      clone: (state) => ({ whole: rules.clone(inside(state)) }),
      asked: (state) => rules.asked(inside(state)),
      legal: (state, seat, out) => rules.legal(inside(state), seat, out),
      apply: (state, seat, choice, chance, tell) => rules.apply(inside(state), seat, choice, chance, tell),
      result: (state) => rules.result(inside(state)),
      view: (state, viewer) => rules.view(inside(state), viewer),
    };
  },
};

let folder = '';
let server: TestServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-versions-'));
});
afterEach(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});
const serve = async (game: AnyGame): Promise<void> => {
  server = await testServer({ games: { duel: game }, snapshotEvery: 2 }, {}, folder);
};
const back = (guests: readonly Guest[]): Promise<Guest[]> => Promise.all(guests.map(({ token }) => Guest.arrive(server.url, { token })));
async function begin(): Promise<{ readonly guests: Guest[]; readonly match: string }> {
  await serve(duel);
  const guests = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
  const match = await deal('duel', guests);
  await playOut(match, guests, first, 4);
  await server.close();
  return { guests, match };
}

test('a match goes on under its own version, and its record names it; a new one and a rematch begin under the present one', async () => {
  const { guests, match } = await begin();
  await serve({ ...next, earlier: [duel] });
  const again = await back(guests);
  for (const guest of again) await guest.must({ do: 'watch', match });
  expect(again[0]?.tables.get(match)?.rules).toBe(duel.rules);
  await playOut(match, again, first);
  const replay = readReplay(await (await fetch(`${server.http}/api/matches/${match}/replay`)).text());
  if ('code' in replay) throw new Error(replay.code);
  expect(replay.rules).toBe(duel.rules);
  // Whoever has the later version with the earlier one in it can check the record; whoever has it alone is told why not.
  expect([verifyReplay({ ...next, earlier: [duel] }, replay), verifyReplay(duel, replay)]).toEqual([null, null]);
  expect(verifyReplay(next, replay)).toMatchObject({ code: 'other-rules' });
  const another = await deal('duel', again);
  expect(again[0]?.tables.get(another)?.rules).toBe('99');
  const made = await again[0]?.must({ do: 'rematch', match });
  await again[0]?.must({ do: 'watch', match: String(made?.['match']) });
  expect(again[0]?.tables.get(String(made?.['match']))?.rules).toBe('99');
});

test('bots are told which rules their match is played by', async () => {
  await serve(duel);
  const ada = await Guest.arrive(server.url);
  const before = await deal('duel', [ada], { bots: 1 });
  await server.close();
  const asked: (string | undefined)[] = [];
  const thinkers: Thinkers = {
    ask: <Q extends Question>({ table, open }: Q) => {
      asked.push(table.rules);
      return Promise.resolve(open[0] as Answer<Q>);
    },
    close: () => Promise.resolve(),
  };
  server = await testServer({ games: { duel: { ...next, earlier: [duel] } }, thinkers }, {}, folder);
  const [again] = (await back([ada])) as [Guest];
  await again.must({ do: 'watch', match: before });
  await playOut(before, [again], first, 2);
  await again.until(() => asked.length > 0, 'a bot to be asked');
  expect(new Set(asked)).toEqual(new Set([duel.rules]));
  await again.must({ do: 'resign', match: before });
  // Once it is over nobody is asked for the first match any more.
  asked.length = 0;
  const after = await deal('duel', [again], { bots: 1 });
  await playOut(after, [again], first, 2);
  await again.until(() => asked.length > 0, 'a bot to be asked');
  expect(new Set(asked)).toEqual(new Set(['99']));
});

test('a match goes on under a program that lays out its states otherwise', async () => {
  const { guests, match } = await begin();
  await serve(laidOutAnew);
  const again = await back(guests);
  for (const guest of again) await guest.must({ do: 'watch', match });
  expect(again[0]?.tables.get(match)?.status).toBe('running');
  await playOut(match, again, first);
  const replay = readReplay(await (await fetch(`${server.http}/api/matches/${match}/replay`)).text());
  if ('code' in replay) throw new Error(replay.code);
  expect(verifyReplay(duel, replay)).toBeNull();
});

test('a match whose rules are gone is closed with a clear word; with them it is there again, as it was', async () => {
  const { guests, match } = await begin();
  await serve(next);
  const [ada] = (await back(guests)) as [Guest];
  expect(await ada.ask({ do: 'watch', match })).toMatchObject({ no: { code: 'rules-gone' } });
  expect(await ada.ask({ do: 'resign', match })).toMatchObject({ no: { code: 'rules-gone' } });
  expect((await fetch(`${server.http}/api/matches/${match}/replay`)).status).toBe(410);
  const { mine } = (await ada.must({ do: 'list' })) as unknown as Listing;
  expect(mine.map(({ match: id, status }) => [id, status])).toEqual([[match, 'ended']]);
  await server.close();
  await serve({ ...next, earlier: [duel] });
  const again = await back(guests);
  for (const guest of again) await guest.must({ do: 'watch', match });
  expect(again[0]?.tables.get(match)?.status).toBe('running');
  await playOut(match, again, first, 4);
});

test('a page of another version is told so, by a greeting that may look like anything else', async () => {
  await serve(duel);
  let outdated = 0;
  const client = new Client({
    url: server.url,
    token: null,
    onOutdated: () => outdated++,
    socket: (url) => {
      const socket = new WebSocket(url);
      const send = socket.send.bind(socket);
      socket.send = (text: string) => send(text.replace(`"v":${PROTOCOL}`, `"v":${PROTOCOL + 1},"since":"tomorrow"`));
      return socket;
    },
  });
  await expect(client.request({ do: 'list' })).rejects.toMatchObject({ no: { code: 'other-protocol' } });
  expect(outdated).toBe(1);
});
