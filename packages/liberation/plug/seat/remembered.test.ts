import { beliefOf, liberation, type LiberationRules, memory, type State, type View } from '@orrery/liberation';
import { type Known, type Match, quick, seeded, SPECTATOR, startMatch } from '@orrery/kernel';
import { redeal } from '@orrery/web/replay/redeal.ts';
import { startingAt } from '@orrery/web/table/position.ts';
import { expect, test } from 'vitest';
import { plug } from '../table.ts';
import { remembered } from './remembered.ts';

/** Random answers until the game is over or `stop` says so. */
function playRandomly(match: Match, seed: number, stop: () => boolean): void {
  const chance = quick(seed);
  for (let n = 0; n < 20_000 && match.asked !== 0 && !stop(); n++) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const open = match.open(seat);
    match.answer(seat, open[chance.below(open.length)] ?? -1);
  }
}

test.each([{}, { warpedWorld: true, hiddenMissions: 'both', showDiscards: true }])(
  'LIB-INFO-6: players of Liberation who sit down know where the base was looked for in vain, and the discards everybody saw, %j',
  async (options) => {
    const rules = liberation.open(options) as LiberationRules;
    const { table } = rules;
    const told = { searches: 0, discards: 0 };
    for (let n = 1; n <= 24; n++) {
      const match = startMatch(rules, seeded(`searched ${n}`));
      const at = 20 + quick(n).below(60);
      playRandomly(match, n, () => match.log.length >= at);
      if (match.result) continue;
      const log = match.known(SPECTATOR).past.filter((entry) => entry >= 0);
      const { searches, discarded } = remembered(log.map((entry) => table.events.codec.name(entry)));
      const missed = searches.flatMap((search) => (search.kind === 'missed' ? [table.cities.indexOf(search.city)] : []));
      for (const person of [0, 1]) {
        const position = await redeal(plug, rules, match, person, quick(n));
        const { base, discard } = position.state as State;
        // What everybody knows holds whatever was dealt.
        for (const city of discarded) expect((discard >> table.cities.indexOf(city)) & 1).toBe(1);
        expect(missed).not.toContain(base);
        const other = 1 - person;
        const known = startMatch(startingAt(rules, position), seeded(`on ${n}`)).known(other) as unknown as Known<View>;
        expect(memory(table, known).inDiscard).toEqual(expect.arrayContaining([...discarded]));
        told.discards += discarded.size;
        if (other !== 0) continue;
        const bases = beliefOf(table, 0, known.past).bases();
        if (base >= 0) expect(bases[base]).toBeGreaterThan(0);
        for (const city of missed) expect(bases[city]).toBe(0);
        told.searches += missed.length;
      }
    }
    expect(told.searches).toBeGreaterThan(5);
    expect(told.discards).toBeGreaterThan(5);
  },
);
