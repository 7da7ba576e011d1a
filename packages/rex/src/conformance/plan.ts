import type { Options } from '@orrery/kernel';
import type { Plan } from '@orrery/kernel/conformance';
import { ADVANTAGES, VICTORIES } from '../ids.ts';
import { RACES } from '../pack/pack.ts';
import { standard } from '../pack/standard.ts';
import type { State } from '../state.ts';
import type { RexView } from '../view.ts';
import type { RexChoice, RexEvent } from '../words.ts';
import { grants } from './grants.ts';

/** Every number of seats with the recommended races and with all, with and without betrayal, and every other value of the options somewhere. */
export const tables: readonly Options[] = [
  { seats: 6 },
  { seats: 6, betrayal: true, ceasefireLaps: 2 },
  { seats: 5, racePool: 'all', raceChoice: 'seatOrder', ceasefireLaps: 3 },
  { seats: 4, racePool: 'all', betrayal: true, solSpecial: 'solControlsBoth' },
  { seats: 3 },
  { seats: 5, betrayal: true, raceChoice: 'seats', ceasefireLaps: 6 },
  { seats: 4 },
  {
    seats: 3,
    racePool: 'all',
    raceChoice: 'lot',
    ceasefireSeconds: 0,
    interruptPrivacy: 'strict',
    memoryAid: 'strict',
    spectators: 'none',
  },
];

/** Cards and powers that have shown themselves in an event. */
function effects(event: RexEvent): string[] {
  switch (event.kind) {
    case 'tookRace':
      return [`race ${event.race}`];
    case 'played':
      return [`card ${event.card}`, ...('advantage' in event ? [`cancel ${event.advantage}`] : [])];
    case 'battleCard':
      return [`card ${event.card}`];
    case 'discarded':
      return [];
    case 'betrayed':
      return [`betrayal ${event.betrayal}`];
    case 'influenceCard':
      return [`influence ${event.influence}`];
    case 'paid':
      return ['taker' in event ? 'income of another' : 'paid to the bank'];
    case 'answered':
      return ['leader' in event ? 'leader shown' : 'card' in event ? 'card shown' : 'number' in event ? 'number shown' : 'nothing to show'];
    case 'plan':
      return 'slot' in event ? [`slot ${event.slot}`] : ['without leader'];
    default:
      return [];
  }
}

const cancelled = ADVANTAGES.filter((id) => standard.advantages.some((advantage) => advantage.id === id && advantage.cancel));

/** Everything that must have happened somewhere. */
const names = [
  ...RACES.map((race) => `race ${race}`),
  ...standard.strategyCards.map(({ id }) => `card ${id}`),
  ...cancelled.filter((id) => id !== 'LET-4').map((id) => `cancel ${id}`),
  'cancel LET-4',
  ...standard.influenceCards.map(({ id }) => `influence ${id}`),
  'income of another',
  'paid to the bank',
  'leader shown',
  'card shown',
  'number shown',
  'nothing to show',
  'slot none',
  'slot attack',
  'slot defence',
  'slot both',
  'without leader',
];

/** Chance play throws window cards away at once, which no sampler knows; battle cards stay as they were dealt. */
const BATTLE_CARDS = standard.strategyCards.flatMap(({ icon }, card) => (icon === null ? [] : [card]));

/** Hidden parts whose truth is held against samples. */
function fields(s: State): Record<string, string | number> {
  const cards = standard.strategyCards.length;
  const seen: Record<string, string | number> = {
    prediction: `${s.prediction.race},${s.prediction.round}`,
    bombardment: s.fleet.deck.at(-1) ?? -1,
    influence: s.influenceCards.deck.at(-1) ?? -1,
    offer: s.cards.row[0] ?? -1,
    'deck top': s.cards.deck.at(-1) ?? -1,
    'traitor top': s.leaders.traitorDeck.at(-1) ?? -1,
  };
  for (let seat = 0; seat < s.race.length; seat++) {
    seen[`betrayal ${seat}`] = s.betrayal[seat] ?? -1;
    for (const card of BATTLE_CARDS) seen[`hand ${seat} ${card}`] = s.cards.hand[seat * cards + card] ?? 0;
    seen[`traitors ${seat}`] = s.leaders.traitor.findIndex((holder) => holder === seat);
  }
  return seen;
}

export const plan: Plan<State, RexView, RexChoice, RexEvent> = {
  tables,
  games: 1000,
  probes: 96,
  stepsProbed: 8,
  compared: 400,
  grants,
  fields,
  ends: VICTORIES,
  effects: { names, of: effects },
};
