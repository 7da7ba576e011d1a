/** A house with a million matches starts, lists and opens as fast as a new one. ORRERY_GROWTH is another number of them. */
import { startPostgres } from '@orrery/store/private';
import { withDatabase } from '@orrery/store/postgres';
import { expect, test } from 'vitest';
import { figure, startProcess } from './bench/process.ts';
import { Guest } from './testing/guest.ts';

const MATCHES = Number(process.env['ORRERY_GROWTH'] || 1_000_000);
const PEOPLE = 50_000;
/** The name of the nth match. */
const NAME = `'grown-' || lpad(n::text, 8, '0')`;

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test(`${MATCHES} matches of twenty rows`, async () => {
  const postgres = await startPostgres({ settings: ['fsync=off', 'shared_buffers=256MB', 'max_wal_size=4GB', 'autovacuum=off'] });
  const environment = { ORRERY_STORE: postgres.url, ORRERY_BURST: '100000', ORRERY_PER_SECOND: '100000', ORRERY_BUDGETS: '1000' };
  let server = await startProcess('', environment);
  const ada = await Guest.arrive(server.url, { name: 'Ada' });
  const made = await ada.must({ do: 'create', game: 'liberation', seats: [{ kind: 'me' }, { kind: 'open' }], public: true });
  const match = String(made['match']);
  for (let line = 0; line < 18; line++) await ada.must({ do: 'chat', match, room: 'table', text: `line ${line}` });
  await server.kill('SIGTERM');
  await withDatabase(postgres.url, async (client) => {
    const copy = (columns: string, table: string, more: string): Promise<unknown> =>
      client.query(
        `INSERT INTO orrery.${table} SELECT ${columns} FROM orrery.${table} AS t CROSS JOIN generate_series(1, ${MATCHES}) AS n ${more}`,
      );
    await copy(`${NAME}, t.seq, t.time, t.body`, 'log', '');
    await copy(
      `${NAME}, (ARRAY['waiting', 'running', 'ended', 'ended'])[1 + n % 4], n % 2 = 0, t.made + n, CASE WHEN n % 100 = 0 THEN t.made + 8640000000 END, t.summary, 'p' || n % ${PEOPLE}`,
      'matches',
      '',
    );
    await client.query(
      `INSERT INTO orrery.seats SELECT 'p' || (n * k) % ${PEOPLE}, ${NAME} FROM generate_series(1, ${MATCHES}) AS n CROSS JOIN (VALUES (1), (7)) AS twice (k) ON CONFLICT DO NOTHING`,
    );
    await client.query(
      `INSERT INTO orrery.seats SELECT person, ${NAME} FROM orrery.seats CROSS JOIN generate_series(1000, 40000, 1000) AS n WHERE match = $1 ON CONFLICT DO NOTHING`,
      [match],
    );
  });
  await withDatabase(postgres.url, (client) => client.query('ANALYZE'));
  server = await startProcess('', environment);
  const again = await Guest.arrive(server.url, { token: ada.token });
  // Once for what is compiled on first use.
  await again.must({ do: 'list' });
  const list: number[] = [];
  for (let i = 0; i < 15; i++) {
    list.push(await milliseconds(() => again.must({ do: 'list' })));
    await new Promise((fresh) => setTimeout(fresh, 1100));
  }
  const memory = [await figure(server, 'process_resident_memory_bytes')];
  const cold: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (let i = 1; i <= 400; i++) {
      const id = `grown-${String(round * 100_000 + i * 7).padStart(8, '0')}`;
      if (round * 100_000 + i * 7 > MATCHES) break;
      cold.push(await milliseconds(() => again.must({ do: 'watch', match: id })));
      await again.must({ do: 'unwatch', match: id });
    }
    memory.push(await figure(server, 'process_resident_memory_bytes'));
  }
  const report = {
    startMs: Math.round(server.startMs),
    listMs: Math.round(median(list) * 10) / 10,
    coldMs: Math.round(median(cold) * 10) / 10,
    memoryMB: memory.map((bytes) => Math.round(bytes / 2 ** 20)),
  };
  console.log(JSON.stringify(report));
  await again.leave();
  await server.kill('SIGTERM');
  await postgres.end();
  expect(report.listMs).toBeLessThan(20);
  expect(report.coldMs).toBeLessThan(20);
  expect(report.startMs).toBeLessThan(1000);
});
