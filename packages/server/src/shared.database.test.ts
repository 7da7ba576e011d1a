/** The server on PostgreSQL, as a host starts it. */
import { newDatabase } from '@orrery/store/private';
import { expect, inject, test } from 'vitest';
import { main } from './program.ts';
import { Guest, deal, playOut } from './testing/guest.ts';
import { testServer } from './testing/place.ts';

const beside = inject('postgres');

test('plays on PostgreSQL as it does in a folder, and takes every game up again', async () => {
  const store = await newDatabase(beside);
  let server = await testServer({}, { ORRERY_STORE: store });
  const guests = await Promise.all([Guest.arrive(server.url), Guest.arrive(server.url)]);
  const match = await deal('duel', guests);
  await playOut(match, guests, ([first = 0]) => first, 4);
  /** What each of them is shown who comes now: who sat there may still wait for the last news. */
  const shown = (): Promise<unknown[]> =>
    Promise.all(
      guests.map(async ({ token }) => {
        const again = await Guest.arrive(server.url, { token });
        await again.must({ do: 'watch', match });
        await again.until(() => again.updates.has(match));
        return again.updates.get(match)?.view;
      }),
    );
  const before = await shown();
  expect((await fetch(`${server.http}/readyz`)).status).toBe(200);
  server = await server.restart();
  expect(await shown()).toEqual(before);
  await server.end();
});

/** What a start says that comes to nothing. */
async function complaint(store: string): Promise<string> {
  const { write } = process.stderr;
  let said = '';
  process.stderr.write = (text: string | Uint8Array): boolean => {
    said += String(text);
    return true;
  };
  try {
    expect(await main({ PORT: '0', ORRERY_LOG: 'silent', ORRERY_STORE: store })).toBe(1);
  } finally {
    process.stderr.write = write;
  }
  expect(said.trimEnd()).not.toContain('\n');
  return said;
}

test('a start that cannot be says in one line why, and never a password', async () => {
  const { hostname, port, username } = new URL(beside);
  const at = (path: string): string => `postgres://${username}:hidden@${hostname}:${port}/${path}`;
  for (const odd of ['mysql://host/orrery', 'postgres://host', 'orrery'])
    expect(await complaint(odd)).toMatch(/^ORRERY_STORE is not an address like postgres:/);
  expect(await complaint(at('nowhere'))).toContain('database "nowhere" does not exist; make it first (createdb)');
  expect(await complaint(`postgres://${username}:hidden@localhost:1/orrery`)).toMatch(
    /localhost:1\/orrery cannot be opened: connect ECONNREFUSED/,
  );
  const locked = `${await newDatabase(beside)}?options=-c%20default_transaction_read_only%3Don`;
  expect(await complaint(locked)).toContain('the server may not be written: it is a standby, or locked');
  for (const said of [await complaint(at('nowhere')), await complaint(locked)]) expect(said).not.toContain('hidden');
});
