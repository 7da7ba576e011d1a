/** How a deal is prepared: a seal, everybody's promise, everybody's number, and what happens when somebody does not go along. */
import { botNonce, checkSeal, isPromised, promiseOf, readReplay, verdictOf, verifyReplay, type Replay } from '@orrery/kernel';
import { conclave, duel } from '@orrery/kernel/fixtures';
import { Client, sealsInMemory, type PromisedShuffle, type Seen } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { Guest, numberOf, openNumber, playOut, promise, shuffle, type Answered } from './testing/guest.ts';
import { testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.end();
});
const code = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const first = (open: readonly number[]): number => open[0] ?? 0;

function shuffleOf(guest: Guest, match: string): PromisedShuffle {
  const { shuffle: shown } = guest.tables.get(match) ?? {};
  if (!shown || !isPromised(shown)) throw new Error('this shuffle is of the second version');
  return shown;
}

async function seated(): Promise<{ ada: Guest; bob: Guest; match: string }> {
  server = await testServer();
  const [ada, bob] = await Promise.all([Guest.arrive(server.url, { name: 'Ada' }), Guest.arrive(server.url, { name: 'Bob' })]);
  const match = String((await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }))['match']);
  await bob.must({ do: 'join', match });
  for (const guest of [ada, bob]) await guest.must({ do: 'watch', match });
  return { ada, bob, match };
}

async function recordOf(match: string): Promise<Replay> {
  const replay = readReplay(await (await fetch(`${server.http}/api/matches/${match}/replay`)).text());
  if ('code' in replay) throw new Error(replay.problem);
  return replay;
}

test('every number is promised before any is opened, none is shown before all are, and a promise binds', async () => {
  const { ada, bob, match } = await seated();
  const { commitment: seal } = shuffleOf(ada, match);
  const promised = promiseOf(seal, 0, numberOf(0));
  expect(code(await ada.ask({ do: 'open', match, nonce: numberOf(0) }))).toBe('not-yet');
  expect(code(await ada.ask({ do: 'ready', match, seal: '0'.repeat(64), promise: promised }))).toBe('other-seal');
  await promise(match, ada);
  expect(code(await ada.ask({ do: 'ready', match, seal, promise: '1'.repeat(64) }))).toBe('already-ready');
  expect(code(await ada.ask({ do: 'ready', match, seal, promise: promised }))).toBe('ok');
  expect(code(await ada.ask({ do: 'open', match, nonce: numberOf(0) }))).toBe('not-yet');
  await promise(match, bob);
  expect(code(await bob.ask({ do: 'open', match, nonce: numberOf(5) }))).toBe('other-number');
  await openNumber(match, ada);
  await bob.until(() => shuffleOf(bob, match).opened === 1, 'Ada to open hers');
  expect(shuffleOf(bob, match)).toMatchObject({ commitment: seal, nonces: [], secret: null });
  expect(bob.frames.join('\n')).not.toContain(numberOf(0));
  await openNumber(match, bob);
  await bob.until(() => bob.tables.get(match)?.status === 'running', 'the deal');
  expect(shuffleOf(bob, match).nonces).toEqual([numberOf(0), numberOf(1)]);
  expect(code(await ada.ask({ do: 'void', match }))).toBe('already-started');
  // Another tab of hers may say the same once more, however late; nobody says anything else.
  expect(code(await ada.ask({ do: 'ready', match, seal, promise: promised }))).toBe('ok');
  expect(code(await ada.ask({ do: 'open', match, nonce: numberOf(0) }))).toBe('ok');
  expect(code(await ada.ask({ do: 'ready', match, seal, promise: '1'.repeat(64) }))).toBe('already-started');
  expect(code(await ada.ask({ do: 'open', match, nonce: numberOf(5) }))).toBe('already-started');
});

test('who stands up with a promise given takes it along: there is a new seal, and everybody promises anew', async () => {
  const { ada, bob, match } = await seated();
  const { commitment: before } = shuffleOf(ada, match);
  await promise(match, ada);
  await promise(match, bob);
  await bob.must({ do: 'leave', match });
  await ada.until(() => shuffleOf(ada, match).commitment !== before, 'a new seal');
  expect(shuffleOf(ada, match)).toMatchObject({ promises: [null, null], voided: [], opened: 0 });
  expect(ada.tables.get(match)?.seats.map(({ ready }) => ready)).toEqual([false, false]);
  await bob.must({ do: 'join', match });
  await bob.until(() => bob.tables.get(match)?.viewer === 1);
  await shuffle(match, [ada, bob]);
  await ada.until(() => ada.tables.get(match)?.status === 'running', 'the deal');
});

test('a deal given up after a number was opened is named in the next seal, shown to all and recorded, through a restart', async () => {
  const { match, ...people } = await seated();
  let { ada, bob } = people;
  const { commitment: before } = shuffleOf(ada, match);
  expect(code(await ada.ask({ do: 'void', match }))).toBe('not-yet');
  await promise(match, ada);
  await promise(match, bob);
  await openNumber(match, ada);
  await ada.must({ do: 'void', match });
  await bob.until(() => shuffleOf(bob, match).voided.length > 0, 'a new seal');
  expect(shuffleOf(bob, match)).toMatchObject({ voided: [before], voidedBy: 0, promises: [null, null] });
  server = await server.restart();
  [ada, bob] = await Promise.all([ada, bob].map(({ token }) => Guest.arrive(server.url, { token })) as [Promise<Guest>, Promise<Guest>]);
  for (const guest of [ada, bob]) await guest.must({ do: 'watch', match });
  expect(shuffleOf(bob, match)).toMatchObject({ voided: [before], voidedBy: 0 });
  await shuffle(match, [ada, bob]);
  await playOut(match, [ada, bob], first);
  const replay = await recordOf(match);
  expect(replay.seed).toMatchObject({ version: 2, voided: [before], plan: ['open', 'open'] });
  expect(verifyReplay(duel, replay)).toBeNull();
});

test('a match whose deals were given up again and again is dealt no more', async () => {
  const { ada, bob, match } = await seated();
  for (let deal = 0; deal < 8; deal++) {
    await ada.until(() => shuffleOf(ada, match).voided.length === deal && shuffleOf(bob, match).voided.length === deal);
    await promise(match, ada);
    await promise(match, bob);
    await openNumber(match, bob);
    await bob.must({ do: 'void', match });
  }
  await ada.until(() => shuffleOf(ada, match).voided.length === 8);
  const { commitment: seal } = shuffleOf(ada, match);
  expect(code(await ada.ask({ do: 'ready', match, seal, promise: '0'.repeat(64) }))).toBe('too-many-voided');
});

test('numbers of bots follow from the secret, also where bots play alone', async () => {
  server = await testServer();
  const ada = await Guest.arrive(server.url);
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'bot', level: 'random' }, { kind: 'bot' }] });
  const match = String(made['match']);
  await ada.must({ do: 'watch', match });
  await ada.until(() => ada.tables.get(match)?.status === 'ended', 'the end', 60_000);
  const { seed } = await recordOf(match);
  expect(seed).toMatchObject({ plan: ['bot random', 'bot'], nonces: [botNonce(seed.secret ?? '', 0), botNonce(seed.secret ?? '', 1)] });
});

test('two tabs of one browser give one number for a deal', async () => {
  server = await testServer();
  const seals = sealsInMemory();
  const tokens: string[] = [];
  const ada = new Client({ url: server.url, token: null, seals, onToken: (token) => tokens.push(token) });
  const { match } = (await ada.request({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })) as { match: string };
  const tab = new Client({ url: server.url, token: tokens[0] ?? '', seals });
  const bob = await Guest.arrive(server.url);
  clients.push(ada, tab);
  await bob.must({ do: 'join', match });
  await bob.must({ do: 'watch', match });
  const shown: Seen[] = [];
  await Promise.all([ada, tab].map((client) => client.watch(match, (seen) => shown.push(seen))));
  await promise(match, bob);
  await bob.until(() => bob.tables.get(match)?.seats[0]?.ready === true, 'Ada to promise');
  await openNumber(match, bob);
  await bob.until(() => bob.tables.get(match)?.status === 'running', 'the deal');
  const numbers = await Promise.all([ada, tab].map(async (client) => (await client.seal(match))?.deals.map(({ own }) => own?.nonce)));
  expect(numbers).toEqual([[shuffleOf(bob, match).nonces[0]], [shuffleOf(bob, match).nonces[0]]]);
  expect(shown.some(({ pledge }) => pledge.alarm !== null || pledge.refused !== null)).toBe(false);
});

test('a client that saw it all finds an honest game fair, moves taken back and breaks of the connection included', async () => {
  server = await testServer();
  const seals = sealsInMemory();
  const shown = new Map<number, Seen>();
  const players = [0, 1, 2].map((seat) => {
    const client = new Client({ url: server.url, token: null, patience: 200, ...(seat === 0 ? { seals } : {}) });
    clients.push(client);
    return client;
  });
  const [ada, bob, cyd] = players as [Client, Client, Client];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { match } = (await ada.request({ do: 'create', game: 'conclave', seats })) as { match: string };
  for (const client of [bob, cyd]) await client.request({ do: 'join', match });
  for (const [seat, client] of players.entries()) await client.watch(match, (seen) => shown.set(seat, seen));
  const until = async (so: () => boolean): Promise<void> => {
    for (let i = 0; i < 12_000 && !so(); i++) await new Promise((done) => setTimeout(done, 5));
    expect(so()).toBe(true);
  };
  const over = (): boolean => [0, 1, 2].every((seat) => shown.get(seat)?.table.end);
  let answers = 0;
  while (!over()) {
    await until(() => over() || [0, 1, 2].some((seat) => (shown.get(seat)?.game?.open.length ?? 0) > 0));
    for (const [seat, client] of players.entries()) {
      const game = shown.get(seat)?.game;
      if (!game || game.open.length === 0) continue;
      const choice = game.open[answers % game.open.length] ?? 0;
      await client.request({ do: 'answer', match, n: game.n, choice }).catch(() => undefined);
      await until(() => (shown.get(seat)?.game?.at ?? 0) > game.at);
      answers++;
      if (answers === 6) {
        await ada.request({ do: 'takeback', match });
        for (const client of [bob, cyd]) await client.request({ do: 'consent', match, agree: true });
      }
      if (answers === 10) {
        const { port } = server;
        await server.close();
        server = await testServer({}, { PORT: String(port) }, server.folder);
      }
    }
  }
  const replay = await recordOf(match);
  for (const [seat, client] of players.entries()) {
    const checks = checkSeal(conclave, replay, await client.seal(match));
    expect(
      checks.filter(({ state }) => state !== 'yes'),
      `seat ${seat}`,
    ).toEqual([]);
    expect(verdictOf(checks)).toBe('fair');
  }
  expect(seals.seals.get(match)?.past).toEqual((await ada.seal(match))?.past);
});
