import { gravity, type Choice, type GravityPack, type GravityRules } from '@orrery/gravity';
import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { inclination } from './inclination.ts';

const [house] = gravity.packs as readonly [GravityPack];
const opened = (pack: GravityPack): GravityRules => {
  const rules = gravity.open({}, pack);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  return rules;
};
const opinion = (rules: GravityRules, choice: Choice): number => {
  const out: number[] = [];
  inclination(rules)(rules.start(quick(1)), 0, [rules.choices.code(choice)], 1, out);
  return out[0] ?? Number.NaN;
};

test('a card of two digits is one card, not two', () => {
  const renumbered: GravityPack = { ...house, cards: house.cards.map((card) => ({ ...card, number: card.number + 10 })) };
  for (const [few, many] of [
    ['none', 'none'],
    ['3', '13'],
    ['1 2 2', '11 12 12'],
  ] as const)
    expect(opinion(opened(renumbered), { verb: 'keep', cards: many }), many).toBe(opinion(opened(house), { verb: 'keep', cards: few }));
});
