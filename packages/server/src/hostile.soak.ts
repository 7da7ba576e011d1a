import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { Guest, deal, playOut } from './testing/guest.ts';
import { hostileFrame } from './testing/hostile.ts';
import { testServer } from './testing/place.ts';

test('a hundred thousand generated messages from eight sockets; the process stays up and other tables play', async () => {
  const server = await testServer({}, { ORRERY_BURST: '1000000', ORRERY_PER_SECOND: '1000000' });
  const [ada, bob, ...eves] = await Promise.all(Array.from({ length: 10 }, () => Guest.arrive(server.url)));
  if (!ada || !bob) throw new Error('nobody came');
  const match = await deal('duel', [ada, bob]);
  const playing = playOut(match, [ada, bob], (open) => open[0] ?? 0);
  await Promise.all(
    eves.map(async (given, number) => {
      let eve = given;
      const chance = quick(number);
      for (let i = 0; i < 13_000; i++) {
        if (eve.closed) eve = await Guest.arrive(server.url);
        eve.sendText(hostileFrame(chance, { match, seat: 0, token: eve.token, choice: 3 }));
        if (i % 200 === 199) {
          await eve.ask({ do: 'ping' });
          expect(eve.frames.some((frame) => frame.includes('"internal"'))).toBe(false);
          eve.frames.length = 0;
        }
      }
    }),
  );
  await playing;
  expect(ada.tables.get(match)?.status).toBe('ended');
  await server.end();
});
