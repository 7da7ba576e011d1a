import type { Table } from '../table.ts';
import type { Playable } from './play.ts';

const range = (table: Table): { readonly min: number; readonly max: number } => {
  const effect = table.pack.strategyCards[table.fleetSabotage]?.effect;
  return { min: effect?.min ?? 0, max: effect?.max ?? 0 };
};

/** Fleet Sabotage: chooses how far the fleet moves instead of a drawn card (REX-CARD-FS-1). */
export const fleetSabotage: Playable = {
  clause: 'REX-CARD-FS-1',
  list(table, { fleet }, open) {
    if (fleet.steered >= 0) return;
    const { min, max } = range(table);
    for (let sectors = min; sectors <= max; sectors++) open.add(table.choices.playSectors(table.fleetSabotage, sectors));
  },
  allowed: (table, { fleet }, _seat, _decision, sectors) => fleet.steered < 0 && sectors >= range(table).min && sectors <= range(table).max,
  resolve({ state: { fleet } }, _seat, sectors) {
    fleet.steered = sectors;
  },
};
