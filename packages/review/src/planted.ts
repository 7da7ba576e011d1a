import { openPlayer } from '@orrery/bots';
import { openJudge } from '@orrery/bots/judge';
import type { AnyRules } from '@orrery/games';
import type { Judge } from '@orrery/games/plug';
import { type Choice, type Match, quick, type Replay, seeded, seedOf, startMatch } from '@orrery/kernel';
import { appraise, GLANCE, STANDARD, type Appraisal, type Depth } from './appraisal.ts';
import { examine, resultFor } from './review.ts';
import { thresholdsFor, verdictOf } from './verdict.ts';
import { wayOf } from './way.ts';

/** How long a decision is thought about before a mistake is planted there. */
const DEEP: Depth = { step: 64, most: 256, truth: 0 };
/** How much worse a planted answer is: so much between two sides, half of a fair share among more. */
const WORSE = 0.15;
/** A mistake is planted at one decision of so many that it could be planted at. */
const SELDOM = 6;

/** A game between bots, in one decision of which a bad answer was given instead of the bot's. */
export interface Planted {
  readonly replay: Pick<Replay, 'seed' | 'choices' | 'end' | 'seats'>;
  /** Where; null where no decision had an answer so bad. */
  readonly at: { readonly seat: number; readonly number: number; readonly loss: number } | null;
}

/** What a review made of such a game. */
export interface Noticed {
  /** Planted mistakes, and how many of them were called mistakes or blunders. */
  readonly planted: number;
  readonly found: number;
  /** Decisions of the same seat that were left as they were, and how many of them were called so. */
  readonly untouched: number;
  readonly accused: number;
  /** Luck of that seat by the review. */
  readonly luck: number;
}

const lowest = (seats: number): number => 31 - Math.clz32(seats & -seats);

/** The answer that is worse than the best by enough, among a few drawn ones; and how much. */
function worse(
  judge: Judge,
  match: Match,
  seat: number,
  number: number,
  sides: number,
  draw: number,
): { choice: Choice; loss: number } | null {
  const open = match.open(seat);
  const known = match.known(seat);
  const least = sides > 2 ? 0.5 / sides : WORSE;
  const given = open[quick(draw).below(open.length)] as Choice;
  const decision = { seat, number, at: match.log.length, known, open, given, steps: () => [given], state: () => null, knowns: () => [] };
  const { loss } = appraise(judge, decision, DEEP);
  return loss >= least ? { choice: given, loss } : null;
}

/** Plays a game between equal bots and plants one mistake in it. The same seed, the same game. */
export async function plant(game: string, rules: AnyRules, entrant: string, seed: number, mistaken: boolean): Promise<Planted> {
  const judge = await openJudge(game, rules);
  const bots = await Promise.all(Array.from({ length: rules.seats }, () => openPlayer(game, rules, entrant)));
  const chance = quick(seed);
  const opening = { commitment: '', nonces: [], match: `planted-${seed}`, secret: seed.toString(16).padStart(64, '0') };
  const match = startMatch(rules, seeded(seedOf(opening)));
  const counts = new Array<number>(rules.seats).fill(0);
  const choices: Choice[] = [];
  let at: Planted['at'] = null;
  while (match.asked !== 0) {
    const seat = lowest(match.asked);
    const open = match.open(seat);
    let choice = await (bots[seat] as (typeof bots)[number]).decide(match.known(seat), open, chance, {});
    if (open.length > 1) {
      const number = (counts[seat] as number)++;
      const draw = chance.below(2 ** 31);
      if (mistaken && !at && number > 0 && draw % SELDOM === 0 && judge.weight(match.known(seat), open) === 'heavy') {
        const bad = worse(judge, match, seat, number, rules.seats / judge.partners, draw);
        if (bad) {
          choice = bad.choice;
          at = { seat, number, loss: bad.loss };
        }
      }
    }
    match.answer(seat, choice);
    choices.push(choice);
  }
  const seats = Array.from({ length: rules.seats }, () => ({ name: '', kind: 'bot' as const }));
  return { replay: { seed: opening, choices, end: match.result ?? { ended: 'unfinished' }, seats }, at };
}

/** Reviews the seat in whose play a mistake was planted, or the first seat, and holds the verdicts against what is known. */
export async function notice(game: string, rules: AnyRules, { replay, at }: Planted): Promise<Noticed> {
  const judge = await openJudge(game, rules);
  const thresholds = thresholdsFor(rules.seats / judge.partners);
  const seat = at?.seat ?? 0;
  const look = (who: number, depth: Depth): readonly Appraisal[] =>
    [...examine(judge, rules, replay, { seat: who, depth: { ...depth, truth: 0 }, first: 0, every: 1, weighty: true })].map(
      ({ appraisal }) => appraisal,
    );
  const own = look(seat, STANDARD);
  const others = replay.seats.flatMap((_, who) => (who === seat ? [] : look(who, rules.seats === 2 ? STANDARD : GLANCE)));
  const isAccused = (each: Appraisal): boolean => ['mistake', 'blunder'].includes(verdictOf(each, thresholds));
  const rest = own.filter(({ number }) => number !== at?.number);
  return {
    planted: at ? 1 : 0,
    found: own.filter((each) => each.number === at?.number && isAccused(each)).length,
    untouched: rest.length,
    accused: rest.filter(isAccused).length,
    luck: wayOf(seat, rules.seats, [...own, ...others], resultFor(replay, seat, judge.partners)).luck.share,
  };
}
