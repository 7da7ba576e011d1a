import { SPECTATOR, type Result, type TableView, type Viewer } from '@orrery/kernel';
import { isWindow } from './frames.ts';
import { ADVANTAGES, DECISIONS, JOL, LAZ, PHASES, SOL, VICTORIES, XXC, type DecisionId, type PhaseId } from './ids.ts';
import { RACES, type Race } from './pack/pack.ts';
import { pendingOf, type Pending } from './pending.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { controller } from './units.ts';

export interface LeaderView {
  readonly leader: string;
  readonly strength: number;
  readonly alive: boolean;
  /** Location where it was used this round. */
  readonly used: string | null;
}

export interface PlayerView {
  readonly race: Race | null;
  readonly influence: number;
  readonly reserves: number;
  readonly casualties: number;
  /** Lazax only; 0 for everybody else. */
  readonly mechanizedReserves: number;
  readonly mechanizedCasualties: number;
  readonly leaders: readonly LeaderView[];
  /** Numbers of strategy and traitor cards. */
  readonly cards: number;
  readonly traitors: number;
  readonly allies: readonly number[];
  readonly strongholds: number;
}

export interface UnitsView {
  readonly seat: number;
  /** Ordinary face-up, mechanized and face-down units. */
  readonly units: number;
  readonly mechanized: number;
  readonly faceDown: number;
}

export interface LocationView {
  readonly location: string;
  readonly units: readonly UnitsView[];
  readonly influence: number;
  readonly controller: number | null;
  readonly shield: boolean;
  readonly underFire: boolean;
  readonly demolished: boolean;
}

/** What only this seat sees; for a spectator everything is empty. */
export interface OwnView {
  /** Strategy cards, a name as often as it is held. */
  readonly hand: readonly string[];
  readonly traitors: readonly string[];
  readonly betrayal: string | null;
  readonly prediction: { readonly race: Race; readonly round: number } | null;
  /** Cards looked at that are still where they were. */
  readonly bombardment: number | null;
  readonly influenceCard: string | null;
  readonly offer: string | null;
  /** Steps of the own answer to the running decision, as choices. */
  readonly steps: readonly number[];
}

/** The table as one viewer sees it. */
export interface RexView extends TableView {
  readonly decision: DecisionId;
  readonly phase: PhaseId;
  readonly round: number;
  readonly first: number;
  /** Sector of the fleet, 0 before it is placed. */
  readonly fleet: number;
  readonly turn: number | null;
  /** What is left in a capped bank, null without a cap. */
  readonly bank: number | null;
  readonly players: readonly PlayerView[];
  readonly locations: readonly LocationView[];
  readonly influenceDiscard: readonly string[];
  readonly influenceRemoved: readonly string[];
  readonly influenceAside: readonly string[];
  readonly influenceShown: string | null;
  readonly influenceDeck: number;
  readonly strategyDeck: number;
  readonly strategyDiscard: readonly string[];
  readonly strategyRemoved: readonly string[];
  /** Cards still to be auctioned, the one on offer first. */
  readonly row: number;
  readonly traitorDeck: number;
  readonly bombardmentDeck: number;
  /** Race advantages cancelled at the moment. */
  readonly cancelled: readonly string[];
  /** Looks taken and still good: by Sol at the bombardment card, by Jol-Nar at the influence card and at the card on offer. */
  readonly looks: { readonly bombardment: boolean; readonly influence: boolean; readonly offer: boolean };
  readonly own: OwnView;
  /** The public numbers by which the running phase is carried on. */
  readonly pending: Pending;
}

export function resultOf(s: State): Result | null {
  if (s.stack.length > 0 || s.winners === 0) return null;
  const winners: number[] = [];
  for (let seat = 0; seat < s.race.length; seat++) if ((s.winners >> seat) & 1) winners.push(seat);
  return { winners, clause: VICTORIES[s.victory] ?? '' };
}

function seatsIn(set: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; set >> seat; seat++) if ((set >> seat) & 1) seats.push(seat);
  return seats;
}

function playerView(t: Table, s: State, seat: number, control: readonly number[]): PlayerView {
  const race = s.race[seat] as number;
  const lazax = race === LAZ;
  let traitors = 0;
  for (let leader = 0; leader < t.leaders; leader++) if (s.traitor[leader] === seat) traitors++;
  let held = 0;
  for (let place = 0; place < t.places; place++) if (control[place] === seat && (t.strongholds >> place) & 1) held++;
  return {
    race: RACES[race] ?? null,
    influence: s.influence[seat] as number,
    reserves: s.reserve[seat] as number,
    casualties: s.lost[seat] as number,
    mechanizedReserves: lazax ? s.reserveMech : 0,
    mechanizedCasualties: lazax ? s.lostMech : 0,
    leaders: (t.leadersOf[race] ?? []).map((leader) => ({
      leader: t.pack.leaders[leader]?.id ?? '',
      strength: t.strength[leader] as number,
      alive: s.leader[leader] === 1,
      used: t.pack.locations[(s.used[leader] as number) - 1]?.id ?? null,
    })),
    cards: s.held[seat] as number,
    traitors,
    allies: seatsIn(s.allies[seat] as number),
    strongholds: held,
  };
}

function locationView(t: Table, s: State, place: number, holder: number): LocationView {
  const units: UnitsView[] = [];
  for (let seat = 0; seat < t.seats; seat++)
    if (((s.present[seat] as number) >> place) & 1)
      units.push({
        seat,
        units: s.up[seat * t.places + place] as number,
        mechanized: seat === s.seatOf[LAZ] ? (s.mech[place] as number) : 0,
        faceDown: seat === s.seatOf[XXC] ? (s.down[place] as number) : 0,
      });
  return {
    location: t.pack.locations[place]?.id ?? '',
    units,
    influence: s.gold[place] as number,
    controller: holder >= 0 ? holder : null,
    shield: (((t.shields & ~s.shieldless) >> place) & 1) === 1,
    underFire: s.fleet > 0 && t.sectorOf[place] === s.fleet,
    demolished: ((t.demolished >> place) & 1) === 1,
  };
}

function ownView(t: Table, s: State, seat: number): OwnView {
  const cards = t.pack.strategyCards;
  const [race, round] = s.prediction as [number, number];
  const predicted = seat === s.seatOf[XXC] ? RACES[race] : undefined;
  const hand: string[] = [];
  for (let card = 0; card < t.cards; card++)
    for (let copies = s.hand[seat * t.cards + card] as number; copies > 0; copies--) hand.push(cards[card]?.id ?? '');
  const traitors: string[] = [];
  for (let leader = 0; leader < t.leaders; leader++) if (s.traitor[leader] === seat) traitors.push(t.pack.leaders[leader]?.id ?? '');
  const top = (deck: readonly number[]): number => deck[deck.length - 1] ?? -1;
  return {
    hand,
    traitors,
    betrayal: t.pack.betrayalCards[s.betrayal[seat] as number]?.id ?? null,
    prediction: predicted ? { race: predicted, round } : null,
    bombardment: s.seenBombardment && seat === s.seatOf[SOL] ? (t.pack.bombardmentCards[top(s.bombardmentDeck)]?.value ?? null) : null,
    influenceCard: s.seenInfluence && seat === s.seatOf[JOL] ? (t.pack.influenceCards[top(s.influenceDeck)]?.id ?? null) : null,
    offer: s.seenOffer && seat === s.seatOf[JOL] ? (cards[s.row[0] ?? -1]?.id ?? null) : null,
    steps: (s.called >> seat) & 1 ? [...(s.draft[seat] as number[])] : [],
  };
}

const NOTHING: OwnView = {
  hand: [],
  traitors: [],
  betrayal: null,
  prediction: null,
  bombardment: null,
  influenceCard: null,
  offer: null,
  steps: [],
};

export function viewOf(t: Table, s: State, viewer: Viewer): RexView {
  const finished = s.called & ~s.asked;
  const control = t.pack.locations.map((_, place) => controller(t, s, place));
  const cardIds = (list: readonly number[]): string[] => list.map((card) => t.pack.strategyCards[card]?.id ?? '');
  const influenceIds = (list: readonly number[]): string[] => list.map((card) => t.pack.influenceCards[card]?.id ?? '');
  return {
    viewer,
    seats: t.seats,
    decision: DECISIONS[s.decision] ?? 'D-RACE',
    asked: s.called,
    // a window never shows who has answered; a seat knows its own answer
    answered: isWindow(s.decision) ? (viewer === SPECTATOR ? 0 : finished & (1 << viewer)) : finished,
    result: resultOf(s),
    phase: PHASES[s.phase] ?? 'setup',
    round: s.round,
    first: s.first,
    fleet: s.fleet,
    turn: s.turn >= 0 ? s.turn : null,
    bank: t.capped ? s.bank : null,
    players: Array.from({ length: t.seats }, (_, seat) => playerView(t, s, seat, control)),
    locations: control.map((holder, place) => locationView(t, s, place, holder)),
    influenceDiscard: influenceIds(s.influenceDiscard),
    influenceRemoved: influenceIds(s.influenceRemoved),
    influenceAside: influenceIds(s.aside),
    influenceShown: t.pack.influenceCards[s.shown]?.id ?? null,
    influenceDeck: s.influenceDeck.length,
    strategyDeck: s.deck.length,
    strategyDiscard: cardIds(s.discard),
    strategyRemoved: cardIds(s.removed),
    row: s.row.length,
    traitorDeck: s.traitorDeck.length,
    bombardmentDeck: s.bombardmentDeck.length,
    cancelled: ADVANTAGES.filter((_, i) => (s.cancelled >> i) & 1),
    looks: { bombardment: s.seenBombardment === 1, influence: s.seenInfluence === 1, offer: s.seenOffer === 1 },
    own: viewer === SPECTATOR ? NOTHING : ownView(t, s, viewer),
    pending: pendingOf(s),
  };
}
