import { ALL } from '@orrery/kernel';
import { countIn, keyOf, listSubsets } from '../cards.ts';
import type { Decision, Outside } from '../decision.ts';
import { at } from '../stages.ts';
import { add, PREPARATION, type State } from '../state.ts';
import { told, type Table } from '../table.ts';
import { draw } from './cards.ts';

/** A round begins: everybody draws. GRV-ROUND-1, GRV-PREP-1, GRV-PREP-2 */
export function beginRound(t: Table, s: State, { chance, tell }: Outside): void {
  s.round++;
  s.phase = PREPARATION;
  tell?.(ALL, told(t, { kind: 'round', round: s.round }));
  for (let seat = 0; seat < t.seats; seat++) {
    s.turns[seat] = 0;
    draw(t, s, seat, t.draw, s.drawn, chance, tell);
  }
  s.stage = at['prep.keep'];
}

/** Any set of the drawn cards up to the limit, the empty one included. GRV-PREP-4 */
export const keepCards: Decision = {
  list: (t, s, seat, out) => listSubsets(t.sets, t.keeps, s.drawn, seat * t.sets.kinds, t.c.keep, out),
  answer(_t, s) {
    s.stage = at.prepare;
  },
};

/** All have chosen: the rest is laid down, hands are filled up, saved cards join them. */
export function prepare(t: Table, s: State, { chance, tell }: Outside): void {
  const { kinds } = t.sets;
  for (let seat = 0; seat < t.seats; seat++) {
    const key = t.keeps.keys[(s.answers[seat] as number) - t.c.keep] as number;
    s.answers[seat] = -1;
    layDown(t, s, seat, key, tell);
    const missing = t.keep - (s.held[seat] as number);
    if (missing > 0) add(s.held, seat, draw(t, s, seat, missing, s.hand, chance, tell)); // GRV-PREP-7
    const saved = s.kept[seat] as number;
    if (saved === 0) continue;
    for (let i = seat * kinds; i < (seat + 1) * kinds; i++) {
      add(s.hand, i, s.saved[i] as number); // GRV-PREP-8
      s.saved[i] = 0;
    }
    add(s.held, seat, saved);
    s.kept[seat] = 0;
    tell?.(ALL, told(t, { kind: 'joined', seat, number: saved }));
  }
  s.stage = at.corporations;
}

/** Drawn cards that are not kept go face down on the discard pile. GRV-PREP-6, GRV-PREP-10 */
function layDown(t: Table, s: State, seat: number, keep: number, tell: Outside['tell']): void {
  const { kinds, size, text } = t.sets;
  const laid = tell ? keyOf(t.sets, s.drawn, seat * kinds) - keep : 0;
  for (let kind = 0; kind < kinds; kind++) {
    const i = seat * kinds + kind;
    const kept = countIn(t.sets, keep, kind);
    s.hand[i] = kept;
    add(s.buried, i, (s.drawn[i] as number) - kept);
    s.drawn[i] = 0;
  }
  s.held[seat] = size[keep] as number;
  if (!tell) return;
  tell(1 << seat, told(t, { kind: 'laid', seat, cards: text[laid] as string }));
  tell(ALL & ~(1 << seat), told(t, { kind: 'laid', seat, number: size[laid] as number }));
}
