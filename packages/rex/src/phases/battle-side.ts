import { copies } from '../hand.ts';
import { ATTACK, E_ATTACK, E_DEFENCE } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { mechanized, ordinary } from '../units.ts';

/** What a side of the running battle may do. Side 0 is the player who picked the battle. */

export function sideOf(s: State, seat: number): number {
  return s.sides[0] === seat ? 0 : s.sides[1] === seat ? 1 : -1;
}

/** The side a seat acts for: its own, or that of its ally (E41); −1 for none. */
export function sideFor(s: State, seat: number): number {
  const own = sideOf(s, seat);
  if (own >= 0) return own;
  const allies = s.allies[seat] as number;
  return (allies >> (s.sides[0] as number)) & 1 ? 0 : (allies >> (s.sides[1] as number)) & 1 ? 1 : -1;
}

/** Alive and not used elsewhere this round (REX-LEADER-3). */
export function isAvailable(t: Table, s: State, seat: number, leader: number): boolean {
  const used = s.used[leader] as number;
  return s.leader[leader] === 1 && t.leaderRace[leader] === s.race[seat] && (used === 0 || used === s.battleAt + 1);
}

export function hasLeader(t: Table, s: State, seat: number): boolean {
  for (let leader = 0; leader < t.leaders; leader++) if (isAvailable(t, s, seat, leader)) return true;
  return false;
}

/** Highest number to dial: units, mechanized ones double, at most what the dial shows (REX-BATTLE-12, REX-RACE-LAZ-4). */
export function dialRange(t: Table, s: State, seat: number): number {
  const { dialMax, mechStrength } = t.pack.constants;
  return Math.min(dialMax, ordinary(t, s, seat, s.battleAt) + mechStrength * mechanized(s, seat, s.battleAt));
}

/** A card of the hand that Xxcha has not forbidden (REX-RACE-XXC-3). */
export function isPlayable(t: Table, s: State, side: number, card: number): boolean {
  return s.forbidden[side] !== card && copies(t, s, s.sides[side] as number, card) > 0;
}

export function cardsOf(t: Table, icon: number): readonly number[] {
  return icon === ATTACK ? t.attackCards : t.defenceCards;
}

export function boundTo(s: State, side: number, element: number): number {
  return s.bound[side * 4 + element] as number;
}

const elementOf = (icon: number): number => (icon === ATTACK ? E_ATTACK : E_DEFENCE);

/** A card the side may choose for a type, with what it has promised to Jol-Nar (REX-BATTLE-20). */
export function mayUse(t: Table, s: State, side: number, icon: number, card: number): boolean {
  const bound = boundTo(s, side, elementOf(icon));
  return isPlayable(t, s, side, card) && (bound === -1 || bound === card);
}

/** Whether the side may set its leader where this type is demanded (REX-BATTLE-15, REX-RACE-JOL-5, REX-RACE-XXC-4). */
export function mayDemand(t: Table, s: State, side: number, icon: number): boolean {
  if (boundTo(s, side, elementOf(icon)) === -2) return false;
  for (const card of cardsOf(t, icon)) if (mayUse(t, s, side, icon, card)) return true;
  return false;
}

/** A promised card must be played (REX-RACE-JOL-6). */
export function mustDemand(s: State, side: number, icon: number): boolean {
  return boundTo(s, side, elementOf(icon)) >= 0;
}

/** A leader dies: into the casualty pool (REX-BATTLE-25, REX-TRAITOR-3). */
export function killLeader(s: State, side: number): void {
  s.leader[s.lead[side] as number] = 2;
  s.lead[side] = -1;
}
