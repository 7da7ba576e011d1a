import type { Notices } from '@orrery/protocol';
import { expect, inject, test } from 'vitest';
import { Guest, deal } from '../testing/guest.ts';
import { house } from '../testing/house.ts';
import { HandTime } from '../testing/place.ts';
import { PushService } from '../testing/pushService.ts';

const MINUTE = 60_000;
const wishes = {
  turn: { push: true, mail: false },
  soon: { push: false, mail: false },
  quiet: null,
  digest: null,
  language: 'en',
  zone: 'UTC',
} as const;

test.each([
  { silent: false, title: 'one of three processes tells somebody' },
  { silent: true, title: 'three that know nothing of each other, and all feel responsible, tell it once' },
])('$title', async ({ silent }) => {
  const service = await PushService.open();
  const time = new HandTime();
  const { servers, end, tables } = await house(inject('postgres'), {
    time,
    silent,
    environment: { ORRERY_PUSH: service.origin, ORRERY_LOOK_SECONDS: '60' },
  });
  const settled = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.settled()));
    if (!silent) await tables.settled();
  };
  try {
    const guests = await Promise.all(servers.map(({ url }, i) => Guest.arrive(url, { name: `Guest ${i}` })));
    const [ann, bob] = guests;
    if (!ann || !bob) throw new Error('nobody is there');
    const { pushKey } = (await ann.must({ do: 'notices' })) as unknown as Notices;
    expect(((await bob.must({ do: 'notices' })) as unknown as Notices).pushKey).toBe(pushKey);
    await ann.must({ do: 'subscribe', ...service.browser('desk', pushKey).subscription });
    await ann.must({ do: 'wish', wishes });
    const second = await Guest.arrive(servers[0]?.url ?? '', { name: 'Second' });
    const match = await deal('duel', [ann, second], { clock: { kind: 'move', seconds: 86_400 } });
    await ann.leave();
    await time.pass(5 * MINUTE, settled);
    expect(service.shown.map(({ browser, tag }) => [browser, tag])).toEqual([['desk', match]]);
  } finally {
    await end();
    await service.close();
  }
});
