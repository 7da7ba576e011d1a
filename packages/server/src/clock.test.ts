/** Time at the table, with a clock that is moved by hand: banks, days, windows, standing orders, the turn cap. */
import type { AnyGame } from '@orrery/games';
import type { TableView } from '@orrery/kernel';
import { duel } from '@orrery/kernel/fixtures';
import type { Listing, StandingOrder } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Clocks, elapsedWithout } from './table/clocks.ts';
import { Guest, deal, playOut } from './testing/guest.ts';
import { HandTime, fixtures, testServer, type TestServer } from './testing/place.ts';
import { ceasefire, windowed } from './testing/windows.ts';

/** The duel as a game whose turns are counted: every card played is one. */
const counted: AnyGame = {
  ...duel,
  id: 'counted',
  open(options: unknown) {
    const rules = (duel as AnyGame).open(options);
    if ('faults' in rules) return rules;
    return {
      ...rules,
      turn: ({ deck, hands }: { deck: readonly number[]; hands: readonly (readonly number[])[] }) => 60 - deck.length - hands.flat().length,
    };
  },
};

let time: HandTime;
let server: TestServer;
let all: Guest[];
beforeEach(async () => {
  time = new HandTime();
  server = await testServer({ time, games: { ...fixtures, counted, rex: windowed } }, { ORRERY_IDLE_SECONDS: '80000' });
  all = [];
});
afterEach(async () => {
  await server.end();
});

const guests = async (count: number): Promise<Guest[]> => {
  const come = await Promise.all(Array.from({ length: count }, () => Guest.arrive(server.url)));
  all.push(...come);
  return come;
};
/** Until the server has nothing under way and everybody has heard all of it. */
const settle = async (): Promise<void> => {
  await server.tables.settled();
  await Promise.all(all.filter(({ closed }) => !closed).map((guest) => guest.must({ do: 'ping' })));
};
const pass = (seconds: number): Promise<void> => time.pass(seconds * 1000, settle);
const answer = async (guest: Guest, match: string, pick: (open: readonly number[]) => number = (open) => open[0] ?? 0): Promise<void> => {
  const update = guest.updates.get(match);
  await guest.must({ do: 'answer', match, n: update?.n ?? 0, choice: pick(update?.open ?? []) });
  await settle();
};
const decision = (guest: Guest, match: string): string => (guest.updates.get(match)?.view as TableView | undefined)?.decision ?? '';

test('a table to which nobody has come for a day is offered to strangers no more; its own people and its link still find it', async () => {
  const [ada, eve] = (await guests(2)) as [Guest, Guest];
  const made = await ada.must({ do: 'create', game: 'duel', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const match = String(made['match']);
  const listed = async (guest: Guest): Promise<number[]> => {
    const { open, mine } = (await guest.must({ do: 'list' })) as unknown as Listing;
    return [open.length, mine.length];
  };
  expect(await listed(eve)).toEqual([1, 0]);
  await pass(25 * 3600);
  expect(await listed(eve)).toEqual([0, 0]);
  expect(await listed(ada)).toEqual([0, 1]);
  expect((await eve.must({ do: 'join', match }))['seat']).toBe(1);
});

describe('banks and days', () => {
  test('a bank runs while its seat is asked and gains with each answer; an empty one is answered for by the rules', async () => {
    const [ada, bob] = (await guests(2)) as [Guest, Guest];
    const match = await deal('duel', [ada, bob], { clock: { kind: 'bank', seconds: 60, increment: 5 } });
    await pass(20);
    await answer(ada, match);
    expect(bob.updates.get(match)?.times).toEqual([
      { left: 45_000, since: null },
      { left: 60_000, since: time.now() },
    ]);
    await pass(59);
    expect(bob.updates.get(match)?.n).toBe(0);
    await pass(2);
    expect(bob.updates.get(match)?.n).toBeGreaterThan(0);
    const [own, other] = ada.updates.get(match)?.times ?? [];
    expect(own).toEqual({ left: 45_000, since: expect.any(Number) as number });
    expect((other?.left ?? 0) % 5000).toBe(0);
    expect(other?.since).toBeNull();
  });

  test('days per move survive a restart, and time in which no server ran does not count', async () => {
    const [ada, bob] = (await guests(2)) as [Guest, Guest];
    const match = await deal('duel', [ada, bob], { clock: { kind: 'move', seconds: 3 * 86400 }, timeout: 'resign' });
    await answer(ada, match);
    await pass(2 * 86400);
    server = await server.restart();
    all = [];
    const again = await Guest.arrive(server.url, { token: ada.token });
    await again.must({ do: 'watch', match });
    all.push(again);
    await pass(86400 - 10);
    expect(again.tables.get(match)?.status).toBe('running');
    await pass(20);
    expect(again.tables.get(match)?.end).toEqual({ ended: 'timeout', seat: 1 });
    const elapsed = elapsedWithout(() => [
      [100, 200],
      [500, 900],
    ]);
    expect([elapsed(0, 50), elapsed(0, 150), elapsed(150, 600), elapsed(950, 1000), elapsed(120, 180)]).toEqual([50, 100, 300, 50, 0]);
  });

  test('where a bot takes over, it plays until its person returns', async () => {
    const [ada, bob] = (await guests(2)) as [Guest, Guest];
    const match = await deal('duel', [ada, bob], { clock: { kind: 'move', seconds: 10 }, timeout: 'bot' });
    await pass(11);
    await ada.until(() => ada.tables.get(match)?.seats[0]?.away === true);
    expect(ada.tables.get(match)?.seats[0]).toMatchObject({ why: 'timeout', returns: true });
    await bob.until(() => (bob.updates.get(match)?.open.length ?? 0) > 0, 'the bot to move');
    await ada.must({ do: 'return', match });
    await answer(bob, match);
    await settle();
    expect(ada.tables.get(match)?.seats[0]?.away).toBeUndefined();
    expect(await ada.ask({ do: 'return', match })).toMatchObject({ no: { code: 'not-away' } });
  });

  test('who is out of time where that is as good as resigning is told from who resigned, and neither comes back', async () => {
    const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
    const match = await deal('conclave', [ada, bob, cyd], { clock: { kind: 'move', seconds: 60 }, timeout: 'resign' });
    await bob.must({ do: 'resign', match });
    while ((cyd.updates.get(match)?.open.length ?? 0) > 0) await answer(cyd, match);
    await pass(61);
    const seats = cyd.tables.get(match)?.seats ?? [];
    expect(seats.map(({ why }) => why)).toEqual(['timeout', 'resigned', undefined]);
    expect(seats.map(({ returns }) => returns)).toEqual([undefined, undefined, undefined]);
    for (const gone of [ada, bob]) expect(await gone.ask({ do: 'return', match })).toMatchObject({ no: { code: 'not-away' } });
  });

  test('unfinished steps are taken back before the rules answer for a seat', async () => {
    const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
    const match = await deal('conclave', [ada, bob, cyd], { clock: { kind: 'move', seconds: 10 } });
    await answer(ada, match, (open) => open.at(-1) ?? 0);
    await pass(11);
    const view = ada.updates.get(match)?.view as { coins: readonly (number | null)[]; round: number; winner: number };
    expect(view.coins[0]).toBe(5);
    expect(view.round === 2 || view.winner >= 0).toBe(true);
  });

  test('others see the time of a secret answer run on until they are told of it', async () => {
    const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
    const match = await deal('conclave', [ada, bob, cyd], { clock: { kind: 'bank', seconds: 600, increment: 0 } });
    await playUntil('D-VOTE', match, [ada, bob, cyd]);
    const updates = (): number => bob.frames.filter((frame) => frame.includes('"at"')).length;
    const before = updates();
    const started = time.now();
    await pass(30);
    await answer(ada, match);
    expect(updates()).toBe(before);
    const tab = await Guest.arrive(server.url, { token: bob.token });
    await tab.must({ do: 'watch', match });
    expect(tab.updates.get(match)?.times?.[0]?.since).toBe(started);
    expect(ada.updates.get(match)?.times?.[0]?.since).toBeNull();
  });

  test('an empty bank leaves a little for each further decision', () => {
    const clocks = new Clocks({ kind: 'bank', seconds: 10, increment: 0 }, 2, (from, to) => to - from);
    clocks.turn(1, 0);
    expect(clocks.deadline(0, 4000)).toBe(10_000);
    clocks.turn(2, 12_000);
    clocks.turn(1, 13_000);
    expect(clocks.deadline(0, 13_000)).toBe(28_000);
  });

  test('LIB-END-6: a turn cap ends an endless game as unfinished', async () => {
    const [ada, bob] = (await guests(2)) as [Guest, Guest];
    const match = await deal('counted', [ada, bob], { turnCap: 10 });
    const answers = await playOut(match, [ada, bob], (open) => open[0] ?? 0);
    expect(ada.tables.get(match)?.end).toEqual({ ended: 'unfinished' });
    expect(answers).toBe(11);
  });
});

async function playUntil(stop: string, match: string, players: readonly Guest[]): Promise<void> {
  // What was answered in a window is not shown before its minimum time has passed.
  const answered = new Map<Guest, number>();
  for (let i = 0; i < 500; i++) {
    if (players.every((guest) => decision(guest, match) === stop)) return;
    const next = players.find((guest) => {
      const update = guest.updates.get(match);
      return update && update.open.length > 0 && update.n > (answered.get(guest) ?? -1);
    });
    if (next) {
      answered.set(next, next.updates.get(match)?.n ?? 0);
      await answer(next, match);
    } else await pass(1);
  }
  throw new Error(`${stop} never came`);
}

test('REX-CEASE-13: a ceasefire ends as a whole when its time is up; open questions lapse', async () => {
  await server.end();
  server = await testServer({ time, games: { rex: ceasefire } }, { ORRERY_IDLE_SECONDS: '80000' });
  const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
  const match = await deal('rex', [ada, bob, cyd]);
  const until = ada.updates.get(match)?.until;
  expect(until).toBe(time.now() + 60_000);
  await pass(30);
  await answer(ada, match);
  await answer(ada, match);
  await pass(29);
  expect(decision(bob, match)).toBe('D-CF-OFFER');
  await pass(2);
  // The time is one for all stages: none of them is left.
  expect(decision(bob, match)).toBe('D-VOTE');
});

describe('windows', () => {
  const seats = async (
    interruptPrivacy: string,
    more: object = {},
  ): Promise<{ match: string; ada: Guest; bob: Guest; cyd: Guest; eve: Guest }> => {
    const [ada, bob, cyd, eve] = (await guests(4)) as [Guest, Guest, Guest, Guest];
    const match = await deal('rex', [ada, bob, cyd], { options: { interruptPrivacy }, ...more });
    await pass(5);
    await eve.must({ do: 'watch', match });
    return { match, ada, bob, cyd, eve };
  };
  const bid = async (guest: Guest, match: string): Promise<void> => {
    await answer(guest, match);
    await answer(guest, match);
  };

  test('a window stays open for its minimum time: who has finished hears nothing until then, and cannot find out by asking', async () => {
    const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
    const match = await deal('rex', [ada, bob, cyd]);
    for (const guest of [ada, bob]) await bid(guest, match);
    const quiet = [ada.frames.length, bob.frames.length];
    const third = cyd.updates.get(match);
    expect(third?.open.length).toBeGreaterThan(0);
    await bid(cyd, match);
    // All have answered; nobody sees it before three seconds have passed.
    await pass(2.9);
    const pings = ada.frames.slice(quiet[0]).filter((frame) => !frame.includes('"now"'));
    expect(pings.filter((frame) => frame.includes('"at"'))).toEqual([]);
    const probe = ada.ask({ do: 'answer', match, n: 2, choice: 0 });
    const late = Guest.arrive(server.url).then(async (guest) => {
      await guest.must({ do: 'watch', match });
      return guest;
    });
    let answered = false;
    void Promise.race([probe, late]).then(() => (answered = true));
    await settle();
    expect(answered).toBe(false);
    await pass(1.2);
    expect(decision(ada, match)).toBe('D-PEEK');
    await probe;
    expect((await late).updates.get(match)?.at).toBeGreaterThan(0);
  });

  test('a window closed early and one that waits for somebody look the same until the minimum time has passed', async () => {
    const heard = async (third: boolean): Promise<number> => {
      const { match, ada, bob, cyd } = await seats('floor');
      await playUntil('X-VOTE', match, [ada, bob, cyd]);
      const before = ada.frames.filter((frame) => frame.includes('"at"')).length;
      for (const guest of third ? [ada, bob, cyd] : [ada, bob]) await answer(guest, match);
      await pass(0.9);
      return ada.frames.filter((frame) => frame.includes('"at"')).length - before;
    };
    expect(await heard(true)).toBe(await heard(false));
  });

  test('how a window opens everybody is told at once, however fast somebody answers in it', async () => {
    const shown = async (fast: boolean): Promise<unknown> => {
      const { match, ada, bob, cyd, eve } = await seats('floor');
      const people = [ada, bob, cyd];
      await playUntil('D-PEEK', match, people);
      const asked = (guest: Guest): boolean => (guest.updates.get(match)?.open.length ?? 0) > 0;
      const winner = people.find(asked);
      if (!winner) throw new Error('nobody is asked');
      while (decision(winner, match) !== 'W-BID') await answer(winner, match);
      if (fast) for (const guest of people) if (guest !== winner) await bid(guest, match);
      await pass(0.1);
      const view = eve.updates.get(match)?.view as TableView | undefined;
      return [view?.decision, view?.answered, eve.frames.filter((frame) => frame.includes('"at"')).length];
    };
    expect(await shown(true)).toEqual(await shown(false));
  });

  test('whether a person or a standing order gave the last answer, those who watch hear of it after the same moment', async () => {
    const heardAfter = async (last: (cyd: Guest, match: string) => Promise<void>): Promise<number> => {
      const { match, ada, bob, cyd, eve } = await seats('floor', { clock: { kind: 'bank', seconds: 3600, increment: 0 } });
      for (const guest of [ada, bob]) await bid(guest, match);
      const since = time.now();
      await last(cyd, match);
      await settle();
      await pass(0.1);
      expect(decision(eve, match)).toBe('D-PEEK');
      return (eve.updates.get(match)?.now ?? 0) - since;
    };
    const plays = [{ verb: 'bid', coins: 2 }, { verb: 'claim' }];
    const ordered = await heardAfter(async (cyd, match) => {
      await cyd.must({ do: 'orders', match, orders: [{ decision: 'W-*', order: 'play', plays }] });
    });
    expect(ordered).toBe(await heardAfter(bid));
  });

  test('the list of own games tells a window closed early from one that waits no sooner than the table does', async () => {
    const turn = async (guest: Guest): Promise<unknown> => ((await guest.must({ do: 'list' })) as unknown as Listing).mine[0]?.turn;
    const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
    const match = await deal('rex', [ada, bob, cyd]);
    expect(await turn(ada)).toEqual({ seat: 0, waits: 0b111 });
    for (const guest of [ada, bob]) await bid(guest, match);
    expect(await turn(cyd)).toMatchObject({ seat: 2 });
    expect(await turn(ada)).toBeNull();
    await bid(cyd, match);
    expect(await turn(ada)).toBeNull();
    await pass(5);
    expect(await turn(ada)).not.toBeNull();
  });

  test('real answers have twenty seconds, then the rules pass for the seat', async () => {
    const { match, ada, bob } = await seats('floor');
    await playUntil('W-BID', match, [ada, bob]);
    expect(ada.updates.get(match)?.until).toBeGreaterThan(time.now());
    await pass(22);
    expect(decision(ada, match)).not.toBe('W-BID');
  });

  test('strict windows last their whole time for everybody', async () => {
    const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
    const match = await deal('rex', [ada, bob, cyd], { options: { interruptPrivacy: 'strict' } });
    for (const guest of [ada, bob, cyd]) await bid(guest, match);
    await pass(11.9);
    expect(decision(ada, match)).toBe('W-BID');
    await pass(0.2);
    expect(decision(ada, match)).toBe('D-PEEK');
  });

  test('fast windows close with the last answer', async () => {
    const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
    const match = await deal('rex', [ada, bob, cyd], { options: { interruptPrivacy: 'fast' } });
    for (const guest of [ada, bob, cyd]) await bid(guest, match);
    // Who is not asked hears of it a moment later.
    await pass(0.04);
    expect(decision(ada, match)).toBe('D-PEEK');
  });

  test('standing orders answer after the minimum time, are seen by their seat alone, and only their answers are recorded', async () => {
    const { match, ada, bob, cyd } = await seats('floor');
    await cyd.must({
      do: 'orders',
      match,
      orders: [{ decision: 'W-*', order: 'play', plays: [{ verb: 'bid', coins: 2 }, { verb: 'claim' }] }],
    });
    await settle();
    expect(cyd.tables.get(match)?.orders?.length).toBe(1);
    expect(ada.tables.get(match)?.orders).toEqual([]);
    for (const guest of [ada, bob]) await bid(guest, match);
    await pass(21);
    const view = cyd.updates.get(match)?.view as { winner: number; coins: readonly (number | null)[] };
    expect([view.winner, view.coins[2]]).toEqual([2, 3]);
  });

  test('an answer given ahead is given when exactly its question comes; another question, or one it does not fit, is asked', async () => {
    const [ada, bob] = (await guests(2)) as [Guest, Guest];
    const match = await deal('duel', [ada, bob], { clock: { kind: 'move', seconds: 86400 } });
    const mover = ada.updates.get(match)?.open.length ? ada : bob;
    const waits = mover === ada ? bob : ada;
    const { n = 0, view } = waits.updates.get(match) ?? {};
    const [held = 0] = (view as { readonly hand?: readonly number[] }).hand ?? [];
    const ahead = (number: number, card: number): StandingOrder => ({
      decision: 'D-PLAY',
      order: 'once',
      n: number,
      plays: [{ verb: 'play', card }],
    });
    const play = async (guest: Guest): Promise<void> => {
      const { n: question = 0, open = [] } = guest.updates.get(match) ?? {};
      await guest.must({ do: 'answer', match, n: question, choice: open[0] ?? 0 });
      await pass(3);
    };
    // Meant for the question after the next, taken back, and given for the next.
    await waits.must({ do: 'orders', match, orders: [ahead(n + 1, held)] });
    await waits.must({ do: 'orders', match, orders: [] });
    await waits.must({ do: 'orders', match, orders: [ahead(n, held), ahead(n + 1, held)] });
    await settle();
    expect([waits.tables.get(match)?.orders?.length, mover.tables.get(match)?.orders]).toEqual([2, []]);
    await play(mover);
    expect(waits.updates.get(match)?.n).toBe(n + 1);
    // The card is gone: the order for the question after it fits no more, and nothing is passed either.
    while (!waits.updates.get(match)?.open.length) await play(mover);
    await pass(60);
    expect([waits.updates.get(match)?.n, waits.updates.get(match)?.open.length !== 0]).toEqual([n + 1, true]);
  });

  test('at a table over days windows never wait: orders answer, and no order means pass', async () => {
    const [ada, bob, cyd] = (await guests(3)) as [Guest, Guest, Guest];
    const match = await deal('rex', [ada, bob, cyd], { clock: { kind: 'move', seconds: 86400 } });
    await pass(0.1);
    expect(decision(ada, match)).toBe('D-PEEK');
  });
});
