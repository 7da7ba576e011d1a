import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRules } from '@orrery/games/load';
import { readReplay, verifyReplay } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { checkout } from '../checkout.ts';
import { admit, whose } from './accounts.ts';
import { type Book, openBook } from './book.ts';
import { join as joinLadder } from './join.ts';
import { openOffice } from './office.ts';
import { type Ladder, serveLadder } from './serve.ts';

let data: string;
let book: Book;
let ladder: Ladder;
const told: string[] = [];

async function open(): Promise<void> {
  const game = (await loadRules('liberation'))?.game;
  const rules = game?.open({});
  if (!game || !rules || 'faults' in rules) throw new Error('no such game');
  book = openBook(join(data, 'liberation'));
  const office = await openOffice({
    game,
    rules,
    options: {},
    book,
    house: ['random'],
    milliseconds: 60_000,
    told: (line) => told.push(line),
  });
  ladder = await serveLadder({ data, title: 'Orrery', house: ['random'], book, office, port: 0, host: '127.0.0.1' });
}
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'orrery-ladder-'));
  told.length = 0;
  await open();
});
afterEach(async () => {
  await ladder.close();
  rmSync(data, { recursive: true, force: true });
});

const address = (): string => `ws://127.0.0.1:${ladder.port}/join`;
async function counted(games: number): Promise<void> {
  await expect.poll(() => book.results.length).toBeGreaterThanOrEqual(games);
}

type Said = { readonly type: string; readonly id: number; readonly open: readonly { readonly code: number }[] };

/** A bot that answers as it is told to. */
function bot(token: string, answer: (question: Said) => unknown): WebSocket {
  const socket = new WebSocket(address(), { headers: { authorization: `Bearer ${token}` } });
  socket.on('message', (text: Buffer) => {
    const said = JSON.parse(text.toString('utf8')) as Said;
    if (said.type === 'hello') socket.send(JSON.stringify({ type: 'ready', name: 'test', version: '1' }));
    if (said.type === 'decide' || said.type === 'error') socket.send(JSON.stringify(answer(said)));
  });
  socket.on('error', () => undefined);
  return socket;
}
const sensible = ({ id, open: choices }: Said): unknown => ({ type: 'answer', id, choice: choices[0]?.code });

test('two accounts and the house are paired on and on; every game is a replay that verifies, and stands on the page', async () => {
  const [one, other] = [bot(admit(data, 'Ada'), sensible), bot(admit(data, 'Борис'), sensible)];
  const pairs = (): readonly string[] =>
    [...new Set(book.results.map(({ first, second }) => [first, second].toSorted().join(' – ')))].toSorted();
  await expect.poll(pairs).toEqual(['Ada – random', 'Ada – Борис', 'random – Борис']);
  one.close();
  other.close();
  const game = (await loadRules('liberation'))?.game;
  for (const file of readdirSync(join(data, 'liberation/games'))) {
    const replay = readReplay(readFileSync(join(data, 'liberation/games', file), 'utf8'));
    expect('code' in replay ? replay : game && verifyReplay(game, replay)).toBeNull();
  }
  const standings = (await (await fetch(`http://127.0.0.1:${ladder.port}/standings.json`)).json()) as {
    readonly standings: readonly { readonly name: string; readonly elo: number; readonly reach: number; readonly games: number }[];
  };
  expect(standings.standings.map(({ name }) => name).toSorted()).toEqual(['Ada', 'random', 'Борис']);
  expect(standings.standings.find(({ name }) => name === 'random')).toMatchObject({ elo: 0 });
  for (const { reach, games } of standings.standings) expect([reach > 0, games > 0]).toEqual([true, true]);
  const page = await (await fetch(`http://127.0.0.1:${ladder.port}/`)).text();
  const [, id = ''] = /games\/([0-9a-f]{64})\.json/.exec(page) ?? [];
  expect(await (await fetch(`http://127.0.0.1:${ladder.port}/games/${id}.json`)).text()).toBe(book.replay(id));
  for (const path of ['/accounts.json', '/games/../../accounts.json', '/games/%2e%2e/x.json'])
    expect((await fetch(`http://127.0.0.1:${ladder.port}${path}`)).status, path).toBe(404);
});

test('without the token of an account nobody plays, and an account plays once at a time', async () => {
  const refused = (token: string): Promise<string> => joinLadder(address(), token, 'cat');
  expect(await refused('wrong')).toBe('the ladder does not know this token');
  const token = admit(data, 'Ada');
  const first = bot(token, sensible);
  await counted(1);
  expect(await refused(token)).toBe('this account plays already');
  first.close();
  expect(whose(data, token)).toBe('Ada');
  expect(readFileSync(join(data, 'accounts.json'), 'utf8')).not.toContain(token);
  const renewed = admit(data, 'Ada');
  expect([whose(data, token), whose(data, renewed)]).toEqual([null, 'Ada']);
});

test.each(['level:3', 'random', '', '<b>', 'x'.repeat(41)])('%s is no name for an account', (name) => {
  expect(() => admit(data, name)).toThrow();
});

test('who answers nonsense or leaves in the middle loses the game and nothing else happens', async () => {
  const socket = bot(admit(data, 'Garbage'), () => 'nonsense');
  await counted(1);
  socket.close();
  expect(book.results[0]).toMatchObject({ share: book.results[0]?.first === 'Garbage' ? 0 : 1 });
  const leaver = bot(admit(data, 'Leaver'), () => leaver.terminate());
  await expect.poll(() => book.results.some(({ first, second }) => [first, second].includes('Leaver'))).toBe(true);
  expect((await fetch(`http://127.0.0.1:${ladder.port}/`)).status).toBe(200);
});

test('a program of another machine plays by its standard input and output; after a restart all games are there', async () => {
  const program = join(data, 'bot.mjs');
  writeFileSync(
    program,
    `import { createInterface } from 'node:readline';
     for await (const line of createInterface({ input: process.stdin })) {
       const said = JSON.parse(line);
       if (said.type === 'hello') console.log(JSON.stringify({ type: 'ready', name: 'program', version: '1' }));
       if (said.type === 'decide') console.log(JSON.stringify({ type: 'answer', id: said.id, choice: said.open[0].code }));
     }`,
  );
  const ended = joinLadder(address(), admit(data, 'Program'), `'${process.execPath}' '${program}'`);
  await counted(2);
  await ladder.close();
  expect(await ended).toBe('the ladder has closed the line');
  const before = book.results;
  writeFileSync(join(data, 'liberation/results.jsonl'), '{"id":"cut sh', { flag: 'a' });
  await open();
  expect(book.results).toEqual(before);
  expect(book.met('Program', 'random')).toBe(before.length);
});

test('mistakes on the command line are told in one line', () => {
  const orrery = (...args: readonly string[]): readonly [number | null, string] => {
    const { status, stderr } = spawnSync(process.execPath, [join(checkout, 'apps/cli/bin/orrery.mjs'), 'ladder', ...args], {
      encoding: 'utf8',
    });
    return [status, stderr];
  };
  expect(orrery('join', 'http://x', '--bot', 'cat', '--token', 'x')).toEqual([
    1,
    expect.stringMatching(/^"http:\/\/x" is no address of a ladder.*\n$/),
  ]);
});
