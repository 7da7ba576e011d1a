import type { Chance, Known } from '@orrery/kernel';
import { list } from './machine.ts';
import { memories } from './memory.ts';
import { recollect, type Cards } from './recollection.ts';
import { clone, type State } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';
import { worldOf } from './world.ts';

/** Worlds that could have given a viewer exactly what it knows. */
export function sample(t: Table, { view, past }: Known<View>): (chance: Chance) => State {
  const base = worldOf(t, view);
  const remembered = memories(t, past);
  return (chance) => {
    const s = clone(base);
    remembered.forEach((memory, seat) => {
      if (seat === view.viewer) chance.shuffle(s.deck[seat] as number[]);
      else fill(t, s, seat, recollect(t, memory, chance));
    });
    answerHidden(t, s, view, chance);
    return s;
  };
}

function fill(t: Table, s: State, seat: number, cards: Cards): void {
  const row = seat * t.sets.kinds;
  for (const zone of ['hand', 'saved', 'drawn', 'buried'] as const)
    for (const kind of cards[zone]) s[zone][row + kind] = (s[zone][row + kind] as number) + 1;
  s.deck[seat] = [...cards.deck];
}

/** Seats known to have decided have some answer, nobody knows which. */
function answerHidden(t: Table, s: State, view: View, chance: Chance): void {
  const out: number[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    if (!((view.answered >> seat) & 1) || (s.answers[seat] as number) >= 0) continue;
    const open = list(t, s, seat, out);
    s.answers[seat] = out[chance.below(open)] as number;
  }
}
