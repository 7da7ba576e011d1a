import { ALL } from '@orrery/kernel';
import { gravity } from '../control.ts';
import { islandName, listIslands, type Decision } from '../decision.ts';
import { at } from '../stages.ts';
import { add, type State } from '../state.ts';
import { ISLANDS, told, type Action, type Table } from '../table.ts';
import { UNITS, type Unit } from '../vocabulary.ts';
import { complete, stop } from './complete.ts';

/** Units that still fit into the storage of an airship. GRV-AIR-5 */
export function storeRoom(t: Table, s: Pick<State, 'storedPermanent' | 'storedTemporary'>, seat: number): number {
  return t.pack.supply.airshipStore - (s.storedPermanent[seat] as number) - (s.storedTemporary[seat] as number);
}

/** Whether there is gravity to conserve, and room for it. GRV-AIR-6 */
export function conservable(t: Table, s: State, seat: number): boolean {
  if (storeRoom(t, s, seat) <= 0) return false;
  for (let i = 0; i < ISLANDS; i++) if (((s.control[seat] as number) >> i) & 1 && gravity(s, i) > 0) return true;
  return false;
}

/** Unit by unit, from one island or several. GRV-AIR-2, GRV-AIR-3 */
export const conserve: Decision = {
  list(t, s, seat, out) {
    let n = 0;
    for (let i = 0; i < ISLANDS; i++) {
      if (!(((s.control[seat] as number) >> i) & 1)) continue;
      if ((s.permanent[i] as number) > 0) out[n++] = t.c.conserve + i * 2;
      if ((s.temporary[i] as number) > 0) out[n++] = t.c.conserve + i * 2 + 1;
    }
    if (s.times > 0) out[n++] = t.c.done;
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    if (choice === t.c.done) return stop(t, s, seat, tell);
    const island = (choice - t.c.conserve) >> 1;
    const unit = UNITS[(choice - t.c.conserve) & 1] as Unit;
    add(s[unit], island, -1);
    add(unit === 'permanent' ? s.storedPermanent : s.storedTemporary, seat, 1); // GRV-AIR-7
    s.times++;
    tell?.(ALL, told(t, { kind: 'conserved', seat, island: islandName(t, island), unit }));
    if (s.times < (t.actions[s.action] as Action).amount && conservable(t, s, seat)) s.stage = at.conserve;
    else complete(s);
  },
};

export const unloadIsland: Decision = {
  list: (t, s, seat, out) => listIslands(t.c.unload, s.control[seat] as number, out),
  answer(t, s, _seat, choice) {
    s.to = choice - t.c.unload;
    s.stage = at['unload.units'];
  },
};

/** Any number of stored units to one island. GRV-AIR-9, GRV-AIR-10 */
export const unloadUnits: Decision = {
  list(t, s, seat, out) {
    let n = 0;
    for (let permanent = 0; permanent <= (s.storedPermanent[seat] as number); permanent++)
      for (let temporary = 0; temporary <= (s.storedTemporary[seat] as number); temporary++)
        if (permanent + temporary > 0) out[n++] = t.c.unloadUnits + permanent * t.storeRadix + temporary;
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    const permanent = Math.floor((choice - t.c.unloadUnits) / t.storeRadix);
    const temporary = (choice - t.c.unloadUnits) % t.storeRadix;
    add(s.storedPermanent, seat, -permanent);
    add(s.storedTemporary, seat, -temporary);
    add(s.permanent, s.to, permanent);
    add(s.temporary, s.to, temporary);
    tell?.(ALL, told(t, { kind: 'unloaded', seat, island: islandName(t, s.to), permanent, temporary }));
    complete(s);
  },
};
