/** Faults by which visitors and hosts mean the same one. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type Store } from '@orrery/store';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guest } from './testing/guest.ts';
import { testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
let file: string;

/** Its matches cannot be read. */
const broken = (inner: Store): Store =>
  new Proxy(inner, {
    get(target, name) {
      if (name === 'read') return () => Promise.reject(new Error('a torn page'));
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-request-'));
  file = join(folder, 'log');
  const logger = pino({ level: 'debug' }, pino.destination({ dest: file, sync: true }));
  server = await testServer({ store: broken(await openSqlite(folder)), logger }, { ORRERY_PROXY: '127.0.0.2' }, folder);
});
afterEach(async () => {
  await server.end();
});

/** What the log has of faults, by their ids. */
const noted = (): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('a torn page'))
    .map((line) => (JSON.parse(line) as { request: unknown }).request);

test('a command that ends in a fault is answered with the word its line in the log has', async () => {
  const ada = await Guest.arrive(server.url);
  const answered = await ada.ask({ do: 'watch', match: 'none-such-match' });
  expect(answered).toMatchObject({ no: { code: 'internal', data: { request: expect.stringMatching(/^[\w-]{8}$/) as string } } });
  expect(noted()).toEqual(['no' in answered ? answered.no.data?.['request'] : null]);
});

test('so is a request; one that goes well has a word too, and no line', async () => {
  const failed = await fetch(`${server.http}/api/matches/none-such-match/replay`);
  const request = failed.headers.get('x-request-id');
  expect(request).toMatch(/^[\w-]{8}$/);
  expect([failed.status, await failed.json()]).toEqual([500, { code: 'internal', request }]);
  const well = await fetch(`${server.http}/healthz`);
  expect(well.headers.get('x-request-id')).toMatch(/^[\w-]{8}$/);
  expect(noted()).toEqual([request]);
  expect(readFileSync(file, 'utf8')).not.toContain(String(well.headers.get('x-request-id')));
});

/** The word of an answer, where one was sent along from an address of this machine. */
const answeredUnder = async (from: string, sent: string): Promise<unknown> => {
  const answer = await new Promise<IncomingMessage>((keep, fail) => {
    get(`${server.http}/healthz`, { localAddress: from, headers: { 'x-request-id': sent } }, keep).once('error', fail);
  });
  answer.resume();
  return answer.headers['x-request-id'];
};

test('a trusted proxy’s own word is kept where it is short and plain; nobody else’s is', async () => {
  expect(await answeredUnder('127.0.0.2', 'proxy_word-1')).toBe('proxy_word-1');
  for (const [from, sent] of [
    ['127.0.0.1', 'proxy_word-1'],
    ['127.0.0.2', 'two words'],
    ['127.0.0.2', 'x'.repeat(65)],
  ] as const)
    expect(await answeredUnder(from, sent)).toMatch(/^[\w-]{8}$/);
});
