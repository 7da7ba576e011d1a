import { ALL, no, set } from '@orrery/kernel';
import { decision } from '../decision.ts';
import { answered, frameOf, inOrder } from '../frames.ts';
import { RACES } from '../pack/pack.ts';
import { seatOf } from '../state.ts';
import { raceId, raceOfLeader } from '../table.ts';

/** Everybody takes a race in turn order: a recommended one, or any with `racePool: all` (REX-SETUP-4, REX-SETUP-5). */
export const takeRace = decision('D-RACE', {
  clause: 'REX-SETUP-4',
  asks: (table, state) => set.only(inOrder(table, state, frameOf(state).next)),
  list(table, state, open) {
    const recommended = table.pack.playerCounts[String(table.seats)]?.recommended ?? RACES;
    RACES.forEach((id, race) => {
      if (seatOf(state, race) < 0 && (table.options.racePool === 'all' || recommended.includes(id))) open.add(table.choices.race(race));
    });
  },
  answers: {
    race({ table, state, seat, tell }, race) {
      state.race[seat] = race;
      state.seatOf[race] = seat;
      for (let leader = 0; leader < table.leaders; leader++) if (raceOfLeader(table, leader) === race) state.leaders.condition[leader] = 1;
      answered(state, seat);
      tell?.(ALL, table.events.tookRace(seat, race));
    },
  },
  whyNot: {
    race: ({ state }, race) => no(seatOf(state, race) >= 0 ? 'race-taken' : 'race-not-offered', 'REX-SETUP-4', { race: raceId(race) }),
  },
});
