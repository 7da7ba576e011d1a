import { set } from '@orrery/kernel';
import { areaOf } from '../areas.ts';
import { first, size } from '../cities.ts';
import type { Op, OpName } from '../operation.ts';
import { LIBERATION } from '../sides.ts';
import { missionOf, ruleOf, type MissionRule } from '../table.ts';
import { BASE, carried, PLAYED, someWithin, within, type Family } from './family.ts';
import type { Heard, Knowledge } from './knowledge.ts';

export const missionNamed = (k: Knowledge, id: string): MissionRule | null => k.table.missions.find((mission) => mission.id === id) ?? null;

export function operation(k: Knowledge, name: OpName): Op | undefined {
  return k.mission?.effect.find(({ op }) => op === name);
}

export function plays(k: Knowledge, event: Heard<'mission'>): void {
  k.mission = missionNamed(k, event.mission);
  if ('city' in event) {
    const city = k.city(event.city);
    // A mission on an occupied city moves no card.
    if (!set.has(k.occupied, city)) k.carry(city, event.seat, PLAYED);
    return;
  }
  const { seat } = event;
  const fitting = set.of(
    k.table.cities.flatMap((_, city) => (ruleOf(k.table, missionOf(k.table, seat, city)) === k.mission ? [city] : [])),
  );
  const all: Family[] = [];
  for (const family of k.families) {
    let pieces: Family[] = [family];
    for (let rest = fitting & k.frame.hidden; rest !== 0; rest = set.rest(rest))
      pieces = pieces.flatMap((each) => within(k.frame, each, first(rest), () => true));
    for (const piece of pieces) {
      const open = (piece.zones[seat] ?? 0) & fitting;
      for (let rest = open; rest !== 0; rest = set.rest(rest))
        all.push(carried(piece, first(rest), seat, PLAYED, piece.weight / size(open)));
    }
  }
  k.resize(seat, -1);
  k.resize(PLAYED, 1);
  k.keep(all);
}

export function attacks(k: Knowledge, event: Heard<'attacked'>): void {
  if ('city' in event) {
    // A fleet bound to the place of a card nobody sees tells something about that card.
    if (operation(k, 'attackCity')?.near === 'source' && (k.frame.sizes[PLAYED] ?? 0) > 0)
      k.each((family) => someWithin(k.frame, family, k.adjacent[k.city(event.city)] ?? 0, (zone) => zone === PLAYED));
    return;
  }
  k.attacked = areaOf(k.table, event) & ~k.occupied;
}

export function answersAttack(k: Knowledge): void {
  const missed = k.attacked;
  k.attacked = 0;
  for (let rest = missed & k.frame.hidden; rest !== 0; rest = set.rest(rest)) k.exclude(first(rest), LIBERATION, BASE);
}

/** LIB-SABOTAGE-2: a neighbour is in the hand or is the base, unless the mission asks for none. */
export function sabotages(k: Knowledge, city: number): void {
  const op = operation(k, 'repeat');
  if (op && op.near !== 'own') return;
  const near = k.adjacent[city] ?? 0;
  k.each((family) => someWithin(k.frame, family, near, (zone) => zone === LIBERATION || zone === BASE));
}
