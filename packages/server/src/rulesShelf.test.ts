import type { AnyGame, AnyRules } from '@orrery/games';
import { duel } from '@orrery/kernel/fixtures';
import { expect, test } from 'vitest';
import { Overloaded } from './chores.ts';
import { RulesShelf } from './rulesShelf.ts';

/** The duel, which notes how often it is opened and takes any pack. */
const opened: unknown[] = [];
const game: AnyGame = {
  ...duel,
  open(options: unknown, pack: unknown) {
    opened.push(pack);
    return (duel as AnyGame).open(options);
  },
};
const play = (shelf: RulesShelf, pack?: object): AnyRules => {
  const rules = shelf.open(game, {}, pack);
  if ('faults' in rules) throw new Error('the duel cannot be opened');
  return rules;
};

test('the same rules are opened once, however their options are written', () => {
  const shelf = new RulesShelf();
  opened.length = 0;
  const rules = play(shelf);
  expect(shelf.open(game, rules.options, undefined)).toBe(rules);
  expect(opened.length).toBe(1);
});

test('there is room for so many different rules that are played by; when a table leaves there is room again', () => {
  const shelf = new RulesShelf();
  const played = Array.from({ length: 32 }, (_, i) => {
    const rules = play(shelf, { id: `pack ${i}` });
    shelf.take(rules);
    return rules;
  });
  expect(() => play(shelf, { id: 'another' })).toThrow(Overloaded);
  // Those that are there already are there for everybody.
  expect(play(shelf, { id: 'pack 7' })).toBe(played[7]);
  const [first] = played as [AnyRules];
  shelf.take(first);
  shelf.give(first);
  expect([shelf.full, shelf.rare(first)]).toEqual([true, true]);
  shelf.give(first);
  expect(shelf.full).toBe(false);
  expect(play(shelf, { id: 'another' })).toBeDefined();
});
