import { ALL, set, type SeatSet } from '@orrery/kernel';
import { countIn, countOf, keyAt, putCards, sizeOf, subsetsOf } from '../card-sets.ts';
import { decision, type At } from '../decision.ts';
import { stages } from '../stages.ts';
import { answerOf, captainOf, playerOf, TRANSITION, type State } from '../state.ts';
import { sideOfSeat, type Table } from '../table.ts';
import { PHASES } from '../words.ts';
import { winByLimit } from './end.ts';

/** Temporary gravity on islands vanishes; what airships store stays. GRV-TRANS-1, GRV-TRANS-2 */
export function beginTransition({ table, state, tell }: At): void {
  state.round.phase = TRANSITION;
  for (const island of state.islands) island.temporary = 0;
  tell?.(ALL, table.events.phase(PHASES.indexOf('transition')));
  state.stage = savers(table, state) === 0 ? stages.clear : stages['trans.save'];
}

/** Seats that have cards left and room to save some. */
function savers(table: Table, state: State): SeatSet {
  let seats: SeatSet = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    const { held, kept } = playerOf(state, seat);
    if (held > 0 && kept < table.pack.round.savedLimit) seats = set.with(seats, seat);
  }
  return seats;
}

/** Cards to save, within the limit that inaction has left. GRV-TRANS-3 */
export const saveCards = decision('trans.save', {
  clause: 'GRV-TRANS-3',
  asks: savers,
  always: true,
  secret: true,
  list({ pack, sets, saves, choices }, state, open, seat) {
    const { hand, kept } = playerOf(state, seat);
    const room = pack.round.savedLimit - kept;
    for (const index of subsetsOf(sets, saves, hand)) if (sizeOf(sets, keyAt(saves, index)) <= room) open.add(choices.save(index));
  },
  answers: {
    save({ state }) {
      state.stage = stages.clear;
    },
  },
});

/** Saved cards are put aside, all others discarded, and the first-player token moves on. GRV-TRANS-4, GRV-TRANS-5 */
export function clearRound(at: At): void {
  const { table, state, tell } = at;
  const { sets, events } = table;
  const { round } = state;
  for (let seat = 0; seat < table.seats; seat++) {
    const player = playerOf(state, seat);
    const answer = answerOf(state, seat);
    const key = answer < 0 ? 0 : keyAt(table.saves, table.choices.save.read.cards(answer));
    state.answers[seat] = -1;
    for (let kind = 0; kind < sets.kinds; kind++) {
      const saved = countIn(sets, key, kind);
      putCards(player.saved, kind, saved);
      putCards(player.buried, kind, countOf(player.hand, kind) - saved);
      player.hand[kind] = 0;
    }
    const number = sizeOf(sets, key);
    player.kept += number;
    if (player.held > 0) tell?.(ALL, events.saved(seat, number));
    player.held = 0;
  }
  round.first = nextFirst(table, state);
  tell?.(ALL, events.first(round.first));
  // GRV-END-2
  if (round.number === table.pack.round.roundLimit) winByLimit(at);
  else state.stage = stages.round;
}

/** The next seat, or the captain of the next team. GRV-TEAM-END-3 */
function nextFirst(table: Table, state: State): number {
  const { first } = state.round;
  return table.teams ? captainOf(state, (sideOfSeat(table, first) + 1) % table.sides) : (first + 1) % table.seats;
}
