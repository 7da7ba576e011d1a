import { ALL, set } from '@orrery/kernel';
import type { At } from '../decision.ts';
import { frameOf, goTo, openWindow, pop, push } from '../frames.ts';
import { D, FLOW } from '../ids.ts';
import { destroyInfluence } from '../money.ts';
import { destroyAll, shieldsUp, underFire } from '../units.ts';
import { checkVictory, endGame, mayBetray } from './victory.ts';

const WINDOW = 0;
const FIRE = 1;
const CLOSE = 2;

/** Bombardment phase: window, the fleet moves, victory is checked, the token passes (REX-BOMB-1 … 10). */
export function bombardmentFlow(at: At): void {
  const { table, state, tell } = at;
  const { fleet, victory } = state;
  switch (frameOf(state).step) {
    case WINDOW:
      state.phase = FLOW.bombardment;
      fleet.steered = -1;
      tell?.(ALL, table.events.phase(FLOW.bombardment));
      goTo(state, FIRE);
      return openWindow(state, D['W-BOM']);
    case FIRE:
      if (fleet.steered >= 0) moveFleet(at, fleet.steered);
      else drawAndMove(at);
      fleet.steered = -1;
      checkVictory(at);
      goTo(state, CLOSE);
      if (victory.winners && mayBetray(table, state)) push(state, FLOW.betrayal);
      return;
    default:
      return victory.winners ? endGame(at) : nextRound(at);
  }
}

/** The top card is shown and goes back into the deck, which is shuffled (REX-BOMB-2, REX-BOMB-9). */
function drawAndMove(at: At): void {
  const { table, state, chance, tell } = at;
  const { fleet } = state;
  const value = table.pack.bombardmentCards[fleet.deck.at(-1) ?? -1]?.value ?? 0;
  fleet.seen = 0;
  tell?.(ALL, table.events.bombardment(value));
  moveFleet(at, value);
  chance.shuffle(fleet.deck);
}

/** Sector by sector; in each one entered, what no shield protects is destroyed (REX-BOMB-3 … 5). */
function moveFleet(at: At, sectors: number): void {
  const { table, state, tell } = at;
  const { fleet } = state;
  for (let i = 0; i < sectors; i++) {
    fleet.sector = fleet.sector === table.pack.constants.sectors ? 1 : fleet.sector + 1; // REX-MAP-10
    tell?.(ALL, table.events.entered(fleet.sector));
    for (let rest = set.minus(underFire(table, state), shieldsUp(table, state)); rest !== 0; rest = set.rest(rest)) {
      for (let seat = 0; seat < table.seats; seat++) destroyAll(at, seat, set.first(rest));
      destroyInfluence(at, set.first(rest));
    }
  }
}

/** The first player token goes to the left neighbour, leaders are fresh again (REX-TURN-4, REX-LEADER-7). */
function nextRound({ table, state, tell }: At): void {
  state.leaders.used = [];
  state.cancelled = 0;
  state.first = (state.first + 1) % table.seats;
  tell?.(ALL, table.events.first(state.first));
  state.round++;
  pop(state);
  push(state, FLOW.influence);
}
