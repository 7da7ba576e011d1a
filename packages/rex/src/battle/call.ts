import { ALL, no, set, type SetOf } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { inOrder, seal } from '../frames.ts';
import { RACE } from '../ids.ts';
import { draftOf, holderOfTraitor, seatOf, type State } from '../state.ts';
import type { Leader, Seat, Seats } from '../words.ts';
import { opposite, sideAt, sideFor, sideOf } from './side.ts';

/** The leader committed against the side a seat acts for, −1 for none. */
function leaderAgainst(state: State, seat: Seat): Leader {
  const side = sideFor(state, seat);
  return side === -1 ? -1 : sideAt(state, opposite(side)).lead;
}

/** Both combatants against whom a leader stands, and Letnev as ally of one of them, at the same time; only the holder of his card can call (REX-TRAITOR-1, 11; REX-ALLY-16). */
export const call = decision('D-CALL', {
  clause: 'REX-TRAITOR-1',
  asks(table, state) {
    let seats: Seats = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      const concerned = sideOf(state, seat) >= 0 || seat === seatOf(state, RACE.LET);
      if (concerned && leaderAgainst(state, seat) >= 0) seats = set.with(seats, seat);
    }
    return seats;
  },
  list({ choices }, state, open, seat) {
    open.add(choices.decline());
    if (holderOfTraitor(state, leaderAgainst(state, seat)) === seat) open.add(choices.call());
  },
  answers: {
    call: (at) => seal(at, at.table.choices.call()),
    decline: (at) => seal(at, at.table.choices.decline()),
  },
  whyNot: {
    call: () => no('no-such-traitor', 'REX-TRAITOR-1'),
  },
});

/** Shows the traitor cards called and shuffles them back (REX-TRAITOR-7). Returns the sides that called. */
export function revealTraitors({ table, state, chance, tell }: At): SetOf<'combatant'> {
  const { choices, events } = table;
  const { traitor, traitorDeck } = state.leaders;
  let sides: SetOf<'combatant'> = 0;
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    if (!set.has(state.called, seat) || draftOf(state, seat)[0] !== choices.call()) continue;
    const leader = leaderAgainst(state, seat);
    sides = set.with(sides, sideFor(state, seat));
    traitor[leader] = -1;
    traitorDeck.push(leader);
    tell?.(ALL, events.called(seat, leader));
  }
  if (sides) chance.shuffle(traitorDeck);
  else tell?.(ALL, events.notCalled());
  return sides;
}
