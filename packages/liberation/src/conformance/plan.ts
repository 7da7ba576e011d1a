import type { Grants, Plan } from '@orrery/kernel/conformance';
import { size } from '../cities.ts';
import { grants } from './grants.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { LiberationChoice, LiberationEvent } from '../vocabulary.ts';

/** Grants for tables of all options together: what only some options open is judged table by table elsewhere. */
const table = grants({ showDiscards: true, hiddenMissions: 'none' }) as Readonly<
  Record<string, (event: LiberationEvent, viewer: number) => boolean>
>;

export const plan: Plan<State, View, LiberationChoice, LiberationEvent> = {
  games: 20_000,
  probes: 300,
  stepsProbed: 4,
  compared: 300,
  grants: Object.fromEntries(
    Object.entries(table).map(([kind, granted]) => [
      kind,
      ({ event, viewer }: { event: LiberationEvent; viewer: number }) => granted(event, viewer),
    ]),
  ) as unknown as Grants<State, LiberationEvent>,
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
  turnCap: 400,
};
