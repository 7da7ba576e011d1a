import type { Judge, WholeAnswer } from '@orrery/games/plug';
import { type Choice, quick, type Seat } from '@orrery/kernel';
import type { Decision } from './decisions.ts';
import { SURE } from './noise.ts';
import { Pairs } from './pairs.ts';

/** How long a decision is thought about. */
export interface Depth {
  /** Worlds tried at first, and as many more at a time, up to so many. */
  readonly step: number;
  readonly most: number;
  /** How often the position as it lay is played on; 0: not at all. */
  readonly truth: number;
}

/** Of one's own seat: enough to tell ten points apart in most positions. */
export const STANDARD: Depth = { step: 16, most: 96, truth: 16 };
/** Of the others: enough to see what was plainly wrong. */
export const GLANCE: Depth = { step: 8, most: 16, truth: 0 };

/** What one answer would have brought. */
export interface Answer {
  readonly choice: Choice;
  /** The seat's share of the victory after it, and the standard error of that figure. */
  readonly chance: number;
  readonly error: number;
  readonly tries: number;
  /** How often a good player would give it. */
  readonly inclined: number;
}

/** What is known of a decision after some thought, from what its seat knew. */
export interface Appraisal {
  readonly seat: Seat;
  readonly number: number;
  readonly at: number;
  /** The decision by its id. */
  readonly decision: string;
  readonly open: number;
  readonly given: Answer;
  /** Answers that were tried, best first, the given one among them. */
  readonly answers: readonly Answer[];
  /** How much less the given answer brings than the best, tried in the same worlds; and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  /** The chance by what the seat knew before it answered: what a good player has here on average. */
  readonly usual: number;
  /** By seat: what the given answer changed for it against that average; and the standard error of it for the seat itself. */
  readonly effect: readonly number[];
  readonly doubt: number;
  /** Where the decision is a small game of its own: all steps of the answer that was given, beside the whole answers that should be. */
  readonly solved: { readonly given: readonly Choice[]; readonly answers: readonly WholeAnswer[] } | null;
  /** The share with everything as it lay, by playing on from there; null where that was not asked for. */
  readonly was: { readonly chance: number; readonly error: number } | null;
}

/** Answers given more rarely than this are not looked into, and never more than so many beside the given one. */
const RARE = 0.02;
const MOST_ANSWERS = 6;

/** Tries the answers of a decision in worlds its seat held possible. The same knowledge gives the same figures. */
export function appraise(judge: Judge, decision: Decision, depth: Depth): Appraisal {
  const { seat, number, at, known, open, given } = decision;
  const { inclined, next } = judge.trials(known, open);
  const own = open.indexOf(given);
  const others = open
    .map((_, i) => i)
    .filter((i) => i !== own && (inclined[i] as number) >= RARE)
    .toSorted((a, b) => (inclined[b] as number) - (inclined[a] as number) || a - b)
    .slice(0, MOST_ANSWERS);
  const chance = quick(seat * 65_536 + number + 1);
  const pairs = new Pairs(seat, known.view.seats);
  let contenders = others;
  while (pairs.worlds < depth.most) {
    for (let i = 0; i < depth.step; i++) {
      const { weight, shares } = next([own, ...contenders], chance);
      pairs.add(weight, shares, contenders);
    }
    const best = pairs.best(contenders);
    contenders = contenders.filter(
      (i) => i === best || pairs.gain(best) - pairs.gain(i) < SURE * Math.hypot(pairs.doubt(best), pairs.doubt(i)),
    );
    if (pairs.settled(contenders, best)) break;
  }
  const best = pairs.best(others);
  const better = others.length > 0 && pairs.gain(best) > 0;
  const base = pairs.mean();
  const answer = (i: number): Answer => ({
    choice: open[i] as Choice,
    chance: i === own ? base : Math.min(1, Math.max(0, base + pairs.gain(i))),
    error: i === own ? pairs.error() : Math.hypot(pairs.error(), pairs.doubt(i)),
    tries: i === own ? pairs.worlds : pairs.tries(i),
    inclined: inclined[i] as number,
  });
  const tried = [own, ...others];
  const mass = tried.reduce((sum, i) => sum + (inclined[i] as number), 0);
  const mixed = (of: (i: number) => number): number =>
    mass > 0 ? others.reduce((sum, i) => sum + ((inclined[i] as number) / mass) * of(i), 0) : 0;
  return {
    seat,
    number,
    at,
    decision: known.view.decision,
    open: open.length,
    given: answer(own),
    answers: tried.map(answer).toSorted((a, b) => b.chance - a.chance),
    loss: better ? pairs.gain(best) : 0,
    error: others.length > 0 ? pairs.doubt(best) : 0,
    usual: base + mixed((i) => pairs.gain(i)),
    effect: Array.from({ length: known.view.seats }, (_, other) => -mixed((i) => pairs.gain(i, other))),
    doubt: mixed((i) => pairs.doubt(i)),
    solved: solvedOf(judge, decision),
    was: depth.truth > 0 ? truth(judge, decision, depth.truth) : null,
  };
}

function solvedOf(judge: Judge, { known, steps }: Decision): Appraisal['solved'] {
  const answers = judge.solved?.(known);
  return answers?.[0] ? { given: steps(answers[0].steps.length), answers } : null;
}

/** The share of the seat where everything lay as it did. */
function truth(
  judge: Judge,
  { seat, number, state, knowns }: Decision,
  times: number,
): { readonly chance: number; readonly error: number } {
  const chance = quick(seat * 65_536 + number + 40_000);
  const [lay, knew] = [state(), knowns()];
  const shares = Array.from({ length: times }, () => judge.standing(lay, knew, quick(chance.below(2 ** 32)))[seat] as number);
  const mean = shares.reduce((sum, share) => sum + share, 0) / times;
  const spread = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, times - 1);
  return { chance: mean, error: Math.sqrt(spread / times) };
}
