import type { Chance, Choice, Known } from '@orrery/kernel';
import * as At from './decisions.ts';
import { DECISIONS } from './decisions.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** What is answered for a seat whose time has run out: the quietest open choice; where everything costs something, chance decides. */
export function fallback(table: Table, known: Known<View>, open: readonly Choice[], chance: Chance): Choice {
  const { base } = table.choices;
  const quiet = [base.skip, base.pass, base.stop, base.takeNone, base.targetNone, base.count];
  for (const choice of quiet) if (open.includes(choice)) return choice;
  const at = DECISIONS.indexOf(known.view.decision);
  // A base that need not move stays, so that nothing is decided for the player.
  if ((at === At.LIB_EVADE || at === At.MOBILIZE_BASE) && known.view.base !== null) {
    const stay = base.base + table.cities.indexOf(known.view.base);
    if (open.includes(stay)) return stay;
  }
  return open[chance.below(open.length)] as Choice;
}
