/** Life at a table: who may do what, told to whom, kept through restarts. */
import { SPECTATOR, type TableView } from '@orrery/kernel';
import type { Listing, Request } from '@orrery/protocol';
import { openSqlite } from '@orrery/store';
import { afterEach, expect, test } from 'vitest';
import { Guest, deal, openNumber, playOut, promise, shuffle, type Answered } from './testing/guest.ts';
import { HandTime, testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
afterEach(async () => {
  await server.end();
});
const first = (open: readonly number[]): number => open[0] ?? 0;
const code = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const guests = (...names: string[]): Promise<Guest[]> => Promise.all(names.map((name) => Guest.arrive(server.url, { name })));
const move = (guest: Guest, match: string, id?: string): Promise<Answered> => {
  const update = guest.updates.get(match);
  return guest.ask({ do: 'answer', match, n: update?.n ?? 0, choice: first(update?.open ?? []) }, id);
};

test('LIB-SETUP-2, LIB-OPT-9: seats, options and pack are settled and visible to all before the deal', async () => {
  server = await testServer();
  const [ada, bob] = (await guests('Ada', 'Bob')) as [Guest, Guest];
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'open' }, { kind: 'me' }], public: true });
  const match = String(made['match']);
  await bob.must({ do: 'watch', match });
  const table = bob.tables.get(match);
  expect(table).toMatchObject({
    status: 'waiting',
    options: {},
    viewer: SPECTATOR,
    seats: [{ kind: 'open' }, { kind: 'person', name: 'Ada' }],
  });
  expect(bob.updates.has(match)).toBe(false);
  expect(code(await bob.ask({ do: 'join', match, seat: 1 }))).toBe('seat-taken');
  expect((await bob.must({ do: 'join', match }))['seat']).toBe(0);
  await bob.until(() => bob.tables.get(match)?.viewer === 0);
  expect(code(await bob.ask({ do: 'join', match }))).toBe('already-seated');
});

test('who gives a name and goes to a table in the same breath is called by it there', async () => {
  server = await testServer();
  const [ada, bob] = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const rename = (guest: Guest, name: string) => guest.must({ do: 'rename', name });
  const [, made] = await Promise.all([
    rename(ada, 'Ada'),
    ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }),
  ]);
  const match = String(made['match']);
  await bob.must({ do: 'watch', match });
  await Promise.all([rename(bob, 'Bob'), bob.must({ do: 'join', match })]);
  await bob.until(() => bob.tables.get(match)?.seats[1]?.kind === 'person');
  expect(bob.tables.get(match)?.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
});

test('wrong games, options, seats and packs are refused by name', async () => {
  server = await testServer();
  const [ada] = (await guests('Ada')) as [Guest];
  const two = [{ kind: 'me' as const }, { kind: 'open' as const }];
  expect(code(await ada.ask({ do: 'create', game: 'chess', seats: two }))).toBe('no-such-game');
  expect(code(await ada.ask({ do: 'create', game: 'duel', seats: [...two, { kind: 'open' }] }))).toBe('wrong-seats');
  expect(code(await ada.ask({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] }))).toBe('one-seat-each');
  expect(await ada.ask({ do: 'create', game: 'conclave', options: { seats: 9 }, seats: two })).toMatchObject({
    no: { code: 'bad-options', data: { path: '/options/seats' } },
  });
  expect(code(await ada.ask({ do: 'join', match: 'nowhere-at-all' }))).toBe('no-such-match');
});

test('who leaves before the deal makes room; afterwards nobody leaves', async () => {
  server = await testServer();
  const [ada, bob, eve] = (await guests('Ada', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const match = String((await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }))['match']);
  await bob.must({ do: 'join', match });
  expect(code(await eve.ask({ do: 'join', match }))).toBe('seat-taken');
  await bob.must({ do: 'leave', match });
  await eve.must({ do: 'join', match });
  for (const guest of [ada, eve]) await guest.must({ do: 'watch', match });
  await shuffle(match, [ada, eve]);
  await eve.until(() => eve.updates.has(match));
  expect(code(await eve.ask({ do: 'leave', match }))).toBe('already-started');
  expect(code(await bob.ask({ do: 'join', match }))).toBe('already-started');
});

test('a command sent twice is carried out once and gets the same answer, whatever it is', async () => {
  server = await testServer();
  const [ada, bob] = (await guests('Ada', 'Bob')) as [Guest, Guest];
  const create: Request<'create'> = { do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const [one, two] = await Promise.all([
    ada.must(create, 'make'),
    Guest.arrive(server.url, { token: ada.token }).then((tab) => tab.must(create, 'make')),
  ]);
  expect(two).toEqual(one);
  const match = String(one['match']);
  const joined = await bob.must({ do: 'join', match }, 'sit');
  expect(await bob.must({ do: 'join', match }, 'sit')).toEqual(joined);
  for (const guest of [ada, bob]) {
    await guest.must({ do: 'watch', match });
    await promise(match, guest, 'promise');
    await promise(match, guest, 'promise');
  }
  for (const guest of [ada, bob]) {
    await openNumber(match, guest, 'number');
    await openNumber(match, guest, 'number');
  }
  await ada.until(() => ada.updates.has(match));
  const update = ada.updates.get(match);
  const answer = { do: 'answer', match, n: update?.n ?? 0, choice: first(update?.open ?? []) } as const;
  await Promise.all([ada.must(answer, 'move'), ada.must(answer, 'move')]);
  await ada.must(answer, 'move');
  expect(code(await ada.ask(answer, 'another'))).toBe('stale');
  expect(ada.updates.get(match)?.n).toBe(1);
  await ada.must({ do: 'chat', match, room: 'table', text: 'hi' }, 'say');
  await ada.must({ do: 'chat', match, room: 'table', text: 'hi' }, 'say');
  await bob.until(() => bob.chat.length > 0);
  server = await server.restart();
  const again = await Guest.arrive(server.url, { token: ada.token });
  await again.must(answer, 'move');
  await again.must({ do: 'watch', match });
  expect(again.updates.get(match)?.n).toBe(1);
  expect(again.chat.length).toBe(1);
});

test('one who comes back gets the difference; with another past, or none, the whole', async () => {
  server = await testServer();
  const [ada, bob] = (await guests('Ada', 'Bob')) as [Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  await playOut(match, [ada, bob], first, 10);
  const past = ada.pasts.get(match) ?? [];
  const at = ada.updates.get(match)?.at ?? 0;
  const { digest } = await import('@orrery/protocol');
  ada.vanish();
  await move(bob, match).then(() => move(bob, match));
  for (const [have, from] of [
    [{ at, length: past.length, digest: digest(past) }, past.length],
    [{ at, length: past.length, digest: 5 }, 0],
    [{ at, length: 1e6, digest: 5 }, 0],
  ] as const) {
    const again = await Guest.arrive(server.url, { token: ada.token });
    await again.must({ do: 'watch', match, have });
    const update = again.updates.get(match);
    expect(update?.from).toBe(from);
    expect([...past.slice(0, from), ...(update?.tail ?? [])].slice(0, past.length)).toEqual(past);
    await again.leave();
  }
});

test('several tabs of one person see the same; a spectator sees the spectator’s view and nothing else', async () => {
  server = await testServer();
  const [ada, bob, eve] = (await guests('Ada', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  const tab = await Guest.arrive(server.url, { token: ada.token });
  await tab.must({ do: 'watch', match });
  await eve.must({ do: 'watch', match });
  await playOut(match, [tab, bob], first);
  await ada.until(() => ada.tables.get(match)?.status === 'ended');
  expect(ada.pasts.get(match)).toEqual(tab.pasts.get(match));
  for (const frame of eve.frames) {
    const message = JSON.parse(frame) as { view?: TableView; open?: readonly number[]; n?: number };
    if (!message.view) continue;
    expect(message.view.viewer).toBe(SPECTATOR);
    expect(message.open).toEqual([]);
    expect(message.n).toBe(0);
  }
  expect(code(await eve.ask({ do: 'answer', match, n: 0, choice: 0 }))).toBe('no-seat');
});

test('a table without spectators shows a stranger nothing while it runs', async () => {
  server = await testServer();
  const [ada, bob, eve] = (await guests('Ada', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const match = await deal('duel', [ada, bob], { spectators: 'none' });
  expect(code(await eve.ask({ do: 'watch', match }))).toBe('no-spectators');
  await playOut(match, [ada, bob], first);
  await eve.must({ do: 'watch', match });
  expect(eve.updates.get(match)?.view).toMatchObject({ viewer: SPECTATOR });
});

test('a table without spectators lets go of those who looked on while people sat down', async () => {
  server = await testServer();
  const [ada, bob, eve] = (await guests('Ada', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], spectators: 'none' });
  const match = String(made['match']);
  await bob.must({ do: 'join', match });
  for (const guest of [ada, bob, eve]) await guest.must({ do: 'watch', match });
  await shuffle(match, [ada, bob]);
  await eve.until(() => eve.tables.get(match)?.status === 'running', 'the beginning');
  const heard = eve.frames.length;
  await ada.must({ do: 'chat', match, room: 'table', text: 'at last we are alone' });
  await bob.must({ do: 'unwatch', match });
  await ada.until(() => ada.tables.get(match)?.here === 1, 'Bob to be gone');
  expect(code(await eve.ask({ do: 'chat', match, room: 'watchers', text: 'are you?' }))).toBe('no-spectators');
  expect(eve.frames.length).toBe(heard + 1);
  expect(eve.updates.has(match)).toBe(false);
});

test('free undo takes back unfinished steps; beyond that the others are asked, and all must agree', async () => {
  server = await testServer();
  const [ada, bob, cyd] = (await guests('Ada', 'Bob', 'Cyd')) as [Guest, Guest, Guest];
  const match = await deal('conclave', [ada, bob, cyd]);
  const before = ada.pasts.get(match);
  await move(ada, match);
  await ada.until(() => ada.updates.get(match)?.undo === 1);
  // Of the game; who is there may be told meanwhile.
  const seen = bob.updates.get(match);
  await ada.must({ do: 'undo', match, n: 1, answers: 1 });
  expect(ada.pasts.get(match)).toEqual(before);
  // Whatever was sent before an answer is there with it.
  await bob.must({ do: 'chat', match, room: 'table', text: 'has anything happened?' });
  expect(bob.updates.get(match)).toBe(seen);
  expect(code(await ada.ask({ do: 'undo', match, n: 2, answers: 1 }))).toBe('not-undoable');
  // Both steps of a bid are told as decided: no longer free.
  await move(ada, match);
  await ada.until(() => ada.updates.get(match)?.n === 3);
  await move(ada, match);
  await bob.until(() => (bob.updates.get(match)?.at ?? 0) > 0);
  expect(ada.updates.get(match)?.undo).toBe(0);
  await ada.must({ do: 'takeback', match });
  await bob.until(() => bob.tables.get(match)?.takeback?.seat === 0);
  await bob.must({ do: 'consent', match, agree: false });
  await ada.until(() => ada.tables.get(match)?.takeback === null);
  await ada.must({ do: 'takeback', match });
  await bob.must({ do: 'consent', match, agree: true });
  expect(code(await bob.ask({ do: 'consent', match, agree: true }))).toBe('not-asked');
  const told = bob.pasts.get(match)?.length ?? 0;
  await cyd.must({ do: 'consent', match, agree: true });
  await bob.until(() => (bob.pasts.get(match)?.length ?? 0) < told);
  await ada.until(() => ada.updates.get(match)?.open.length === 2, 'the second step again');
  await ada.must({ do: 'undo', match, n: ada.updates.get(match)?.n ?? 0, answers: 1 });
  expect(code(await ada.ask({ do: 'takeback', match }))).toBe('nothing-to-take-back');
  server = await server.restart();
  const again = await Guest.arrive(server.url, { token: bob.token });
  await again.must({ do: 'watch', match });
  expect(again.pasts.get(match)).toEqual(bob.pasts.get(match));
});

test('LIB-END-6: a resignation ends a game of two with its seat named, and the replay says so', async () => {
  server = await testServer();
  const [ada, bob] = (await guests('Ada', 'Bob')) as [Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  await playOut(match, [ada, bob], first, 7);
  await bob.must({ do: 'resign', match });
  await ada.until(() => ada.tables.get(match)?.status === 'ended');
  expect(ada.tables.get(match)?.end).toEqual({ ended: 'resigned', seat: 1 });
  expect(code(await move(ada, match))).toBe('ended');
  const replay = (await (await fetch(`${server.http}/api/matches/${match}/replay`)).json()) as { end: unknown };
  expect(replay.end).toEqual({ ended: 'resigned', seat: 1 });
});

test('at a larger table a bot plays on for who resigns', async () => {
  server = await testServer();
  const [ada, bob, cyd] = (await guests('Ada', 'Bob', 'Cyd')) as [Guest, Guest, Guest];
  const match = await deal('conclave', [ada, bob, cyd]);
  await cyd.must({ do: 'resign', match });
  await ada.until(() => ada.tables.get(match)?.seats[2]?.away === true);
  expect(ada.tables.get(match)?.seats[2]).toMatchObject({ why: 'resigned' });
  expect(code(await move(cyd, match))).toBe('away');
  await playOut(match, [ada, bob], first);
  await ada.until(() => ada.tables.get(match)?.status === 'ended');
  expect(ada.tables.get(match)?.end).toHaveProperty('winners');
});

test('a rematch swaps sides, is one match for both, and keeps their seats', async () => {
  server = await testServer();
  const [ada, bob, eve] = (await guests('Ada', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  expect(code(await ada.ask({ do: 'rematch', match }))).toBe('not-ended');
  await ada.must({ do: 'resign', match });
  const [one, two] = await Promise.all([ada.must({ do: 'rematch', match }), bob.must({ do: 'rematch', match })]);
  const again = String(one['match']);
  expect(two['match']).toBe(again);
  await ada.until(() => ada.tables.get(match)?.rematch === again);
  expect(code(await eve.ask({ do: 'join', match: again }))).toBe('seat-taken');
  for (const guest of [ada, bob]) await guest.ask({ do: 'join', match: again });
  for (const guest of [ada, bob]) await guest.must({ do: 'watch', match: again });
  expect(ada.tables.get(again)?.seats.map(({ name }) => name)).toEqual(['Bob', 'Ada']);
});

test('a seat is taken up on another device by its key, and by nobody with another', async () => {
  server = await testServer();
  const [ada, bob, phone, eve] = (await guests('Ada', 'Bob', 'Phone', 'Eve')) as [Guest, Guest, Guest, Guest];
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }, 'make');
  const match = String(made['match']);
  const key = String(made['key']);
  const other = String((await bob.must({ do: 'join', match }))['key']);
  expect(code(await eve.ask({ do: 'claim', match, seat: 0, key: other }))).toBe('wrong-key');
  expect(code(await eve.ask({ do: 'claim', match, seat: 0, key: 'x'.repeat(32) }))).toBe('wrong-key');
  await phone.must({ do: 'claim', match, seat: 0, key });
  await phone.must({ do: 'watch', match });
  expect(phone.tables.get(match)?.viewer).toBe(0);
  await promise(match, phone);
  expect(
    code(
      (await Guest.arrive(server.url, { token: 'y'.repeat(32) }).catch((error: Error) => ({ no: { code: error.message } }))) as Answered,
    ),
  ).toBe('unknown-token');
});

test('whoever takes a key back has the seat alone again, at once and through a restart', async () => {
  server = await testServer();
  const [ada, bob, phone, eve] = (await guests('Ada', 'Bob', 'Phone', 'Eve')) as [Guest, Guest, Guest, Guest];
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const match = String(made['match']);
  const old = String(made['key']);
  await bob.must({ do: 'join', match });
  for (const guest of [ada, bob]) await guest.must({ do: 'watch', match });
  await shuffle(match, [ada, bob]);
  await phone.must({ do: 'claim', match, seat: 0, key: old });
  await phone.must({ do: 'watch', match });
  await phone.until(() => (phone.updates.get(match)?.open.length ?? 0) > 0);
  expect(code(await phone.ask({ do: 'rekey', match }))).toBe('not-owner');
  expect(code(await eve.ask({ do: 'rekey', match }))).toBe('no-seat');

  const key = String((await ada.must({ do: 'rekey', match }, 'rekey'))['key']);
  expect(await ada.must({ do: 'rekey', match }, 'rekey')).toEqual({ key });
  await eve.must({ do: 'watch', match });
  const asEve = (): boolean =>
    phone.tables.get(match)?.viewer === SPECTATOR && String(phone.pasts.get(match)) === String(eve.pasts.get(match));
  await phone.until(asEve, 'what everybody sees');
  expect(phone.pasts.get(match)).not.toEqual(ada.pasts.get(match));
  expect(phone.updates.get(match)).toEqual(eve.updates.get(match));
  expect(code(await move(phone, match))).toBe('no-seat');
  const shown = eve.updates.get(match);
  await move(ada, match);
  await eve.until(() => eve.updates.get(match) !== shown);
  await phone.until(asEve, 'what everybody sees then');
  expect(phone.updates.get(match)).toMatchObject({ open: [] });
  expect(code(await phone.ask({ do: 'claim', match, seat: 0, key: old }))).toBe('wrong-key');

  server = await server.restart();
  const [back, again] = await Promise.all([phone, ada].map(({ token }) => Guest.arrive(server.url, { token })));
  if (!back || !again) throw new Error('nobody came back');
  await back.must({ do: 'watch', match });
  expect(back.tables.get(match)?.viewer).toBe(SPECTATOR);
  expect(code(await back.ask({ do: 'claim', match, seat: 0, key: old }))).toBe('wrong-key');
  await back.must({ do: 'claim', match, seat: 0, key });
  await back.until(() => back.tables.get(match)?.viewer === 0);
  expect((await again.must({ do: 'rekey', match }))['key']).not.toBe(key);
});

test('a key taken back before the deal stays worthless for whoever sits there again, and no deal waits for a number sent away', async () => {
  server = await testServer();
  const [ada, bob, phone] = (await guests('Ada', 'Bob', 'Phone')) as [Guest, Guest, Guest];
  const match = String((await bob.must({ do: 'create', game: 'duel', seats: [{ kind: 'open' }, { kind: 'me' }] }))['match']);
  const old = String((await ada.must({ do: 'join', match }))['key']);
  await phone.must({ do: 'claim', match, seat: 0, key: old });
  for (const guest of [ada, bob, phone]) await guest.must({ do: 'watch', match });
  await promise(match, phone);
  const key = String((await ada.must({ do: 'rekey', match }))['key']);
  await phone.until(() => phone.tables.get(match)?.viewer === SPECTATOR);
  expect(phone.updates.has(match)).toBe(false);
  await ada.must({ do: 'leave', match });
  expect(await ada.must({ do: 'join', match })).toEqual({ seat: 0, key });
  expect(code(await phone.ask({ do: 'claim', match, seat: 0, key: old }))).toBe('wrong-key');
  await shuffle(match, [ada, bob]);
  await ada.until(() => ada.tables.get(match)?.status === 'running');
});

test('at a table without spectators whoever loses the key hears that it goes on, and nothing more', async () => {
  server = await testServer();
  const [ada, bob, phone] = (await guests('Ada', 'Bob', 'Phone')) as [Guest, Guest, Guest];
  const made = await ada.must({ do: 'create', game: 'duel', spectators: 'none', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const match = String(made['match']);
  await bob.must({ do: 'join', match });
  for (const guest of [ada, bob]) await guest.must({ do: 'watch', match });
  await phone.must({ do: 'claim', match, seat: 0, key: String(made['key']) });
  await shuffle(match, [ada, bob]);
  await phone.must({ do: 'watch', match });
  await ada.must({ do: 'rekey', match });
  await phone.until(() => phone.tables.get(match)?.viewer === SPECTATOR);
  const told = phone.frames.length;
  await move(ada, match);
  await bob.until(() => (bob.updates.get(match)?.open.length ?? 0) > 0);
  expect(code(await phone.ask({ do: 'watch', match }))).toBe('no-spectators');
  expect(phone.frames.slice(told)).toHaveLength(1);
});

test('talk reaches its room: the table all, watchers those who watch', async () => {
  server = await testServer();
  const [ada, bob, eve, eva] = (await guests('Ada', 'Bob', 'Eve', 'Eva')) as [Guest, Guest, Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  for (const guest of [eve, eva]) await guest.must({ do: 'watch', match });
  await eve.must({ do: 'chat', match, room: 'watchers', text: 'Ada leads' });
  await ada.must({ do: 'chat', match, room: 'table', text: 'hello' });
  await eva.until(() => eva.chat.length === 2);
  await bob.until(() => bob.chat.length === 1);
  expect(bob.chat[0]).toMatchObject({ room: 'table', seat: 0, name: 'Ada', text: 'hello' });
  expect(code(await eve.ask({ do: 'chat', match, room: 'table', text: 'me too' }))).toBe('not-your-room');
  expect(code(await ada.ask({ do: 'chat', match, room: 'watchers', text: 'psst' }))).toBe('not-your-room');
  expect(code(await ada.ask({ do: 'chat', match, room: 'team', text: 'psst' }))).toBe('no-team');
  expect(code(await ada.ask({ do: 'chat', match, room: 'table' }))).toBe('text-or-signal');
});

test('open and running games are listed, private ones only to their players', async () => {
  server = await testServer();
  const [ada, bob, eve] = (await guests('Ada', 'Bob', 'Eve')) as [Guest, Guest, Guest];
  const open = String((await ada.must({ do: 'create', game: 'duel', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] }))['match']);
  const running = await deal('duel', [ada, bob], { public: true });
  const hidden = await deal('duel', [ada, bob]);
  const list = (await eve.must({ do: 'list' })) as unknown as Listing;
  expect(list.open.map(({ match }) => match)).toEqual([open]);
  expect(list.running.map(({ match }) => match)).toEqual([running]);
  expect(list.mine).toEqual([]);
  const own = (await bob.must({ do: 'list' })) as unknown as Listing;
  expect(own.mine.map(({ match }) => match).sort()).toEqual([running, hidden].sort());
});

test('own games say whom they wait for, as the own seat knows it; a table not in memory too', async () => {
  server = await testServer({}, { ORRERY_IDLE_SECONDS: '1' });
  const [ada, bob, cyd] = (await guests('Ada', 'Bob', 'Cyd')) as [Guest, Guest, Guest];
  const turns = async (guest: Guest): Promise<unknown[]> =>
    ((await guest.must({ do: 'list' })) as unknown as Listing).mine.map(({ turn }) => turn);
  const open = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(await turns(ada)).toEqual([null]);
  await ada.must({ do: 'leave', match: String(open['match']) });
  const match = await deal('duel', [bob, cyd]);
  expect(await turns(bob)).toEqual([{ seat: 0, waits: 0b01 }]);
  expect(await turns(cyd)).toEqual([{ seat: 1, waits: 0b01 }]);
  await move(bob, match);
  for (const guest of [bob, cyd]) await guest.must({ do: 'unwatch', match });
  await ada.until(() => server.tables.count === 0, 'the table to leave memory');
  expect(await turns(cyd)).toEqual([{ seat: 1, waits: 0b10 }]);
  await bob.must({ do: 'resign', match });
  expect(await turns(cyd)).toEqual([null]);
});

test('idle tables leave memory and come back as they were; snapshots shorten the way', async () => {
  const time = new HandTime();
  server = await testServer({ snapshotEvery: 8, time }, { ORRERY_IDLE_SECONDS: '60' });
  const [ada, bob] = (await guests('Ada', 'Bob')) as [Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  await playOut(match, [ada, bob], first, 30);
  // The last answer is told to everybody before anybody asks again.
  await server.tables.settled();
  await ada.must({ do: 'watch', match });
  const before = { past: ada.pasts.get(match), view: ada.updates.get(match)?.view, at: ada.updates.get(match)?.at };
  for (const guest of [ada, bob]) await guest.must({ do: 'unwatch', match });
  await server.tables.settled();
  await time.pass(59_000, () => server.tables.settled());
  expect(server.tables.count).toBe(1);
  // It is looked for four times within that time.
  await time.pass(16_000, () => server.tables.settled());
  expect(server.tables.count).toBe(0);
  const again = await Guest.arrive(server.url, { token: ada.token });
  await again.must({ do: 'watch', match });
  expect({ past: again.pasts.get(match), view: again.updates.get(match)?.view, at: again.updates.get(match)?.at }).toEqual(before);
  await bob.must({ do: 'watch', match });
  await playOut(match, [again, bob], first);
  expect(again.tables.get(match)?.status).toBe('ended');
});

test('another process may write to the same match: a lost race is noticed, read and tried again', async () => {
  server = await testServer();
  const [ada, bob] = (await guests('Ada', 'Bob')) as [Guest, Guest];
  const match = await deal('duel', [ada, bob]);
  const other = await openSqlite(server.folder);
  const rows = (await other.read(match))?.rows ?? [];
  await other.append({
    match,
    seq: rows.length,
    rows: [
      { time: Date.now(), body: JSON.stringify({ k: 'chat', line: { room: 'table', seat: 1, name: 'Bob', text: 'from elsewhere' } }) },
    ],
  });
  await other.close();
  expect(code(await move(ada, match))).toBe('ok');
  await bob.until(() => (bob.updates.get(match)?.at ?? 0) > 0);
  await bob.must({ do: 'watch', match });
  expect(bob.chat.map(({ text }) => text)).toEqual(['from elsewhere']);
});
