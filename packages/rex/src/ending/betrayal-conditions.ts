import { set } from '@orrery/kernel';
import type { BetrayalCardData } from '../pack/pack.ts';
import { heldBy, influenceOf, raceOf, type State } from '../state.ts';
import { raceId, raceOfLeader, type Table } from '../table.ts';
import { controller, faceUp, strongholdsOf } from '../units.ts';
import type { Seat, Seats } from '../words.ts';

/** Whether the seat meets the condition of a betrayal card now (REX-BETRAY-3). */
export function meetsCondition(table: Table, state: State, seat: Seat, condition: BetrayalCardData['condition']): boolean {
  const { op, n = 0, nByRace = {}, locs = [], excludeCouncil } = condition;
  const everybody = set.upTo<'seat'>(table.seats);
  const allies = state.victory.winners;
  const above = (value: (of: Seat) => number, rivals: Seats): boolean =>
    set.list(set.without(rivals, seat)).every((rival) => value(rival) < value(seat));
  const held = (of: Seat): number => heldBy(state, of);
  switch (op) {
    case 'mostUnitsInCouncil':
      return above((of) => faceUp(table, state, of, table.council), everybody);
    case 'noOwnLeaderInCasualties':
      return !set.list(state.leaders.lost).some((leader) => raceOfLeader(table, leader) === raceOf(state, seat));
    case 'moreInfluenceThanEachAlly':
      return above((of) => influenceOf(state, of), allies);
    case 'handAtLeastAndMoreThanEachAlly':
      return held(seat) >= (nByRace[raceId(raceOf(state, seat))] ?? n) && above(held, allies);
    case 'controlAll':
      return locs.every(
        (wanted) =>
          controller(
            table,
            state,
            table.pack.locations.findIndex(({ id }) => id === wanted),
          ) === seat,
      );
    case 'mostUnitsOnBoard':
      return above((of) => unitsOnBoard(table, state, of, excludeCouncil === true), everybody);
    case 'moreStrongholdsThanEachAlly':
      return above((of) => strongholdsOf(table, state, of), allies);
    case 'controlStrongholds':
      return strongholdsOf(table, state, seat) >= n;
    default:
      return false;
  }
}

function unitsOnBoard(table: Table, state: State, seat: Seat, excludeCouncil: boolean): number {
  let units = 0;
  for (let location = 0; location < table.locations; location++)
    if (location !== table.council || !excludeCouncil) units += faceUp(table, state, seat, location);
  return units;
}
