import { members, seen, setHand, type State, type Table, type View } from '@orrery/liberation';
import type { Chance } from '@orrery/kernel';

/** Worlds that fit what lies on the table now, with no thought for how it came to be: cards that are out of sight may be anywhere. */
export function forgetful(table: Table, view: View): (chance: Chance) => State {
  const open = seen(table, view);
  const looked = view.looked.map((city) => table.cities.indexOf(city));
  const shown =
    open.dynasty |
    open.liberation |
    open.occupied |
    open.captured |
    (open.base < 0 ? 0 : 1 << open.base) |
    (open.played < 0 ? 0 : 1 << open.played);
  const hidden = members(open.inPlay & ~shown & ~looked.reduce((set, city) => set | (1 << city), 0));
  const other = 1 - view.viewer;
  return (chance) => {
    const cards = chance.shuffle([...hidden]);
    const state = { ...open };
    if (state.base < 0 && view.baseSet) state.base = cards.pop() ?? -1;
    if (view.fromHand && view.card === null) state.played = cards.pop() ?? -1;
    const hand = cards.splice(0, view.hands[other as 0 | 1]);
    setHand(
      state,
      other,
      hand.reduce((set, city) => set | (1 << city), 0),
    );
    state.discard = cards.splice(0, view.discard).reduce((set, city) => set | (1 << city), 0);
    state.deck = [...cards, ...looked.toReversed()];
    return state;
  };
}
