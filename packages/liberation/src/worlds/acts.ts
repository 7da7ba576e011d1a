import { areaOf } from '../areas.ts';
import { first, size } from '../cities.ts';
import type { Op, OpName } from '../operation.ts';
import { DYNASTY, LIBERATION } from '../sides.ts';
import type { MissionRule } from '../table.ts';
import { BASE, carried, PLAYED, someWithin, within, type Family } from './family.ts';
import type { Heard, Knowledge } from './knowledge.ts';

export function missionNamed(k: Knowledge, id: string): MissionRule {
  return k.table.missions.find((mission) => mission.id === id) as MissionRule;
}

export function operation(k: Knowledge, name: OpName): Op | undefined {
  return k.mission?.effect.find(({ op }) => op === name);
}

export function plays(k: Knowledge, event: Heard<'mission'>): void {
  k.mission = missionNamed(k, event.mission);
  if ('city' in event) {
    const city = k.city(event.city);
    // A mission on an occupied city moves no card.
    if (!((k.occupied >> city) & 1)) k.carry(city, event.seat, PLAYED);
    return;
  }
  const { seat } = event;
  const missionOf = seat === DYNASTY ? k.table.dynastyMission : k.table.liberationMission;
  const fitting = k.table.cities.reduce((set, _, c) => (k.table.missions[missionOf[c] as number] === k.mission ? set | (1 << c) : set), 0);
  const all: Family[] = [];
  for (const family of k.families) {
    let pieces: Family[] = [family];
    for (let rest = fitting & k.frame.hidden; rest !== 0; rest &= rest - 1)
      pieces = pieces.flatMap((each) => within(k.frame, each, first(rest), () => true));
    for (const piece of pieces) {
      const open = (piece.zones[seat] as number) & fitting;
      for (let rest = open; rest !== 0; rest &= rest - 1) all.push(carried(piece, first(rest), seat, PLAYED, piece.weight / size(open)));
    }
  }
  k.resize(seat, -1);
  k.resize(PLAYED, 1);
  k.keep(all);
}

export function attacks(k: Knowledge, event: Heard<'attacked'>): void {
  if ('city' in event) {
    // A fleet bound to the place of a card nobody sees tells something about that card.
    if (operation(k, 'attackCity')?.near === 'source' && (k.frame.sizes[PLAYED] as number) > 0)
      k.each((family) => someWithin(k.frame, family, k.adjacent[k.city(event.city)] as number, (zone) => zone === PLAYED));
    return;
  }
  k.attacked = areaOf(k.table, event) & ~k.occupied;
}

export function answersAttack(k: Knowledge): void {
  const missed = k.attacked;
  k.attacked = 0;
  for (let rest = missed & k.frame.hidden; rest !== 0; rest &= rest - 1) k.exclude(first(rest), LIBERATION, BASE);
}

/** LIB-SABOTAGE-2: a neighbour is in the hand or is the base, unless the mission asks for none. */
export function sabotages(k: Knowledge, city: number): void {
  const op = operation(k, 'repeat');
  if (op && op.near !== 'own') return;
  const near = k.adjacent[city] as number;
  k.each((family) => someWithin(k.frame, family, near, (zone) => zone === LIBERATION || zone === BASE));
}
