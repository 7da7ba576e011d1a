import { games } from '@orrery/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Guest, deal, type Answered } from './testing/guest.ts';
import { testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ games });
});
afterEach(async () => {
  await server.end();
});
const code = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const come = (count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => Guest.arrive(server.url, { name: `G${i}` })));

test('REX-SEC-3, REX-DEAL-1: all talk is open to the table, allies have no room of their own, any deal may be spoken and none binds', async () => {
  const [ada, bob, cyd] = (await come(3)) as [Guest, Guest, Guest];
  const match = await deal('rex', [ada, bob, cyd], { options: { seats: 3, interruptPrivacy: 'fast' } });
  const open = [ada, bob, cyd].map((guest) => guest.updates.get(match)?.open);
  await ada.must({ do: 'chat', match, room: 'table', text: 'Bob, five influence for your vote?' });
  await bob.must({ do: 'chat', match, room: 'table', text: 'Agreed.' });
  await cyd.must({ do: 'chat', match, room: 'table', signal: 'wins-0' });
  for (const guest of [ada, bob, cyd]) await guest.until(() => guest.chat.length === 3);
  expect(ada.chat[2]).toMatchObject({ seat: 2, signal: 'wins-0' });
  for (const signal of ['wins-3', 'wins-0-1', 'nonsense', 'attack'])
    expect(code(await cyd.ask({ do: 'chat', match, room: 'table', signal }))).toBe('no-such-signal');
  expect(code(await ada.ask({ do: 'chat', match, room: 'team', text: 'psst' }))).toBe('no-team');
  expect([ada, bob, cyd].map((guest) => guest.updates.get(match)?.open)).toEqual(open);
});

test('GRV-OPT-9, GRV-TEAM-PREP-1: while cards are chosen partners have signals, and nobody else hears them; with free talk any words', async () => {
  for (const prepTalk of ['signals', 'free'] as const) {
    const guests = (await come(4)) as [Guest, Guest, Guest, Guest];
    const [ada, bob, cyd, dan] = guests;
    const match = await deal('gravity', guests, { options: { seats: 4, confrontation: true, prepTalk } });
    expect(ada.updates.get(match)?.view).toMatchObject({ decision: 'prep.keep' });
    const quiet = [cyd.frames.length, dan.frames.length];
    await ada.must({ do: 'chat', match, room: 'team', signal: 'attack' });
    await bob.until(() => bob.chat.length === 1);
    expect(bob.chat[0]).toMatchObject({ room: 'team', seat: 0, signal: 'attack' });
    expect(code(await ada.ask({ do: 'chat', match, room: 'team', text: 'left island' }))).toBe(prepTalk === 'free' ? 'ok' : 'signals-only');
    expect(code(await ada.ask({ do: 'chat', match, room: 'team', signal: 'my-card-is-7' }))).toBe('no-such-signal');
    for (const guest of [cyd, dan]) await guest.must({ do: 'ping' });
    for (const [i, guest] of [cyd, dan].entries())
      expect(guest.frames.slice(quiet[i]).filter((frame) => frame.includes('chat'))).toEqual([]);
    for (const guest of guests) await guest.leave();
  }
});

test('GRV-TEAM-SHOW-1: once the corporations phase has begun, partners may write anything to each other, and nobody else hears it', async () => {
  const guests = (await come(4)) as [Guest, Guest, Guest, Guest];
  const [ada, bob, cyd, dan] = guests;
  const match = await deal('gravity', guests, { options: { seats: 4, confrontation: true } });
  for (const guest of guests) {
    await guest.until(() => (guest.updates.get(match)?.open.length ?? 0) > 0);
    const update = guest.updates.get(match);
    await guest.must({ do: 'answer', match, n: update?.n ?? 0, choice: update?.open[0] ?? 0 });
  }
  await ada.until(() => (ada.updates.get(match)?.view as { phase?: string } | undefined)?.phase === 'corporations');
  await ada.must({ do: 'chat', match, room: 'team', text: 'I land on Rundor, you copy it with your 4' });
  await bob.until(() => bob.chat.length === 1);
  for (const guest of [cyd, dan]) {
    await guest.must({ do: 'ping' });
    expect(guest.chat).toEqual([]);
  }
});

test('LIB-INFO-8: the table never answers a single hidden choice for a player', async () => {
  const [ada, bob] = (await come(2)) as [Guest, Guest];
  const match = await deal('liberation', [ada, bob]);
  for (let i = 0; i < 60; i++) {
    const mover = [ada, bob].find((guest) => (guest.updates.get(match)?.open.length ?? 0) > 0);
    const update = mover?.updates.get(match);
    if (!mover || !update) break;
    if (update.open.length === 1) {
      for (let turn = 0; turn < 3; turn++) await mover.must({ do: 'ping' });
      expect(mover.updates.get(match)?.n).toBe(update.n);
    }
    await mover.must({ do: 'answer', match, n: update.n, choice: update.open[i % update.open.length] ?? 0 });
    await mover.until(() => (mover.updates.get(match)?.at ?? 0) > update.at);
    await Promise.all([ada, bob].map((guest) => guest.must({ do: 'ping' })));
  }
});
