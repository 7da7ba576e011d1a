import { no, set } from '@orrery/kernel';
import { decision } from '../decision.ts';
import { answered } from '../frames.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { destroyUnits, mechanized, ordinary } from '../units.ts';
import { askKeep } from './keep.ts';
import { combatantOf, winnerOf } from './side.ts';

interface Split {
  readonly units: number;
  readonly mechanized: number;
}

/** Splits of the winner's losses: exact if there is one, otherwise one too many (REX-RACE-LAZ-5, REX-RACE-LAZ-6). */
export function lossSplits(table: Table, state: State): readonly Split[] {
  const weight = table.pack.constants.mechCasualties;
  const { seat, dial } = winnerOf(state);
  const { location } = state.battle;
  const units = ordinary(table, state, seat, location);
  const most = mechanized(state, seat, location);
  for (let extra = 0; extra <= weight + 1; extra++) {
    const splits: Split[] = [];
    for (let mech = 0; mech <= most; mech++) {
      const rest = dial + extra - mech * weight;
      if (rest >= 0 && rest <= units) splits.push({ units: rest, mechanized: mech });
    }
    if (splits.length > 0) return splits;
  }
  return [];
}

/** A winning Lazax says which units it loses (REX-RACE-LAZ-5). */
export const loseUnits = decision('D-LOSS', {
  clause: 'REX-RACE-LAZ-5',
  asks: (_, state) => set.only(winnerOf(state).seat),
  list(table, state, open) {
    for (const split of lossSplits(table, state)) open.add(table.choices.lose(split.units, split.mechanized));
  },
  answers: {
    lose(at, units, mech) {
      const { state, seat } = at;
      answered(state, seat);
      destroyUnits(at, seat, state.battle.location, units, mech);
      askKeep(at);
    },
  },
  whyNot: {
    lose: ({ state, seat }) => no('losses', 'REX-RACE-LAZ-6', { number: combatantOf(state, seat).dial }),
  },
});
