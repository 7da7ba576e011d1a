import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { duel } from '@orrery/kernel/fixtures';
import { faultOf, oks, said } from '@orrery/protocol/said';
import { afterEach, expect, test } from 'vitest';
import { findPython, missing } from '../../../scripts/python.mjs';
import { Guest, deal, openNumber, playOut, promise } from './testing/guest.ts';
import { HandTime, testServer, type TestServer } from './testing/place.ts';

const EXAMPLE = join(import.meta.dirname, '../../../examples/bots/online.py');
let server: TestServer;
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await server.end();
});

const first = (open: readonly number[]): number => open[0] ?? 0;

/** Somebody at a raw socket who says to be a program. */
async function program(name: string, token?: string): Promise<{ guest: Guest; ok: Readonly<Record<string, unknown>> }> {
  const guest = await Guest.raw(server.url);
  const ok = await guest.must({ do: 'hello', v: 2, bot: true, ...(token === undefined ? { name } : { token }) });
  return { guest, ok };
}

/** The example in Python, and the lines it has printed. */
function python(...args: readonly string[]): { readonly lines: () => readonly string[]; readonly ended: Promise<number | null> } {
  const found = findPython();
  if (!found) throw new Error(missing);
  const child = spawn(found, [EXAMPLE, server.http, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (out += text));
  return { lines: () => out.split('\n').filter(Boolean), ended: new Promise((keep) => child.once('close', keep)) };
}

test('the example in Python is short, sits down at a table, is marked as a bot, and plays a whole game', async () => {
  expect(readFileSync(EXAMPLE, 'utf8').split('\n').length).toBeLessThanOrEqual(100);
  server = await testServer();
  const ada = await Guest.arrive(server.url, { name: 'Ada' });
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const match = String(made['match']);
  await ada.must({ do: 'watch', match });
  const bot = python(match);
  await ada.until(() => ada.tables.get(match)?.seats[1]?.ready === true, 'the bot to promise its number');
  expect(ada.tables.get(match)?.seats[1]).toEqual({ kind: 'person', name: 'Python', ready: true, program: true });
  await promise(match, ada);
  await openNumber(match, ada);
  await playOut(match, [ada], first);
  expect(await bot.ended).toBe(0);
  const [token, over] = bot.lines();
  expect(token).toMatch(/^token [\w-]{20,64}$/);
  expect(over).toMatch(/^over \{"winners": /);
  const replay = readReplay(await (await fetch(`${server.http}/api/matches/${match}/replay`)).text());
  if ('code' in replay) throw new Error(replay.code);
  expect(verifyReplay(duel, replay)).toBeNull();
  // Whoever is gone from the table cannot sit down at it again, and is told so in one line.
  const again = python(match, token?.slice('token '.length) ?? '');
  expect(await again.ended).toBe(1);
  expect(again.lines().at(-1)).toBe('join: already-started');
});

test('a bot is the same bot by its token, and stays one', async () => {
  server = await testServer();
  const { guest, ok } = await program('Rover');
  expect(ok).toMatchObject({ name: 'Rover', bot: true });
  await guest.leave();
  const token = String(ok['token']);
  expect((await program('', token)).ok).toEqual({ protocol: 2, name: 'Rover', bot: true, now: expect.any(Number) as number });
  const quietly = await Guest.raw(server.url);
  expect(await quietly.must({ do: 'hello', v: 2, token })).toMatchObject({ bot: true });
  const { match } = await quietly.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await quietly.must({ do: 'watch', match: String(match) });
  await quietly.until(() => quietly.tables.has(String(match)));
  expect(quietly.tables.get(String(match))?.seats[0]?.program).toBe(true);
});

test('a person is no bot, and a bot is not paired with people', async () => {
  server = await testServer();
  const ada = await Guest.arrive(server.url, { name: 'Ada' });
  const other = await Guest.raw(server.url);
  expect(await other.ask({ do: 'hello', v: 2, bot: true, token: ada.token })).toMatchObject({ no: { code: 'not-a-bot' } });
  const { guest } = await program('Rover');
  expect(await guest.ask({ do: 'seek', game: 'duel', seats: 2, clock: { kind: 'none' }, rated: true })).toMatchObject({
    no: { code: 'people-only' },
  });
});

test('tokens and keys of others open nothing: a seat is played by whoever sits in it', async () => {
  server = await testServer();
  const [ada, bob] = await Promise.all([Guest.arrive(server.url, { name: 'Ada' }), Guest.arrive(server.url, { name: 'Bob' })]);
  const match = await deal('duel', [ada, bob]);
  const { guest: rover } = await program('Rover');
  await rover.must({ do: 'watch', match });
  const { n = 0, open = [] } = ada.updates.get(match) ?? {};
  expect(await rover.ask({ do: 'answer', match, n, choice: first(open) })).toMatchObject({ no: { code: 'no-seat' } });
  for (const seat of [0, 1])
    for (const key of [ada.token, bob.token, 'x'.repeat(32)])
      expect(await rover.ask({ do: 'claim', match, seat, key })).toMatchObject({ no: { code: 'wrong-key' } });
  expect(await (await Guest.raw(server.url)).ask({ do: 'hello', v: 2, bot: true, token: 'x'.repeat(32) })).toMatchObject({
    no: { code: 'unknown-token' },
  });
  const closed = Array.from({ length: 60 }, (_, choice) => choice).find((choice) => !open.includes(choice)) ?? -1;
  expect(await ada.ask({ do: 'answer', match, n, choice: closed })).toMatchObject({ no: { clause: expect.any(String) as string } });
  expect(ada.updates.get(match)?.n).toBe(n);
});

test('a bot has the budget of a person', async () => {
  server = await testServer({ time: new HandTime() }, { ORRERY_BURST: '20', ORRERY_PER_SECOND: '1' });
  const { guest } = await program('Rover');
  const codes: string[] = [];
  for (let i = 0; i < 25; i++) {
    const answer = await guest.ask({ do: 'ping' });
    codes.push('no' in answer ? answer.no.code : 'ok');
  }
  expect([...new Set(codes)]).toEqual(['ok', 'slow-down']);
  await Guest.arrive(server.url, { name: 'Ada' });
});

test('whatever a server says is as its schemas have it', async () => {
  server = await testServer();
  const [ada, bob] = await Promise.all([Guest.arrive(server.url, { name: 'Ada' }), Guest.arrive(server.url, { name: 'Bob' })]);
  const watcher = await Guest.arrive(server.url, { name: 'Eve' });
  await watcher.must({ do: 'lobby', on: true });
  const made = await ada.must({
    do: 'create',
    game: 'duel',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
    clock: { kind: 'move', seconds: 600 },
  });
  const match = String(made['match']);
  const joined = await bob.must({ do: 'join', match });
  const watched = [
    await ada.must({ do: 'watch', match }),
    await bob.must({ do: 'watch', match }),
    await watcher.must({ do: 'watch', match }),
  ];
  await promise(match, ada);
  await promise(match, bob);
  await openNumber(match, ada);
  await openNumber(match, bob);
  await Promise.all([ada, bob].map((guest) => guest.until(() => guest.updates.has(match))));
  await ada.must({ do: 'chat', match, room: 'table', text: 'good luck' });
  const running = await watcher.must({ do: 'list' });
  await playOut(match, [ada, bob], first);
  await watcher.until(() => watcher.tables.get(match)?.status === 'ended');
  const rematch = await ada.must({ do: 'rematch', match });
  const kinds = new Set<string>();
  for (const frame of [ada, bob, watcher].flatMap(({ frames }) => frames)) {
    const message: unknown = JSON.parse(frame);
    const kind = Object.entries(said).find(([, schema]) => faultOf(schema, message) === null)?.[0];
    expect(kind, frame).toBeDefined();
    kinds.add(kind ?? '');
  }
  expect(kinds).toEqual(new Set(['reply', 'table', 'update', 'chat', 'lobby']));
  for (const [kind, ok] of [
    ['create', made],
    ['join', joined],
    ...watched.map((each) => ['watch', each] as const),
    ['list', running],
    ['list', await ada.must({ do: 'list' })],
    ['rematch', rematch],
    ['ping', await ada.must({ do: 'ping' })],
  ] as const)
    expect(faultOf(oks[kind], ok), `${kind} ${JSON.stringify(ok)}`).toBeNull();
});
