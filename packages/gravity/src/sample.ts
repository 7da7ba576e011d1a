import { set, type Chance, type Known } from '@orrery/kernel';
import { putCards } from './card-sets.ts';
import { dealer, type Cards } from './hidden-cards.ts';
import { list } from './machine.ts';
import { memories } from './memory.ts';
import { seenState } from './seen-state.ts';
import { answerOf, clone, playerOf, type PlayerState, type State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** Worlds that could have given a viewer exactly what it knows. */
export function sample(table: Table, known: Known<View>): (chance: Chance) => State {
  const seen = seenState(table, known);
  const dealers = memories(table, known.past).map((memory) => dealer(table, memory));
  return (chance) => {
    const state = clone(seen);
    dealers.forEach((deal, seat) => {
      const player = playerOf(state, seat);
      if (seat === known.view.viewer) chance.shuffle(player.deck);
      else fill(player, deal(chance));
    });
    answerHidden(table, state, known.view, chance);
    return state;
  };
}

function fill(player: PlayerState, cards: Cards): void {
  for (const zone of ['hand', 'saved', 'drawn', 'buried'] as const) for (const kind of cards[zone]) putCards(player[zone], kind, 1);
  player.deck = [...cards.deck];
}

/** Seats known to have decided have some answer, nobody knows which. */
function answerHidden(table: Table, state: State, view: View, chance: Chance): void {
  const out: number[] = [];
  for (let rest = view.answered; rest !== 0; rest = set.rest(rest)) {
    const seat = set.first(rest);
    if (answerOf(state, seat) >= 0) continue;
    const open = list(table, state, seat, out);
    state.answers[seat] = out[chance.below(open)] ?? -1;
  }
}
