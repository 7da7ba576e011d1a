import { SPECTATOR, type Refusal, type Viewer } from '@orrery/kernel';
import { conclave, duel } from '@orrery/kernel/fixtures';
import { games, type AnyGame } from '@orrery/games';
import type { Clock, NamedChoice, StandingOrder } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { compareWorlds, type Plan } from './testing/wire.ts';
import type { AnyRules } from './testing/redeal.ts';

const seatsOf = (game: AnyGame): number => {
  const rules = game.open({});
  if ('faults' in rules) throw new Error('the standard game cannot be opened');
  return rules.seats;
};
const plan = (game: AnyGame, viewer: Viewer, seed: number, more: Partial<Plan> = {}): Plan => ({
  game,
  options: {},
  seats: seatsOf(game),
  viewer,
  seed,
  steps: 18,
  ...more,
});

describe('a client told the same receives the same bytes, whatever the others hold', () => {
  for (const game of [duel, conclave, ...Object.values(games)] as readonly AnyGame[])
    for (const [viewer, seed] of [
      [0, 20],
      [SPECTATOR, 16],
    ] as const)
      test(`${game.id}, ${viewer === SPECTATOR ? 'spectator' : `seat ${viewer}`}`, async () => {
        const verdict = await compareWorlds(plan(game, viewer, seed));
        expect(verdict.leak).toBeNull();
        expect(verdict.compared).toBeGreaterThan(3);
      }, 120_000);
});

describe('Rex with standing orders, whose answers nobody can tell from those of people', () => {
  const rex = games['rex'];
  const rules = rex?.open({});
  if (!rex || !rules || 'faults' in rules) throw new Error('the standard game cannot be opened');
  // The first card of these that a seat has: whether one has it, nobody may see.
  const plays = Array.from({ length: rules.choices.size }, (_, code): NamedChoice => ({ ...rules.choices.name(code) }))
    .filter((choice) => choice['verb'] === 'play' && Object.keys(choice).length === 2)
    .slice(0, 2);
  const orders: readonly StandingOrder[] = [
    { decision: 'X-*', order: 'pass' },
    { decision: 'W-*', order: 'play', plays },
    { decision: 'D-BID', order: 'raise', verb: 'bid', argument: 'amount', limit: 3 },
  ];
  const clocks: Readonly<Record<string, Clock>> = {
    'at a table over days': { kind: 'move', seconds: 3 * 86_400 },
    'in an evening': { kind: 'bank', seconds: 3600, increment: 10 },
  };
  for (const [name, clock] of Object.entries(clocks))
    for (const [i, viewer] of [3, SPECTATOR].entries())
      test(`${name}, ${viewer === SPECTATOR ? 'spectator' : `seat ${viewer}`}`, async () => {
        const verdict = await compareWorlds(plan(rex, viewer, 40 + i, { clock, orders, steps: 40 }));
        expect(verdict.leak).toBeNull();
        expect(verdict.compared).toBeGreaterThan(12);
        // At a table over days windows are closed as soon as they open.
        expect([...verdict.decisions].some((decision) => /^[WX]-/.test(decision))).toBe(clock.kind === 'bank');
      }, 120_000);
});

describe('Rex with bots, whose thoughts take no time, longer than a window keeps its time, and longer than a window lasts', () => {
  const rex = games['rex'];
  if (!rex) throw new Error('there is no Rex');
  for (const [viewer, milliseconds, seed] of [
    [0, 0, 50],
    [0, 2500, 58],
    [SPECTATOR, 5000, 51],
    [0, 90_000, 54],
  ] as const)
    test(`${viewer === SPECTATOR ? 'spectator' : `seat ${viewer}`}, ${milliseconds / 1000} seconds`, async () => {
      const verdict = await compareWorlds(plan(rex, viewer, seed, { steps: 30, bots: { seats: 3, milliseconds } }));
      expect(verdict.leak).toBeNull();
      expect(verdict.compared).toBeGreaterThan(5);
      expect([...verdict.decisions].some((decision) => /^[WX]-/.test(decision))).toBe(true);
    }, 120_000);
});

describe('Rex with bots, whose thoughts take longer or shorter by what they hold', () => {
  const rex = games['rex'];
  if (!rex) throw new Error('there is no Rex');
  for (const [viewer, seed] of [
    [0, 50],
    [SPECTATOR, 16],
  ] as const)
    test(
      viewer === SPECTATOR ? 'spectator' : `seat ${viewer}`,
      async () => {
        const clock: Clock = { kind: 'bank', seconds: 3600, increment: 10 };
        const bots = { seats: 3, milliseconds: 2400, bySecret: true };
        const verdict = await compareWorlds(plan(rex, viewer, seed, { steps: 30, clock, bots }));
        expect(verdict.leak).toBeNull();
        expect(verdict.compared).toBeGreaterThan(5);
      },
      120_000,
    );
});

/** The duel with something wrong in it. */
const flawed = (flaw: (rules: AnyRules) => Partial<AnyRules>): AnyGame => ({
  ...duel,
  open(options: unknown) {
    const rules = (duel as AnyGame).open(options);
    return 'faults' in rules ? rules : { ...rules, ...flaw(rules) };
  },
});

interface Hidden {
  readonly deck: readonly number[];
}

describe('a planted leak is caught', () => {
  test('a view that shows whether the next card is high', async () => {
    const leaky = flawed((rules) => ({
      view: (state: Hidden, viewer) => ({ ...rules.view(state, viewer), ...((state.deck.at(-1) ?? 0) > 30 ? { hint: 1 } : {}) }),
    }));
    const verdicts = [];
    for (const seed of [20, 21]) verdicts.push(await compareWorlds(plan(leaky, 0, seed, { steps: 16 })));
    expect(verdicts.some(({ leak }) => leak?.includes('hint'))).toBe(true);
  });

  test('a list of open choices whose order follows the deck', async () => {
    const leaky = flawed((rules) => ({
      legal(state: Hidden, seat, out) {
        const count = rules.legal(state, seat, out);
        if ((state.deck[0] ?? 0) % 2 === 0) out.splice(0, count, ...out.slice(0, count).toReversed());
        return count;
      },
    }));
    const verdicts = [];
    for (const seed of [22, 24, 26]) verdicts.push(await compareWorlds(plan(leaky, 0, seed, { steps: 8 })));
    expect(verdicts.some(({ leak }) => leak !== null)).toBe(true);
  });

  test('a refusal that knows more than its seat', async () => {
    const seen: { state?: Hidden } = {};
    const leaky = flawed((rules) => ({
      view(state: Hidden, viewer) {
        seen.state = state;
        return rules.view(state, viewer);
      },
      refuse: (known, choice): Refusal => ({ ...rules.refuse(known, choice), data: { next: seen.state?.deck.at(-1) ?? 0 } }),
    }));
    const verdicts = [];
    for (const seed of [30, 32]) verdicts.push(await compareWorlds(plan(leaky, 1, seed, { steps: 8 })));
    expect(verdicts.some(({ leak }) => leak?.includes('next'))).toBe(true);
  });
});
