/**
 * What a seat may be asked next: worlds it holds possible are played on by chance until it is asked. What it has given ahead is taken for granted, and what it
 * would be asked after that is found too. Nothing but what the seat knows goes into it.
 */
import { type Chance, type Choice, type Known, set, type Seat, type TableView } from '@orrery/kernel';
import { type Ahead, orderedChoice, orderFor } from '@orrery/protocol/orders';
import type { AnyRules } from '../table/engines.ts';

/** A question that may come. */
export interface Question {
  /** The number of the seat's answer to it. */
  readonly n: number;
  readonly decision: string;
  /** In so many of the worlds, from 0 to 1. */
  readonly share: number;
  /** What was open in some world, the most often first; without aids, in all of them: what else might be open would remind the person of what was seen. */
  readonly open: readonly Choice[];
}

const WORLDS = 40;
/** More than anybody waits for. */
const STEPS = 300;
const AHEAD = 3;

/** Who looks ahead, from where. */
interface Outlook {
  readonly seat: Seat;
  readonly n: number;
  readonly known: Known<TableView>;
  readonly given: readonly Ahead[];
  /** At a table without aids. */
  readonly unaided: boolean;
}

export function foresee(rules: AnyRules, { seat, n, known, given, unaided }: Outlook, chance: Chance): readonly Question[] {
  const found = new Map<string, { readonly n: number; readonly decision: string; worlds: number; readonly open: Map<Choice, number> }>();
  const sample = rules.sample(known);
  const list: Choice[] = [];
  const openTo = (state: unknown, who: Seat): readonly Choice[] => list.slice(0, rules.legal(state, who, list));
  for (let i = 0; i < WORLDS; i++) {
    const state: unknown = sample(chance);
    let number = n;
    for (let step = 0; step < STEPS; step++) {
      const asked = rules.asked(state);
      if (asked === 0) break;
      const own = set.has(asked, seat);
      const who = own ? seat : set.nth(asked, chance.below(set.size(asked)));
      const open = openTo(state, who);
      let choice = open[chance.below(open.length)] ?? 0;
      if (own && open.length > 1) {
        const { decision } = rules.view(state, seat);
        const key = `${number} ${decision}`;
        const question = found.get(key) ?? { n: number, decision, worlds: 0, open: new Map<Choice, number>() };
        found.set(key, question);
        question.worlds++;
        for (const one of open) question.open.set(one, (question.open.get(one) ?? 0) + 1);
        const order = orderFor(given, decision, number);
        const ordered = order && orderedChoice(order, open, rules.choices, () => choice);
        if (ordered === null || number - n >= AHEAD) break;
        choice = ordered;
      }
      if (own) number++;
      rules.apply(state, who, choice, chance);
    }
  }
  return [...found.values()]
    .map(({ n: number, decision, worlds, open }) => ({
      n: number,
      decision,
      share: worlds / WORLDS,
      open: [...open]
        .filter(([, times]) => !unaided || times === worlds)
        .toSorted(([a, times], [b, more]) => more - times || a - b)
        .map(([choice]) => choice),
    }))
    .filter(({ open }) => open.length > 0)
    .toSorted((a, b) => a.n - b.n || b.share - a.share || (a.decision < b.decision ? -1 : 1));
}
