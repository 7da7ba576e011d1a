/** The checker of the storms finds what it is there to find. */
import { GAMES } from '@orrery/games/list';
import { expect, test } from 'vitest';
import { games } from '@orrery/games';
import { openSqlite, readWhole } from '@orrery/store';
import { faultsIn } from './checker.ts';
import { Guest, deal, playOut } from './guest.ts';
import { testServer } from './place.ts';

test('a sound match has no fault; a lost, doubled, illegal or early row, a hole and another view are found', async () => {
  const server = await testServer({ games });
  const guests = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const match = await deal(GAMES[0], guests, { clock: { kind: 'move', seconds: 3600 } });
  await playOut(match, guests, ([first = 0]) => first, 12);
  // Whoever comes anew is shown everything at once.
  for (const guest of guests) await guest.must({ do: 'watch', match });
  await server.close();
  const store = await openSqlite(server.folder);
  const rows = (await readWhole(store, match))?.rows ?? [];
  await store.close();
  const ids = rows.flatMap(({ body }) => /"k":"answer".*"cmd":"[^/]*\/([^"]+)"/.exec(body)?.[1] ?? []);
  const shown = guests.map((guest, seat) => ({
    seat,
    acknowledged: ids.filter((id) => id.startsWith(guest.prefix)),
    wrongs: [] as { id: string; n: number; code: string }[],
    shown: { view: guest.updates.get(match)?.view, past: guest.pasts.get(match) ?? [] },
  }));
  const [left, right] = shown as [(typeof shown)[0], (typeof shown)[0]];
  const last = rows.at(-1);
  if (!last) throw new Error('nothing was stored');
  const faults = (log: typeof rows, seen = shown): string => faultsIn(match, log, seen).join('\n');
  expect(ids.length).toBeGreaterThan(3);
  expect(faults(rows)).toBe('');
  expect(faults(rows.slice(0, -1))).toMatch(/was acknowledged and is not there[^]*was shown another view/);
  expect(faults([...rows, { ...last, seq: rows.length }])).toContain('is there 2 times');
  expect(faults(rows.map((row) => (row === last ? { ...row, body: row.body.replace(/"choice":\d+/, '"choice":99999') } : row)))).toContain(
    'against the rules',
  );
  expect(faults(rows.map((row) => (row === last ? { ...row, seq: row.seq + 1 } : row)))).toContain('is numbered');
  expect(faults(rows, [{ ...left, shown: right.shown }, right])).toContain('seat 0 was shown another view');
  const stale = { id: 'x', n: 0, code: 'stale' };
  expect(faults(rows, [{ ...left, wrongs: [stale] }, right])).toContain('refused without cause: x: stale');
  // Whoever was out of time has been answered for.
  const first = rows.find(({ body }) => body.includes('"k":"answer"') && body.includes('"seat":0'));
  const late = rows.map((row) => (row === first ? { ...row, body: row.body.replace(/,"cmd":"[^"]*"/, '') } : row));
  expect(faults(late, [{ ...left, wrongs: [stale] }, right])).not.toContain('without cause');
  expect(faults(late, [{ ...left, wrongs: [{ ...stale, n: 999 }] }, right])).toContain('without cause');
  const early = rows.map((row) => (row === last ? { ...row, time: row.time + 5, body: row.body.replace(/,"cmd":"[^"]*"/, '') } : row));
  expect(faults(early)).toMatch(/came \d+ ms after the one before, not 3600000/);
  await server.end();
});
