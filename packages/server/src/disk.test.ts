import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPECTATOR } from '@orrery/kernel';
import { StoreError, openSqlite, type Append, type Store, type StoreTrouble } from '@orrery/store';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { startProcess } from './bench/process.ts';
import { Guest, deal, promise, type Answered } from './testing/guest.ts';
import { testServer, type TestServer } from './testing/place.ts';

const code = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const move = (guest: Guest, match: string): Promise<Answered> => {
  const update = guest.updates.get(match);
  return guest.ask({ do: 'answer', match, n: update?.n ?? 0, choice: update?.open[0] ?? 0 });
};

let server: TestServer | null = null;
afterEach(async () => {
  await server?.end();
  server = null;
});

test('data that have reached their limit are a full disk; with a larger one the same table plays on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-disk-'));
  server = await testServer({}, { ORRERY_DATA_LIMIT: '1' }, folder);
  const [ada, bob] = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const match = await deal('duel', [ada, bob]);
  const filler = await openSqlite(folder, { limit: 1 });
  const fill = async (): Promise<never> => {
    for (let seq = 0; ; seq++) await filler.append({ match: 'filler', seq, rows: [{ time: 0, body: 'x'.repeat(8000) }] });
  };
  await expect(fill()).rejects.toMatchObject({ code: 'disk-full' });
  await filler.close();
  // What is left of the last page goes to words of thanks.
  let moved = 0;
  for (let last = 'ok'; last === 'ok';) {
    for (let said = 'ok'; said === 'ok';) said = code(await bob.ask({ do: 'chat', match, room: 'table', text: 'thanks' }));
    const mover = (ada.updates.get(match)?.open.length ?? 0) > 0 ? ada : bob;
    const before = mover.updates.get(match)?.n;
    last = code(await move(mover, match));
    if (last === 'ok') await mover.until(() => mover.updates.get(match)?.n !== before);
    moved += last === 'ok' ? 1 : 0;
    expect(moved).toBeLessThan(20);
  }
  const shown = [ada, bob].map((guest) => guest.updates.get(match)?.at);
  for (const guest of [ada, bob]) await guest.must({ do: 'ping' });
  expect([ada, bob].map((guest) => guest.updates.get(match)?.at)).toEqual(shown);
  await server.close();
  server = await testServer({}, {}, folder);
  const again = await Guest.arrive(server.url, { token: ada.token });
  const other = await Guest.arrive(server.url, { token: bob.token });
  for (const guest of [again, other]) await guest.must({ do: 'watch', match });
  expect((again.updates.get(match)?.n ?? 0) + (other.updates.get(match)?.n ?? 0)).toBe(moved);
  expect(code(await move((again.updates.get(match)?.open.length ?? 0) > 0 ? again : other, match))).toBe('ok');
});

/** A store whose disk can be taken away and given back. */
function moody(inner: Store): { readonly store: Store; trouble: StoreTrouble | null } {
  const mood: { store: Store; trouble: StoreTrouble | null } = { store: inner, trouble: null };
  mood.store = {
    append: (append: Append) => (mood.trouble ? Promise.reject(new StoreError(mood.trouble, 'no')) : inner.append(append)),
    read: (match, from) => inner.read(match, from),
    list: (status, most) => inner.list(status, most),
    listOf: (person, most) => inner.listOf(person, most),
    due: (after) => inner.due(after),
    people: inner.people,
    setting: (key, first) => (mood.trouble ? Promise.reject(new StoreError(mood.trouble, 'read-only')) : inner.setting(key, first)),
    downtimes: inner.downtimes,
    missing: inner.missing,
    now: () => inner.now(),
    failed: inner.failed,
    close: () => inner.close(),
  };
  return mood;
}

test('a disk that turns read-only and back: moves are refused meanwhile, health says so, and then go on without repair', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-disk-'));
  const mood = moody(await openSqlite(folder));
  server = await testServer({ store: mood.store }, {}, folder);
  const [ada, bob] = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const match = await deal('duel', [ada, bob]);
  const quiet = bob.frames.length;
  mood.trouble = 'read-only';
  for (let i = 0; i < 3; i++) expect(code(await move(ada, match))).toBe('not-stored');
  expect((await fetch(`${server.http}/healthz`)).status).toBe(503);
  expect(bob.frames.slice(quiet).filter((frame) => frame.includes('"at"'))).toEqual([]);
  mood.trouble = null;
  expect((await fetch(`${server.http}/healthz`)).status).toBe(200);
  expect(code(await move(ada, match))).toBe('ok');
  await bob.until(() => (bob.updates.get(match)?.at ?? 0) > 0);
});

test('whoever could not be seated, for want of a disk, goes on as a spectator and does not look through the eyes of the seat', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-disk-'));
  const mood = moody(await openSqlite(folder));
  server = await testServer({ store: mood.store }, {}, folder);
  const [ada, eve] = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const match = String(made['match']);
  for (const guest of [ada, eve]) await guest.must({ do: 'watch', match });
  mood.trouble = 'disk-full';
  expect(code(await eve.ask({ do: 'join', match, seat: 1 }))).toBe('not-stored');
  mood.trouble = null;
  await promise(match, ada);
  await eve.until(() => eve.tables.get(match)?.seats[0]?.ready === true, 'the table as it stands');
  expect(eve.tables.get(match)).toMatchObject({ viewer: SPECTATOR, here: 1 << 0, watchers: 1 });
  expect(eve.tables.get(match)).not.toHaveProperty('orders');
});

test('a graceful stop loses nothing that was under way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-stop-'));
  const process = await startProcess(folder);
  const [ada, bob] = await Promise.all([Guest.arrive(process.url), Guest.arrive(process.url)]);
  const match = await deal('liberation', [ada, bob]);
  const mover = (ada.updates.get(match)?.open.length ?? 0) > 0 ? ada : bob;
  const answering = move(mover, match);
  await mover.must({ do: 'ping' });
  const stopping = process.kill('SIGTERM');
  const answered = await answering;
  await stopping;
  expect(process.child.exitCode).toBe(0);
  const store = await openSqlite(folder);
  const rows = (await store.read(match))?.rows ?? [];
  expect(rows.some(({ body }) => body.includes('"answer"'))).toBe(
    code(answered) === 'ok' || rows.at(-1)?.body.includes('"answer"') === true,
  );
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

test('logs say what happened and hold no secret', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-log-'));
  const file = join(folder, 'log');
  const destination = pino.destination({ dest: file, sync: true });
  const mood = moody(await openSqlite(folder));
  server = await testServer({ store: mood.store, logger: pino({ level: 'debug' }, destination) }, {}, folder);
  const [ada, bob] = await Promise.all([Guest.arrive(server.url, { name: 'Adalovelace' }), Guest.arrive(server.url)]);
  const made = await ada.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const match = await deal('duel', [ada, bob]);
  mood.trouble = 'disk-full';
  const refused = await move(ada, match);
  mood.trouble = null;
  await server.close();
  const log = readFileSync(file, 'utf8');
  expect(log).toContain('serving');
  expect(log).toContain('disk-full');
  expect(refused).toMatchObject({ no: { code: 'not-stored', data: { request: expect.stringMatching(/^[\w-]{8}$/) as string } } });
  expect(log).toContain(`"request":"${'no' in refused ? String(refused.no.data?.['request']) : ''}","match":"${match}"`);
  for (const secret of [ada.token, bob.token, String(made['key']), 'Adalovelace']) expect(log).not.toContain(secret);
});
