import { goTo, pop, push, stepOf } from '../frames.ts';
import { F_BIDDING, F_CEASEFIRE, F_INFLUENCE, F_OFFENSIVE, W_INF } from '../ids.ts';
import { fromBank } from '../money.ts';
import { lookAtBombardment } from '../races/sol.ts';
import type { State } from '../state.ts';
import { CEASEFIRE, OFFENSIVE, type Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { underFire } from '../units.ts';
import { openWindow } from '../windows.ts';

/** Influence phase: window, Sol's look, then cards until one has placed influence (REX-INFL-1, REX-INFL-2). */
export function influenceFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case 0:
      s.phase = F_INFLUENCE;
      s.ceased = 0;
      s.struck = 0;
      tellAll(t, 'round', s.round - 1);
      tellAll(t, 'phase', F_INFLUENCE);
      goTo(s, 1);
      return openWindow(s, W_INF);
    case 1:
      lookAtBombardment(t, s);
      return goTo(s, 2);
    case 2:
      return reveal(t, s);
    case 3: // a special card has been resolved and leaves the game (REX-INFL-7)
      return removeShown(t, s);
    default:
      reshuffleAside(t, s);
      pop(s);
      return push(s, F_BIDDING);
  }
}

function reveal(t: Table, s: State): void {
  const card = s.influenceDeck.pop() as number;
  s.shown = card;
  s.seenInfluence = 0;
  tellAll(t, 'influenceCard', card);
  switch (t.influenceKind[card]) {
    case CEASEFIRE:
      goTo(s, 3);
      if (s.ceased) return; // REX-INFL-8
      s.ceased = 1;
      return push(s, F_CEASEFIRE);
    case OFFENSIVE:
      if (s.round === 1) return setAside(t, s);
      goTo(s, 3);
      if (s.struck) return; // REX-INFL-8, REX-CARD-TB-2
      return push(s, F_OFFENSIVE);
    default:
      place(t, s, t.firstOf[card] as number, t.firstAmount[card] as number);
      if (t.placeSecond) place(t, s, t.secondOf[card] as number, t.secondAmount[card] as number); // REX-3P-2
      s.influenceDiscard.push(card);
      s.shown = -1;
      tellAll(t, 'announced', s.influenceDiscard.length - 1); // REX-INFL-9
      return goTo(s, 4);
  }
}

/** The bank puts influence on a location that is not under bombardment (REX-INFL-3, 4, 5). */
function place(t: Table, s: State, location: number, amount: number): void {
  if ((underFire(t, s) >> location) & 1) return;
  const placed = fromBank(t, s, amount);
  s.gold[location] = (s.gold[location] as number) + placed;
  tellAll(t, 'placedInfluence', location, placed);
}

function removeShown(t: Table, s: State): void {
  s.influenceRemoved.push(s.shown);
  tellAll(t, 'removed', s.shown);
  s.shown = -1;
  goTo(s, 2);
}

/** In round 1 a Sol Offensive waits aside and goes back into the deck afterwards (REX-OFFEN-7). */
function setAside(t: Table, s: State): void {
  s.aside.push(s.shown);
  tellAll(t, 'setAside', s.shown);
  s.shown = -1;
}

function reshuffleAside(t: Table, s: State): void {
  if (s.aside.length === 0) return;
  s.influenceDeck.push(...s.aside);
  s.aside = [];
  t.chance.shuffle(s.influenceDeck);
}
