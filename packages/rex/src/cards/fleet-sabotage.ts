import type { Playable } from './play.ts';
import type { Table } from '../table.ts';

const range = (t: Table): { readonly min: number; readonly max: number } => {
  const effect = t.pack.strategyCards[t.fleetSabotage]?.effect;
  return { min: effect?.min ?? 0, max: effect?.max ?? 0 };
};

/** Fleet Sabotage: chooses how far the fleet moves instead of a drawn card (REX-CARD-FS-1). */
export const fleetSabotage: Playable = {
  list(t, s, _seat, _decision, out, n) {
    if (s.steer >= 0) return n;
    const { min, max } = range(t);
    const base = t.c.playSectors + t.fleetSabotage * ((t.c.playAdvantage - t.c.playSectors) / t.cards);
    for (let sectors = min; sectors <= max; sectors++) out[n++] = base + sectors;
    return n;
  },
  allowed: (t, s, _seat, _decision, sectors) => s.steer < 0 && sectors >= range(t).min && sectors <= range(t).max,
  resolve(_t, s, _seat, sectors) {
    s.steer = sectors;
  },
};
