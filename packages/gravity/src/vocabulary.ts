import { codec, count, type Words } from '@orrery/kernel';
import type { CardSets, SetRange } from './cards.ts';
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
export const POSITIONS = ['centre', 0, 1, 2, 3, 4, 5] as const;
export type Position = (typeof POSITIONS)[number];
const FATES = ['saved', 'discarded'] as const;

/** A lead above this is told as this: nothing hangs on it any more. */
export const TOLD_LEAD = 999;

/** What the words are made of: values that depend on pack and options. */
export interface Lexicon {
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

const most = (lexicon: Lexicon, operation: string): number => lexicon.most[operation] ?? 0;

export function choiceWords(lexicon: Lexicon) {
  const { islands, sets, pack } = lexicon;
  const seat = count(lexicon.seats);
  const card = sets.numbers;
  const side = count(6);
  const place = ['airship', ...islands];
  const hunters = count(0, pack.pieces.hunters);
  const mercenaries = count(0, pack.pieces.mercenaries);
  const pumped = count(0, most(lexicon, 'pump'));
  const stored = count(0, pack.supply.airshipStore);
  return {
    keep: { cards: lexicon.keeps.values },
    save: { cards: lexicon.saves.values },
    actor: { seat },
    play: { card },
    castle: { card },
    idle: { card },
    pay: { cards: lexicon.pays.values },
    act: { action: lexicon.actions },
    done: {},
    copy: { card },
    skip: {},
    recruit: { hunters: count(1, most(lexicon, 'recruit')) },
    hire: { mercenaries: count(1, most(lexicon, 'hire')) },
    capture: { island: islands },
    joint: { island: islands },
    join: { card },
    refuse: {},
    commit: { hunters, partners: hunters, mercenaries },
    lose: { hunters, partners: hunters, mercenaries },
    token: { island: islands, side, colour: COLOURS },
    pumpFrom: { island: islands },
    pumpTo: { island: islands },
    pumpUnits: { permanent: pumped, temporary: pumped },
    redeploy: { piece: PIECES, from: place, to: place },
    turn: { island: islands },
    steps: { steps: count(1, 5) },
    surge: { island: islands },
    stabilise: { island: islands },
    stabiliseUnits: { units: count(1, most(lexicon, 'stabilise')) },
    bombard: { island: islands },
    owner: { seat },
    leak: { island: islands },
    leakUnit: { unit: UNITS },
    sabotage: { island: islands, trunk: count(lexicon.trunks) },
    conserve: { island: islands, unit: UNITS },
    unload: { island: islands },
    unloadUnits: { permanent: stored, temporary: stored },
    attractor: { island: islands },
    target: { island: islands },
    cell: { direction: side },
  } as const;
}

export function eventWords(lexicon: Lexicon) {
  const { islands, sets, pack } = lexicon;
  const seat = count(lexicon.seats);
  const card = sets.numbers;
  const cards = sets.text;
  const number = count(
    0,
    sets.copies.reduce((sum, copies) => sum + copies, 0),
  );
  const side = count(6);
  const place = ['airship', ...islands];
  const hunters = count(0, pack.pieces.hunters);
  const mercenaries = count(0, pack.pieces.mercenaries);
  const sources = count(0, mostSources(pack));
  const stored = count(0, pack.supply.airshipStore);
  const pumped = count(0, most(lexicon, 'pump'));
  return {
    island: { island: islands, position: POSITIONS, rotation: side },
    first: { seat },
    captain: { seat },
    round: { round: count(1, pack.round.roundLimit) },
    phase: { phase: PHASES },
    drew: [
      { seat, number },
      { seat, cards },
    ],
    reshuffled: { seat },
    decided: { seat },
    laid: [
      { seat, number },
      { seat, cards },
    ],
    joined: { seat, number },
    shown: { seat, cards },
    teamTurn: { seat },
    turn: { seat },
    voted: [
      { seat, by: seat },
      { seat, hunters, partners: hunters, mercenaries },
      { seat, attractor: islands },
      { seat, target: islands },
      { seat, direction: side },
    ],
    played: { seat, card },
    castled: { seat, card },
    paid: [
      { seat, number },
      { seat, cards },
    ],
    idle: [
      { seat, fate: FATES },
      { seat, fate: FATES, card },
    ],
    copied: { seat, card },
    skipped: { seat },
    stopped: { seat },
    spent: { seat, card },
    recruited: { seat, number: count(1, most(lexicon, 'recruit')) },
    hired: { seat, number: count(1, most(lexicon, 'hire')) },
    proposed: { seat, action: lexicon.actions, island: islands },
    accepted: { seat },
    refused: { seat },
    committed: { seat, origin: ['airship', 'partnerAirship', ...islands], hunters, partners: hunters, mercenaries },
    captured: { seat, island: islands },
    lost: { seat, hunters, partners: hunters, mercenaries },
    tokenPlaced: { seat, island: islands, side, colour: COLOURS },
    extracted: { seat, island: islands, permanent: sources, temporary: sources },
    returned: { sabotage: count(0, pack.supply.sabotageTokens), sources: count(0, pack.supply.sourceTokens) },
    pumped: { seat, from: islands, to: islands, permanent: pumped, temporary: pumped },
    redeployed: { seat, piece: PIECES, from: place, to: place },
    turned: { seat, island: islands, steps: count(1, 5) },
    surged: { seat, island: islands },
    stabilised: { seat, island: islands, units: count(1, most(lexicon, 'stabilise')) },
    bombarded: [
      { seat, island: islands },
      { seat, island: islands, rival: seat },
    ],
    leaked: { seat, island: islands, unit: UNITS, number: count(1, most(lexicon, 'leak')) },
    sabotaged: [{ seat, island: islands, trunk: count(lexicon.trunks) }, { seat }],
    dug: { seat, number: count(0, most(lexicon, 'dig')) },
    conserved: { seat, island: islands, unit: UNITS },
    unloaded: { seat, island: islands, permanent: stored, temporary: stored },
    balance: {},
    attractor: {
      island: islands,
      lead: count(0, TOLD_LEAD),
      pulls: count(1, Math.max(pack.attraction.pulls, pack.attraction.pullsWithLead)),
    },
    target: { island: islands },
    moved: { island: islands, direction: side },
    surrounded: { island: islands },
    points: { seat, points: count(0, Math.max(...pack.domination.goals)) },
    saved: { seat, number },
    won: { seat, way: WAYS },
    drawn: {},
  } as const;
}

/** No island can ever count more sources than are printed and laid in all. */
function mostSources(pack: GravityPack): number {
  return pack.islands.reduce((sum, island) => sum + island.sources.join('').length, pack.supply.sourceTokens);
}

export const choiceCodec = (lexicon: Lexicon) => codec('verb', choiceWords(lexicon));
export const eventCodec = (lexicon: Lexicon) => codec('kind', eventWords(lexicon));
export type Choice = Words<'verb', ReturnType<typeof choiceWords>>;
export type GravityEvent = Words<'kind', ReturnType<typeof eventWords>>;
export type Verb = Choice['verb'];
export type Kind = GravityEvent['kind'];

/** First codes of all words, so that engines can pack arguments without looking words up. */
export type Bases<Word extends string> = Readonly<Record<Word, number>>;
