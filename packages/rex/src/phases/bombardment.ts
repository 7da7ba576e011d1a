import { goTo, pop, push, stepOf } from '../frames.ts';
import { F_BETRAYAL, F_BOMBARDMENT, F_INFLUENCE, W_BOM } from '../ids.ts';
import { destroyInfluence } from '../money.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { destroyAll } from '../units.ts';
import { openWindow } from '../windows.ts';
import { checkVictory, endGame, mayBetray } from './victory.ts';

/** Bombardment phase: window, the fleet moves, victory is checked, the token passes (REX-BOMB-1 … 10). */
export function bombardmentFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case 0:
      s.phase = F_BOMBARDMENT;
      s.steer = -1;
      tellAll(t, 'phase', F_BOMBARDMENT);
      goTo(s, 1);
      return openWindow(s, W_BOM);
    case 1:
      if (s.steer >= 0) moveFleet(t, s, s.steer);
      else drawAndMove(t, s);
      s.steer = -1;
      checkVictory(t, s);
      goTo(s, 2);
      if (s.winners && mayBetray(t, s)) push(s, F_BETRAYAL);
      return;
    default:
      if (s.winners) return endGame(t, s);
      return nextRound(t, s);
  }
}

/** The top card is shown and goes back into the deck, which is shuffled (REX-BOMB-2, REX-BOMB-9). */
function drawAndMove(t: Table, s: State): void {
  const top = s.bombardmentDeck[s.bombardmentDeck.length - 1] as number;
  const value = t.pack.bombardmentCards[top]?.value ?? 0;
  s.seenBombardment = 0;
  tellAll(t, 'bombardment', value);
  moveFleet(t, s, value);
  t.chance.shuffle(s.bombardmentDeck);
}

/** Sector by sector; in each one entered, what no shield protects is destroyed (REX-BOMB-3 … 5). */
function moveFleet(t: Table, s: State, sectors: number): void {
  for (let i = 0; i < sectors; i++) {
    s.fleet = s.fleet === t.pack.constants.sectors ? 1 : s.fleet + 1; // REX-MAP-10
    tellAll(t, 'entered', s.fleet);
    const hit = (t.inSector[s.fleet] as number) & ~(t.shields & ~s.shieldless);
    for (let place = 0; place < t.places; place++) {
      if (!((hit >> place) & 1)) continue;
      for (let seat = 0; seat < t.seats; seat++) destroyAll(t, s, seat, place);
      destroyInfluence(t, s, place);
    }
  }
}

/** The first player token goes to the left neighbour, leaders are fresh again (REX-TURN-4, REX-LEADER-7). */
function nextRound(t: Table, s: State): void {
  s.used.fill(0);
  s.cancelled = 0;
  s.first = (s.first + 1) % t.seats;
  tellAll(t, 'first', s.first);
  s.round++;
  pop(s);
  push(s, F_INFLUENCE);
}
