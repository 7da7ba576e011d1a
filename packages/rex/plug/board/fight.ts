/** The running battle as far as it has been told: who, where, and what has been laid open. */
import type { DecisionId, RexEvent, RexView } from '@orrery/rex';

export interface Side {
  readonly seat: number;
  readonly units: number;
  readonly mechanized: number;
  /** As many as were reported before anything was chosen. REX-BATTLE-10 */
  readonly reported: number;
  /** Null until the plans are revealed. */
  readonly plan: { readonly number: number; readonly leader: string | null; readonly slot: string } | null;
  readonly cards: readonly string[];
  readonly notes: readonly RexEvent[];
}
export interface Fight {
  readonly location: string;
  readonly sides: readonly Side[];
}

/** Told of a battle and worth keeping in sight while it lasts. */
const NOTED: ReadonlySet<string> = new Set([
  'forbade',
  'commanded',
  'answered',
  'noCommand',
  'called',
  'killed',
  'executed',
  'blocked',
  'retreated',
]);

export function fightOf(view: RexView, locations: readonly { readonly id: string }[], events: readonly RexEvent[]): Fight | null {
  const { battle } = view.pending;
  const location = locations[battle.location]?.id;
  if (location === undefined || view.result) return null;
  const start = events.findLastIndex(({ kind }) => kind === 'battle');
  const told = start < 0 ? [] : events.slice(start);
  const there = view.locations.find((each) => each.location === location);
  return {
    location,
    sides: battle.sides
      .filter(({ seat }) => seat >= 0)
      .map(({ seat }): Side => {
        const units = there?.units.find((each) => each.seat === seat);
        const plan = told.findLast((event) => event.kind === 'plan' && event.seat === seat);
        return {
          seat,
          units: (units?.units ?? 0) + (units?.faceDown ?? 0),
          mechanized: units?.mechanized ?? 0,
          reported: told.flatMap((event) => (event.kind === 'report' && event.seat === seat ? [event.units] : []))[0] ?? 0,
          plan:
            plan?.kind === 'plan'
              ? { number: plan.number, leader: 'leader' in plan ? plan.leader : null, slot: 'slot' in plan ? plan.slot : 'none' }
              : null,
          cards: told.flatMap((event) => (event.kind === 'battleCard' && event.seat === seat ? [event.card] : [])),
          notes: told.filter((event) => NOTED.has(event.kind) && 'seat' in event && event.seat === seat),
        };
      }),
  };
}

/** Stations of a battle, as the rules number them off. */
export const STEPS = ['commands', 'plan', 'cards', 'traitors', 'outcome'] as const;

const STATION: Partial<Readonly<Record<DecisionId, (typeof STEPS)[number]>>> = {
  'D-PLAN': 'plan',
  'D-CARDS': 'cards',
  'D-CALL': 'traitors',
  'D-LOSS': 'outcome',
  'D-KEEP': 'outcome',
};

/** The station a battle has reached; a card window in between stays where it was opened. */
export const stepOf = (decision: DecisionId, { sides }: Fight): (typeof STEPS)[number] =>
  STATION[decision] ?? (sides.some(({ plan }) => plan !== null) ? 'cards' : 'commands');
