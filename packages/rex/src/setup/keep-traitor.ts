import { ALL, no, set } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { inOrder, seal } from '../frames.ts';
import { draftOf, holderOfTraitor, isAlive, raceOf } from '../state.ts';
import { leaderId, raceData, raceOfLeader } from '../table.ts';
import type { Leader, Seats } from '../words.ts';

/** Four traitor cards each from one deck of all races in play (REX-SETUP-7). */
export function dealTraitors({ table, state, chance, tell }: At): void {
  const { leaders } = state;
  const deck: Leader[] = [];
  for (let leader = 0; leader < table.leaders; leader++) if (isAlive(state, leader)) deck.push(leader);
  leaders.traitorDeck = chance.shuffle(deck);
  for (const leader of deck) leaders.traitor[leader] = -1;
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    for (let k = 0; k < table.pack.constants.traitorsDealt; k++) {
      const leader = leaders.traitorDeck.pop() ?? -1;
      leaders.traitor[leader] = seat;
      tell?.(set.only(seat), table.events.dealtThisTraitor(leader));
    }
  }
  tell?.(ALL, table.events.dealtTraitor());
}

/** All but Letnev keep one: a card of an opponent's leader if there is one among the four (REX-SETUP-8, REX-SETUP-9). */
export const keepTraitor = decision('D-TRAITOR', {
  clause: 'REX-SETUP-8',
  asks(table, state) {
    let choosing: Seats = 0;
    for (let seat = 0; seat < table.seats; seat++)
      if (raceData(table, raceOf(state, seat)).traitorsKept <= 1) choosing = set.with(choosing, seat);
    return choosing;
  },
  list(table, state, open, seat) {
    for (const own of [false, true]) {
      for (let leader = 0; leader < table.leaders; leader++)
        if (holderOfTraitor(state, leader) === seat && (raceOfLeader(table, leader) === raceOf(state, seat)) === own)
          open.add(table.choices.traitor(leader));
      if (open.size > 0) return;
    }
  },
  answers: {
    traitor: (at, leader) => seal(at, at.table.choices.traitor(leader)),
  },
  whyNot: {
    traitor: ({ table, state, seat }, leader) =>
      no(holderOfTraitor(state, leader) === seat ? 'traitor-of-opponent' : 'traitor-not-dealt', 'REX-SETUP-8', {
        leader: leaderId(table, leader),
      }),
  },
});

/** What was not kept is shuffled back unseen (REX-SETUP-10); Letnev keeps all four (REX-SETUP-11). */
export function returnTraitors({ table, state, chance, tell }: At): void {
  for (let leader = 0; leader < table.leaders; leader++) {
    const seat = holderOfTraitor(state, leader);
    if (seat < 0 || !set.has(state.called, seat) || draftOf(state, seat)[0] === table.choices.traitor(leader)) continue;
    state.leaders.traitor[leader] = -1;
    state.leaders.traitorDeck.push(leader);
  }
  chance.shuffle(state.leaders.traitorDeck);
  tell?.(ALL, table.events.traitorsKept());
}
