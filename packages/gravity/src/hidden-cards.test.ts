import { quick } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { dealer } from './hidden-cards.ts';
import type { Memory } from './memory.ts';
import { gravity } from './index.ts';

const rules = gravity.open({ seats: 2 });
if ('faults' in rules) throw new Error('the standard game cannot be opened');
const { table } = rules;

/** What one player noticed of the other in a game of twenty rounds. */
const LONG = `
draw5 lay3 take2 play2 play5 play4 play0 draw5 lay3 shuffle take2 play4 play1 play2 play5 draw5 lay2 take1 play0 castle1 bury2 play3 draw2
shuffle draw3 lay4 take3 play2 play0 castle2 bury2 draw4 shuffle draw1 lay4 take3 play5 castle1 bury2 play3 draw4 shuffle draw1 lay3 take2
play5 play0 play5 keep1 draw5 lay1 join keep1 play1 play0 play1 save1 shuffle draw5 lay3 take2 join play0 play2 play2 play4 save2 draw3
shuffle draw2 lay2 take1 join play1 play2 play0 play4 save2 draw4 shuffle draw1 lay2 take1 join play2 play5 play3 play1 save2 draw4 shuffle
draw1 lay2 take1 join play4 play4 play0 play3 save2 draw4 shuffle draw1 lay3 take2 join play2 play0 play5 play3 save2 draw3 shuffle draw2
lay3 take2 join play5 play1 play4 play4 save2 draw3 shuffle draw2 lay2 take1 join play2 play1 play0 play5 save1 draw4 shuffle draw1 lay2
take1 join play4 play2 castle1 bury2 play0 draw5 lay2 shuffle take1 play2 play5 play3 play1 draw5 lay5 take3 shuffle take1 play0 play5
`;

const WORDS: Readonly<Record<string, (number: number) => Memory>> = {
  draw: (number) => ({ what: 'drew', number, into: 'drawn' }),
  take: (number) => ({ what: 'drew', number, into: 'hand' }),
  lay: (number) => ({ what: 'laid', number }),
  shuffle: () => ({ what: 'reshuffled' }),
  join: () => ({ what: 'joined' }),
  save: (number) => ({ what: 'saved', number }),
  play: (kind) => ({ what: 'played', kind }),
  castle: (kind) => ({ what: 'castled', kind }),
  bury: (number) => ({ what: 'left', to: 'buried', number, kinds: null }),
  keep: (number) => ({ what: 'left', to: 'saved', number, kinds: null }),
};
const past = LONG.trim()
  .split(/\s+/)
  .map((said) => {
    const [, word = '', number] = /^([a-z]+)(\d*)$/.exec(said) ?? [];
    return (WORDS[word] as (number: number) => Memory)(Number(number));
  });

describe('hidden cards of a long game', () => {
  test('eighty deals after twenty rounds ask chance less than two hundred thousand times', () => {
    for (let seed = 0; seed < 4; seed++) {
      const chance = quick(seed);
      const deal = dealer(table, past);
      for (let i = 0; i < 80; i++) deal(chance);
      expect(chance.drawn).toBeLessThan(200_000);
    }
  });

  test('every deal is the whole deck, and holds as many cards as were counted', () => {
    const deal = dealer(table, past);
    for (let seed = 0; seed < 100; seed++) {
      const { hand, saved, drawn, buried, deck } = deal(quick(seed));
      expect([hand.length, saved.length, drawn.length]).toEqual([2, 0, 0]);
      // The two that were played since the deck was shuffled lie open.
      const all = [...hand, ...buried, ...deck, 0, 5];
      expect(table.sets.copies.map((_, kind) => all.filter((card) => card === kind).length)).toEqual(table.sets.copies);
    }
  });
});
