import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Account, Exported, Listing } from '@orrery/protocol';
import { dataFile, tendPeople } from '@orrery/store';
import { afterEach, expect, test } from 'vitest';
import { Guest, deal, shuffle, type Answered } from '../testing/guest.ts';
import { HandTime, testServer, type TestServer } from '../testing/place.ts';
import { LOOK_EVERY } from './farewells.ts';

const DAY = 86_400_000;
const NAME = 'Ermintrude the Unmistakable';
const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/her-own-telephone', key: 'K'.repeat(87), auth: 'HerOwnSecretOfSixteen-' };
const wishes = {
  turn: { push: true, mail: false },
  soon: { push: false, mail: true },
  quiet: { from: 1350, to: 480 },
  digest: null,
  language: 'de',
  zone: 'Asia/Kathmandu',
} as const;

let server: TestServer | null = null;
let time = new HandTime();
afterEach(async () => {
  await server?.end();
  server = null;
});

async function open(): Promise<TestServer> {
  time = new HandTime();
  server = await testServer({ time });
  return server;
}
const arrive = (given: { readonly token?: string; readonly name?: string } = {}): Promise<Guest> => Guest.arrive(server?.url ?? '', given);
const pass = (milliseconds: number): Promise<void> => time.pass(milliseconds, () => server?.settled() ?? Promise.resolve());
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const accountOf = async (guest: Guest): Promise<Account> => (await guest.must({ do: 'account' })) as unknown as Account;
const unknown = (token: string): Promise<boolean> =>
  arrive({ token }).then(
    () => false,
    (error: Error) => error.message === 'unknown-token',
  );

/** Two days, a look that takes everything that names somebody, and one that makes sure. */
async function gone(token: string): Promise<void> {
  await pass(2 * DAY);
  await pass(2 * LOOK_EVERY);
  expect(await unknown(token)).toBe(true);
}

test('whoever wants to go has two days to think again, on any device, and signing in is thinking again', async () => {
  await open();
  const ada = await arrive({ name: 'Ada' });
  const asked = (await ada.must({ do: 'delete' })) as unknown as Account;
  expect(asked.leaving).toBe(time.now() + 2 * DAY);
  await pass(2 * DAY - 1);
  expect(((await ada.must({ do: 'stay' })) as unknown as Account).leaving).toBeNull();
  await ada.must({ do: 'delete' });
  const { code } = await ada.must({ do: 'code' });
  await (await arrive()).must({ do: 'signin', typed: String(code) });
  expect((await accountOf(ada)).leaving).toBeNull();
  await pass(4 * DAY);
  expect((await accountOf(await arrive({ token: ada.token }))).name).toBe('Ada');
});

/** Logs as they were written before there were words for people. */
function asBefore(folder: string): void {
  const database = new DatabaseSync(dataFile(folder));
  database.exec('PRAGMA secure_delete = ON');
  for (const { match, alias, text } of database.prepare('SELECT match, alias, text FROM aliases').all())
    database.prepare('UPDATE log SET body = replace(body, ?, ?) WHERE match = ?').run(alias ?? '', text ?? '', match ?? '');
  database.exec('DELETE FROM aliases');
  database.close();
}

test.each([
  ['', false],
  [' also where logs of before name them,', true],
])('of somebody erased nothing is left in the data, byte by byte,%s and the others go on with their games', async (_, before) => {
  const { folder } = await open();
  let her = await arrive({ name: 'Gertie' });
  await her.must({ do: 'rename', name: NAME });
  let bob = await arrive({ name: 'Bob' });
  const eve = await arrive({ name: 'Eve' });
  const two = await deal('duel', [her, bob]);
  const three = await deal('conclave', [her, bob, eve], { public: true });
  const key = String((await her.must({ do: 'rekey', match: three }))['key']);
  const watched = await deal('duel', [bob, eve]);
  const waiting = String(
    (await her.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], public: true }))['match'],
  );
  await bob.must({ do: 'join', match: waiting });
  await her.must({ do: 'chat', match: two, room: 'table', text: 'what she said at the table' });
  await her.must({ do: 'watch', match: watched });
  await her.must({ do: 'chat', match: watched, room: 'watchers', text: 'what she called out' });
  await her.must({ do: 'subscribe', ...browser });
  await her.must({ do: 'wish', wishes });
  const exported = (await her.must({ do: 'export' })) as unknown as Exported;
  const { person } = JSON.parse(await (await fetch(`${server?.http}${exported.path}`)).text()) as { person: string };
  await her.must({ do: 'delete' });
  if (before && process.env['ORRERY_TEST_HOUSE'] === undefined) {
    await server?.close();
    asBefore(folder);
    server = await testServer({ time }, {}, folder);
    bob = await arrive({ token: bob.token });
    for (const match of [two, three]) await bob.must({ do: 'watch', match });
    expect(bob.tables.get(three)?.seats.map(({ name }) => name)).toEqual([NAME, 'Bob', 'Eve']);
    her = await arrive({ token: her.token });
  }
  await gone(her.token);
  await her.until(() => her.closed !== null, 'the end of the session');
  expect(her.closed).toEqual({ code: 4004 });

  await bob.must({ do: 'watch', match: waiting });
  for (const match of [two, three]) {
    const seat = bob.tables.get(match)?.seats[0];
    expect(seat).toMatchObject({ kind: 'person', name: '', gone: true });
  }
  expect(bob.tables.get(two)).toMatchObject({ status: 'ended', end: { ended: 'resigned', seat: 0 } });
  expect(bob.tables.get(three)).toMatchObject({ status: 'running', seats: [{ away: true }, {}, {}] });
  expect(bob.tables.get(waiting)?.seats[0]).toMatchObject({ kind: 'open' });
  const { mine } = (await bob.must({ do: 'list' })) as unknown as Listing;
  expect(JSON.stringify(mine)).not.toContain(NAME);
  const late = await arrive({ token: bob.token });
  await late.must({ do: 'watch', match: two });
  expect(late.chat.map(({ name, text }) => ({ name, text }))).toEqual([{ name: '', text: 'what she said at the table' }]);

  // As it is loaded again from what is stored.
  server = (await server?.restart()) ?? null;
  const again = await arrive({ token: bob.token });
  await again.must({ do: 'watch', match: three });
  expect(again.tables.get(three)?.seats[0]).toMatchObject({ kind: 'person', name: '', gone: true, away: true });
  expect(codeOf(await (await arrive()).ask({ do: 'claim', match: three, seat: 0, key }))).toBe('wrong-key');
  await again.must({ do: 'watch', match: watched });
  expect(again.tables.get(watched)?.seats.map(({ name }) => name)).toEqual(['Bob', 'Eve']);
  await server?.close();
  if (process.env['ORRERY_TEST_HOUSE'] !== undefined) return;
  const bytes = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'));
  expect(bytes.some((text) => text.includes('what she called out'))).toBe(true);
  for (const trace of [NAME, 'Gertie', person, browser.endpoint, browser.auth, wishes.zone])
    expect(bytes.filter((text) => text.includes(trace)).length, trace).toBe(0);
});

test('logs and records name nobody from the first row on: one table says who is who', async () => {
  const { folder } = await open();
  const [her, bob] = [await arrive({ name: NAME }), await arrive({ name: 'Bob' })];
  const match = await deal('duel', [her, bob]);
  await her.must({ do: 'chat', match, room: 'table', text: 'a good game' });
  await bob.must({ do: 'resign', match });
  const again = await her.must({ do: 'rematch', match });
  const { path } = (await her.must({ do: 'export' })) as unknown as Exported;
  const { person } = JSON.parse(await (await fetch(`${server?.http}${path}`)).text()) as { person: string };
  await server?.close();
  if (process.env['ORRERY_TEST_HOUSE'] !== undefined) return;
  const database = new DatabaseSync(dataFile(folder));
  const bodies = database
    .prepare('SELECT body FROM log')
    .all()
    .map(({ body }) => String(body));
  expect(bodies.length).toBeGreaterThan(10);
  for (const trace of [NAME, 'Bob', person])
    expect(
      bodies.filter((body) => body.includes(trace)),
      trace,
    ).toEqual([]);
  expect(
    database
      .prepare('SELECT DISTINCT match FROM aliases WHERE person = ? ORDER BY match')
      .all(person)
      .map((line) => line['match']),
  ).toEqual([match, String(again['match'])].toSorted());
  database.close();
  // Whoever is named in that table is known again from what is stored.
  server = await testServer({ time }, {}, folder);
  const later = await arrive({ token: her.token });
  await later.must({ do: 'watch', match });
  expect(later.tables.get(match)).toMatchObject({ viewer: 0, seats: [{ name: NAME }, { name: 'Bob' }] });
  expect(later.chat.map(({ name, text }) => [name, text])).toEqual([[NAME, 'a good game']]);
});

test('an export has everything of one’s own and nothing of anybody else; its link is good once, and for five minutes', async () => {
  await open();
  const ada = await arrive({ name: 'Ada' });
  const bob = await arrive({ name: 'Robert the other' });
  await ada.must({ do: 'rename', name: 'Grace' });
  const match = await deal('duel', [ada, bob]);
  const other = await deal('duel', [bob, await arrive({ name: 'Third' })]);
  await ada.must({ do: 'chat', match, room: 'table', text: 'hello from her' });
  await bob.must({ do: 'chat', match, room: 'table', text: 'hello from him' });
  await ada.must({ do: 'watch', match: other });
  await ada.must({ do: 'chat', match: other, room: 'watchers', text: 'well played' });
  await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.must({ do: 'subscribe', ...browser });
  await ada.must({ do: 'wish', wishes });
  const { path } = (await ada.must({ do: 'export' })) as unknown as Exported;
  const answer = await fetch(`${server?.http}${path}`);
  expect(answer.headers.get('content-disposition')).toContain('orrery-account.json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  const file = JSON.parse(text) as {
    readonly name: string;
    readonly notices: unknown;
    readonly formerNames: readonly { readonly name: string }[];
    readonly matches: readonly { readonly match: string; readonly did: readonly { readonly did: { readonly k: string } }[] }[];
  };
  expect([file.name, file.formerNames.map(({ name }) => name)]).toEqual(['Grace', ['Ada']]);
  expect(file.notices).toEqual({ wishes, address: '', browsers: [{ ...browser, device: '', made: time.now() }], told: [] });
  expect(file.matches.length).toBe(3);
  const kinds = Object.fromEntries(file.matches.map((one) => [one.match, one.did.map(({ did }) => did.k)]));
  expect(kinds[match]).toEqual(['made', 'sat', 'promised', 'opened', 'chat']);
  expect(kinds[other]).toEqual(['chat']);
  expect(text).toContain('hello from her');
  for (const foreign of ['Robert', 'hello from him', 'secret', ada.token]) expect(text, foreign).not.toContain(foreign);
  expect((await fetch(`${server?.http}${path}`)).status).toBe(404);
  const late = (await ada.must({ do: 'export' })) as unknown as Exported;
  await pass(5 * 60_000 + 1);
  expect((await fetch(`${server?.http}${late.path}`)).status).toBe(404);
  expect((await fetch(`${server?.http}/api/export/nonsense`)).status).toBe(404);
});

/** Where the export has what a table says of somebody; null for what is no more than a key to the rest, or lasts for minutes. */
const EXPORTED: Readonly<Record<string, string | null>> = {
  acts: 'acts',
  aliases: 'matches',
  browsers: 'notices',
  entrants: 'tournaments',
  friends: 'friends',
  holidays: 'holidays',
  ignored: 'ignored',
  lessons: 'lessons',
  matches: 'matches',
  measures: 'silence',
  missed: 'missed',
  moderators: 'moderator',
  names: 'formerNames',
  notices: 'notices',
  passkeys: 'passkeys',
  people: 'name',
  ratings: 'ratings',
  recovery: 'recovery',
  reports: 'reports',
  results: 'results',
  seats: 'matches',
  seeks: 'seeks',
  sessions: 'sessions',
  tickets: null,
  tournaments: 'tournaments',
  visits: 'matches',
  wishes: 'notices',
};

const isNothing = (value: unknown): boolean => ['', 'null', 'false', '""', '[]', '{}'].includes(JSON.stringify(value) ?? '');

test('whatever table has something of somebody, the export has it too', async () => {
  const { folder } = await open();
  const [her, bob] = [await arrive({ name: 'Gertie' }), await arrive({ name: 'Bob' })];
  await her.must({ do: 'rename', name: NAME });
  const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;
  for (const guest of [her, bob]) await guest.must({ do: 'seek', game: 'duel', seats: 2, clock, rated: true });
  await her.until(() => her.found.length > 0, 'a table');
  const match = her.found[0] ?? '';
  for (const guest of [her, bob]) await guest.must({ do: 'watch', match });
  await shuffle(match, [her, bob]);
  await her.must({ do: 'chat', match, room: 'table', text: 'a good game' });
  await her.must({ do: 'befriend', match, seat: her.tables.get(match)?.viewer === 0 ? 1 : 0 });
  await her.must({ do: 'report', match, seat: her.tables.get(match)?.viewer === 0 ? 1 : 0, reason: 'slow' });
  await her.must({ do: 'resign', match });
  await server?.settled();
  await her.must({ do: 'ignore', match, seat: her.tables.get(match)?.viewer === 0 ? 1 : 0, how: 'mute' });
  const watched = await deal('duel', [bob, await arrive({ name: 'Eve' })]);
  await her.must({ do: 'watch', match: watched });
  await her.must({ do: 'chat', match: watched, room: 'watchers', text: 'well played' });
  await her.must({ do: 'subscribe', ...browser });
  await her.must({ do: 'wish', wishes });
  await her.must({ do: 'holiday', days: 3 });
  const plan = { name: 'Evening', game: 'duel', kind: 'swiss', seats: 2, rounds: 2, clock, most: 8, starts: 3600, pause: 0 } as const;
  await her.must({ do: 'enter', of: String((await her.must({ do: 'hold', ...plan, abandoned: 'bot' }))['id']) });
  await her.must({ do: 'seek', game: 'duel', seats: 2, clock });
  await her.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  if (process.env['ORRERY_TEST_HOUSE'] !== undefined) return;
  await tendPeople(folder, async (people) => {
    const [{ id: whom } = { id: '' }] = await people.called(NAME);
    const deed = { time: time.now(), by: '', whom, match: '', until: time.now() + DAY, reason: 'rude', address: false };
    for (const what of ['silence', 'role'] as const) await people.conduct.act({ ...deed, what });
    await people.seeks.miss(whom, watched, time.now(), 0);
    await people.lessons.add(whom, ['duel D1']);
    await people.setRecovery(whom, ['a-hash'], time.now());
    await people.addPasskey({
      id: 'passkey',
      person: whom,
      key: 'key',
      counter: 0,
      transports: '',
      device: '',
      synced: false,
      made: time.now(),
      used: time.now(),
    });
  });
  const { path } = (await her.must({ do: 'export' })) as unknown as Exported;
  const file = (await (await fetch(`${server?.http}${path}`)).json()) as Readonly<Record<string, unknown>>;
  const database = new DatabaseSync(dataFile(folder), { readOnly: true });
  const names = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all()
    .map(({ name }) => String(name));
  const telling = names.filter((name) =>
    database
      .prepare(`SELECT * FROM ${name}`)
      .all()
      .some((row) => Object.values(row).some((value) => String(value).includes(String(file['person'])))),
  );
  database.close();
  // All of them but the one that was used up by asking, and the one that remembers what was told of games over days.
  expect(telling.toSorted()).toEqual(Object.keys(EXPORTED).filter((name) => name !== 'tickets' && name !== 'notices'));
  const empty = telling.filter((name) => isNothing(file[EXPORTED[name] ?? '']));
  expect(empty).toEqual([]);
  expect(file['results']).toMatchObject([{ match, game: 'duel', rank: 2, early: true }]);
  expect(file['ratings']).toMatchObject([
    { game: 'duel', side: '', games: 1 },
    { game: 'duel', games: 1 },
  ]);
  expect(JSON.stringify(file)).not.toContain('Bob');
});

test('a record is named by the game alone: two people by other names have the same', async () => {
  await open();
  const names = async (match: string): Promise<readonly { readonly name: string }[]> => {
    const replay = (await (await fetch(`${server?.http}/api/matches/${match}/replay`)).json()) as {
      readonly seats: readonly { readonly name: string }[];
    };
    return replay.seats;
  };
  const [ada, bob] = [await arrive({ name: 'Ada' }), await arrive({ name: 'Bob' })];
  const match = await deal('duel', [ada, bob]);
  expect(codeOf(await ada.ask({ do: 'resign', match }))).toBe('ok');
  expect((await names(match)).map(({ name }) => name)).toEqual(['', '']);
});
