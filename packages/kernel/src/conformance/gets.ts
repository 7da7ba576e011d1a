import { quick, type Chance } from '../chance.ts';
import { SPECTATOR, type Choice, type Event, type Named, type TableView, type Viewer } from '../contract.ts';
import type { World } from './world.ts';

/** How many codes outside the list are tried for their refusals. */
const REFUSALS = 4;

/** A value as it would be sent or stored. Not canonical: another order of members is another message, and whoever gets it sees that. */
export const bytesOf = (value: unknown): string => JSON.stringify(value);

/** A number that depends on what the viewer knows alone, so that two worlds with equal pasts try the same codes. */
function mark(past: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const entry of past) hash = Math.imul(hash ^ entry, 0x01000193);
  return hash >>> 0;
}

/** Choices outside an open list, tried for their refusal. */
export function others(size: number, open: readonly Choice[], chance: Chance, wanted = REFUSALS): Choice[] {
  const found: Choice[] = [];
  for (let tries = 0; tries < 4 * wanted && found.length < wanted; tries++) {
    const code = chance.below(size);
    if (!open.includes(code) && !found.includes(code)) found.push(code);
  }
  return found;
}

/** All that a viewer gets: view, open list, sampled refusals, warnings and fallback, as bytes. */
export function gets<S, V extends TableView, N extends Named, E extends Event>(world: World<S, V, N, E>, viewer: Viewer): string {
  const { rules, state } = world;
  const known = world.known(viewer);
  const parts: unknown[] = [known.view];
  if (viewer !== SPECTATOR) {
    const chance = quick(mark(known.past));
    const mine = (rules.asked(state) >> viewer) & 1;
    const open = mine ? world.legal(viewer) : [];
    parts.push(open);
    parts.push(others(rules.choices.size, open, chance).map((code) => rules.refuse(known, code)));
    if (mine) {
      const few = open.length > 6 ? Array.from({ length: 6 }, () => open[chance.below(open.length)] as Choice) : open;
      parts.push(few.map((choice) => rules.warnings(known, choice)));
      parts.push(rules.fallback(known, open, quick(mark(known.past) ^ 0x5bd1e995)));
    }
  }
  return bytesOf(parts);
}

/** Where two texts part, for a message one can read. */
export function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 40)}… against …${b.slice(from, at + 40)}…`;
}
