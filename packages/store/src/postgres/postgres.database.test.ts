import { Client } from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import { storeContract } from '../contractSuite.ts';
import type { Store } from '../store.ts';
import { newDatabase, startPostgres } from './private.ts';
import { refuseOld } from './schema.ts';
import { openPostgres } from './store.ts';

const beside = inject('postgres');

storeContract('PostgreSQL', () => {
  let url = '';
  return {
    async open() {
      url ||= await newDatabase(beside);
      return openPostgres(url);
    },
    remove() {},
  };
});

const closeAll = (stores: readonly Store[]): Promise<void[]> => Promise.all(stores.map((store) => store.close()));

describe('a database that several processes share', () => {
  const several = async (count: number): Promise<Store[]> => {
    const url = await newDatabase(beside);
    return Promise.all(Array.from({ length: count }, () => openPostgres(url)));
  };

  test('is set up once, however many start at the same time', async () => {
    const stores = await several(5);
    expect(new Set(await Promise.all(stores.map((store, i) => store.setting('key', `of ${i}`)))).size).toBe(1);
    await closeAll(stores);
  });

  test('takes every seq of a match from one of them, and what it took from whom is what they were told', async () => {
    const stores = await several(3);
    const taken: string[] = [];
    const write = async (store: Store, name: string): Promise<void> => {
      for (let seq = 0; seq < 60;) {
        const rows = [`${name}:${seq}`, `${name}:${seq + 1}`].slice(0, 1 + (seq % 2)).map((body) => ({ time: seq, body }));
        if ((await store.append({ match: 'm', seq, rows })) === 'stored') taken.push(...rows.map(({ body }) => body));
        seq = (await store.read('m'))?.rows.length ?? 0;
      }
    };
    await Promise.all(stores.map((store, i) => write(store, `writer ${i}`)));
    const rows = (await stores[0]?.read('m'))?.rows ?? [];
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i));
    expect(rows.map(({ body }) => body).toSorted()).toEqual(taken.toSorted());
    await closeAll(stores);
  });

  test('never makes two of them wait for each other: batches over the same matches in opposite orders all end', async () => {
    const stores = await several(2);
    const matches = Array.from({ length: 30 }, (_, i) => `m${String(i).padStart(2, '0')}`);
    const orders = [matches, matches.toReversed()];
    for (let seq = 0; seq < 8; seq++) {
      const outcomes = await Promise.all(
        stores.map((store, i) =>
          Promise.all((orders[i] ?? []).map((match) => store.append({ match, seq, rows: [{ time: seq, body: `${i}` }] }))),
        ),
      );
      expect(outcomes.flat().filter((outcome) => outcome === 'stored')).toHaveLength(matches.length);
    }
    await closeAll(stores);
  });

  test('says read-only where it is, and unreachable where nobody answers', async () => {
    const url = await newDatabase(beside);
    const [store] = [await openPostgres(url)];
    await store.close();
    const locked = await openPostgres(`${url}?options=-c%20default_transaction_read_only%3Don`).then(
      () => null,
      (error: unknown) => error,
    );
    expect(locked).toMatchObject({ code: 'read-only' });
    const nowhere = await openPostgres('postgres://somebody:secret@127.0.0.1:1/orrery').then(
      () => null,
      (error: unknown) => error,
    );
    expect(nowhere).toMatchObject({ code: 'unreachable' });
    expect(String(nowhere)).toContain('postgres://127.0.0.1:1/orrery cannot be opened');
    expect(String(nowhere)).not.toContain('secret');
  });
});

test('a server older than the schema needs is refused by its name', () => {
  expect(() => refuseOld(140_011, '14.11')).toThrow('PostgreSQL 14.11 is too old; 15 or later is needed');
  expect(() => refuseOld(150_000, '15.0')).not.toThrow();
});

describe('time', () => {
  const setting = async (url: string, key: string, value: string): Promise<void> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('UPDATE orrery.settings SET value = $2 WHERE key = $1', [key, value]);
    await client.end();
  };

  test('is the database’s for all who share it, whatever their own clocks say', async () => {
    const url = await newDatabase(beside);
    const first = await openPostgres(url);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    const second = await openPostgres(url);
    vi.restoreAllMocks();
    expect(Math.abs(first.now() - second.now())).toBeLessThan(1000);
    await closeAll([first, second]);
  });

  test('goes on where the database’s clock was put back, for those who come later too', async () => {
    const url = await newDatabase(beside);
    const first = await openPostgres(url);
    const ahead = first.now() + 3_600_000;
    await first.close();
    // As if the last sign of life were from an hour ahead of the clock as it is now.
    await setting(url, 'alive', String(ahead));
    const second = await openPostgres(url);
    const third = await openPostgres(url);
    for (const { now } of [second, third].map((store) => ({ now: store.now() }))) expect(now - ahead).toBeLessThan(10_000);
    for (const store of [second, third]) expect(store.now()).toBeGreaterThanOrEqual(ahead);
    expect(third.downtimes).toEqual([]);
    await closeAll([second, third]);
  });

  test('in which nobody could play is noted once, and known to a process before it writes', async () => {
    const url = await newDatabase(beside);
    const [first, second] = [await openPostgres(url, { heartbeat: 60_000 }), await openPostgres(url, { heartbeat: 60_000 })];
    await setting(url, 'alive', String(first.now() - 500_000));
    const third = await openPostgres(url, { heartbeat: 60_000 });
    expect(third.downtimes).toHaveLength(1);
    await closeAll([first, second, third]);
  });
});

describe('a database that falls', () => {
  test('loses nothing it has acknowledged, keeps nothing twice, and the store goes on when it is back', async () => {
    const own = await startPostgres();
    const store = await openPostgres(own.url);
    const acknowledged = new Map<string, number>();
    const count = (): number => [...acknowledged.values()].reduce((sum, rows) => sum + rows, 0);
    let falling = true;
    const play = async (match: string): Promise<void> => {
      for (let seq = 0; falling || seq < 3;) {
        const outcome = await store.append({ match, seq, rows: [{ time: seq, body: `${match}:${seq}` }] }).catch(() => 'unknown');
        if (outcome === 'stored') acknowledged.set(match, ++seq);
        else
          seq = await store.read(match).then(
            (stored) => stored?.rows.length ?? 0,
            () => seq,
          );
      }
    };
    const players = Promise.all(Array.from({ length: 6 }, (_, i) => play(`m${i}`)));
    for (let fall = 0; fall < 2; fall++) {
      const before = count();
      await expect.poll(count).toBeGreaterThan(before + 40);
      await own.kill();
      await own.start();
    }
    falling = false;
    await players;
    for (const [match, rows] of acknowledged) {
      const stored = (await store.read(match))?.rows.map(({ body }) => body) ?? [];
      expect(stored).toEqual(stored.map((_, seq) => `${match}:${seq}`));
      expect(stored.length).toBeGreaterThanOrEqual(rows);
    }
    await store.close();
    await own.end();
  });
});
