import type { Account, Exported } from '@orrery/protocol';
import { newDatabase, tracesIn } from '@orrery/store/private';
import { expect, inject, test } from 'vitest';
import { Guest, deal } from '../testing/guest.ts';
import { house } from '../testing/house.ts';
import { HandTime } from '../testing/place.ts';
import { LOOK_EVERY } from './farewells.ts';

const NAME = 'Ada the Unmistakable';

test('a code shown at one process signs in at another, and a session ended at a third is cut off wherever it is', async () => {
  const { servers, end } = await house(inject('postgres'));
  try {
    const [first = '', second = '', third = ''] = servers.map(({ url }) => url);
    const ada = await Guest.arrive(first, { name: 'Ada' });
    const { code } = await ada.must({ do: 'code' });
    const { token } = await (await Guest.arrive(second)).must({ do: 'signin', typed: String(code) });
    const phone = await Guest.arrive(second, { token: String(token) });
    const account = (await phone.must({ do: 'account' })) as unknown as Account;
    expect(account.name).toBe('Ada');
    const its = account.sessions.find(({ own }) => own)?.id ?? '';
    const desk = await Guest.arrive(third, { token: ada.token });
    await desk.must({ do: 'end', session: its });
    await phone.until(() => phone.closed !== null, 'the end of the session');
    expect(phone.closed?.code).toBe(4004);
    await ada.must({ do: 'ping' });
    await expect(Guest.arrive(first, { token: phone.token })).rejects.toThrow('unknown-token');
  } finally {
    await end();
  }
});

test('somebody erased by one process is erased at all: signed out, nameless at every table and in every list, and in no byte of the database', async () => {
  const time = new HandTime();
  const address = await newDatabase(inject('postgres'));
  const { servers, end } = await house(inject('postgres'), { time, address });
  let person = '';
  try {
    const [first = '', second = '', third = ''] = servers.map(({ url }) => url);
    const ada = await Guest.arrive(first, { name: NAME });
    const bob = await Guest.arrive(second, { name: 'Bob' });
    const eve = await Guest.arrive(third, { name: 'Eve' });
    const match = await deal('conclave', [bob, ada, eve]);
    await ada.must({ do: 'chat', match, room: 'table', text: 'good-bye' });
    const { path } = (await ada.must({ do: 'export' })) as unknown as Exported;
    ({ person } = JSON.parse(await (await fetch(`${servers[1]?.http}${path}`)).text()) as { person: string });
    const named = await tracesIn(address, [NAME]);
    expect(named.toSorted()).toEqual(['aliases', 'matches', 'people'].map((table) => `${NAME}: ${table}`));
    await ada.must({ do: 'delete' });
    const settle = async (): Promise<void> => void (await Promise.all(servers.map((server) => server.settled())));
    await time.pass(2 * 86_400_000, settle);
    await time.pass(2 * LOOK_EVERY, settle);
    await ada.until(() => ada.closed !== null, 'the end of the session');
    for (const other of [bob, eve]) await other.until(() => other.tables.get(match)?.seats[1]?.gone === true, 'a seat without a name');
    for (const { url } of servers) {
      const late = await Guest.arrive(url, { token: bob.token });
      await late.must({ do: 'watch', match });
      expect(late.tables.get(match)?.seats[1]).toMatchObject({ name: '', gone: true, away: true });
      expect(late.chat.map(({ name }) => name)).toEqual(['']);
      expect(JSON.stringify(await late.must({ do: 'list' }))).not.toContain('Ada');
      await expect(Guest.arrive(url, { token: ada.token })).rejects.toThrow('unknown-token');
    }
  } finally {
    await end();
  }
  expect(await tracesIn(address, [NAME, person])).toEqual([]);
});
