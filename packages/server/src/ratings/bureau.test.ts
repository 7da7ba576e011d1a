import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games as published } from '@orrery/games';
import { quick } from '@orrery/kernel';
import type { Leaders, Profile } from '@orrery/protocol';
import { openSqlite, type Skill, type Store } from '@orrery/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guest, playOut, shuffle, type Answered } from '../testing/guest.ts';
import { fixtures, HandTime, oneServer, type TestServer } from '../testing/place.ts';
import { OF_ONE_PAIR } from './bureau.ts';
import { after } from './reckoning.ts';
import { FRESH } from './skill.ts';

const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;

let folder = '';
let store: Store;
let server: TestServer;
let time: HandTime;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-ratings-'));
  store = await openSqlite(folder);
  time = new HandTime();
  server = await oneServer({ time, store, games: { ...fixtures, ...published } }, {}, folder);
});
afterEach(() => server.end().then(() => rmSync(folder, { recursive: true, force: true })));

const arrive = (name: string): Promise<Guest> => Guest.arrive(server.url, { name });
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const profileOf = async (guest: Guest, of?: string): Promise<Profile> =>
  (await guest.must({ do: 'profile', ...(of === undefined ? {} : { of }) })) as unknown as Profile;
const leadersFor = async (guest: Guest, game = 'duel'): Promise<Leaders> =>
  (await guest.must({ do: 'leaders', game })) as unknown as Leaders;

/** All of them look for the same, and sit at the table they are brought to. */
async function paired(people: readonly Guest[], rated: boolean, game = 'duel', more: { teams?: true } = {}): Promise<string> {
  const before = people.map(({ found }) => found.length);
  for (const guest of people) await guest.must({ do: 'seek', game, seats: people.length, clock, rated, ...more });
  await Promise.all(people.map((guest, i) => guest.until(() => guest.found.length > (before[i] ?? 0), 'a table')));
  const match = people[0]?.found.at(-1) ?? '';
  for (const guest of people) await guest.must({ do: 'watch', match });
  await shuffle(match, people);
  return match;
}

/** The first of them gives up, and that is counted. */
async function lose(people: readonly Guest[], rated = true): Promise<string> {
  const match = await paired(people, rated);
  await people[0]?.must({ do: 'resign', match });
  await server.settled();
  return match;
}

/** It is played to its end, and counted. */
async function playOn(people: readonly Guest[]): Promise<void> {
  await playOut(await paired(people, true), people, ([first = 0]) => first);
  await server.settled();
}

test('a rated game counts once it is over: for two, and by side on one’s own page', async () => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const match = await lose([ann, bob]);
  expect(ann.tables.get(match)).toMatchObject({ rated: true, memoryAid: false });
  const [hers, his] = [await profileOf(ann), await profileOf(bob)];
  expect(hers.ratings.find(({ side }) => side === '')).toMatchObject({ game: 'duel', figure: 969, games: 1, provisional: true });
  expect(his.ratings.map(({ side, figure }) => [side === '', figure])).toEqual([
    [true, 1031],
    [false, 1031],
  ]);
  expect(his.games).toMatchObject([{ match, game: 'duel', figure: 1031, outcome: 'won', others: ['Ann'] }]);
  const seen = await profileOf(ann, his.handle);
  expect([seen.name, seen.own, seen.ratings.length]).toEqual(['Bob', false, 1]);
  expect(codeOf(await ann.ask({ do: 'profile', of: 'nobody-at-all'.slice(0, 12) }))).toBe('no-such-person');
  expect(await leadersFor(ann)).toMatchObject({ rows: [], provisional: 2, own: { figure: 969, games: 1 } });
  expect(await leadersFor(await arrive('Eve'))).toEqual({ rows: [], provisional: 2, own: null });
});

test('a friendly game and one that bots fill count for nobody; neither does a rematch', async () => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const match = await lose([ann, bob], false);
  expect(ann.tables.get(match)?.rated).toBeUndefined();
  await ann.must({ do: 'seek', game: 'duel', seats: 2, clock, rated: true, fill: 0 });
  await ann.until(() => ann.found.length === 2, 'a bot');
  const filled = ann.found.at(-1) ?? '';
  await ann.must({ do: 'watch', match: filled });
  expect(ann.tables.get(filled)?.rated).toBeUndefined();
  const counted = await lose([ann, bob]);
  const { match: again } = await ann.must({ do: 'rematch', match: counted });
  await ann.must({ do: 'watch', match: String(again) });
  expect(ann.tables.get(String(again))?.rated).toBeUndefined();
  expect((await profileOf(ann)).games.map((game) => game.match)).toEqual([counted]);
});

test('at a rated table nothing is taken back and nobody takes part in another’s seat', async () => {
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  const match = await paired([ann, bob], true);
  const mover = ann.updates.get(match)?.open.length ? ann : bob;
  const update = mover.updates.get(match);
  await mover.must({ do: 'answer', match, n: update?.n ?? 0, choice: update?.open[0] ?? 0 });
  expect(codeOf(await mover.ask({ do: 'takeback', match }))).toBe('rated');
  expect(codeOf(await eve.ask({ do: 'claim', match, seat: 0, key: 'k'.repeat(32) }))).toBe('wrong-key');
});

test('many at one table: who has won, who has lost, and whoever left comes last', async () => {
  const people = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  const match = await paired(people, true, 'conclave');
  await playOut(match, people, ([first = 0]) => first);
  await server.settled();
  const profiles = await Promise.all(people.map((guest) => profileOf(guest)));
  const outcomes = profiles.map(({ games: [game] }) => game?.outcome);
  expect(outcomes.every((outcome) => outcome !== undefined)).toBe(true);
  expect(profiles.every(({ ratings }) => ratings.length === 1 && ratings[0]?.games === 1)).toBe(true);
});

test('two against two: partners win and lose together, and their pages say who played with whom', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Eve', 'Flo'].map(arrive));
  const [ann] = people;
  if (!ann) throw new Error('nobody is there');
  expect(codeOf(await ann.ask({ do: 'seek', game: 'gravity', seats: 3, clock, rated: true, teams: true }))).toBe('wrong-seats');
  expect(codeOf(await ann.ask({ do: 'seek', game: 'duel', seats: 2, clock, rated: true, teams: true }))).toBe('wrong-seats');
  const match = await paired(people, true, 'gravity', { teams: true });
  expect(ann.tables.get(match)?.options).toMatchObject({ seats: 4, confrontation: true });
  const dice = quick(5);
  await playOut(match, people, (open) => open[dice.below(open.length)] ?? 0);
  await server.settled();
  const profiles = await Promise.all(people.map((guest) => profileOf(guest)));
  for (const [i, { name, ratings, games }] of profiles.entries()) {
    const seat = people[i]?.tables.get(match)?.viewer ?? 0;
    const nameAt = (other: number): string | undefined => ann.tables.get(match)?.seats[other]?.name;
    const rivals = seat < 2 ? [2, 3] : [0, 1];
    expect(nameAt(seat)).toBe(name);
    expect(games).toMatchObject([{ match, partners: [nameAt(seat ^ 1)], others: rivals.map(nameAt) }]);
    const lost = games[0]?.outcome === 'lost';
    expect(profiles.find((one) => one.name === nameAt(seat ^ 1))?.games[0]?.outcome).toBe(games[0]?.outcome);
    expect(profiles.find((one) => one.name === nameAt(rivals[0] ?? 0))?.games[0]?.outcome).toBe(lost ? 'won' : 'lost');
    expect(ratings).toMatchObject([{ game: 'gravity', side: '', games: 1, figure: lost ? 978 : 1022 }]);
  }
  const [counted] = await store.people.ratings.counted(0);
  expect(counted?.parts.map(({ team }) => team)).toEqual([0, 0, 2, 2]);
});

test('six games a week of the same two count, then no more of them; a week later they do again', async () => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  for (let i = 0; i < OF_ONE_PAIR + 2; i++) await playOn([ann, bob]);
  expect((await profileOf(ann)).games.length).toBe(OF_ONE_PAIR);
  await time.pass(7 * 86_400_000 + 1, () => server.settled());
  await playOn([ann, bob]);
  expect((await profileOf(ann)).games.length).toBe(OF_ONE_PAIR + 1);
});

test('who throws three games away within a week has lost them, and is paired for ratings again when the first is a week old; who has played may give up', async () => {
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const seek = { do: 'seek', game: 'duel', seats: 2, clock } as const;
  await lose([ann, bob]);
  const until = time.now() + 7 * 86_400_000;
  await time.pass(86_400_000, () => server.settled());
  await lose([ann, bob]);
  expect(codeOf(await ann.ask({ ...seek, rated: true }))).toBe('ok');
  await ann.must({ do: 'unseek' });

  // Who gives up after having played has only lost.
  // Nobody wins Gravity in its first round, whatever is dealt.
  const match = await paired([bob, ann], true, 'gravity');
  await playOut(match, [ann, bob], ([first = 0]) => first, 24);
  expect(ann.tables.get(match)?.status).toBe('running');
  await ann.must({ do: 'resign', match });
  await server.settled();
  expect(codeOf(await ann.ask({ ...seek, rated: true }))).toBe('ok');
  await ann.must({ do: 'unseek' });

  await lose([ann, bob]);
  expect((await profileOf(ann)).games.map(({ outcome }) => outcome)).toEqual(['lost', 'lost', 'lost', 'lost']);
  expect(await ann.ask({ ...seek, rated: true })).toMatchObject({ no: { code: 'gave-up-early', data: { until } } });
  const { id } = await bob.must({
    do: 'hold',
    name: 'Rated',
    game: 'duel',
    kind: 'swiss',
    seats: 2,
    rounds: 2,
    clock,
    most: 8,
    starts: 3600,
    pause: 0,
    abandoned: 'bot',
    rated: true,
  });
  expect(codeOf(await ann.ask({ do: 'enter', of: String(id) }))).toBe('gave-up-early');
  expect(codeOf(await bob.ask({ do: 'enter', of: String(id) }))).toBe('ok');
  expect(codeOf(await ann.ask(seek))).toBe('ok');
  await ann.must({ do: 'unseek' });
  await time.pass(6 * 86_400_000 + 1, () => server.settled());
  expect(codeOf(await ann.ask({ ...seek, rated: true }))).toBe('ok');
});

test('ratings that another model has reckoned are reckoned anew at the next start, with every figure of every game; those of now are left alone', async () => {
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  for (const pair of [
    [ann, bob],
    [bob, eve],
    [eve, ann],
    [ann, eve],
  ] as const)
    await lose(pair);
  const restarted = async (): Promise<Profile[]> => {
    await server.close();
    store = await openSqlite(folder);
    server = await oneServer({ time, store }, {}, folder);
    await server.settled();
    return Promise.all([ann, bob, eve].map(async ({ token }) => profileOf(await Guest.arrive(server.url, { token }))));
  };
  const before = await Promise.all([ann, bob, eve].map((guest) => profileOf(guest)));
  const games = await store.people.ratings.counted(0);
  const bent = games.map((game) => ({ ...game, parts: game.parts.map((part) => ({ ...part, mu: 7, sigma: 1 })) }));
  const person = games[0]?.parts[0]?.person ?? '';
  const ratings = [{ person, game: 'duel', side: '', handle: 'x', after: { mu: 7, sigma: 1, games: 3 } }];
  // Meant for fewer results than there are: nothing happens.
  await store.people.ratings.renew('older', 3, bent, ratings);
  expect(await restarted()).toEqual(before);
  await store.people.ratings.renew('older', games.length, bent, ratings);
  expect(await store.people.ratings.leaders('duel', 1, 10)).toMatchObject([{ mu: 7 }]);
  expect(await restarted()).toEqual(before);
});

test('reckoned again from the list of results, ratings are the same; and a result that was cut off is counted later', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Eve', 'Flo'].map(arrive));
  for (const [i, j] of [
    [0, 1],
    [2, 3],
    [1, 2],
    [3, 0],
    [0, 2],
    [1, 3],
  ] as const) {
    const [one, other] = [people[i], people[j]];
    if (one && other) await lose([one, other]);
  }
  const again = new Map<string, Skill>();
  for (const { parts } of await store.people.ratings.counted(0)) {
    const rated = after(
      parts.map(({ person }) => again.get(person) ?? FRESH),
      parts,
    );
    for (const [i, { person }] of parts.entries()) again.set(person, rated[i] ?? FRESH);
  }
  const list = await store.people.ratings.leaders('duel', 1, 10);
  expect(list.length).toBe(4);
  for (const { person, mu, sigma, games } of list) expect(again.get(person)).toEqual({ mu, sigma, games });

  const [ann, bob] = people;
  if (!ann || !bob) throw new Error('nobody is there');
  const match = await lose([ann, bob], false);
  await store.people.ratings.expect(match, 'duel');
  expect((await profileOf(ann)).games.some((game) => game.match === match)).toBe(false);
  await time.pass(5 * 60_000, () => server.settled());
  expect((await profileOf(ann)).games.some((game) => game.match === match)).toBe(true);
});
