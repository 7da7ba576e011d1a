import { quick, type Known } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { rex, type RexRules, type RexView, type State } from './index.ts';
import { remember } from './memory.ts';
import { position } from './scenarios/position.ts';

interface Moment {
  readonly state: State;
  readonly known: (seat: number) => Known<RexView>;
}

/** Plays at random and looks at every n-th position. */
function look(rules: RexRules, seed: number, every: number, at: (moment: Moment) => void): void {
  const chance = quick(seed);
  const pasts: number[][] = Array.from({ length: rules.seats }, () => []);
  const tell = (to: number, event: number): void => pasts.forEach((past, seat) => (to >> seat) & 1 && past.push(event));
  const state = rules.start(chance, tell);
  const open: number[] = [];
  for (let step = 0; rules.asked(state); step++) {
    const asked = rules.asked(state);
    const seat = 31 - Math.clz32(asked);
    const choice = open[chance.below(rules.legal(state, seat, open))] as number;
    pasts[seat]?.push(~choice);
    rules.apply(state, seat, choice, chance, tell);
    if (step % every === 0) at({ state, known: (viewer) => ({ view: rules.view(state, viewer), past: [...(pasts[viewer] as number[])] }) });
  }
}

const opened = (options: Record<string, string | number | boolean>): RexRules => {
  const rules = rex.open(options);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  return rules;
};

test('REX-SEC-1, REX-SEC-4: what a seat remembers of other hands is true, at every moment', () => {
  let remembered = 0;
  for (const seats of [3, 6]) {
    const rules = opened({ seats });
    const { cards } = rules.table;
    for (let seed = 1; seed <= 2; seed++)
      look(rules, seed, 43, ({ state, known }) => {
        for (let viewer = 0; viewer < seats; viewer++) {
          const { inHand } = remember(rules.table, known(viewer)).cards;
          inHand.forEach((hand, seat) =>
            hand.forEach((copies, card) => {
              expect(copies).toBeLessThanOrEqual(state.cards.hand[seat * cards + card] as number);
              remembered += copies;
            }),
          );
        }
      });
  }
  expect(remembered).toBeGreaterThan(100);
});

test('REX-SEC-1, REX-CARD-GEN-1: of two cards of one name listed in a window both are known until they are played', () => {
  const p = position({ hands: { LET: ['double_agent', 'double_agent'] }, discarded: ['I1', 'I2', 'I3'] }).begin('maneuver');
  const play = { verb: 'play', card: 'double_agent' } as const;
  p.answer('LET', play, play, { verb: 'done' });
  const { table, events } = p.rules;
  const card = table.pack.strategyCards.findIndex(({ id }) => id === 'double_agent');
  const past = (p.heard[p.seat('SOL')] ?? []).map((event) => events.code(event));
  const known = past.map(
    (_, i) => remember(table, { view: p.view('SOL'), past: past.slice(0, i + 1) }).cards.inHand[p.seat('LET')]?.[card],
  );
  expect(known.filter((copies, i) => copies !== known[i - 1])).toEqual([0, 1, 2, 1, 0]);
});

test('REX-RACE-JOL-1, REX-SEC-4: Jol-Nar remembers to whom the card went that it saw', () => {
  const p = position({ races: ['JOL', 'LET', 'SOL'], influence: { LET: 3 }, deckTop: ['energy_rifle'], discarded: ['I1', 'I2', 'I3'] })
    .begin('bidding')
    .quiet();
  p.answer('LET', { verb: 'bid', amount: 3 }).quiet();
  const { table, events } = p.rules;
  const past = (p.heard[p.seat('JOL')] ?? []).map((event) => events.code(event));
  const { inHand } = remember(table, { view: p.view('JOL'), past }).cards;
  const card = table.pack.strategyCards.findIndex(({ id }) => id === 'energy_rifle');
  expect([p.hand('LET').includes('energy_rifle'), inHand[p.seat('LET')]?.[card]]).toEqual([true, 1]);
});

test('REX-HAND-5: after a row that was dealt before a reshuffle goes back, old and new cards are no longer told apart', () => {
  const { rules } = position();
  const told = [
    { kind: 'phase', phase: 'bidding' },
    { kind: 'reshuffled', cards: 5 },
    { kind: 'row', cards: 6 },
    { kind: 'unsold', cards: 6 },
  ] as const;
  const { before, sunk, rowBefore } = remember(rules.table, {
    view: position().view('SOL'),
    past: told.map((event) => rules.events.code(event)),
  }).cards;
  expect([Math.max(...before), Math.max(...sunk), rowBefore]).toEqual([0, 0, 0]);
});

test('REX-HAND-5: cards that sank into the deck in sight are not among the older ones of any hand', () => {
  let sunkSeen = 0;
  const rules = opened({ seats: 6 });
  const t = rules.table;
  for (let seed = 1; seed <= 4; seed++)
    look(rules, seed, 41, ({ state, known }) => {
      for (let viewer = 0; viewer < 6; viewer++) {
        const { inHand, sunk, before } = remember(t, known(viewer)).cards;
        const sinking = sunk.reduce((a, b) => a + b, 0);
        sunkSeen += sinking;
        // older unknown cards fit into what is unknown and did not sink
        for (let seat = 0; seat < 6; seat++) {
          if (seat === viewer) continue;
          const unknown = (state.cards.held[seat] as number) - (inHand[seat] as number[]).reduce((a, b) => a + b, 0);
          expect(before[seat]).toBeLessThanOrEqual(unknown);
          expect(before[seat]).toBeGreaterThanOrEqual(0);
        }
        expect(Math.min(...sunk)).toBeGreaterThanOrEqual(0);
      }
    });
  expect(sunkSeen).toBeGreaterThan(0);
});

test('REX-SETUP-10, REX-TRAITOR-7, REX-CARD-DA-1: true traitor hands are among those a seat thinks possible', () => {
  for (const seats of [4, 6]) {
    const rules = opened({ seats, racePool: 'all' });
    const t = rules.table;
    for (let seed = 1; seed <= 3; seed++)
      look(rules, seed, 37, ({ state, known }) => {
        for (let viewer = 0; viewer < seats; viewer++) {
          const { elsewhere, traitorTimes, traitorsKept } = remember(t, known(viewer)).secrets;
          if (!traitorsKept) continue;
          for (let seat = 0; seat < seats; seat++) {
            if (seat === viewer) continue;
            // a card known to have been elsewhere can only have come by a later draw
            const late = t.pack.leaders.filter((_, leader) => state.leaders.traitor[leader] === seat && (elsewhere[leader] as number) >= 0);
            expect(late.length).toBeLessThanOrEqual((traitorTimes[seat] as number[]).length);
          }
        }
      });
  }
});

test('REX-SEC-1: sampled worlds deal unknown cards differently and known ones as they are', () => {
  const rules = opened({ seats: 6 });
  const t = rules.table;
  const worlds = new Set<string>();
  look(rules, 5, 300, ({ state, known }) => {
    const mine = known(0);
    const draw = rules.sample(mine);
    const { inHand } = remember(t, mine).cards;
    for (let i = 0; i < 8; i++) {
      const world = draw(quick(i));
      worlds.add(JSON.stringify(world.cards.hand));
      expect(world.cards.hand.slice(0, t.cards)).toEqual(state.cards.hand.slice(0, t.cards));
      inHand.forEach((hand, seat) =>
        hand.forEach((copies, card) => expect(world.cards.hand[seat * t.cards + card]).toBeGreaterThanOrEqual(seat === 0 ? 0 : copies)),
      );
    }
  });
  expect(worlds.size).toBeGreaterThan(8);
});
