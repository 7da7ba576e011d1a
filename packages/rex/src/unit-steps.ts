import { LAZ, XXC } from './ids.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** The step `units` of a move, deployment or relocation: how many of each kind. Lazax says mechanized, Xxcha face-down units beside the ordinary ones. */

/** Lists every mix of at least one unit and at most `most` in all. */
export function listUnits(t: Table, s: State, seat: number, units: number, others: number, most: number, out: number[], n: number): number {
  if (seat === s.seatOf[LAZ]) return listMixes(t.c.unitsMechanized, mechanizedRadix(t), units, others, most, out, n);
  if (seat === s.seatOf[XXC]) return listMixes(t.c.unitsFaceDown, faceDownRadix(t), units, others, most, out, n);
  const end = Math.min(units, most);
  for (let k = 1; k <= end; k++) out[n++] = t.c.units + k;
  return n;
}

function listMixes(base: number, radix: number, units: number, others: number, most: number, out: number[], n: number): number {
  for (let k = 0; k <= units; k++) for (let m = k === 0 ? 1 : 0; m <= others && k + m <= most; m++) out[n++] = base + k * radix + m;
  return n;
}

const mechanizedRadix = (t: Table): number => (t.c.unitsFaceDown - t.c.unitsMechanized) / (t.c.unitsMechanized - t.c.units);
const faceDownRadix = (t: Table): number => t.c.unitsMechanized - t.c.units;

/** Ordinary face-up units of such a step. */
export function unitsOf(t: Table, choice: number): number {
  if (choice < t.c.unitsMechanized) return choice - t.c.units;
  if (choice < t.c.unitsFaceDown) return Math.floor((choice - t.c.unitsMechanized) / mechanizedRadix(t));
  return Math.floor((choice - t.c.unitsFaceDown) / faceDownRadix(t));
}

/** Mechanized or face-down units of such a step. */
export function othersOf(t: Table, choice: number): number {
  if (choice < t.c.unitsMechanized) return 0;
  if (choice < t.c.unitsFaceDown) return (choice - t.c.unitsMechanized) % mechanizedRadix(t);
  return (choice - t.c.unitsFaceDown) % faceDownRadix(t);
}
