/** How a battle ended, for whoever was not looking: the table may be at the next question already. */
import type { Known } from '@orrery/kernel';
import type { RexEvent, RexView } from '@orrery/rex';

export interface Outcome {
  readonly location: string;
  readonly sides: readonly Ended[];
  /** What decided it, in the order in which it was told. */
  readonly told: readonly RexEvent[];
  /** Its place among everything that was told: no two battles have the same. */
  readonly at: number;
}
interface Ended {
  readonly seat: number;
  readonly plan: { readonly number: number; readonly leader: string | null; readonly fell: boolean } | null;
  readonly won: boolean;
}

const DECIDING: ReadonlySet<string> = new Set([
  'called',
  'retreated',
  'killed',
  'executed',
  'blocked',
  'wonBattle',
  'noWinner',
  'destroyed',
]);
/** A leader who is destroyed adds nothing. REX-BATTLE-25, REX-TRAITOR-3 */
const fells = (event: RexEvent, leader: string | null): boolean =>
  (event.kind === 'killed' || event.kind === 'executed') && event.leader === leader;
const isEnd = ({ kind }: RexEvent): boolean => kind === 'wonBattle' || kind === 'noWinner';

/** Everything told since the viewer last answered; the events alone do not say when that was. */
export function sinceAnswer({ past }: Known<RexView>): number {
  const answered = past.findLastIndex((entry) => entry < 0);
  return past.length - 1 - answered;
}

/** Battles among the last so many events that have ended; what comes after the losses belongs to none. */
export function outcomesOf(events: readonly RexEvent[], latest: number): readonly Outcome[] {
  const first = Math.max(0, events.length - latest);
  return events.flatMap((event, end) => {
    if (end < first || !isEnd(event)) return [];
    const start = events.slice(0, end).findLastIndex(({ kind }) => kind === 'battle');
    const battle = events[start];
    if (battle?.kind !== 'battle') return [];
    const rest = events.slice(end + 1);
    const next = rest.findIndex(({ kind }) => ['battle', 'fighting', 'phase', 'plan'].includes(kind));
    const told = events.slice(start, next < 0 ? undefined : end + 1 + next);
    const plans = told.filter((each) => each.kind === 'plan');
    return [
      {
        location: battle.location,
        sides: [battle.seat, battle.rival].map((seat) => {
          const plan = plans.find((each) => each.seat === seat);
          const leader = plan && 'leader' in plan ? plan.leader : null;
          return {
            seat,
            plan: plan ? { number: plan.number, leader, fell: told.some((each) => fells(each, leader)) } : null,
            won: event.kind === 'wonBattle' && event.seat === seat,
          };
        }),
        told: told.filter(({ kind }) => DECIDING.has(kind)),
        at: start,
      },
    ];
  });
}

/** The one to be shown: the viewer's own before others', which are gone when the phase is over. */
export function outcomeFor(events: readonly RexEvent[], latest: number, viewer: number): Outcome | null {
  const ended = outcomesOf(events, latest);
  const own = ended.findLast(({ sides }) => sides.some(({ seat }) => seat === viewer));
  if (own) return own;
  const last = ended.at(-1);
  const phase = events.findLastIndex(({ kind }) => kind === 'phase');
  return last && last.at > phase ? last : null;
}
