/** A battle plan as it is put together: what has been sent stands, the rest is picked in any order and kept here until it is sent as a whole. */
import { type Signal, signal } from '@preact/signals';
import type { Choice } from '@orrery/kernel';
import { planPreview, type RexChoice, type RexRules, type RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';

export type Element = 'number' | 'leader' | 'slot';

interface Picks {
  /** The battle they were made for. */
  readonly battle: string;
  readonly number?: number;
  readonly leader?: string;
  readonly slot?: string;
}
export type Picked = Signal<Picks>;

const kept = new WeakMap<object, Picked>();
/** The picks of one table; they outlast a look at the text table. */
export function picksAt(table: object): Picked {
  const picks = kept.get(table) ?? signal<Picks>({ battle: '' });
  kept.set(table, picks);
  return picks;
}

const battleOf = ({ round, pending }: RexView): string =>
  `${round} ${pending.battle.location} ${pending.battle.sides.map(({ seat }) => seat).join()}`;

export interface Drafted {
  readonly number: number;
  readonly leader: string | null;
  readonly slot: string | null;
  /** What can still be picked. */
  readonly numbers: readonly number[];
  readonly leaders: readonly string[];
  readonly slots: readonly string[];
  /** What is left to pick. */
  readonly missing: readonly Element[];
  /** The answers that send the plan, the first of them open now; empty while something is missing. */
  readonly send: readonly Choice[];
  pick(element: Element, value: number | string): void;
}

/** One element: sent, picked, the only one there is, or open. */
function elementOf<T>(
  sent: T | undefined,
  free: readonly T[],
  pick: T | undefined,
): { readonly value: T | null; readonly free: readonly T[] } {
  if (sent !== undefined) return { value: sent, free: [] };
  const value = pick !== undefined && free.includes(pick) ? pick : free.length === 1 ? free[0] : undefined;
  return { value: value ?? null, free };
}

/** The plan the viewer is asked for, or null. */
export function draftOf(rules: RexRules, view: RexView, offers: readonly Offer[], picked: Picked): Drafted | null {
  if (view.decision !== 'D-PLAN' || offers.length === 0) return null;
  const battle = battleOf(view);
  const picks: Picks = picked.value.battle === battle ? picked.value : { battle };
  const ahead = planPreview(rules, view);
  const sent = view.own.steps.map((step) => rules.choices.name(step));
  const asked = offers.map(({ named }) => named as RexChoice);
  // Of what is asked now the table itself says what is open.
  const dials = asked.flatMap((choice) => (choice.verb === 'dial' ? [choice.number] : []));
  const leads = asked.flatMap((choice) => (choice.verb === 'lead' ? [choice.leader] : []));
  const sets = asked.flatMap((choice) => (choice.verb === 'slot' ? [choice.slot] : []));
  const [dialled] = sent.flatMap((choice) => (choice.verb === 'dial' ? [choice.number] : []));
  const [led] = sent.flatMap((choice) => (choice.verb === 'lead' ? [choice.leader] : []));
  const number = elementOf(dialled, dials, picks.number ?? dials[0]);
  const leader = elementOf<string>(led, leads.length > 0 ? leads : ahead.leaders, picks.leader);
  const slot = elementOf<string>(undefined, sets.length > 0 ? sets : ahead.slots, picks.slot);
  const elements = { number, leader, slot };
  const missing = (['number', 'leader', 'slot'] as const).filter((each) => elements[each].value === null && elements[each].free.length > 0);
  const steps = [
    number.free.length > 0 && { verb: 'dial', number: number.value },
    leader.free.length > 0 && { verb: 'lead', leader: leader.value },
    slot.free.length > 0 && { verb: 'slot', slot: slot.value },
  ].filter((step) => step !== false);
  return {
    number: number.value ?? 0,
    leader: leader.value,
    slot: slot.value,
    numbers: number.free,
    leaders: leader.free,
    slots: slot.free,
    missing,
    send: missing.length > 0 ? [] : steps.map((step) => rules.choices.code(step)),
    pick: (element, value) => void (picked.value = { ...picks, [element]: value }),
  };
}
