import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@orrery/games';
import { quick } from '@orrery/kernel';
import type { Request, TournamentView } from '@orrery/protocol';
import { openSqlite } from '@orrery/store';
import { afterEach, expect, test } from 'vitest';
import { contend } from '../testing/contender.ts';
import { Guest, shuffle, type Answered } from '../testing/guest.ts';
import { HandTime, oneServer, type TestServer } from '../testing/place.ts';

const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;
const plan = {
  do: 'hold',
  name: 'Evening',
  game: 'duel',
  kind: 'swiss',
  seats: 2,
  rounds: 3,
  clock,
  most: 64,
  starts: 3600,
  pause: 0,
  abandoned: 'bot',
} as const satisfies Request<'hold'>;

let server: TestServer | null = null;
afterEach(async () => {
  await server?.end();
  server = null;
});
const open = async (): Promise<void> => {
  server = await oneServer({ beat: 20 });
};
const arrive = (name: string, token?: string): Promise<Guest> =>
  Guest.arrive(server?.url ?? '', token === undefined ? { name } : { token });
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const hold = async (guest: Guest, more: Partial<Request<'hold'>> = {}): Promise<string> =>
  ((await guest.must({ ...plan, ...more })) as unknown as TournamentView).id;
const view = async (guest: Guest, of: string): Promise<TournamentView> =>
  (await guest.must({ do: 'tournament', of, follow: true })) as unknown as TournamentView;

/** Asks again whenever something has happened, until something is so. */
async function until(guest: Guest, of: string, so: (view: TournamentView) => boolean, what: string): Promise<TournamentView> {
  for (;;) {
    const heard = guest.changed.length;
    const now = await view(guest, of);
    if (so(now)) return now;
    await guest.until(() => guest.changed.length > heard || guest.closed !== null, what);
    if (guest.closed) throw new Error(`cut off while waiting for ${what}`);
  }
}

test('a Swiss tournament of bots and two people runs by itself to its end: all meet others, the points add up', async () => {
  await open();
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const of = await hold(ann, { bots: 4, level: 'random' });
  for (const guest of [ann, bob]) await guest.must({ do: 'enter', of });
  expect(codeOf(await bob.ask({ do: 'begin', of }))).toBe('not-yours');
  await ann.must({ do: 'begin', of });
  const [over] = await Promise.all([ann, bob].map((guest, i) => contend(guest, of, quick(i))));
  expect(over).toMatchObject({ state: 'over', round: 3, rounds: 3, count: 6, entered: true, own: true });
  expect(over?.entrants.map(({ marks }) => marks.length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(over?.entrants.reduce((sum, { points }) => sum + points, 0)).toBe(9);
  expect(codeOf(await ann.ask({ do: 'enter', of }))).toBe('already-started');
});

test('it survives the server: started again it goes on where it was, and nothing is played twice', async () => {
  await open();
  let ann = await arrive('Ann');
  const of = await hold(ann, { bots: 7, level: 'random', rounds: 4 });
  await ann.must({ do: 'enter', of });
  await ann.must({ do: 'withdraw', of });
  await ann.must({ do: 'enter', of });
  await ann.must({ do: 'begin', of });
  const { token } = ann;
  let over: TournamentView | null = null;
  for (const round of [1, 2, 3]) {
    const playing = contend(ann, of, quick(round));
    await until(ann, of, (now) => now.round >= round, `round ${round}`);
    server = (await server?.restart()) ?? null;
    over = await playing.catch(() => null);
    ann = await arrive('Ann', token);
  }
  over ??= await contend(ann, of, quick(9));
  expect(over?.round).toBe(4);
  expect(over?.entrants.every(({ marks }) => marks.length === 4 && marks.every((mark) => mark !== null))).toBe(true);
  expect(over?.entrants.reduce((sum, { points }) => sum + points, 0)).toBe(16);
});

test('whoever was not there when their table was made is called when they come, as long as it waits for them', async () => {
  await open();
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const of = await hold(ann, { bots: 0, rounds: 1 });
  for (const guest of [ann, bob]) await guest.must({ do: 'enter', of });
  await bob.leave();
  await ann.must({ do: 'begin', of });
  await ann.until(() => ann.found.length === 1, 'the call');
  const match = ann.found[0] ?? '';
  const back = await arrive('Bob', bob.token);
  await back.until(() => back.found.length === 1, 'the call of who came later');
  expect(back.found).toEqual([match]);
  server = (await server?.restart()) ?? null;
  const [hers, his] = [await arrive('Ann', ann.token), await arrive('Bob', bob.token)];
  for (const guest of [hers, his]) await guest.until(() => guest.found.length === 1, 'the call after a new start');
  for (const guest of [hers, his]) await guest.must({ do: 'watch', match });
  await shuffle(match, [hers, his]);
  // Who is known to have come is left in peace.
  const again = await arrive('Bob', bob.token);
  await server?.settled();
  await again.must({ do: 'ping' });
  expect(again.found).toEqual([]);
});

for (const [abandoned, what] of [
  ['bot', 'a bot plays for who does not come'],
  ['rules', 'by the rules whoever has come gets the point of who has not'],
] as const)
  test(what, async () => {
    const time = new HandTime();
    server = await oneServer({ beat: 20, time });
    const ann = await arrive('Ann');
    const of = await hold(ann, { bots: 1, level: 'random', rounds: 1, abandoned });
    await ann.must({ do: 'enter', of });
    await ann.must({ do: 'begin', of });
    const first = await until(ann, of, ({ boards }) => boards.length === 1, 'the round');
    await ann.until(() => ann.found.length === 1, 'the call');
    await server.settled();
    await time.pass(3 * 60_000 + 1, () => server?.settled() ?? Promise.resolve());
    for (let i = 0; i < 600 && (await view(ann, of)).state !== 'over'; i++)
      await time.pass(1000, () => server?.settled() ?? Promise.resolve());
    const over = await view(ann, of);
    expect(over.state).toBe('over');
    expect(over.entrants.reduce((sum, { points }) => sum + points, 0)).toBe(1);
    expect(over.boards[0]?.match === first.boards[0]?.match).toBe(abandoned === 'rules');
    if (abandoned === 'rules') expect(over.entrants.find(({ own }) => own)?.points).toBe(0);
  });

test('a league fills its tables, and everybody against everybody has as many rounds as it needs; without players nothing takes place', async () => {
  await open();
  const ann = await arrive('Ann');
  const league = await hold(ann, { game: 'conclave', kind: 'league', seats: 3, rounds: 2, bots: 5, level: 'random' });
  await ann.must({ do: 'begin', of: league });
  const tables = await until(ann, league, ({ state }) => state === 'over', 'the league');
  expect(tables.boards.map(({ seats }) => seats.length)).toEqual([3, 3]);
  expect(tables.boards.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4]);
  // Who fills a seat plays as well as the others of the house.
  const filled = tables.boards.find(({ seats }) => seats.includes(-1))?.match ?? '';
  await ann.must({ do: 'watch', match: filled });
  await ann.until(() => ann.tables.has(filled), 'the table');
  expect(ann.tables.get(filled)?.seats.map(({ level }) => level)).toEqual(['random', 'random', 'random']);
  const robin = await hold(ann, { kind: 'robin', bots: 3, level: 'random' });
  await ann.must({ do: 'begin', of: robin });
  const all = await until(ann, robin, ({ state }) => state === 'over', 'all against all');
  expect(all.entrants.map(({ marks }) => marks)).toHaveLength(3);
  expect([all.rounds, all.entrants.reduce((sum, { points }) => sum + points, 0)]).toEqual([3, 6]);
  const nobody = await hold(ann);
  await ann.must({ do: 'begin', of: nobody });
  expect((await until(ann, nobody, ({ state }) => state === 'off', 'nothing')).count).toBe(0);
});

test('in a league nobody chooses a side: every seat has its own, and everybody has the seats in turn', async () => {
  server = await oneServer({ games });
  const ann = await arrive('Ann');
  const of = await hold(ann, { game: 'rex', kind: 'league', seats: 3, rounds: 3, bots: 2, level: 'random' });
  await ann.must({ do: 'enter', of });
  await ann.must({ do: 'begin', of });
  await ann.until(() => ann.found.length === 1, 'the call');
  const [match = ''] = ann.found;
  await ann.must({ do: 'watch', match });
  expect(ann.tables.get(match)?.options).toMatchObject({ seats: 3, raceChoice: 'seats' });
});

test('what cannot be held is refused in one word, and nobody holds more than three at once', async () => {
  await open();
  const ann = await arrive('Ann');
  const refused = async (more: Partial<Request<'hold'>>): Promise<string> => codeOf(await ann.ask({ ...plan, ...more }));
  expect(await refused({ game: 'chess' })).toBe('no-such-game');
  expect(await refused({ seats: 3 })).toBe('wrong-seats');
  expect(await refused({ kind: 'league', seats: 5 })).toBe('wrong-seats');
  expect(await refused({ clock: { kind: 'none' } })).toBe('needs-clock');
  expect(codeOf(await ann.ask({ do: 'tournament', of: 'aaaaaaaaaaaa' }))).toBe('no-such-tournament');
  for (let i = 0; i < 3; i++) await hold(ann);
  expect(await refused({})).toBe('too-many-tournaments');
  const of = await hold(await arrive('Bob'), { most: 2, bots: 1 });
  expect(codeOf(await ann.ask({ do: 'enter', of }))).toBe('ok');
  expect(codeOf(await (await arrive('Eve')).ask({ do: 'enter', of }))).toBe('tournament-full');
});

test('the stronger half by rating meets the weaker half in the first round, whoever came first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-seeds-'));
  const store = await openSqlite(folder);
  server = await oneServer({ beat: 20, store }, {}, folder);
  const people = await Promise.all(['Ann', 'Bob', 'Cat', 'Dan'].map((name) => arrive(name)));
  const changes = await Promise.all(
    Object.entries({ Ann: 20, Bob: 22, Cat: 30, Dan: 28 }).map(async ([name, mu]) => {
      const [person] = await store.people.called(name);
      const before = { mu: 25, sigma: 8, games: 0 };
      return { person: person?.id ?? '', handle: name, side: '', before, after: { mu, sigma: 5, games: 1 } };
    }),
  );
  await store.people.ratings.expect('before', 'duel');
  await store.people.ratings.count({ match: 'before', game: 'duel', ended: 1, parts: [] }, changes);
  const [ann] = people as [Guest];
  const of = await hold(ann);
  for (const guest of people) await guest.must({ do: 'enter', of });
  await ann.must({ do: 'begin', of });
  await until(ann, of, ({ round }) => round === 1, 'the first round');
  const boards = await store.people.tournaments.boards(of);
  expect(boards.map(({ seats }) => (JSON.parse(seats) as number[]).toSorted((a, b) => a - b))).toEqual([
    [1, 2],
    [0, 3],
  ]);
});
