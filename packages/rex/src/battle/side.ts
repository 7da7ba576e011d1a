/** What a side of the running battle may do. Side 0 is the player who picked the battle. */
import { set } from '@orrery/kernel';
import { copies } from '../hand.ts';
import { ATTACK, ELEMENT, type Icon } from '../ids.ts';
import { alliesOf, isAlive, raceOf, usedAt, type Combatant, type State } from '../state.ts';
import { leadersOf, raceOfLeader, type Table } from '../table.ts';
import { mechanized, ordinary } from '../units.ts';
import type { Card, Leader, Seat } from '../words.ts';

export type Side = 0 | 1;
export const opposite = (side: Side): Side => (side === 0 ? 1 : 0);

/** Nothing that was asked for, where there is none to show. */
export const NOTHING = -2;

/** One of the two while they fight. */
export const sideAt = (state: State, side: Side): Combatant => state.battle.sides[side] as Combatant;

export function sideOf({ battle: { sides } }: State, seat: Seat): Side | -1 {
  return sides[0]?.seat === seat ? 0 : sides[1]?.seat === seat ? 1 : -1;
}

/** The side a seat acts for: its own, or that of its ally (E41); −1 for none. */
export function sideFor(state: State, seat: Seat): Side | -1 {
  const own = sideOf(state, seat);
  if (own >= 0) return own;
  const allies = alliesOf(state, seat);
  const [one, other] = state.battle.sides;
  return one && set.has(allies, one.seat) ? 0 : other && set.has(allies, other.seat) ? 1 : -1;
}

/** The side of a seat that is fighting. */
export const combatantOf = (state: State, seat: Seat): Combatant => sideAt(state, sideOf(state, seat) === 1 ? 1 : 0);

/** The side that has won. */
export const winnerOf = (state: State): Combatant => sideAt(state, state.battle.winner === 1 ? 1 : 0);

/** The side at which the announced command is aimed. */
export const commandedSide = (state: State): Combatant => sideAt(state, sideFor(state, state.battle.commander) === 1 ? 0 : 1);

/** Alive and not used elsewhere this round (REX-LEADER-3). */
export function isFresh(state: State, leader: Leader): boolean {
  const used = usedAt(state, leader);
  return isAlive(state, leader) && (used < 0 || used === state.battle.location);
}

/** The same, and of the seat's own race. */
export const isAvailable = (table: Table, state: State, seat: Seat, leader: Leader): boolean =>
  raceOfLeader(table, leader) === raceOf(state, seat) && isFresh(state, leader);

export function hasLeader(table: Table, state: State, seat: Seat): boolean {
  for (const leader of leadersOf(table, raceOf(state, seat))) if (isFresh(state, leader)) return true;
  return false;
}

/** Highest number to dial: units, mechanized ones double, at most what the dial shows (REX-BATTLE-12, REX-RACE-LAZ-4). */
export function dialRange(table: Table, state: State, seat: Seat): number {
  const { dialMax, mechStrength } = table.pack.constants;
  const { location } = state.battle;
  return Math.min(dialMax, ordinary(table, state, seat, location) + mechStrength * mechanized(state, seat, location));
}

/** A card of the hand that Xxcha has not forbidden (REX-RACE-XXC-3). */
export const isPlayable = (table: Table, state: State, { seat, forbidden }: Combatant, card: Card): boolean =>
  forbidden !== card && copies(table, state, seat, card) > 0;

export const boundTo = ({ bound }: Combatant, element: number): number => bound[element] as number;

const elementOf = (icon: Icon): number => (icon === ATTACK ? ELEMENT.attack : ELEMENT.defence);

/** A card the side may choose for a type, with what it has promised to Jol-Nar (REX-BATTLE-20). */
export function mayUse(table: Table, state: State, side: Combatant, icon: Icon, card: Card): boolean {
  const bound = boundTo(side, elementOf(icon));
  return isPlayable(table, state, side, card) && (bound === -1 || bound === card);
}

/** Whether the side may set its leader where this type is demanded (REX-BATTLE-15, REX-RACE-JOL-5, REX-RACE-XXC-4). */
export function mayDemand(table: Table, state: State, side: Combatant, icon: Icon): boolean {
  if (boundTo(side, elementOf(icon)) === NOTHING) return false;
  for (const card of table.battleCards[icon]) if (mayUse(table, state, side, icon, card)) return true;
  return false;
}

/** A promised card must be played (REX-RACE-JOL-6). */
export const mustDemand = (side: Combatant, icon: Icon): boolean => boundTo(side, elementOf(icon)) >= 0;

/** A leader dies: into the casualty pool (REX-BATTLE-25, REX-TRAITOR-3). */
export function killLeader({ leaders }: State, side: Combatant): void {
  leaders.reserve = set.without(leaders.reserve, side.lead);
  leaders.lost = set.with(leaders.lost, side.lead);
  side.lead = -1;
}
