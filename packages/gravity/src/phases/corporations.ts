import { ALL, set } from '@orrery/kernel';
import { keyOf } from '../card-sets.ts';
import { decision, type At } from '../decision.ts';
import { stages } from '../stages.ts';
import { CORPORATIONS, playerOf, type State } from '../state.ts';
import { membersOf, partnerOf, seatsOf, sideOfSeat, type Table } from '../table.ts';
import { PHASES } from '../words.ts';

/** Partners show each other their hands, then turns begin. GRV-TEAM-SHOW-1 */
export function beginCorporations({ table, state, tell }: At): void {
  const { round } = state;
  round.phase = CORPORATIONS;
  round.place = 0;
  round.team = sideOfSeat(table, round.first);
  if (tell) {
    tell(ALL, table.events.phase(PHASES.indexOf('corporations')));
    state.players.forEach(({ hand }, seat) => {
      const partner = partnerOf(table, seat);
      if (partner >= 0) tell(set.only(partner), table.events.shown(seat, keyOf(table.sets, hand)));
    });
  }
  state.stage = stages.next;
}

/** Finds who takes the next turn; after the last one the islands phase begins. */
export function nextTurn(at: At): void {
  const { table, state } = at;
  if (table.teams) return nextTeamTurn(at);
  const { round } = state;
  const last = table.turns * table.seats;
  for (; round.place < last; round.place++) {
    const seat = (round.first + round.place) % table.seats; // GRV-TURN-1
    if (playerOf(state, seat).held === 0) continue; // GRV-TURN-3
    state.turn.mover = seat;
    state.stage = stages.begin;
    return;
  }
  state.stage = stages.islands;
}

function nextTeamTurn({ table, state, tell }: At): void {
  const { round } = state;
  for (let tries = 0; tries < table.sides; tries++) {
    const able = membersOf(table, round.team).filter((seat) => {
      const { held, turns } = playerOf(state, seat);
      return held > 0 && turns < table.turns; // GRV-TEAM-TURN-4
    });
    const [seat] = able;
    if (seat !== undefined) {
      if (able.length > 1) {
        tell?.(ALL, table.events.teamTurn(seat));
        state.stage = stages['team.actor'];
      } else {
        state.turn.mover = seat;
        state.stage = stages.begin;
      }
      return;
    }
    round.team = (round.team + 1) % table.sides; // GRV-TEAM-TURN-6
  }
  state.stage = stages.islands; // GRV-TEAM-TURN-5
}

/** Which of two partners takes the turn of their team. GRV-TEAM-TURN-2 */
export const teamActor = decision('team.actor', {
  clause: 'GRV-TEAM-TURN-2',
  asks: (table, { round }) => seatsOf(table, round.team),
  list: (table, { round }, open) => open.all(table.choices.actor, membersOf(table, round.team)),
  answers: {
    actor({ state }, seat) {
      state.turn.mover = seat;
      state.stage = stages.begin;
    },
  },
  voted: ({ choices, events }, seat, choice) => events.voted(seat, choices.actor.read.seat(choice)),
});

export function beginTurn({ table, state, tell }: At): void {
  const { turn } = state;
  turn.actor = turn.mover;
  turn.extracted = 0;
  turn.proposed = 0;
  turn.paid = 0;
  playerOf(state, turn.mover).turns++;
  state.stage = stages.turn;
  tell?.(ALL, table.events.turn(turn.mover));
}

/** The turn is over: the next place in the order, or the other team. GRV-TEAM-TURN-1 */
export function endTurn(table: Table, state: State): void {
  const { round, turn } = state;
  if (table.teams) round.team = (round.team + 1) % table.sides;
  else round.place++;
  turn.mover = -1;
  turn.actor = -1;
  turn.card = -1;
  turn.how = 0;
  turn.done = 0;
  turn.extracted = 0;
  turn.proposed = 0;
  turn.paid = 0;
  state.stage = stages.next;
}
