import { ALL, set } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { ask, askIfAnybody, frameOf, inOrder, pop, push } from '../frames.ts';
import { drawToHand } from '../hand.ts';
import { D, FLOW } from '../ids.ts';
import { receive } from '../money.ts';
import { raceOf } from '../state.ts';
import { raceData } from '../table.ts';
import { addUnits } from '../units.ts';
import { placeFleet } from './fleet-dial.ts';
import { dealTraitors, returnTraitors } from './keep-traitor.ts';
import { dealRaces, racesAreChosen } from './race.ts';

const RACES = 0;
const PREDICTION = 1;
const DEAL_TRAITORS = 2;
const RETURN_TRAITORS = 3;
const FLEET_DIAL = 4;
const PLACE_FLEET = 5;
const HAND_OUT = 6;
const PLACE_SOL = 7;

/** Set-up in its order: first player, races, prediction, traitors, fleet, cards, influence, units (REX-SETUP-1 … 22). */
export function setupFlow(at: At): void {
  const { table, state } = at;
  const frame = frameOf(state);
  if (frame.step === RACES && !racesAreChosen(table)) dealRaces(at);
  else if (frame.step === RACES && frame.next < table.seats) {
    ask(at, D['D-RACE']);
    frame.next++;
    return;
  }
  const step = Math.max(frame.step, PREDICTION);
  frame.step = step + 1;
  switch (step) {
    case PREDICTION:
      return void askIfAnybody(at, D['D-PREDICT']);
    case DEAL_TRAITORS:
      dealTraitors(at);
      return ask(at, D['D-TRAITOR']);
    case RETURN_TRAITORS:
      return returnTraitors(at);
    case FLEET_DIAL:
      return ask(at, D['D-FLEETDIAL']);
    case PLACE_FLEET:
      return placeFleet(at);
    case HAND_OUT:
      return handOut(at);
    case PLACE_SOL:
      return void askIfAnybody(at, D['D-SOLPLACE']);
    default:
      pop(state);
      state.round = 1;
      return push(state, FLOW.influence); // REX-SETUP-22
  }
}

/** Shuffles the decks and finds the first player (REX-SETUP-2, REX-SETUP-3). */
export function openGame({ table, state, chance, tell }: At): void {
  const { pack, events } = table;
  state.cards.deck = chance.shuffle(pack.strategyCards.flatMap((card, i) => Array.from({ length: card.copies }, () => i)));
  state.influenceCards.deck = chance.shuffle(pack.influenceCards.map((_, i) => i));
  state.fleet.deck = chance.shuffle(pack.bombardmentCards.map((_, i) => i));
  const lot = (seat: number): number => pack.bombardmentCards[state.fleet.deck[seat] ?? -1]?.value ?? 0;
  for (let seat = 0; seat < table.seats; seat++) {
    tell?.(ALL, events.drewLot(seat, lot(seat)));
    if (lot(seat) < lot(state.first)) state.first = seat;
  }
  chance.shuffle(state.fleet.deck);
  tell?.(ALL, events.first(state.first));
  push(state, FLOW.setup);
}

/** Cards, influence, units and betrayal cards (REX-SETUP-14, 15, 16, 18, 19). */
function handOut(at: At): void {
  const { table, state, chance, tell } = at;
  const { events, pack } = table;
  const betrayals = table.betrayal ? chance.shuffle(pack.betrayalCards.map((_, i) => i)) : [];
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    const data = raceData(table, raceOf(state, seat));
    for (let k = 0; k < data.startCards; k++) drawToHand(at, seat);
    receive(table, state, seat, data.startInfluence);
    state.units.reserve[seat] = data.startReserve.normal;
    if (data.startReserve.mech > 0) state.units.reserveMechanized = data.startReserve.mech;
    pack.locations.forEach(({ id }, location) => addUnits(table, state, seat, location, data.startBoard.at?.[id] ?? 0, 0));
    const betrayal = betrayals[i];
    if (betrayal === undefined) continue;
    state.betrayal[seat] = betrayal;
    tell?.(set.only(seat), events.dealtThisBetrayal(betrayal));
  }
  if (table.betrayal) tell?.(ALL, events.dealtBetrayal());
  tell?.(ALL, events.setUp());
}
