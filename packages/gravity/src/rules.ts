import type { Rules } from '@orrery/kernel';
import { ORIGINS } from './actions/origins.ts';
import { fallback } from './fallback.ts';
import { invariants } from './invariants.ts';
import { answer, list, settle } from './machine.ts';
import { names } from './names.ts';
import { result } from './phases/end.ts';
import { previews, type Previews } from './previews.ts';
import { refuse } from './refuse.ts';
import { sample } from './sample.ts';
import { setUp } from './setup.ts';
import { clone, type State } from './state.ts';
import type { Table } from './table.ts';
import { view, type View } from './view.ts';
import type { Choice, GravityEvent } from './vocabulary.ts';
import { warnings } from './warnings.ts';

export interface GravityRules extends Rules<State, View, Choice, GravityEvent> {
  readonly previews: Previews;
}

/** Answers a turn can take at most: two actions by the player and two by his partner, each with votes, tokens, origins or moves. */
function answersATurn(t: Table): number {
  const repeated = Math.max(...t.actions.map(({ amount, holdLimit }) => amount + holdLimit));
  return 4 * (repeated + ORIGINS + 8);
}

export function bind(t: Table): GravityRules {
  return {
    seats: t.seats,
    options: t.options,
    pack: t.pack,
    names: names(t),
    bound: t.pack.round.roundLimit * (t.seats * (t.turns * answersATurn(t) + 2) + 20),
    choices: t.choices,
    events: t.events,
    previews: previews(t),
    start(chance, tell) {
      const s = setUp(t, chance, tell);
      settle(t, s, { chance, tell });
      return s;
    },
    clone,
    asked: (s) => s.asking,
    legal: (s, seat, out) => ((s.asking >> seat) & 1 ? list(t, s, seat, out) : 0),
    apply: (s, seat, choice, chance, tell) => answer(t, s, seat, choice, { chance, tell }),
    result: (s) => result(t, s),
    view: (s, viewer) => view(t, s, viewer),
    sample: (known) => sample(t, known),
    refuse: (known, choice) => refuse(t, known, choice),
    warnings: (known, choice) => warnings(t, known, choice),
    fallback: (known, open, chance) => fallback(t, known, open, chance),
    invariants: invariants(t),
  };
}
