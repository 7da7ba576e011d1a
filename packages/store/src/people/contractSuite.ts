/** What every store keeps to about people. */
import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import type { Passkey } from './registry.ts';

const passkey = (id: string, person: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  person,
  key: `key of ${id}`,
  counter: 0,
  transports: '["internal"]',
  device: 'firefox linux',
  synced: false,
  made: 10,
  used: 10,
  ...more,
});

export function peopleContract(store: () => Store): void {
  const add = (id: string, name: string, time = 1): Promise<void> =>
    store().people.add({ id, name, tokenHash: `hash-of-${id}`, device: 'chromium android', time });

  test('people are found by the hash of their token alone, and may change their name; the names before are kept', async () => {
    const { people } = store();
    await add('p', 'Ada');
    await add('q', '');
    await people.rename('p', 'Grace', 5);
    await people.rename('p', 'Grace', 6);
    await people.rename('p', 'Mary', 7);
    await people.rename('q', 'Bob', 8);
    expect(await people.find('hash-of-p')).toEqual({ id: 'p', name: 'Mary', seen: 1 });
    expect(await people.find('Mary')).toBeNull();
    expect(await people.formerNames('p')).toEqual([
      { name: 'Grace', until: 7 },
      { name: 'Ada', until: 5 },
    ]);
    expect(await people.formerNames('q')).toEqual([]);
    for (const name of ['p', 'Mary', 'Ada']) expect(await people.called(name)).toEqual([{ id: 'p', name: 'Mary' }]);
    expect(await people.called('')).toEqual([]);
  });

  test('the last fifty names before are kept', async () => {
    await add('p', 'Ada 0');
    for (let i = 1; i <= 60; i++) await store().people.rename('p', `Ada ${i}`, i);
    const names = await store().people.formerNames('p');
    expect(names.map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, i) => `Ada ${59 - i}`));
  });

  test('a person has several sessions; one or all others are ended, and what is ended finds nobody', async () => {
    const { people } = store();
    await add('p', 'Ada');
    await add('q', 'Bob');
    await people.addSession({ tokenHash: 'second-token-hash', person: 'p', device: 'firefox linux', time: 20 });
    await people.addSession({ tokenHash: 'third-token-hash', person: 'p', device: 'safari ios', time: 30 });
    await people.saw('hash-of-p', 'chromium windows', 40);
    expect(await people.sessionsOf('p')).toEqual([
      { id: 'hash-of-p', device: 'chromium windows', made: 1, seen: 40 },
      { id: 'third-token-', device: 'safari ios', made: 30, seen: 30 },
      { id: 'second-token', device: 'firefox linux', made: 20, seen: 20 },
    ]);
    expect(await people.endSession('q', 'second-token')).toEqual([]);
    expect(await people.find('second-token-hash')).toMatchObject({ id: 'p' });
    expect(await people.endSession('p', 'hash-of-p')).toEqual(['hash-of-p']);
    expect(await people.find('hash-of-p')).toBeNull();
    await people.saw('hash-of-p', 'firefox linux', 45);
    expect(await people.find('hash-of-p')).toBeNull();
    expect(await people.endOthers('p', 'third-token-hash')).toEqual(['second-token-hash']);
    expect(await people.find('third-token-hash')).toEqual({ id: 'p', name: 'Ada', seen: 30 });
    expect(await people.find('second-token-hash')).toBeNull();
    expect(await people.find('hash-of-q')).toMatchObject({ id: 'q' });
  });

  test('of many sessions those seen last are kept', async () => {
    await add('p', 'Ada');
    for (let i = 0; i < 40; i++)
      await store().people.addSession({ tokenHash: `t${String(i).padStart(12, '0')}`, person: 'p', device: '', time: 100 + i });
    const sessions = await store().people.sessionsOf('p');
    expect(sessions.map(({ seen }) => seen)).toEqual(Array.from({ length: 30 }, (_, i) => 139 - i));
  });

  test('passkeys: one of a name, found by it; the last of a person stays', async () => {
    const { people } = store();
    expect(await people.addPasskey(passkey('a', 'p', { synced: true }))).toBe(true);
    expect(await people.addPasskey(passkey('a', 'q'))).toBe(false);
    expect(await people.addPasskey(passkey('b', 'p', { made: 11 }))).toBe(true);
    await people.usedPasskey('a', 7, 99);
    expect(await people.findPasskey('a')).toEqual(passkey('a', 'p', { synced: true, counter: 7, used: 99 }));
    expect(await people.findPasskey('c')).toBeNull();
    expect((await people.passkeysOf('p')).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await people.removePasskey('q', 'a')).toBe(false);
    expect(await people.removePasskey('p', 'a')).toBe(true);
    expect(await people.removePasskey('p', 'b')).toBe(false);
    expect((await people.passkeysOf('p')).map(({ id }) => id)).toEqual(['b']);
  });

  test('a recovery code is good for once, and new ones take the place of the old', async () => {
    const { people } = store();
    expect(await people.recoveryOf('p')).toEqual({ left: 0, of: 0, made: 0 });
    await people.setRecovery('p', ['one', 'two'], 5);
    expect(await people.takeRecovery('one', 6)).toBe('p');
    expect(await people.takeRecovery('one', 7)).toBeNull();
    expect(await people.recoveryOf('p')).toEqual({ left: 1, of: 2, made: 5 });
    await people.setRecovery('p', ['three', 'four', 'five'], 8);
    expect(await people.takeRecovery('two', 9)).toBeNull();
    expect(await people.recoveryOf('p')).toEqual({ left: 3, of: 3, made: 8 });
  });

  test('of many who use a one-time word together one succeeds; it is good for its purpose and its time', async () => {
    const { people } = store();
    for (const [hash, expires] of [
      ['w', 100],
      ['x', 100],
      ['late', 10],
    ] as const)
      await people.addTicket({ hash, kind: 'device', person: 'p', expires });
    expect(await people.takeTicket('w', 'signin', 50)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => people.takeTicket('w', 'device', 50)));
    expect(taken.filter((person) => person === 'p').length).toBe(1);
    expect(await people.takeTicket('late', 'device', 50)).toBeNull();
    await people.sweepTickets(101);
    expect(await people.takeTicket('x', 'device', 50)).toBeNull();
  });
}
