import type { AnyGame, AnyRules } from '@orrery/games';
import { duel } from '@orrery/kernel/fixtures';
import { expect, test } from 'vitest';
import { planned } from './making.ts';

const game: AnyGame = duel;
const rules = game.open({}) as AnyRules;
const made = (options: AnyRules['options'], memoryAid?: boolean) => {
  const plan = planned(
    { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], ...(memoryAid === undefined ? {} : { memoryAid }) },
    game,
    { ...rules, options },
    'ada',
    'secret',
  );
  return 'made' in plan ? plan.made.memoryAid : null;
};

test('among people nobody is helped to remember, unless the table says so', () => {
  expect(made({})).toBe(false);
  expect(made({}, true)).toBe(true);
  expect(made({}, false)).toBe(false);
});

test('REX-SEC-4: where the rules have an option for it, the option decides', () => {
  expect(made({ memoryAid: 'assisted' })).toBe(true);
  expect(made({ memoryAid: 'strict' }, true)).toBe(false);
});
