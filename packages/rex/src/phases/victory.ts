import { allianceOf, sizeOf } from '../alliances.ts';
import {
  BY_HACAN,
  BY_MOST,
  BY_MOST_SHARED,
  BY_PREDICTION,
  BY_SOL,
  BY_STRONGHOLDS_ALONE,
  BY_STRONGHOLDS_OF_THREE,
  BY_STRONGHOLDS_OF_TWO,
  HAC,
  SOL,
  XXC,
} from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { controller, strongholdsOf } from '../units.ts';

/** Who has won at the end of the round, and how; afterwards Xxcha's prediction is held against it (REX-WIN-1, 8, 17). */
export function checkVictory(t: Table, s: State): void {
  byStrongholds(t, s);
  if (!s.winners && s.round >= t.pack.constants.rounds) afterLastRound(t, s);
  if (s.winners && isPredicted(s)) {
    s.winners = 1 << (s.seatOf[XXC] as number);
    s.victory = BY_PREDICTION; // REX-WIN-18
    tellAll(t, 'prediction', s.prediction[0], s.round - 1);
  }
}

function win(s: State, winners: number, victory: number): void {
  s.winners = winners;
  s.victory = victory;
}

/** Three alone, four for two, five for three (REX-WIN-2 … 6). */
function byStrongholds(t: Table, s: State): void {
  const needed = t.pack.constants.strongholdsToWin;
  for (let seat = 0; seat < t.seats; seat++) {
    const alliance = allianceOf(s, seat);
    if (alliance & ((1 << seat) - 1)) continue; // its first member has been looked at
    let held = 0;
    for (let member = seat; member < t.seats; member++) if ((alliance >> member) & 1) held += strongholdsOf(t, s, member);
    const size = sizeOf(alliance);
    if (held < (needed[String(size)] ?? 99)) continue;
    return win(s, alliance, size === 1 ? BY_STRONGHOLDS_ALONE : size === 2 ? BY_STRONGHOLDS_OF_TWO : BY_STRONGHOLDS_OF_THREE);
  }
}

function afterLastRound(t: Table, s: State): void {
  const sol = s.seatOf[SOL] as number;
  const hacan = s.seatOf[HAC] as number;
  if (sol >= 0 && solHolds(t, s, sol)) return win(s, allianceOf(s, sol), BY_SOL);
  if (hacan >= 0) return win(s, allianceOf(s, hacan), BY_HACAN); // REX-WIN-12
  mostStrongholds(t, s);
}

/** Each of the two sites is Sol's or nobody's (REX-WIN-9, REX-WIN-10); as an option Sol must control both. */
function solHolds(t: Table, s: State, sol: number): boolean {
  const strict = t.options.solSpecial === 'solControlsBoth';
  for (let place = 0; place < t.places; place++) {
    if (!((t.solSites >> place) & 1)) continue;
    const holder = controller(t, s, place);
    if (holder !== sol && (strict ? !((t.demolished >> place) & 1) : holder >= 0)) return false;
  }
  return true;
}

/** The single player with the most strongholds; equal numbers share (REX-WIN-14, REX-WIN-15). */
function mostStrongholds(t: Table, s: State): void {
  let most = 0;
  for (let seat = 0; seat < t.seats; seat++) most = Math.max(most, strongholdsOf(t, s, seat));
  let winners = 0;
  for (let seat = 0; seat < t.seats; seat++) if (strongholdsOf(t, s, seat) === most) winners |= 1 << seat;
  win(s, winners, sizeOf(winners) === 1 ? BY_MOST : BY_MOST_SHARED);
}

/** REX-WIN-17: the predicted race is among the winners of the predicted round. */
function isPredicted(s: State): boolean {
  const [race, round] = s.prediction as [number, number];
  return race >= 0 && round === s.round && ((s.winners >> (s.seatOf[race] as number)) & 1) === 1;
}

/** Only the victory of an alliance as such can be betrayed (REX-BETRAY-3, 8, 9). */
export function mayBetray(t: Table, s: State): boolean {
  return t.betrayal && sizeOf(s.winners) > 1 && s.victory <= BY_HACAN;
}

export function endGame(t: Table, s: State): void {
  s.stack.length = 0;
  s.called = 0;
  tellAll(t, 'over', s.winners);
}
