import { ALL } from '@orrery/kernel';
import { leaveAlliance } from '../alliances.ts';
import type { At } from '../decision.ts';
import { ask, askIfAnybody, frameOf, goTo, inOrder, pop } from '../frames.ts';
import { D } from '../ids.ts';
import { alliesOf, LEAVES, offerOf } from '../state.ts';
import { handOverGifts } from './gifts.ts';
import { readOffer, tellOffer } from './offer.ts';
import { collectAnswers, executePackages } from './packages.ts';

const LEAVING = 0;
const LAP = 1;
const SHOW = 2;
const EXECUTE = 3;
const GIFTS = 4;
const CLOSE = 5;

/** Temporary Ceasefire: leaving, bargaining laps, gifts (REX-CEASE-4, 5, 12). */
export function ceasefireFlow(at: At): void {
  const { table, state, tell } = at;
  const { ceasefire } = state;
  switch (frameOf(state).step) {
    case LEAVING:
      return leaving(at);
    case LAP:
      if (ceasefire.lap >= table.laps) return goTo(state, GIFTS);
      ceasefire.lap++;
      ceasefire.changed = 0;
      tell?.(ALL, table.events.lap(ceasefire.lap));
      goTo(state, SHOW);
      return ask(at, D['D-CF-OFFER']);
    case SHOW:
      return showOffers(at);
    case EXECUTE:
      collectAnswers(at);
      executePackages(at);
      return goTo(state, LAP);
    case GIFTS:
      tell?.(ALL, table.events.gifts());
      goTo(state, CLOSE);
      return ask(at, D['D-CF-GIFT']);
    default:
      handOverGifts(at);
      tell?.(ALL, table.events.ceasefireEnds());
      return pop(state);
  }
}

/** Every allied player is asked once, in turn order (REX-CEASE-4). */
function leaving(at: At): void {
  const { table, state, tell } = at;
  const frame = frameOf(state);
  if (frame.next === 0) {
    state.ceasefire.lap = 0;
    tell?.(ALL, table.events.ceasefire());
  }
  for (let i = frame.next; i < table.seats; i++) {
    if (alliesOf(state, inOrder(table, state, i)) === 0) continue;
    frame.next = i + 1;
    return ask(at, D['D-CF-LEAVE']);
  }
  frame.next = 0;
  frame.step = LAP;
}

/** Departures first, then all packages are shown together and put to those they need (REX-CEASE-8). A lap of passes ends the bargaining (REX-CEASE-11). */
function showOffers(at: At): void {
  const { table, state, tell } = at;
  const { ceasefire } = state;
  for (let seat = 0; seat < table.seats; seat++) {
    ceasefire.offers[seat] = readOffer(table, state, seat);
    ceasefire.agreed[seat] = 0;
  }
  const idle = ceasefire.offers.every((offer) => offer === null);
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    if (offerOf(state, seat)?.kind !== LEAVES) continue;
    leaveAlliance(state, seat);
    tell?.(ALL, table.events.left(seat));
  }
  for (let i = 0; i < table.seats; i++) tellOffer(at, inOrder(table, state, i));
  goTo(state, idle ? GIFTS : EXECUTE);
  if (!askIfAnybody(at, D['D-CF-ANSWER'])) state.called = 0;
}
