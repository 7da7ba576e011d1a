import type { Chance, Choice, Known } from '@orrery/kernel';
import type { DecisionId } from './decision-ids.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Decisions in which a base need not move. */
const MAY_STAY: readonly DecisionId[] = ['lib.evade', 'mobilize.base'];

/** What is answered for a seat whose time has run out: the quietest open choice; where everything costs something, chance decides. */
export function fallback({ verbs, cities }: Table, { view }: Known<View>, open: readonly Choice[], chance: Chance): Choice {
  const quiet = [verbs.skip(), verbs.pass(), verbs.stop(), verbs.takeNone(), verbs.targetNone(), verbs.count(0)];
  for (const choice of quiet) if (open.includes(choice)) return choice;
  // A base that need not move stays, so that nothing is decided for the player.
  if (MAY_STAY.includes(view.decision) && view.base !== null) {
    const stay = verbs.base(cities.indexOf(view.base));
    if (open.includes(stay)) return stay;
  }
  return open[chance.below(open.length)] as Choice;
}
