import { At, set, type Chance, type Choice } from '@orrery/kernel';
import { answer, list } from '../src/machine.ts';
import { stages } from '../src/stages.ts';
import { clone, type State } from '../src/state.ts';
import { partnerOf, sideOfSeat, type Table } from '../src/table.ts';
import { handWorth, judgement } from './judgement.ts';

export type Policy = (t: Table, s: State, seat: number, open: readonly Choice[], chance: Chance) => Choice;

export const random: Policy = (_t, _s, _seat, open, chance) => open[chance.below(open.length)] as Choice;

/** Choices looked at, continuations tried for each, and answers in one continuation. */
const WIDTH = 16;
const TRIES = 4;
const DEPTH = 12;

/**
 * Takes what leads to the best position at the end of its own turn, as far as a few random continuations show it. Of hidden things it uses its own
 * cards alone: within a turn nothing else matters.
 */
export const greedy: Policy = (t, s, seat, open, chance) => {
  if (open.length === 1) return open[0] as Choice;
  if (s.stage === stages['prep.keep'] || s.stage === stages['trans.save']) return bestCards(t, s, open);
  const looked = open.length > WIDTH ? chance.shuffle([...open]).slice(0, WIDTH) : open;
  let best = looked[0] as Choice;
  let most = -Infinity;
  for (const choice of looked)
    for (let tries = 0; tries < TRIES; tries++) {
      const worth = outlook(t, s, seat, choice, chance);
      if (worth > most) [best, most] = [choice, worth];
    }
  return best;
};

function bestCards(t: Table, s: State, open: readonly Choice[]): Choice {
  const [range, word] = s.stage === stages['prep.keep'] ? [t.keeps, t.choices.keep] : [t.saves, t.choices.save];
  const worth = (choice: Choice): number => {
    const text = range.values[word.read.cards(choice)] ?? 'none';
    return text === 'none' ? 0 : handWorth(text.split(' ').map(Number));
  };
  return open.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best));
}

/** The position after a choice and a random rest of the turn. */
function outlook(t: Table, s: State, seat: number, choice: Choice, chance: Chance): number {
  const world = clone(s);
  const { number, phase } = s.round;
  const { mover } = s.turn;
  const partner = partnerOf(t, seat);
  const reply = (who: number, answered: Choice): void => answer(new At(t, world, who, chance, undefined), answered);
  const out: Choice[] = [];
  let next = choice;
  for (let depth = 0; depth < DEPTH; depth++) {
    // in a team decision the partner agrees
    const deciding = world.asking;
    reply(seat, next);
    if (partner >= 0 && set.has(deciding, partner) && world.asking === set.only(partner)) reply(partner, next);
    const sameTurn = world.round.number === number && world.round.phase === phase && world.turn.mover === mover;
    if (!sameTurn || !set.has(world.asking, seat) || world.stage === stages.turn) break;
    next = out[chance.below(list(t, world, seat, out))] as Choice;
  }
  return judgement(t, world, sideOfSeat(t, seat));
}
