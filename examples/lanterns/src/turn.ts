import { ALL, decisions, no, set, type Known, type Seat } from '@orrery/kernel';
import type { State, View } from './state.ts';
import { choices, events, type LanternChoices } from './words.ts';

/** Looks each seat has in a game. */
export const LOOKS = 2;

export const looksLeft = (state: State, seat: Seat): number => LOOKS - set.size(state.looked[seat as 0 | 1]);

/** Places whose lantern nobody has taken, as bits. */
function free(state: State): number {
  let places = 0;
  for (let place = 1; place < state.owner.length; place++) if (state.owner[place] === -1) places |= 1 << place;
  return places;
}

const decision = decisions<LanternChoices, null, State, Known<View>>();
const lanternAt = ({ view }: Known<View>, place: number) => view.lanterns[place - 1];

/** A turn: take a lantern, or look at one. LAN-TURN-1 */
export const turn = decision('turn', {
  clause: 'LAN-TURN-1',
  asks: (_, state) => (state.turn < 0 ? 0 : 1 << state.turn),
  list(_, state, open, seat) {
    const places = free(state);
    open.each(choices.take, places);
    if (looksLeft(state, seat) > 0) open.each(choices.look, places & ~state.looked[seat as 0 | 1]);
  },
  answers: {
    take({ state, seat, tell }, place) {
      state.owner[place] = seat;
      tell?.(ALL, events.took(seat, place, state.light[place] ?? 0));
      state.turn = 1 - seat;
      if (free(state) !== 0) return;
      state.turn = -1;
      tell?.(ALL, events.ended());
    },
    look({ state, seat, tell }, place) {
      state.looked[seat as 0 | 1] |= 1 << place;
      tell?.(1 << seat, events.looked(seat, place, state.light[place] ?? 0));
      tell?.(ALL & ~(1 << seat), events.lookedUnseen(seat, place));
      state.turn = 1 - seat;
    },
  },
  whyNot: {
    take: (_, place) => no('taken', 'LAN-TAKE-1', { place }),
    look(known, place) {
      const { viewer, looksLeft: left } = known.view;
      const lantern = lanternAt(known, place);
      if (!lantern || lantern.owner !== null) return no('taken', 'LAN-TAKE-1', { place });
      return left[viewer as 0 | 1] === 0 ? no('no-looks', 'LAN-LOOK-2') : no('seen', 'LAN-LOOK-1', { place });
    },
  },
});
