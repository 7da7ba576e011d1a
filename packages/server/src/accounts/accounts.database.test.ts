import type { Account } from '@orrery/protocol';
import { expect, inject, test } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { house } from '../testing/house.ts';

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
