import { ALL } from '@orrery/kernel';
import { islandName, type Decision, type Outside } from '../decision.ts';
import { at } from '../stages.ts';
import { add, type State } from '../state.ts';
import { ISLANDS, told, type Action, type Table } from '../table.ts';
import { complete } from './complete.ts';

/** Whether a token could be laid on a trunk of an island. GRV-WAR-1, GRV-WAR-5 */
function intact(t: Table, s: State, island: number, trunk: number): boolean {
  return trunk < (t.trunks[island] as number) && !(((s.sabotage[island] as number) >> trunk) & 1);
}

function sabotageable(t: Table, s: State): boolean {
  if (s.sabotageSupply === 0) return false;
  for (let i = 0; i < ISLANDS; i++) for (let trunk = 0; trunk < (t.trunks[i] as number); trunk++) if (intact(t, s, i, trunk)) return true;
  return false;
}

/** Sabotage may be carried out with an empty supply: then nothing happens. GRV-WAR-22 */
export function beginSabotage(t: Table, s: State, seat: number, { tell }: Outside): void {
  if (sabotageable(t, s)) {
    s.stage = at.sabotage;
    return;
  }
  tell?.(ALL, told(t, { kind: 'sabotaged', seat }));
  complete(s);
}

export const sabotage: Decision = {
  list(t, s, _seat, out) {
    let n = 0;
    for (let i = 0; i < ISLANDS; i++)
      for (let trunk = 0; trunk < (t.trunks[i] as number); trunk++)
        if (intact(t, s, i, trunk)) out[n++] = t.c.sabotage + i * t.trunkRadix + trunk;
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    const island = Math.floor((choice - t.c.sabotage) / t.trunkRadix);
    const trunk = (choice - t.c.sabotage) % t.trunkRadix;
    s.sabotage[island] = (s.sabotage[island] as number) | (1 << trunk);
    s.sabotageSupply--;
    s.times++;
    tell?.(ALL, told(t, { kind: 'sabotaged', seat, island: islandName(t, island), trunk }));
    if (s.times < (t.actions[s.action] as Action).amount && sabotageable(t, s)) s.stage = at.sabotage;
    else complete(s);
  },
};

/** Underground works: what the supply and the limit allow, perhaps nothing. GRV-WAR-13, GRV-WAR-14, GRV-WAR-22 */
export function dig(t: Table, s: State, seat: number, { tell }: Outside): void {
  const { amount, holdLimit } = t.actions[s.action] as Action;
  const number = Math.max(0, Math.min(amount, holdLimit - (s.tokens[seat] as number), s.sourceSupply));
  s.sourceSupply -= number;
  add(s.tokens, seat, number);
  tell?.(ALL, told(t, { kind: 'dug', seat, number }));
  complete(s);
}
