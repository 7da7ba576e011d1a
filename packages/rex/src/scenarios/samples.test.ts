import { ALL, quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import { fight, plan } from './fight.ts';
import { position, type Position } from './position.ts';

/** Worlds that a seat thinks possible. */
function worlds(p: Position, race: 'SOL' | 'LET'): State[] {
  const past = (p.heard[p.seat(race)] ?? []).map((event) => p.rules.events.code(event));
  const draw = p.rules.sample({ view: p.view(race), past });
  return Array.from({ length: 12 }, (_, i) => draw(quick(i)));
}

test('REX-BATTLE-15: a slot laid open is backed by a card of its type in every hand that is thought possible', () => {
  for (const slot of ['attack', 'defence', 'both'] as const) {
    const p = fight({ units: { HOL: { LET: 3, SOL: 2 } }, hands: { LET: ['energy_rifle', 'antitoxin', 'recruits'] } });
    p.answer('LET', ...plan(1, 'LET-L1', slot)).answer('SOL', ...plan(0, 'SOL-L5'));
    expect(p.decision).toBe('D-CARDS');
    const { table } = p.rules;
    for (const { cards } of worlds(p, 'SOL')) {
      const held = table.pack.strategyCards.filter((_, i) => (cards.hand[p.seat('LET') * table.cards + i] ?? 0) > 0);
      const icons = new Set(held.map(({ icon }) => icon));
      expect([slot === 'defence' || icons.has('attack'), slot === 'attack' || icons.has('defence')]).toEqual([true, true]);
    }
  }
});

test('REX-SEC-2, REX-SEC-5: what lies open is the same in every world: discards, leaders alive and dead, and so are one’s own cards', () => {
  const traitors = { SOL: ['HAC-L2', 'LET-L3'] };
  const p = position({ hands: { SOL: ['feint', 'recruits'], LET: ['decoy'] }, deck: 20, dead: ['LET-L1', 'SOL-L2'], traitors });
  const held = ({ leaders }: State): number[] => leaders.traitor.flatMap((seat, leader) => (seat === p.seat('SOL') ? [leader] : []));
  const conserved = p.rules.invariants['strategy cards are conserved'];
  for (const world of worlds(p, 'SOL')) {
    expect(conserved?.(world)).toBeNull();
    expect(world.cards.discard).toEqual(p.s.cards.discard);
    expect([world.leaders.reserve, world.leaders.lost]).toEqual([p.s.leaders.reserve, p.s.leaders.lost]);
    expect(held(world)).toEqual(held(p.s));
    expect(world.prediction).toEqual({ race: -1, round: -1 });
  }
  const selling = position({ influence: { SOL: 3 }, discarded: ['I1', 'I2', 'I3'] }).begin('bidding');
  for (const world of worlds(selling, 'SOL')) expect([conserved?.(world), Math.min(...world.cards.row) >= 0]).toEqual([null, true]);
});

test('REX-HAND-5: an older card of a hand is none of those that sank into the deck in sight', () => {
  const p = position({ hands: { LET: ['recruits'] }, deckTop: ['feint'], deck: 1 });
  for (const event of [
    { kind: 'drew', seat: p.seat('HAC') },
    { kind: 'drew', seat: p.seat('LET') },
    { kind: 'discarded', seat: p.seat('HAC'), card: 'feint' },
    { kind: 'reshuffled', cards: 1 },
  ] as const)
    p.tell(ALL, p.rules.events.code(event));
  for (const { cards } of worlds(p, 'SOL')) expect([cards.hand, cards.deck]).toEqual([p.s.cards.hand, p.s.cards.deck]);
});

test('REX-BETRAY-2: the other betrayal cards are dealt differently, each once; one’s own stays, and so does one laid open', () => {
  const betrayal = { SOL: 'BT1', HAC: 'BT2', JOL: 'BT3', LET: 'BT4', XXC: 'BT5', LAZ: 'BT6' };
  const p = position({ options: { betrayal: true }, betrayal });
  p.tell(1 << p.seat('SOL'), p.rules.events.code({ kind: 'dealtBetrayal', betrayal: 'BT1' }));
  const dealt = worlds(p, 'SOL').map((world) => world.betrayal);
  for (const cards of dealt) expect([cards[p.seat('SOL')], new Set(cards).size, Math.min(...cards)]).toEqual([0, 6, 0]);
  expect(new Set(dealt.map((cards) => cards.join())).size).toBeGreaterThan(1);
  p.tell(ALL, p.rules.events.code({ kind: 'betrayed', seat: p.seat('LET'), betrayal: 'BT4' }));
  for (const { betrayal: cards } of worlds(p, 'SOL')) expect([cards[p.seat('LET')], new Set(cards).size]).toEqual([3, 6]);
});
