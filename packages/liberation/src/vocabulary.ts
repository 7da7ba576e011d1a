import { codec, count, type WordCodec, type Words } from '@orrery/kernel';
import { CELLS, MODES } from './galaxy.ts';
import { FACES } from './pack/schema.ts';

/** The named things a table's choices and events speak of. */
export interface Nouns {
  readonly cities: readonly string[];
  readonly maps: readonly string[];
  readonly planets: readonly string[];
  readonly categories: readonly string[];
  readonly missions: readonly string[];
  /** Most discards a mission puts back on the deck. */
  readonly mostReturned: number;
  /** Most cards that go back on the deck in a chosen order. */
  readonly mostOrdered: number;
  /** Words that only some packs need: planets and categories as targets, a look at the other hand. */
  readonly planetTargets: boolean;
  readonly categoryTargets: boolean;
  readonly handsShown: boolean;
}

/** More cards than this are never put back in a chosen order: a pack that looks at more is refused. */
export const MOST_ORDERED = 4;

export const choiceVocabulary = (nouns: Nouns) => {
  const city = nouns.cities;
  return {
    occupy: { city },
    base: { city },
    draw: {},
    skip: {},
    pass: {},
    unexploit: { city },
    exploit: { city },
    mission: { city },
    perform: {},
    attack: { city },
    pay: { city },
    discard: { city },
    evade: {},
    sabotage: { city },
    count: { count: count(nouns.mostReturned + 1) },
    target: { city },
    targetNone: {},
    map: { map: nouns.maps },
    planet: { planet: nouns.planets },
    category: { category: nouns.categories },
    stop: {},
    take: { city },
    takeNone: {},
    rotate: { mode: MODES },
    order: [
      { first: city, second: city },
      { first: city, second: city, third: city },
      { first: city, second: city, third: city, fourth: city },
    ].slice(0, Math.max(1, nouns.mostOrdered - 1)),
  } as const;
};

/** Zones opened to everybody when the game is over. */
export const ZONES = ['base', 'dynastyHand', 'liberationHand', 'played', 'discard', 'deck'] as const;
/** Ways of winning by their clause. */
export const ENDS = ['LIB-END-2', 'LIB-END-3'] as const;

export const eventVocabulary = (nouns: Nouns) => {
  const city = nouns.cities;
  const seat = [0, 1] as const;
  const some = count(city.length + 1);
  const place = count(1, city.length);
  return {
    laid: { cell: CELLS, map: nouns.maps, face: FACES, turned: [false, true] },
    setAside: { count: count(3) },
    dealt: [{ seat, city }, { seat }],
    based: [{ city }, {}],
    turn: { seat },
    drew: [{ seat, city }, { seat }],
    noCard: { seat },
    act: { act: count(1, 3) },
    skipped: { seat },
    passed: { seat },
    stopped: { seat },
    unexploited: { city },
    exploited: { city },
    occupied: { city },
    attacked: [{ city }, { map: nouns.maps }, { planet: nouns.planets }],
    missed: { city },
    hit: { city },
    captured: { city, occupied: [false, true] },
    baseHit: { city },
    mission: [
      { seat, mission: nouns.missions, city },
      { seat, mission: nouns.missions },
    ],
    borrowed: [{ mission: nouns.missions, city }, {}],
    paidExploit: { city },
    paidDiscard: [{ seat, city }, { seat }],
    discarded: [{ seat, city }, { seat }],
    spent: [{ seat, city }, { seat }],
    evaded: [{ from: city, to: city }, {}],
    relocated: [{ from: city, to: city }, {}],
    sabotage: { city },
    sabotaged: { city },
    notInHand: { city },
    milled: { count: some },
    returned: { count: some },
    looked: { seat, count: some },
    nothingToSee: { seat },
    saw: { city, place },
    took: [
      { seat, city },
      { seat, count: [0, 1] },
    ],
    putBack: [
      { city, place },
      { seat, count: some },
    ],
    probed: [
      { map: nouns.maps, yes: [false, true] },
      { planet: nouns.planets, yes: [false, true] },
      { category: nouns.categories, yes: [false, true] },
    ],
    rotated: { map: nouns.maps, mode: MODES },
    lookedAtHand: { seat, count: some },
    shown: { seat, city },
    won: { seat, clause: ENDS, by: seat },
    revealed: [
      { zone: ZONES, city },
      { zone: ZONES, city, place },
    ],
    struck: { count: some },
  } as const;
};

export type LiberationChoice = Words<'verb', ReturnType<typeof choiceVocabulary>>;
export type LiberationEvent = Words<'kind', ReturnType<typeof eventVocabulary>>;

/** Numbers of the verbs, in the order of the vocabulary. */
export const VERB = {
  occupy: 0,
  base: 1,
  draw: 2,
  skip: 3,
  pass: 4,
  unexploit: 5,
  exploit: 6,
  mission: 7,
  perform: 8,
  attack: 9,
  pay: 10,
  discard: 11,
  evade: 12,
  sabotage: 13,
  count: 14,
  target: 15,
  targetNone: 16,
  map: 17,
  planet: 18,
  category: 19,
  stop: 20,
  take: 21,
  takeNone: 22,
  rotate: 23,
  order: 24,
} as const;
export type Verb = keyof typeof VERB;
export type Kind = LiberationEvent['kind'];

/** First codes of all verbs, and for every code its verb and packed arguments. */
export interface ChoiceCodes {
  readonly codec: WordCodec<LiberationChoice>;
  readonly base: Readonly<Record<Verb, number>>;
  /** First codes of the orders of two, three, four cards. */
  readonly order: readonly number[];
  readonly verbOf: readonly number[];
  readonly argumentOf: readonly number[];
}

/** The vocabulary without the words this table can never use. */
function needed<V extends object>(vocabulary: V, words: Readonly<Partial<Record<keyof V, boolean>>>): V {
  return Object.fromEntries(Object.entries(vocabulary).filter(([word]) => words[word as keyof V] !== false)) as V;
}

export function choiceCodes(nouns: Nouns): ChoiceCodes {
  const words = codec('verb', needed(choiceVocabulary(nouns), { planet: nouns.planetTargets, category: nouns.categoryTargets }));
  const verbs = words.words as Verb[];
  const base = Object.fromEntries(verbs.map((verb) => [verb, words.base(verb)])) as Record<Verb, number>;
  const order = Array.from({ length: Math.max(1, nouns.mostOrdered - 1) }, (_, shape) => words.base('order', shape));
  const verbOf: number[] = [];
  const argumentOf: number[] = [];
  // Orders are many and decoded by arithmetic; the table ends before them.
  verbs.forEach((verb, i) => {
    const from = base[verb];
    const to = verb === 'order' ? from : base[verbs[i + 1] as Verb];
    for (let code = from; code < to; code++) {
      verbOf.push(VERB[verb]);
      argumentOf.push(code - from);
    }
  });
  return { codec: words, base, order, verbOf, argumentOf };
}

export interface EventCodes {
  readonly codec: WordCodec<LiberationEvent>;
  /** First code of each kind and, behind it, of its further shapes. */
  readonly base: Readonly<Record<Kind, number>>;
  /** First code of the second and third shape, where a kind has them. */
  readonly second: Readonly<Record<string, number>>;
  readonly third: Readonly<Record<string, number>>;
}

export function eventCodes(nouns: Nouns): EventCodes {
  const vocabulary = needed(eventVocabulary(nouns), { lookedAtHand: nouns.handsShown, shown: nouns.handsShown });
  const words = codec('kind', vocabulary);
  const base: Record<string, number> = {};
  const second: Record<string, number> = {};
  const third: Record<string, number> = {};
  for (const [kind, shapes] of Object.entries(vocabulary)) {
    base[kind] = words.base(kind);
    if (!Array.isArray(shapes)) continue;
    if (shapes.length > 1) second[kind] = words.base(kind, 1);
    if (shapes.length > 2) third[kind] = words.base(kind, 2);
  }
  return { codec: words, base: base as Record<Kind, number>, second, third };
}
