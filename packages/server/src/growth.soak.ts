/**
 * A house with a million matches starts, lists and opens as fast as a new one. ORRERY_GROWTH is another number of them; with ORRERY_GROWTH_FOLDER they are
 * made once and kept there, so that the machine can be let come to rest before it is measured.
 */
import { startPostgres } from '@orrery/store/private';
import { withDatabase } from '@orrery/store/postgres';
import { expect, test } from 'vitest';
import { quantile } from './bench/load.ts';
import { figure, startProcess } from './bench/process.ts';
import { Guest } from './testing/guest.ts';

const MATCHES = Number(process.env['ORRERY_GROWTH'] || 1_000_000);
const FOLDER = process.env['ORRERY_GROWTH_FOLDER'];
const PEOPLE = 50_000;
/** The name of the nth match. */
const NAME = `'grown-' || lpad(n::text, 8, '0')`;
const COLD = 400;
const ROUNDS = 12;

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Copies of one match, with seats of many people. */
const grow = (store: string, match: string): Promise<unknown> =>
  withDatabase(store, async (client) => {
    // One match after the other, as they would have come: the index grows at its end.
    const copy = (columns: string, table: string, key: string): Promise<unknown> =>
      client.query(
        `INSERT INTO orrery.${table} SELECT ${columns} FROM generate_series(1, ${MATCHES}) AS n CROSS JOIN (SELECT * FROM orrery.${table} WHERE ${key} = $1 OFFSET 0) AS t`,
        [match],
      );
    await copy(`${NAME}, t.seq, t.time, t.body`, 'log', 'match');
    await copy(
      `${NAME}, (ARRAY['waiting', 'running', 'ended', 'ended'])[1 + n % 4], n % 3 > 0, t.made + n, CASE WHEN n % 100 = 0 THEN t.made + 8640000000 END, t.summary, 'p' || n % ${PEOPLE}`,
      'matches',
      'id',
    );
    await client.query(
      `INSERT INTO orrery.seats SELECT 'p' || (n * k) % ${PEOPLE}, ${NAME} FROM generate_series(1, ${MATCHES}) AS n CROSS JOIN (VALUES (1), (7)) AS twice (k) ON CONFLICT DO NOTHING`,
    );
    await client.query('ANALYZE');
  });

test(`${MATCHES} matches of twenty rows`, async () => {
  const settings = ['fsync=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=1GB', 'shared_buffers=256MB', 'autovacuum=off'];
  const postgres = await startPostgres({ settings, ...(FOLDER ? { folder: FOLDER } : {}) });
  const environment = { ORRERY_STORE: postgres.url, ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000', ORRERY_BUDGETS: '1000' };
  let server = await startProcess('', environment);
  const ada = await Guest.arrive(server.url, { name: 'Ada' });
  const made = await ada.must({ do: 'create', game: 'liberation', seats: [{ kind: 'me' }, { kind: 'open' }], public: true });
  const match = String(made['match']);
  for (let line = 0; line < 18; line++) await ada.must({ do: 'chat', match, room: 'table', text: `line ${line}` });
  await server.kill('SIGTERM');
  const { rows: grown } = await withDatabase(postgres.url, (client) =>
    client.query(`SELECT FROM orrery.matches WHERE id LIKE 'grown-%' LIMIT 1`),
  );
  if (grown.length === 0) await grow(postgres.url, match);
  // Forty of them are hers.
  await withDatabase(postgres.url, (client) =>
    client.query(
      `INSERT INTO orrery.seats SELECT person, ${NAME} FROM orrery.seats CROSS JOIN generate_series(1000, 40000, 1000) AS n WHERE match = $1`,
      [match],
    ),
  );
  // With little room for what is no longer of use: what grows then is kept.
  server = await startProcess('', { ...environment, NODE_OPTIONS: '--max-old-space-size=96' });
  const again = await Guest.arrive(server.url, { token: ada.token });
  // Once for what is compiled on first use.
  await again.must({ do: 'list' });
  const list: number[] = [];
  for (let i = 0; i < 15; i++) {
    list.push(await milliseconds(() => again.must({ do: 'list' })));
    await new Promise((fresh) => setTimeout(fresh, 1100));
  }
  const cold: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 1; i <= COLD; i++) {
      const id = `grown-${String(1 + (round * COLD + i) * Math.floor(MATCHES / (ROUNDS * COLD + 2))).padStart(8, '0')}`;
      cold.push(await milliseconds(() => again.must({ do: 'watch', match: id })));
      await again.must({ do: 'unwatch', match: id });
    }
    memory.push(Math.round((await figure(server, 'process_resident_memory_bytes')) / 2 ** 20));
  }
  const report = {
    startMs: Math.round(server.startMs),
    listMs: quantile(list, 0.5),
    coldMs: quantile(cold, 0.5),
    coldP99Ms: quantile(cold, 0.99),
    memoryMB: memory,
  };
  console.log(JSON.stringify(report));
  await again.leave();
  await server.kill('SIGTERM');
  await postgres.end();
  expect(report.startMs).toBeLessThan(1000);
  expect(report.listMs).toBeLessThan(20);
  expect(report.coldMs).toBeLessThan(20);
  // Once there is room for what is looked at, there is room for everything.
  const settled = Math.max(...memory.slice(0, ROUNDS / 2));
  expect((memory.at(-1) ?? Infinity) - settled).toBeLessThan(30);
});
