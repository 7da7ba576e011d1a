import { set } from '@orrery/kernel';
import type { GravityRules, State, View } from '@orrery/gravity';
import type { Knowledge } from '@orrery/games/plug';
import { follies } from './follies.ts';
import { inclination } from './inclination.ts';
import { reasonsOf } from './reasons.ts';
import { sidesOf, standing } from './sides.ts';

/** How much of the victory a better standing promises. */
const STEEPNESS = 0.55;

export function gravityKnowledge(rules: GravityRules): Knowledge<State, View> {
  const sides = sidesOf(rules);
  const worth: number[] = [];
  return {
    incline: inclination(rules),
    partners: rules.seats / sides.count,
    evaluate(state, out) {
      standing(state, sides, worth);
      let total = 0;
      for (let side = 0; side < sides.count; side++) {
        worth[side] = Math.exp(STEEPNESS * (worth[side] as number));
        total += worth[side] as number;
      }
      for (let seat = 0; seat < rules.seats; seat++) out[seat] = (worth[sides.of[seat] as number] as number) / total;
    },
    follies: follies(rules),
    reasons: reasonsOf(rules),
    shown: ({ view }) => set.of(view.answers.map(({ seat }) => seat)),
    // Weight that does not last is gone at the end of the round: a position is judged then.
    horizon(root) {
      const { number } = root.round;
      return (state) => state.round.number > number;
    },
    // A turn is weighed as a whole; in the islands phase every pull.
    stretch: ({ round, turn, pull }) => round.phase * 512 + pull.pulled * 128 + (turn.mover + 1) * 16 + round.place,
    holding(state, seat) {
      const player = state.players[seat];
      let held = 0;
      player?.hand.forEach((hand, kind) => {
        held = held * 27 + hand + 3 * (player.drawn[kind] ?? 0) + 9 * (player.saved[kind] ?? 0);
      });
      return held | 0;
    },
  };
}
