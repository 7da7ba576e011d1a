import { ALL, type Chance, type Tell } from '@orrery/kernel';
import { size } from './cities.ts';
import { DYN_STEP1, DYN_STEP3, LIB_STEP1, LIB_STEP3, OVER } from './decisions.ts';
import { handOf, setHand, type State } from './state.ts';
import { DYNASTY, LIBERATION, type Table } from './table.ts';
import { ENDS, ZONES } from './vocabulary.ts';

const ACTS = 3;
export const HAND_LIMIT = 3;

/** LIB-TURN-1, LIB-TURN-2 */
export function beginTurn(table: Table, state: State, side: number, tell?: Tell): void {
  state.side = side;
  state.turn++;
  state.at = side === DYNASTY ? DYN_STEP1 : LIB_STEP1;
  if (tell) tell(ALL, table.events.base.turn + side);
}

/** The Step 2 action is over: Step 3 where it is due, else the other side's turn. LIB-DYN-STEP3-1, LIB-LIB-STEP3-1, LIB-MISSION-GENERAL-7 */
export function endAction(table: Table, state: State, tell?: Tell): void {
  state.source = -1;
  state.mission = -1;
  state.step = 0;
  state.left = 0;
  state.used = 0;
  stepThree(table, state, tell);
}

export function stepThree(table: Table, state: State, tell?: Tell): void {
  const { side } = state;
  if (size(handOf(state, side)) > HAND_LIMIT) state.at = side === DYNASTY ? DYN_STEP3 : LIB_STEP3;
  else beginTurn(table, state, 1 - side, tell);
}

/**
 * A player draws, or tries to. LIB-ACT-3 … LIB-ACT-8: an empty deck ends the Act now and not before.
 * Afterwards the game may be over.
 */
export function draw(table: Table, state: State, side: number, chance: Chance, tell?: Tell): void {
  const { base, second } = table.events;
  if (state.deck.length === 0) {
    if (state.act === ACTS) {
      win(table, state, LIBERATION, side, tell);
      return;
    }
    state.act++;
    for (let c = 0, rest = state.discard; rest !== 0; c++, rest >>>= 1) if (rest & 1) state.deck.push(c);
    state.discard = 0;
    chance.shuffle(state.deck);
    if (tell) tell(ALL, base.act + state.act - 1);
    // LIB-ACT-6
    if (state.deck.length === 0) {
      if (tell) tell(ALL, base.noCard + side);
      return;
    }
  }
  const card = state.deck.pop() as number;
  setHand(state, side, handOf(state, side) | (1 << card));
  if (tell) {
    tell(1 << side, base.drew + side * table.cities.length + card);
    tell(ALL & ~(1 << side), (second.drew as number) + side);
  }
}

/** A hand card goes face down to the discard pile; its owner knows it, everybody under `showDiscards`. LIB-DISCARD-2, LIB-OPT-4 */
export function discardFromHand(
  table: Table,
  state: State,
  side: number,
  card: number,
  kind: 'paidDiscard' | 'discarded',
  tell?: Tell,
): void {
  setHand(state, side, handOf(state, side) & ~(1 << card));
  state.discard |= 1 << card;
  if (tell) tellDiscard(table, side, card, kind, tell);
}

export function tellDiscard(table: Table, side: number, card: number, kind: 'paidDiscard' | 'discarded' | 'spent', tell: Tell): void {
  const { base, second } = table.events;
  const knows = table.settings.showDiscards ? ALL : 1 << side;
  tell(knows, base[kind] + side * table.cities.length + card);
  if (knows !== ALL) tell(ALL & ~knows, (second[kind] as number) + side);
}

/** LIB-END-1: at once; LIB-END-5: everything is opened. `by` is the side whose act ended the game. */
export function win(table: Table, state: State, side: number, by: number, tell?: Tell): void {
  state.at = OVER;
  state.winner = side;
  if (!tell) return;
  const { base, second } = table.events;
  const cities = table.cities.length;
  tell(ALL, base.won + (side * ENDS.length + side) * 2 + by);
  const reveal = (zone: (typeof ZONES)[number], set: number): void => {
    for (let c = 0; c < cities; c++) if ((set >> c) & 1) tell(ALL, base.revealed + ZONES.indexOf(zone) * cities + c);
  };
  reveal('base', state.base < 0 ? 0 : 1 << state.base);
  reveal('dynastyHand', state.dynasty);
  reveal('liberationHand', state.liberation);
  reveal('played', state.played < 0 ? 0 : 1 << state.played);
  reveal('discard', state.discard);
  for (let place = 0; place < state.deck.length; place++) {
    const card = state.deck[state.deck.length - 1 - place] as number;
    tell(ALL, (second.revealed as number) + (ZONES.indexOf('deck') * cities + card) * cities + place);
  }
}
