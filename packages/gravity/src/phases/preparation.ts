import { ALL, set, type Seat } from '@orrery/kernel';
import { countIn, countOf, keyAt, keyOf, putCards, sizeOf, subsetsOf } from '../card-sets.ts';
import { decision, type At } from '../decision.ts';
import { stages } from '../stages.ts';
import { answerOf, playerOf, PREPARATION } from '../state.ts';
import type { CardKey } from '../words.ts';
import { draw } from './cards.ts';

/** A round begins: everybody draws. GRV-ROUND-1, GRV-PREP-1, GRV-PREP-2 */
export function beginRound(at: At): void {
  const { table, state, tell } = at;
  state.round.number++;
  state.round.phase = PREPARATION;
  tell?.(ALL, table.events.round(state.round.number));
  for (let seat = 0; seat < table.seats; seat++) {
    const player = playerOf(state, seat);
    player.turns = 0;
    draw(at, seat, table.draw, player.drawn);
  }
  state.stage = stages['prep.keep'];
}

/** Any set of the drawn cards up to the limit, the empty one included. GRV-PREP-4 */
export const keepCards = decision('prep.keep', {
  clause: 'GRV-PREP-4',
  asks: ({ seats }) => set.upTo(seats),
  always: true,
  secret: true,
  list: ({ choices, sets, keeps }, state, open, seat) => open.all(choices.keep, subsetsOf(sets, keeps, playerOf(state, seat).drawn)),
  answers: {
    keep({ state }) {
      state.stage = stages.prepare;
    },
  },
});

/** All have chosen: the rest is laid down, hands are filled up, saved cards join them. */
export function prepare(at: At): void {
  const { table, state, tell } = at;
  for (let seat = 0; seat < table.seats; seat++) {
    const player = playerOf(state, seat);
    layDown(at, seat, keyAt(table.keeps, table.choices.keep.read.cards(answerOf(state, seat))));
    state.answers[seat] = -1;
    const missing = table.keep - player.held;
    if (missing > 0) player.held += draw(at, seat, missing, player.hand); // GRV-PREP-7
    const saved = player.kept;
    if (saved === 0) continue;
    for (let kind = 0; kind < table.sets.kinds; kind++) {
      putCards(player.hand, kind, countOf(player.saved, kind)); // GRV-PREP-8
      player.saved[kind] = 0;
    }
    player.held += saved;
    player.kept = 0;
    tell?.(ALL, table.events.joined(seat, saved));
  }
  state.stage = stages.corporations;
}

/** Drawn cards that are not kept go face down on the discard pile. GRV-PREP-6, GRV-PREP-10 */
function layDown({ table, state, tell }: At, seat: Seat, keep: CardKey): void {
  const { sets, events } = table;
  const player = playerOf(state, seat);
  const laid = tell ? keyOf(sets, player.drawn) - keep : 0;
  for (let kind = 0; kind < sets.kinds; kind++) {
    const kept = countIn(sets, keep, kind);
    player.hand[kind] = kept;
    putCards(player.buried, kind, countOf(player.drawn, kind) - kept);
    player.drawn[kind] = 0;
  }
  player.held = sizeOf(sets, keep);
  tell?.(set.only(seat), events.laidCards(seat, laid));
  tell?.(set.minus(ALL, set.only(seat)), events.laid(seat, sizeOf(sets, laid)));
}
