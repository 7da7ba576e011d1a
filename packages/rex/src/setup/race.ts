import { ALL, no, set } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { answered, frameOf, inOrder } from '../frames.ts';
import { RACES } from '../pack/pack.ts';
import { seatOf, type State } from '../state.ts';
import { raceId, raceOfLeader, type Table } from '../table.ts';
import type { RaceNumber, Seat } from '../words.ts';

/** Races that can still be taken: recommended ones, or any with `racePool: all`. */
function free(table: Table, state: State): readonly RaceNumber[] {
  const recommended = table.pack.playerCounts[String(table.seats)]?.recommended ?? RACES;
  return RACES.flatMap((id, race) =>
    seatOf(state, race) < 0 && (table.options.racePool === 'all' || recommended.includes(id)) ? [race] : [],
  );
}

function lead({ table, state, tell }: At, seat: Seat, race: RaceNumber): void {
  state.race[seat] = race;
  state.seatOf[race] = seat;
  for (let leader = 0; leader < table.leaders; leader++)
    if (raceOfLeader(table, leader) === race) state.leaders.reserve = set.with(state.leaders.reserve, leader);
  tell?.(ALL, table.events.tookRace(seat, race));
}

/** Everybody takes a race in turn order, or with `raceChoice: seatOrder` from the first seat on (REX-SETUP-4, REX-SETUP-5). */
export const takeRace = decision('D-RACE', {
  clause: 'REX-SETUP-4',
  asks: (table, state) => {
    const { next } = frameOf(state);
    return set.only(table.options.raceChoice === 'seatOrder' ? next : inOrder(table, state, next));
  },
  list(table, state, open) {
    for (const race of free(table, state)) open.add(table.choices.race(race));
  },
  answers: {
    race(at, race) {
      lead(at, at.seat, race);
      answered(at.state, at.seat);
    },
  },
  whyNot: {
    race: ({ state }, race) => no(seatOf(state, race) >= 0 ? 'race-taken' : 'race-not-offered', 'REX-SETUP-4', { race: raceId(race) }),
  },
});

/** Nobody chooses: with `raceChoice: lot` the races are dealt, with `seats` every seat has its own (REX-SETUP-4). */
export function dealRaces(at: At): void {
  const { table, state } = at;
  const bySeat = table.options.raceChoice === 'seats';
  const races = [...free(table, state)];
  if (!bySeat) at.chance.shuffle(races);
  for (let i = 0; i < table.seats; i++) {
    const race = races[i];
    if (race !== undefined) lead(at, bySeat ? i : inOrder(table, state, i), race);
  }
}

/** Whether somebody is asked for a race at all. */
export const racesAreChosen = ({ options: { raceChoice } }: Table): boolean => raceChoice !== 'lot' && raceChoice !== 'seats';
