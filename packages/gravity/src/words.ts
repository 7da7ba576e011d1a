import { also, as, noun, numeral, speak, type Index, type Sentence, type SetOf } from '@orrery/kernel';
import type { CardSets, SetRange } from './card-sets.ts';
import type { GravityPack } from './pack/pack.ts';

export const PHASES = ['preparation', 'corporations', 'islands', 'transition'] as const;
export type Phase = (typeof PHASES)[number];
export const UNITS = ['permanent', 'temporary'] as const;
export type Unit = (typeof UNITS)[number];
export const PIECES = ['hunter', 'mercenary'] as const;
export type Piece = (typeof PIECES)[number];
export const COLOURS = ['blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const WAYS = ['surround', 'points', 'limit'] as const;
export type Way = (typeof WAYS)[number];
/** Where the set-up lays an island: in the centre, or on a place of the ring round it. */
const POSITIONS = ['centre', 0, 1, 2, 3, 4, 5] as const;
export const FATES = ['saved', 'discarded'] as const;

export type Island = Index<'island'>;
export type Islands = SetOf<'island'>;
export type CardKind = Index<'card'>;
/** A set of cards of one player, as the integer that stands for it in `CardSets`. */
export type CardKey = Index<'cards'>;
export type ActionIndex = Index<'action'>;
/** One of the six directions on the map, and one of the six sides of an island, counted as if it were not turned. */
export type Direction = Index<'direction'>;
export type LocalSide = Index<'side'>;
export type Trunk = Index<'trunk'>;
export type Trunks = SetOf<'trunk'>;
/** The airship of a player (0), then the islands. */
export type Place = Index<'place'>;
export type Places = SetOf<'place'>;
/** Where pieces of a capture come from: the own airship, the partner's, then the islands. */
export type Origin = Index<'origin'>;
export type PieceKind = Index<'piece'>;

/** A lead above this is told as this: nothing hangs on it any more. */
export const TOLD_LEAD = 999;

/** What the words are made of: values that depend on pack and options. */
export interface Material {
  readonly pack: GravityPack;
  readonly seats: number;
  readonly sets: CardSets;
  /** Sets that may be kept in preparation, saved in transition, paid for castling. */
  readonly keeps: SetRange;
  readonly saves: SetRange;
  readonly pays: SetRange;
  readonly islands: readonly string[];
  readonly actions: readonly string[];
  /** Largest number of trunks on an island. */
  readonly trunks: number;
  /** Largest amounts of the actions in play, by operation. */
  readonly most: Readonly<Record<string, number>>;
}

/** Things that choices and events both speak of. */
function nouns({ pack, seats, sets, islands, actions, trunks, most }: Material) {
  const upTo = <const K extends string>(kind: K, last: number) => numeral(kind, 0, last);
  const upToMost = <const K extends string>(kind: K, operation: string) => numeral(kind, 1, most[operation] ?? 0);
  const hunters = upTo('hunters', pack.pieces.hunters);
  return {
    seat: upTo('seat', seats - 1),
    card: noun('card', sets.numbers),
    action: noun('action', actions),
    island: noun('island', islands),
    place: noun('place', ['airship', ...islands]),
    side: upTo('side', 5),
    direction: upTo('direction', 5),
    trunk: upTo('trunk', trunks - 1),
    hunters,
    partners: as('partners', hunters),
    mercenaries: upTo('mercenaries', pack.pieces.mercenaries),
    piece: noun('piece', PIECES),
    unit: noun('unit', UNITS),
    colour: noun('colour', COLOURS),
    steps: numeral('steps', 1, 5),
    pumpedPermanent: upTo('permanent', most.pump ?? 0),
    pumpedTemporary: upTo('temporary', most.pump ?? 0),
    storedPermanent: upTo('permanent', pack.supply.airshipStore),
    storedTemporary: upTo('temporary', pack.supply.airshipStore),
    stabilised: upToMost('units', 'stabilise'),
    upTo,
    upToMost,
  };
}

function choiceLexicon(material: Material) {
  const { seat, card, action, island, place, side, direction, trunk, hunters, partners, mercenaries, piece, unit, colour, ...rest } =
    nouns(material);
  return {
    keep: [as('cards', noun('kept', material.keeps.values))],
    save: [as('cards', noun('saved', material.saves.values))],
    actor: [seat],
    play: [card],
    castle: [card],
    idle: [card],
    pay: [as('cards', noun('paid', material.pays.values))],
    act: [action],
    done: [],
    copy: [card],
    skip: [],
    recruit: [rest.upToMost('hunters', 'recruit')],
    hire: [rest.upToMost('mercenaries', 'hire')],
    capture: [island],
    joint: [island],
    join: [card],
    refuse: [],
    commit: [hunters, partners, mercenaries],
    lose: [hunters, partners, mercenaries],
    token: [island, side, colour],
    pumpFrom: [island],
    pumpTo: [island],
    pumpUnits: [rest.pumpedPermanent, rest.pumpedTemporary],
    redeploy: [piece, as('from', place), as('to', place)],
    turn: [island],
    steps: [rest.steps],
    surge: [island],
    stabilise: [island],
    stabiliseUnits: [rest.stabilised],
    bombard: [island],
    owner: [seat],
    leak: [island],
    leakUnit: [unit],
    sabotage: [island, trunk],
    conserve: [island, unit],
    unload: [island],
    unloadUnits: [rest.storedPermanent, rest.storedTemporary],
    attractor: [island],
    target: [island],
    cell: [direction],
  } as const;
}

function eventLexicon(material: Material) {
  const { pack, sets } = material;
  const { seat, card, action, island, place, side, direction, trunk, hunters, partners, mercenaries, piece, unit, colour, ...rest } =
    nouns(material);
  const { upTo, upToMost } = rest;
  const number = upTo(
    'number',
    sets.copies.reduce((sum, copies) => sum + copies, 0),
  );
  const cards = noun('cards', sets.text);
  const fate = noun('fate', FATES);
  const sources = mostSources(pack);
  return {
    island: [island, noun('position', POSITIONS), upTo('rotation', 5)],
    first: [seat],
    captain: [seat],
    round: [numeral('round', 1, pack.round.roundLimit)],
    phase: [noun('phase', PHASES)],
    drew: [seat, number],
    drewCards: also('drew', [seat, cards]),
    reshuffled: [seat],
    decided: [seat],
    laid: [seat, number],
    laidCards: also('laid', [seat, cards]),
    joined: [seat, number],
    shown: [seat, cards],
    teamTurn: [seat],
    turn: [seat],
    voted: [seat, as('by', seat)],
    votedLosses: also('voted', [seat, hunters, partners, mercenaries]),
    votedAttractor: also('voted', [seat, as('attractor', island)]),
    votedTarget: also('voted', [seat, as('target', island)]),
    votedCell: also('voted', [seat, direction]),
    played: [seat, card],
    castled: [seat, card],
    paid: [seat, number],
    paidCards: also('paid', [seat, cards]),
    idle: [seat, fate],
    idleCard: also('idle', [seat, fate, card]),
    copied: [seat, card],
    skipped: [seat],
    stopped: [seat],
    spent: [seat, card],
    recruited: [seat, as('number', upToMost('hunters', 'recruit'))],
    hired: [seat, as('number', upToMost('mercenaries', 'hire'))],
    proposed: [seat, action, island],
    accepted: [seat],
    refused: [seat],
    committed: [seat, noun('origin', ['airship', 'partnerAirship', ...material.islands]), hunters, partners, mercenaries],
    captured: [seat, island],
    lost: [seat, hunters, partners, mercenaries],
    tokenPlaced: [seat, island, side, colour],
    extracted: [seat, island, upTo('permanent', sources), upTo('temporary', sources)],
    returned: [upTo('sabotage', pack.supply.sabotageTokens), upTo('sources', pack.supply.sourceTokens)],
    pumped: [seat, as('from', island), as('to', island), rest.pumpedPermanent, rest.pumpedTemporary],
    redeployed: [seat, piece, as('from', place), as('to', place)],
    turned: [seat, island, rest.steps],
    surged: [seat, island],
    stabilised: [seat, island, rest.stabilised],
    bombarded: [seat, island],
    bombardedHunter: also('bombarded', [seat, island, as('rival', seat)]),
    leaked: [seat, island, unit, upToMost('number', 'leak')],
    sabotaged: [seat, island, trunk],
    sabotagedNothing: also('sabotaged', [seat]),
    dug: [seat, upTo('number', material.most.dig ?? 0)],
    conserved: [seat, island, unit],
    unloaded: [seat, island, rest.storedPermanent, rest.storedTemporary],
    balance: [],
    attractor: [island, upTo('lead', TOLD_LEAD), numeral('pulls', 1, mostPulls(pack))],
    target: [island],
    moved: [island, direction],
    surrounded: [island],
    points: [seat, upTo('points', Math.max(...pack.domination.goals))],
    saved: [seat, number],
    won: [seat, noun('way', WAYS)],
    drawn: [],
  } as const;
}

/** No island can ever count more sources than are printed and laid in all. */
function mostSources(pack: GravityPack): number {
  return pack.islands.reduce((sum, island) => sum + island.sources.join('').length, pack.supply.sourceTokens);
}

const mostPulls = ({ attraction: { pulls, pullsWithLead, pullsWithLeadBySides = {} } }: GravityPack): number =>
  Math.max(pulls, pullsWithLead, ...Object.values(pullsWithLeadBySides));

export const speakChoices = (material: Material) => speak('verb', choiceLexicon(material));
export const speakEvents = (material: Material) => speak('kind', eventLexicon(material));
export type Choices = ReturnType<typeof choiceLexicon>;
export type Choice = Sentence<'verb', Choices>;
export type GravityEvent = Sentence<'kind', ReturnType<typeof eventLexicon>>;
export type Verb = Choice['verb'];
export type Kind = GravityEvent['kind'];
