import { ALL, set, type SetOf } from '@orrery/kernel';
import { mayPropose } from '../actions/capture-target.ts';
import { leave } from '../actions/complete.ts';
import { countIn, countOf, keyAt, numberOn, putCards, subsetsOf } from '../card-sets.ts';
import { decision, theActor } from '../decision.ts';
import { playable } from '../possible.ts';
import { no } from '../refusals.ts';
import { stages } from '../stages.ts';
import { CASTLED, PLAYED, playerOf, type State } from '../state.ts';
import { FATES, type CardKind } from '../words.ts';
import { handWatchers, listHand, tellPaid, toDiscard } from './cards.ts';
import { endTurn } from './corporations.ts';

/** Play a card, castle, or idle. GRV-TURN-2 */
export const turn = decision('turn', {
  clause: 'GRV-TURN-2',
  verbs: { play: 'GRV-TURN-4', castle: 'GRV-CASTLE-1', idle: 'GRV-IDLE-1' },
  asks: theActor,
  always: true,
  list(table, state, open, seat) {
    const { choices, sets, pack } = table;
    const { hand, held, open: faceUp, buried } = playerOf(state, seat);
    const castling = held >= pack.round.castlingCost; // GRV-CASTLE-3
    const joint = mayPropose(table, state, seat);
    let castles: SetOf<'card'> = 0;
    for (let kind = 0; kind < sets.kinds; kind++) {
      const own = countOf(hand, kind);
      const discarded = castling ? countOf(faceUp, kind) + countOf(buried, kind) : 0; // GRV-CASTLE-2
      if (own + discarded === 0 || !playable(table, state, seat, kind, joint)) continue; // GRV-TURN-8, GRV-CASTLE-5
      if (own > 0) open.add(choices.play(kind));
      if (discarded > 0) castles = set.with(castles, kind);
    }
    open.each(choices.castle, castles);
    listHand(table, state, open, seat, choices.idle); // GRV-IDLE-4
  },
  answers: {
    /** The card lies open on the discard pile from now on. GRV-TURN-4, GRV-TURN-5 */
    play({ table, state, seat, tell }, kind) {
      const player = playerOf(state, seat);
      putCards(player.hand, kind, -1);
      putCards(player.open, kind, 1);
      player.held--;
      tell?.(ALL, table.events.played(seat, kind));
      carryOut(state, seat, kind, PLAYED);
    },
    /** The chosen card is shown in the discard pile, then paid for. GRV-CASTLE-1, GRV-CASTLE-4 */
    castle({ table, state, seat, tell }, kind) {
      const { open, buried } = playerOf(state, seat);
      if (countOf(open, kind) === 0) {
        putCards(buried, kind, -1);
        putCards(open, kind, 1);
      }
      state.turn.card = kind;
      tell?.(ALL, table.events.castled(seat, kind));
      state.stage = stages['castle.pay'];
    },
    /** Nothing is done; a card is saved, or discarded where two are saved already. GRV-IDLE-1, GRV-IDLE-2 */
    idle({ table, state, seat, tell }, kind) {
      const player = playerOf(state, seat);
      const saves = player.kept < table.pack.round.savedLimit;
      if (saves) {
        putCards(player.hand, kind, -1);
        putCards(player.saved, kind, 1);
        player.held--;
        player.kept++;
      } else toDiscard(state, seat, kind);
      if (tell) {
        const fate = FATES.indexOf(saves ? 'saved' : 'discarded');
        const insiders = handWatchers(table, seat);
        tell(insiders, table.events.idleCard(seat, fate, kind));
        tell(set.minus(ALL, insiders), table.events.idle(seat, fate));
      }
      endTurn(table, state); // GRV-TEAM-COPY-5
    },
  },
  whyNot: {
    play({ table, state, seat }, kind) {
      const card = numberOn(table.sets, kind);
      const lacks = countOf(playerOf(state, seat).hand, kind) === 0;
      return lacks ? no('notInHand', 'GRV-TURN-4', { card }) : no('nothingPossible', 'GRV-TURN-8', { card });
    },
    castle({ table, state, seat }, kind) {
      const { held, open, buried } = playerOf(state, seat);
      const card = numberOn(table.sets, kind);
      const cost = table.pack.round.castlingCost;
      if (held < cost) return no('fewCards', 'GRV-CASTLE-3', { cost });
      const lacks = countOf(open, kind) + countOf(buried, kind) === 0;
      return lacks ? no('notInDiscard', 'GRV-CASTLE-2', { card }) : no('nothingPossible', 'GRV-CASTLE-5', { card });
    },
    idle: ({ table }, kind) => no('notInHand', 'GRV-IDLE-1', { card: numberOn(table.sets, kind) }),
  },
});

/** Two other cards of the hand pay for the card that is castled. GRV-CASTLE-1 */
export const castlePay = decision('castle.pay', {
  clause: 'GRV-CASTLE-1',
  asks: theActor,
  always: true,
  list: ({ choices, sets, pays }, state, open, seat) => open.all(choices.pay, subsetsOf(sets, pays, playerOf(state, seat).hand)),
  answers: {
    pay(at, cards) {
      const { table, state, seat } = at;
      const key = keyAt(table.pays, cards);
      for (let kind = 0; kind < table.sets.kinds; kind++)
        for (let i = countIn(table.sets, key, kind); i > 0; i--) toDiscard(state, seat, kind);
      tellPaid(at, key);
      carryOut(state, seat, state.turn.card, CASTLED);
    },
  },
});

/** A seat begins to carry out a card. */
export function carryOut(state: State, seat: number, kind: CardKind, how: number): void {
  const { turn } = state;
  turn.actor = seat;
  turn.card = kind;
  turn.how = how;
  turn.done = 0;
  leave(state);
}
