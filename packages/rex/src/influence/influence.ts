import { ALL, set } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { frameOf, goTo, openWindow, pop, push } from '../frames.ts';
import { D, FLOW } from '../ids.ts';
import { fromBank } from '../money.ts';
import { lookAtBombardment } from '../races/looks.ts';
import { lyingAt } from '../state.ts';
import { influenceEntry, type Placing } from '../table.ts';
import { underFire } from '../units.ts';

const WINDOW = 0;
const LOOK = 1;
const REVEAL = 2;
const REMOVE = 3;
const CLOSE = 4;

/** Influence phase: window, Sol's look, then cards until one has placed influence (REX-INFL-1, REX-INFL-2). */
export function influenceFlow(at: At): void {
  const { table, state, tell } = at;
  switch (frameOf(state).step) {
    case WINDOW:
      state.phase = FLOW.influence;
      state.ceasefire.held = 0;
      state.offensive.struck = 0;
      tell?.(ALL, table.events.round(state.round));
      tell?.(ALL, table.events.phase(FLOW.influence));
      goTo(state, LOOK);
      return openWindow(state, D['W-INF']);
    case LOOK:
      lookAtBombardment(at);
      return goTo(state, REVEAL);
    case REVEAL:
      return reveal(at);
    case REMOVE: // a special card has been resolved and leaves the game (REX-INFL-7)
      return removeShown(at);
    default:
      reshuffleAside(at);
      pop(state);
      return push(state, FLOW.bidding);
  }
}

function reveal(at: At): void {
  const { table, state, tell } = at;
  const { influenceCards, ceasefire, offensive } = state;
  const card = influenceCards.deck.pop() ?? -1;
  influenceCards.shown = card;
  influenceCards.seen = 0;
  tell?.(ALL, table.events.influenceCard(card));
  const { kind, first, second } = influenceEntry(table, card);
  switch (kind) {
    case 'ceasefire':
      goTo(state, REMOVE);
      if (ceasefire.held) return; // REX-INFL-8
      ceasefire.held = 1;
      return push(state, FLOW.ceasefire);
    case 'offensive':
      if (state.round === 1) return setAside(at);
      goTo(state, REMOVE);
      if (offensive.struck) return; // REX-INFL-8, REX-CARD-TB-2
      return push(state, FLOW.offensive);
    default:
      place(at, first);
      if (table.placeSecond) place(at, second); // REX-3P-2
      influenceCards.discard.push(card);
      influenceCards.shown = -1;
      tell?.(ALL, table.events.announced(influenceCards.discard.length)); // REX-INFL-9
      return goTo(state, CLOSE);
  }
}

/** The bank puts influence on a location that is not under bombardment (REX-INFL-3, 4, 5). */
function place({ table, state, tell }: At, { location, amount }: Placing): void {
  if (set.has(underFire(table, state), location)) return;
  const placed = fromBank(table, state, amount);
  state.lying[location] = lyingAt(state, location) + placed;
  tell?.(ALL, table.events.placedInfluence(location, placed));
}

function removeShown({ table, state, tell }: At): void {
  const { influenceCards } = state;
  influenceCards.removed.push(influenceCards.shown);
  tell?.(ALL, table.events.removed(influenceCards.shown));
  influenceCards.shown = -1;
  goTo(state, REVEAL);
}

/** In round 1 a Sol Offensive waits aside and goes back into the deck afterwards (REX-OFFEN-7). */
function setAside({ table, state: { influenceCards }, tell }: At): void {
  influenceCards.aside.push(influenceCards.shown);
  tell?.(ALL, table.events.setAside(influenceCards.shown));
  influenceCards.shown = -1;
}

function reshuffleAside({ state: { influenceCards }, chance }: At): void {
  if (influenceCards.aside.length === 0) return;
  influenceCards.deck.push(...influenceCards.aside);
  influenceCards.aside = [];
  chance.shuffle(influenceCards.deck);
}
