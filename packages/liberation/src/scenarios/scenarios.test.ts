import { SPECTATOR } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DECISIONS } from '../decision-ids.ts';
import { arrange, line, results } from './driver.ts';
import { vectors } from './vectors.ts';

for (const scenario of vectors)
  test(`${scenario.clauses.join(', ')}: ${scenario.id}, ${scenario.choices.join(', ') || 'what is offered'}`, () => {
    const table = arrange(scenario);
    const layout = scenario.before.layout ?? '';
    const check = (n: number): void => {
      for (const offer of scenario.offers?.filter((each) => each.n === n) ?? []) {
        const open = table.offers();
        if (offer.exact) expect(open.toSorted()).toEqual(offer.exact.toSorted());
        if (offer.has) expect(open).toEqual(expect.arrayContaining([...offer.has]));
        for (const closed of offer.hasNot ?? []) expect(open).not.toContain(closed);
      }
    };
    scenario.choices.forEach((choice, n) => {
      check(n);
      const [side, words = ''] = choice.split(':');
      expect('DL'[table.seat]).toBe(side);
      table.play(words);
    });
    check(scenario.choices.length);

    const { after } = scenario;
    expect(table.position.split(' ').slice(0, 8).join(' ')).toBe(line(after, layout));
    if (after.inPlay) expect(table.rules.table.cities[table.state.played]).toBe(after.inPlay);
    else if (after.at?.endsWith('.step1')) expect(table.state.played).toBe(-1);
    if (after.result) {
      expect(DECISIONS[table.state.at]).toBe('over');
      expect(table.rules.result(table.state)).toEqual(
        after.result.winner === 'D' ? { winners: [0], clause: 'LIB-END-2' } : { winners: [1], clause: 'LIB-END-3' },
      );
    } else expect(DECISIONS[table.state.at]).toBe(after.at);
    if (after.events) expect(results(table.logs.get(SPECTATOR) ?? [])).toEqual(after.events);
  });
