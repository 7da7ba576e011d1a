import type { Chance, Choice } from '@orrery/kernel';
import { answer, list } from '../src/machine.ts';
import { at } from '../src/stages.ts';
import { clone, type State } from '../src/state.ts';
import type { Table } from '../src/table.ts';
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
  if (s.stage === at['prep.keep'] || s.stage === at['trans.save']) return bestCards(t, s, open);
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
  const [range, base] = s.stage === at['prep.keep'] ? [t.keeps, t.c.keep] : [t.saves, t.c.save];
  const worth = (choice: Choice): number => {
    const text = range.values[choice - base] as string;
    return text === 'none' ? 0 : handWorth(text.split(' ').map(Number));
  };
  return open.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best));
}

/** The position after a choice and a random rest of the turn. */
function outlook(t: Table, s: State, seat: number, choice: Choice, chance: Chance): number {
  const world = clone(s);
  const outside = { chance, tell: undefined };
  const { round, phase, mover } = s;
  const out: Choice[] = [];
  let next = choice;
  for (let depth = 0; depth < DEPTH; depth++) {
    // in a team decision the partner agrees
    const deciding = world.asking;
    answer(t, world, seat, next, outside);
    const partner = t.partner[seat] as number;
    if (partner >= 0 && (deciding >> partner) & 1 && world.asking === 1 << partner) answer(t, world, partner, next, outside);
    const goesOn = world.round === round && world.phase === phase && world.mover === mover && (world.asking >> seat) & 1;
    if (!goesOn || world.stage === at.turn) break;
    next = out[chance.below(list(t, world, seat, out))] as Choice;
  }
  return judgement(t, world, t.side[seat] as number);
}
