import { quick, seeded, startMatch } from '@orrery/kernel';
import { orderFor, ordersFor } from '@orrery/protocol/orders';
import { rex } from '@orrery/rex';
import { expect, test } from 'vitest';
import { customs } from './customs.ts';

test('whoever lets windows and gifts pass plays no card in them and gives nothing', () => {
  const rules = rex.open({});
  if ('faults' in rules) throw new Error('the standard game cannot be opened');
  const passed = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const match = startMatch(rules, seeded(`windows ${game}`));
    const chance = quick(game);
    for (let answers = 0; match.asked !== 0 && answers < 1500; answers++) {
      const seat = 31 - Math.clz32(match.asked);
      const [known, open] = [match.known(seat), match.open(seat)];
      const window = orderFor(
        ordersFor({ phases: 'always', answers: 'always', gifts: 'always' }, customs.passing ?? {}),
        known.view.decision,
      );
      if (window) passed.add(rules.choices.name(rules.fallback(known, open, chance)).verb);
      match.answer(seat, open[chance.below(open.length)] ?? -1);
    }
  }
  expect(passed).toContain('done');
  expect([...passed].filter((verb) => verb !== 'done' && verb !== 'pass')).toEqual([]);
});

test('windows are fast with one person and strict at a shared screen, whatever was chosen', () => {
  expect(customs.atOneScreen?.({ interruptPrivacy: 'floor' }, 1)).toEqual({ interruptPrivacy: 'fast' });
  expect(customs.atOneScreen?.({ interruptPrivacy: 'fast' }, 2)).toEqual({ interruptPrivacy: 'strict' });
});
