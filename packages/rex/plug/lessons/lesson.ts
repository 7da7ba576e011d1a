import type { Lesson, Moment, Scene } from '@orrery/games/lesson';
import { type PhaseId, type RexRules, type RexView, standard } from '@orrery/rex';
import type { Setting } from '@orrery/rex/setting';

export type RexLesson = Lesson<RexView, RexRules>;
export type At = Moment<RexView, RexRules>;

/** A position of a lesson: the table in words, and the phase that begins there. */
export interface Told extends Setting {
  readonly begin: PhaseId;
}

/** The pack the lessons stand on. */
export const PACK = standard.id;

/** Four players, the learner as Lazax, unless a lesson says otherwise; Mecatol Power South is in ruins then. */
export const FOUR = { seats: 4, racePool: 'all' } as const;
/** Seats at that table. */
export const LAZAX = 0;
export const SOL = 1;
export const JOL_NAR = 2;
export const LETNEV = 3;

/** A scene at the usual table of four. Card windows are closed for everybody, and so are the decisions a lesson passes over. */
export const scene = (from: string, position: Told, script: readonly string[] = [], passing: readonly string[] = []): Scene => ({
  position: { races: ['LAZ', 'SOL', 'JOL', 'LET'], ...position },
  from,
  script,
  passing: ['W-*', 'X-*', ...passing],
});

/** Units of the learner, mechanized ones included, in a place. */
export function unitsIn({ locations }: RexView, id: string, seat = LAZAX): number {
  const here = locations.find(({ location }) => location === id)?.units.find((units) => units.seat === seat);
  return here ? here.units + here.mechanized + here.faceDown : 0;
}

/** Influence lying in a place. */
export const coinsIn = ({ locations }: RexView, id: string): number => locations.find(({ location }) => location === id)?.influence ?? 0;

/** Strongholds the learner is alone in. */
export const starsOf = ({ players }: RexView, seat = LAZAX): number => players[seat]?.strongholds ?? 0;

/** Of a leader, whoever has it. */
export const strength = ({ view }: At, leader: unknown): number =>
  view.players.flatMap(({ leaders }) => leaders).find((each) => each.leader === leader)?.strength ?? 0;

/** The learner's battle plan as far as it is made, or as it was laid open. */
export function planOf(at: At): { readonly dial: number; readonly total: number } {
  const open = at.events.find(({ kind, seat }) => kind === 'plan' && seat === LAZAX);
  if (open) return { dial: Number(open['number']), total: Number(open['number']) + strength(at, open['leader']) };
  const steps = at.view.own.steps.map((step) => at.rules.choices.name(step));
  const dial = Number(steps.find((step) => step.verb === 'dial')?.number ?? 0);
  return { dial, total: dial + strength(at, steps.find((step) => step.verb === 'lead')?.leader) };
}

/** A scene that is over when its battles are, or earlier. */
export const battle = (
  position: Omit<Told, 'begin'>,
  script: readonly string[],
  { from = 'D-PLAN', passing = [], until = 'W-BOM' }: { from?: string; passing?: readonly string[]; until?: string } = {},
): Scene => ({
  ...scene(from, { ...position, begin: 'battle' }, script, passing),
  until,
});
