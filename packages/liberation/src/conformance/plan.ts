import type { Grants, Plan } from '@orrery/kernel/conformance';
import { size } from '../cities.ts';
import { grants, type Open, type Openness } from './grants.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { LiberationChoice, LiberationEvent } from '../words.ts';

/** Letters of the standard pack: at the tables of this suite a city's number is its letter's. */
const LETTERS = 'ABCDEFGHIJKLMNOPQR';

/** The grants of tables with this openness, for the suite. */
export function granted(openness: Openness): Grants<State, LiberationEvent> {
  const judges = grants(openness) as Readonly<Record<string, (event: LiberationEvent, viewer: number, open: Open) => boolean>>;
  return Object.fromEntries(
    Object.entries(judges).map(([kind, judge]) => [
      kind,
      ({ event, viewer, before, after }: { event: LiberationEvent; viewer: number; before: State | null; after: State }) =>
        judge(event, viewer, {
          onTurn: (before ?? after).side,
          occupied: (city) => (((before ?? after).occupied >> LETTERS.indexOf(city)) & 1) === 1,
        }),
    ]),
  ) as unknown as Grants<State, LiberationEvent>;
}

export const plan: Plan<State, View, LiberationChoice, LiberationEvent> = {
  games: 3000,
  probes: 152,
  stepsProbed: 5,
  compared: 300,
  // Tables of all options together: what only some of them open is judged at those tables apart.
  grants: granted({ showDiscards: true, hiddenMissions: 'none' }),
  fields: (state) => ({
    base: state.base,
    top: state.deck.at(-1) ?? -1,
    second: state.deck.at(-2) ?? -1,
    bottom: state.deck[0] ?? -1,
    ...Object.fromEntries(
      Array.from({ length: 18 }, (_, c) => [
        `card${c}`,
        (state.dynasty >> c) & 1 ? 'dynasty' : (state.liberation >> c) & 1 ? 'liberation' : (state.discard >> c) & 1 ? 'discard' : 'other',
      ]),
    ),
    deck: state.deck.length,
    discards: size(state.discard),
  }),
  ends: ['LIB-END-2', 'LIB-END-3'],
};
