import { ALL, no, set } from '@orrery/kernel';
import { decision, type At } from '../decision.ts';
import { answered, ask, frameOf, goTo, inOrder, pop, rank } from '../frames.ts';
import { D, VICTORY } from '../ids.ts';
import { betrayalCardOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import type { Seat } from '../words.ts';
import { meetsCondition } from './betrayal-conditions.ts';

const BEGIN = 0;
const ASKING = 1;

/**
 * The members of a winning alliance share or betray: asked in turn order, after a play clockwise from whoever played, until all who have not played have
 * declined in a row (REX-BETRAY-7, E52).
 */
export function betrayalFlow(at: At): void {
  const { table, state, tell } = at;
  const { victory } = state;
  const frame = frameOf(state);
  if (frame.step === BEGIN) {
    goTo(state, ASKING);
    victory.betrayers = 0;
    victory.highest = 0;
    victory.declines = 0;
    tell?.(ALL, table.events.winning(victory.winners));
  }
  const left = set.size(set.minus(victory.winners, victory.betrayers));
  if (victory.declines >= left || victory.highest >= hardest(table)) return settle(state);
  const seat = nextAsked(table, state);
  ask(at, D['D-BETRAY']);
  frame.next = (rank(table, state, seat) + 1) % table.seats;
}

/** No card beats the hardest one, so nobody needs to be asked any more (E32). */
const hardest = ({ pack }: Table): number => Math.max(...pack.betrayalCards.map((card) => card.difficulty));

/** The next winner in turn order who has not betrayed. */
function nextAsked(table: Table, state: State): Seat {
  const { winners, betrayers } = state.victory;
  const waiting = set.minus(winners, betrayers);
  let i = frameOf(state).next;
  while (!set.has(waiting, inOrder(table, state, i))) i++;
  return inOrder(table, state, i);
}

function settle(state: State): void {
  const { victory } = state;
  if (victory.betrayers) {
    victory.way = VICTORY['REX-BETRAY-5'];
    victory.winners = set.only(state.turn);
  }
  state.turn = -1;
  pop(state);
}

/** Share the victory, or betray the allies by a harder card whose condition is met (REX-BETRAY-3, REX-BETRAY-5). */
export const betray = decision('D-BETRAY', {
  clause: 'REX-BETRAY-3',
  asks: (table, state) => set.only(nextAsked(table, state)),
  list(table, state, open, seat) {
    const card = table.pack.betrayalCards[betrayalCardOf(state, seat)];
    open.add(table.choices.share());
    if (card && card.difficulty > state.victory.highest && meetsCondition(table, state, seat, card.condition))
      open.add(table.choices.betray());
  },
  answers: {
    share({ table, state, seat, tell }) {
      answered(state, seat);
      state.victory.declines++;
      tell?.(ALL, table.events.shared(seat));
    },
    betray({ table, state, seat, tell }) {
      const { victory } = state;
      const card = betrayalCardOf(state, seat);
      answered(state, seat);
      victory.betrayers = set.with(victory.betrayers, seat);
      victory.highest = table.pack.betrayalCards[card]?.difficulty ?? 0;
      victory.declines = 0;
      state.turn = seat;
      tell?.(ALL, table.events.betrayed(seat, card));
    },
  },
  whyNot: {
    betray: () => no('condition-not-met', 'REX-BETRAY-3'),
  },
});
