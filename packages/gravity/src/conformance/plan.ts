import type { Options } from '@orrery/kernel';
import type { Plan } from '@orrery/kernel/conformance';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Choice, GravityEvent } from '../words.ts';
import { grants } from './grants.ts';

/** All rule sets: players or teams, modules, Domination. */
export const tables: readonly Options[] = [2, 3, 4, 'teams'].flatMap((players) =>
  ['none', 'war', 'air'].flatMap((module) =>
    ['off', 4, 5].map((domination) => ({
      seats: players === 'teams' ? 4 : (players as number),
      module,
      domination,
      confrontation: players === 'teams',
      prepTalk: players === 'teams' && domination === 5 ? 'free' : 'signals',
    })),
  ),
);

/** What happened besides verbs, events and ends: from where islands are captured, and what else comes in two kinds. */
function effects(event: GravityEvent): string[] {
  switch (event.kind) {
    case 'committed':
      return [
        event.origin === 'airship' ? 'landing' : event.origin === 'partnerAirship' ? 'joint landing' : 'assault',
        ...(event.partners > 0 ? ['partner commits'] : []),
      ];
    case 'idle':
      return [`idle ${event.fate}`];
    case 'bombarded':
      return ['rival' in event ? 'hunter hit' : 'mercenary hit'];
    case 'leaked':
      return [`leak ${event.unit}`];
    case 'conserved':
      return [`conserve ${event.unit}`];
    case 'sabotaged':
      return ['island' in event ? 'trunk blown' : 'no sabotage token left'];
    case 'dug':
      return [`dug ${event.number}`];
    case 'won':
      return [`won by ${event.way}`];
    case 'redeployed':
      return [`${event.piece} redeployed`];
    default:
      return [];
  }
}

const EFFECTS = [
  'landing',
  'joint landing',
  'assault',
  'partner commits',
  'idle saved',
  'idle discarded',
  'hunter hit',
  'mercenary hit',
  'leak permanent',
  'leak temporary',
  'conserve permanent',
  'conserve temporary',
  'trunk blown',
  'no sabotage token left',
  'dug 0',
  'dug 1',
  'dug 2',
  'won by surround',
  'won by points',
  'won by limit',
  'hunter redeployed',
  'mercenary redeployed',
];

/** Where the cards of each seat lie, kind by kind. */
function fields(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  for (const zone of ['hand', 'saved', 'drawn', 'buried'] as const)
    s.players.forEach((player, seat) => player[zone].forEach((count, kind) => (found[`${zone} of seat ${seat}, kind ${kind}`] = count)));
  s.players.forEach(({ deck }, seat) => (found[`top of deck ${seat}`] = deck.at(-1) ?? -1));
  return found;
}

export const plan: Plan<State, View, Choice, GravityEvent> = {
  tables,
  games: 720,
  probes: 108,
  stepsProbed: 7,
  compared: 1500,
  grants,
  fields,
  ends: ['GRV-ISLANDS-14', 'GRV-DOM-4', 'GRV-END-3'],
  effects: { names: EFFECTS, of: effects },
};
