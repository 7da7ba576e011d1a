import { ALL, set } from '@orrery/kernel';
import { allianceOf } from '../alliances.ts';
import type { At } from '../decision.ts';
import { RACE, VICTORY } from '../ids.ts';
import { seatOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { controller, strongholdsOf } from '../units.ts';
import type { Seat, Seats } from '../words.ts';

/** Who has won at the end of the round, and how; afterwards Xxcha's prediction is held against it (REX-WIN-1, 8, 17). */
export function checkVictory({ table, state, tell }: At): void {
  const { victory, prediction } = state;
  byStrongholds(table, state);
  if (!victory.winners && state.round >= table.pack.constants.rounds) afterLastRound(table, state);
  if (victory.winners && isPredicted(state)) {
    win(state, set.only(seatOf(state, RACE.XXC)), VICTORY['REX-WIN-17']); // REX-WIN-18
    tell?.(ALL, table.events.prediction(prediction.race, state.round));
  }
}

function win({ victory }: State, winners: Seats, way: number): void {
  victory.winners = winners;
  victory.way = way;
}

const BY_STRONGHOLDS: readonly number[] = [-1, VICTORY['REX-WIN-2'], VICTORY['REX-WIN-3'], VICTORY['REX-WIN-4']];

/** Three alone, four for two, five for three (REX-WIN-2 … 6). */
function byStrongholds(table: Table, state: State): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const alliance = allianceOf(state, seat);
    if (set.first(alliance) !== seat) continue; // its first member has been looked at
    if (strongholdsOfAll(table, state, alliance) >= strongholdsNeeded(table, alliance))
      return win(state, alliance, BY_STRONGHOLDS[set.size(alliance)] ?? VICTORY['REX-WIN-4']);
  }
}

/** What an alliance, or a player alone, holds together and needs to win. */
export function strongholdsOfAll(table: Table, state: State, alliance: Seats): number {
  let held = 0;
  for (let rest = alliance; rest !== 0; rest = set.rest(rest)) held += strongholdsOf(table, state, set.first(rest));
  return held;
}
export const strongholdsNeeded = ({ pack }: Table, alliance: Seats): number =>
  pack.constants.strongholdsToWin[String(set.size(alliance))] ?? 99;

function afterLastRound(table: Table, state: State): void {
  const sol = seatOf(state, RACE.SOL);
  const hacan = seatOf(state, RACE.HAC);
  if (sol >= 0 && solHolds(table, state, sol)) return win(state, allianceOf(state, sol), VICTORY['REX-WIN-9']);
  if (hacan >= 0) return win(state, allianceOf(state, hacan), VICTORY['REX-WIN-12']);
  mostStrongholds(table, state);
}

/** Each of the two sites is Sol's or nobody's (REX-WIN-9, REX-WIN-10); as an option Sol must control both. */
function solHolds(table: Table, state: State, sol: Seat): boolean {
  for (let rest = table.solSites; rest !== 0; rest = set.rest(rest)) {
    const site = set.first(rest);
    const holder = controller(table, state, site);
    if (holder !== sol && (holder >= 0 || set.has(table.solMustHold, site))) return false;
  }
  return true;
}

/** The single player with the most strongholds; equal numbers share (REX-WIN-14, REX-WIN-15). */
function mostStrongholds(table: Table, state: State): void {
  let most = 0;
  for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, strongholdsOf(table, state, seat));
  let winners: Seats = 0;
  for (let seat = 0; seat < table.seats; seat++) if (strongholdsOf(table, state, seat) === most) winners = set.with(winners, seat);
  win(state, winners, set.size(winners) === 1 ? VICTORY['REX-WIN-14'] : VICTORY['REX-WIN-15']);
}

/** REX-WIN-17: the predicted race is among the winners of the predicted round. */
const isPredicted = (state: State): boolean =>
  state.prediction.race >= 0 &&
  state.prediction.round === state.round &&
  set.has(state.victory.winners, seatOf(state, state.prediction.race));

/** Only the victory of an alliance as such can be betrayed (REX-BETRAY-3, 8, 9). */
export const mayBetray = (table: Table, { victory }: State): boolean =>
  table.betrayal && set.size(victory.winners) > 1 && victory.way <= VICTORY['REX-WIN-12'];

export function endGame({ table, state, tell }: At): void {
  state.stack.length = 0;
  state.called = 0;
  tell?.(ALL, table.events.over(state.victory.winners));
}
