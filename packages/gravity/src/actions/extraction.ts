import { ALL } from '@orrery/kernel';
import { islandName, type Decision, type Outside } from '../decision.ts';
import { permanentFrom, sourcesOf, temporaryFrom } from '../sources.ts';
import { at } from '../stages.ts';
import { add, type State } from '../state.ts';
import { ISLANDS, told, type Table } from '../table.ts';
import { BITS } from '../geometry.ts';
import { COLOURS, type Colour } from '../vocabulary.ts';
import { complete } from './complete.ts';

/** Islands on which an extraction would work: none is extracted twice in a turn. GRV-TEAM-MINE-1 */
export function minable(s: State, seat: number): number {
  return (s.control[seat] as number) & ~s.extracted;
}

/** An extraction begins: source tokens may be placed first. GRV-EXTRACT-3 */
export function beginExtraction(t: Table, s: State, seat: number, outside: Outside): void {
  if ((s.tokens[seat] as number) > 0) s.stage = at['extract.token'];
  else extract(t, s, seat, outside);
}

/** Source tokens, one by one, on any side of any own island. GRV-WAR-15 … GRV-WAR-19 */
export const placeTokens: Decision = {
  list(t, s, seat, out) {
    let n = 0;
    for (let i = 0; i < ISLANDS; i++)
      if (((s.control[seat] as number) >> i) & 1) for (let face = 0; face < 12; face++) out[n++] = t.c.token + i * 12 + face;
    out[n++] = t.c.done;
    return n;
  },
  answer(t, s, seat, choice, outside) {
    if (choice === t.c.done) return extract(t, s, seat, outside);
    const token = choice - t.c.token;
    s.placed.push(token);
    add(s.tokens, seat, -1);
    const colour = COLOURS[token & 1] as Colour;
    outside.tell?.(
      ALL,
      told(t, { kind: 'tokenPlaced', seat, island: islandName(t, Math.floor(token / 12)), side: (token >> 1) % 6, colour }),
    );
    if (s.tokens[seat] === 0) extract(t, s, seat, outside);
  },
};

/** Gravity extraction on all islands of a player. GRV-CARD-3A, GRV-EXTRACT-1, GRV-EXTRACT-11 */
function extract(t: Table, s: State, seat: number, { tell }: Outside): void {
  const islands = minable(s, seat);
  for (let i = 0; i < ISLANDS; i++) {
    if (!((islands >> i) & 1)) continue;
    const sources = sourcesOf(t, s, i);
    const permanent = permanentFrom(t, sources);
    const temporary = temporaryFrom(t, sources);
    add(s.permanent, i, permanent);
    add(s.temporary, i, temporary);
    tell?.(ALL, told(t, { kind: 'extracted', seat, island: islandName(t, i), permanent, temporary }));
  }
  s.extracted |= islands;
  returnTokens(t, s, seat, tell);
  complete(s);
}

/** Sabotage and source tokens of all own islands go back to the supply. GRV-WAR-10, GRV-WAR-11, GRV-WAR-21 */
function returnTokens(t: Table, s: State, seat: number, tell: Outside['tell']): void {
  let sabotage = 0;
  for (let i = 0; i < ISLANDS; i++) {
    if (!(((s.control[seat] as number) >> i) & 1)) continue;
    sabotage += BITS[s.sabotage[i] as number] as number;
    s.sabotage[i] = 0;
  }
  const sources = s.placed.length;
  s.placed.length = 0;
  s.sabotageSupply += sabotage;
  s.sourceSupply += sources;
  if (sabotage + sources > 0) tell?.(ALL, told(t, { kind: 'returned', sabotage, sources }));
}
