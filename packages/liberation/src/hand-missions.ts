import { ALL, set, type Refusal } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import { payable, readyOf } from './costs.ts';
import type { Answering, Seen } from './decision.ts';
import { begin } from './missions.ts';
import { cannotPay, notInHand } from './refusals.ts';
import { handOf, setHand, type State } from './state.ts';
import { hidesMissions, missionOf, missionsOf, type Mission, type Table } from './table.ts';

/** Hand cards whose own mission can be paid by the others. LIB-COST-4 */
export function playable(table: Table, state: State): Cities {
  const { side } = state;
  const hand = handOf(state, side);
  const others = set.size(hand) - 1;
  const readyCities = readyOf(state, side);
  const missions = missionsOf(table, side);
  let cards: Cities = 0;
  for (let rest = hand; rest !== 0; rest = set.rest(rest)) {
    const card = set.first(rest);
    if (payable(table, missions[card] as Mission, readyCities, others)) cards = set.with(cards, card);
  }
  return cards;
}

/** LIB-HANDMISSION-1, LIB-HANDMISSION-2: the card leaves the hand and is shown, unless missions stay hidden. */
export function missionFromHand(at: Answering, card: City): void {
  const { table, state, tell } = at;
  const { events } = table;
  const { side } = state;
  const mission = missionOf(table, side, card);
  setHand(state, side, set.without(handOf(state, side), card));
  state.played = card;
  if (tell) {
    const sees = hidesMissions(table, side) ? set.only(side) : ALL;
    tell(sees, events.mission(side, mission, card));
    if (sees !== ALL) tell(set.minus(ALL, sees), events.missionUnseen(side, mission));
  }
  begin(at, mission);
}

export function notPlayable(seen: Seen, card: City): Refusal {
  const { table, state } = seen;
  if (!set.has(handOf(state, state.side), card)) return notInHand(seen, 'LIB-HANDMISSION-1', card);
  return cannotPay(seen, missionOf(table, state.side, card), 1);
}
