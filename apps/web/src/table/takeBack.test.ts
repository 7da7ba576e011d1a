import { quick, seeded, startMatch } from '@orrery/kernel';
import { liberation, type LiberationRules } from '@orrery/liberation';
import { loadTable } from '@orrery/games/load';
import { expect, test } from 'vitest';
import { TakeBack } from './takeBack.ts';

/** What somebody does, as opposed to what comes of it. */
const DEEDS = ['exploited', 'mission', 'borrowed', 'paidExploit', 'paidDiscard'];
const GAMES = 60;

test('Liberation: a mission can be taken back until it is paid for, and whoever does so has learnt nothing by it', async () => {
  const decisions = (await loadTable('liberation'))?.customs.takesBack ?? [];
  const paying = new Map<string, number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const rules = liberation.open({ warpedWorld: seed % 2 === 0, hiddenMissions: seed % 3 === 0 ? 'both' : 'none' }) as LiberationRules;
    const match = startMatch(rules, seeded(`take back ${seed}`));
    const draw = quick(seed);
    const [takeBack, first] = [new TakeBack(decisions), { heard: 0 }];
    let last = -1;
    while (!match.result) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      if (seat !== last) takeBack.forget();
      last = seat;
      const { view, past } = match.known(seat);
      const count = takeBack.count(view.decision);
      if (count > 0) {
        const heard = past.slice(first.heard).flatMap((entry) => (entry < 0 ? [] : [rules.events.name(entry)]));
        expect(
          heard.map(({ kind }) => kind).filter((kind) => !DEEDS.includes(kind)),
          `${view.decision} in game ${seed}`,
        ).toEqual([]);
        paying.set(view.decision, (paying.get(view.decision) ?? 0) + 1);
      } else {
        first.heard = past.length;
      }
      const open = match.open(seat);
      const entries = match.log.length;
      match.answer(seat, open[draw.below(open.length)] ?? -1);
      takeBack.answered(view.decision, entries);
    }
  }
  expect([...paying.keys()].toSorted()).toEqual(['dyn.exploit', 'pay.discard', 'pay.exploit', 'resist.target']);
});
