import { shareOf } from '@orrery/bots/share';
import type { AnyRules } from '@orrery/games';
import type { Judge } from '@orrery/games/plug';
import type { Replay, Seat } from '@orrery/kernel';
import { appraise, type Appraisal, type Depth } from './appraisal.ts';
import { answersOf, decisionsOf, type Decision } from './decisions.ts';

/** Which decisions of a seat are to be appraised: every `every`-th from the `first` on, so that several threads share the work. */
export interface Task {
  readonly seat: Seat;
  readonly depth: Depth;
  readonly first: number;
  readonly every: number;
  /** Leaves out what hardly matters. */
  readonly weighty: boolean;
}

/** A decision, and what was found out about it. */
export interface Examined {
  readonly decision: Decision;
  readonly appraisal: Appraisal;
}

/** Examines decisions one after another: whoever drives it may stop after any. */
export function* examine(
  judge: Judge,
  rules: AnyRules,
  replay: Pick<Replay, 'seed' | 'choices'>,
  { seat, depth, first, every, weighty }: Task,
): Generator<Examined> {
  for (const decision of decisionsOf(rules, replay, answersOf(rules, replay), seat)) {
    if (decision.number < first || (decision.number - first) % every !== 0) continue;
    const weight = judge.weight(decision.known, decision.open);
    if (weight === 'heavy' || (weight === 'light' && !weighty)) yield { decision, appraisal: appraise(judge, decision, depth) };
  }
}

/** A seat's share of the victory in the end; null where the rules did not end the game. */
export function resultFor({ end, seats }: Pick<Replay, 'end' | 'seats'>, seat: Seat, partners: number): number | null {
  return 'ended' in end ? null : shareOf(end.winners, seat, seats.length, partners);
}
