import { ALL, set } from '@orrery/kernel';
import { killLeaders } from '../cards/attack-cards.ts';
import { retreats } from '../cards/tactical-retreat.ts';
import type { At } from '../decision.ts';
import { ask, rank } from '../frames.ts';
import { D, RACE } from '../ids.ts';
import { seatOf, type Combatant, type State } from '../state.ts';
import { strengthOf, type Table } from '../table.ts';
import { destroyAll, destroyUnits } from '../units.ts';
import { revealTraitors } from './call.ts';
import { askKeep } from './keep.ts';
import { lossSplits } from './losses.ts';
import { killLeader, opposite, sideAt, type Side } from './side.ts';

const BOTH = set.of<'combatant'>([0, 1]);

/** Steps 6 to 8: traitors, then retreats, then the other cards, then totals (REX-BATTLE-21 … 35). */
export function resolve(at: At): void {
  const { table, state } = at;
  const called = revealTraitors(at);
  if (called === BOTH) return bothBetrayed(at);
  if (called) return betrayed(at, set.has(called, 0) ? 0 : 1);
  const retreating = retreats(at);
  if (retreating === BOTH) return nobodyWins(at);
  if (retreating) return wins(at, set.has(retreating, 0) ? 1 : 0, false);
  killLeaders(at);
  const higher = total(table, sideAt(state, 0)) - total(table, sideAt(state, 1));
  const winner: Side = higher > 0 ? 0 : higher < 0 ? 1 : tieGoesTo(table, state);
  destroyAll(at, sideAt(state, opposite(winner)).seat, state.battle.location);
  wins(at, winner, true);
}

/** The side earlier in turn order (REX-BATTLE-30). */
export const tieGoesTo = (table: Table, state: State): Side =>
  rank(table, state, sideAt(state, 0).seat) < rank(table, state, sideAt(state, 1).seat) ? 0 : 1;

/** Dial and the surviving leader (REX-BATTLE-29). */
const total = (table: Table, { dial, lead }: Combatant): number => dial + (lead >= 0 ? strengthOf(table, lead) : 0);

function execute(at: At, side: Combatant): void {
  const { table, state, tell } = at;
  tell?.(ALL, table.events.executed(side.lead));
  killLeader(state, side);
  destroyAll(at, side.seat, state.battle.location);
}

/** The side whose call stands alone wins without any loss (REX-TRAITOR-2 … 6). */
function betrayed(at: At, winner: Side): void {
  execute(at, sideAt(at.state, opposite(winner)));
  wins(at, winner, false);
}

/** REX-TRAITOR-8. */
function bothBetrayed(at: At): void {
  for (const side of at.state.battle.sides) execute(at, side);
  nobodyWins(at);
}

function nobodyWins(at: At): void {
  const { table, state, tell } = at;
  for (const side of state.battle.sides) discardPlayed(at, side);
  tell?.(ALL, table.events.noWinner(state.battle.location));
}

/** The loser discards what he played (REX-BATTLE-33); the winner takes his losses (REX-BATTLE-35) and sorts his cards. */
function wins(at: At, winner: Side, withLosses: boolean): void {
  const { table, state, tell } = at;
  const { battle } = state;
  const { seat, dial } = sideAt(state, winner);
  battle.winner = winner;
  discardPlayed(at, sideAt(state, opposite(winner)));
  tell?.(ALL, table.events.wonBattle(seat, battle.location));
  if (withLosses && seat === seatOf(state, RACE.LAZ)) {
    const [split, ...others] = lossSplits(table, state);
    if (others.length > 0) return ask(at, D['D-LOSS']);
    destroyUnits(at, seat, battle.location, split?.units ?? 0, split?.mechanized ?? 0);
  } else if (withLosses) destroyUnits(at, seat, battle.location, dial, 0);
  askKeep(at);
}

function discardPlayed({ table, state, tell }: At, side: Combatant): void {
  for (const card of side.cards) {
    if (card < 0) continue;
    state.cards.discard.push(card);
    tell?.(ALL, table.events.discarded(side.seat, card));
  }
  side.cards.fill(-1);
}
