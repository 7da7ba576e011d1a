import { also, as, flag, noun, numeral, speak, where, type Codec, type Sentence, type WordsOf } from '@orrery/kernel';
import { CELLS, MODES } from './galaxy.ts';
import { FACES } from './pack/schema.ts';

/** The named things a table's choices and events speak of. */
export interface Vocabulary {
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

const choiceLexicon = (given: Vocabulary) => {
  const city = noun('city', given.cities);
  const [first, second, third, fourth] = [as('first', city), as('second', city), as('third', city), as('fourth', city)];
  return {
    occupy: [city],
    base: [city],
    draw: [],
    skip: [],
    pass: [],
    unexploit: [city],
    exploit: [city],
    mission: [city],
    perform: [],
    attack: [city],
    pay: [city],
    discard: [city],
    evade: [],
    sabotage: [city],
    count: [numeral('count', 0, given.mostReturned)],
    target: [city],
    targetNone: [],
    map: [noun('map', given.maps)],
    planet: where(given.planetTargets, [noun('planet', given.planets)]),
    category: where(given.categoryTargets, [noun('category', given.categories)]),
    stop: [],
    take: [city],
    takeNone: [],
    rotate: [noun('mode', MODES)],
    order: [first, second],
    orderOfThree: also('order', where(given.mostOrdered > 2, [first, second, third])),
    orderOfFour: also('order', where(given.mostOrdered > 3, [first, second, third, fourth])),
  } as const;
};

/** Zones opened to everybody when the game is over. */
export const ZONES = ['base', 'dynastyHand', 'liberationHand', 'played', 'discard', 'deck'] as const;
/** Ways of winning by their clause. */
export const ENDS = ['LIB-END-2', 'LIB-END-3'] as const;

const eventLexicon = (given: Vocabulary) => {
  const city = noun('city', given.cities);
  const map = noun('map', given.maps);
  const planet = noun('planet', given.planets);
  const mission = noun('mission', given.missions);
  const seat = noun('seat', [0, 1]);
  const zone = noun('zone', ZONES);
  const count = numeral('count', 0, given.cities.length);
  /** Places of the deck, the top card's is 1. */
  const place = numeral('place', 1, given.cities.length);
  const yes = flag('yes');
  return {
    laid: [noun('cell', CELLS), map, noun('face', FACES), flag('turned')],
    setAside: [numeral('count', 0, 2)],
    dealt: [seat, city],
    dealtUnseen: also('dealt', [seat]),
    based: [city],
    basedUnseen: also('based', []),
    turn: [seat],
    drew: [seat, city],
    drewUnseen: also('drew', [seat]),
    noCard: [seat],
    act: [numeral('act', 1, 3)],
    skipped: [seat],
    passed: [seat],
    stopped: [seat],
    unexploited: [city],
    exploited: [city],
    occupied: [city],
    attacked: [city],
    attackedMap: also('attacked', [map]),
    attackedPlanet: also('attacked', [planet]),
    missed: [city],
    hit: [city],
    captured: [city, flag('occupied')],
    baseHit: [city],
    mission: [seat, mission, city],
    missionUnseen: also('mission', [seat, mission]),
    borrowed: [mission, city],
    borrowedNothing: also('borrowed', []),
    paidExploit: [city],
    paidDiscard: [seat, city],
    paidDiscardUnseen: also('paidDiscard', [seat]),
    discarded: [seat, city],
    discardedUnseen: also('discarded', [seat]),
    spent: [seat, city],
    spentUnseen: also('spent', [seat]),
    evaded: [as('from', city), as('to', city)],
    evadedUnseen: also('evaded', []),
    relocated: [as('from', city), as('to', city)],
    relocatedUnseen: also('relocated', []),
    sabotage: [city],
    sabotaged: [city],
    notInHand: [city],
    milled: [count],
    returned: [count],
    looked: [seat, count],
    nothingToSee: [seat],
    saw: [city, place],
    took: [seat, city],
    tookUnseen: also('took', [seat, numeral('count', 0, 1)]),
    putBack: [city, place],
    putBackUnseen: also('putBack', [seat, count]),
    probed: [map, yes],
    probedPlanet: also('probed', [planet, yes]),
    probedCategory: also('probed', [noun('category', given.categories), yes]),
    rotated: [map, noun('mode', MODES)],
    lookedAtHand: where(given.handsShown, [seat, count]),
    shown: where(given.handsShown, [seat, city]),
    won: [seat, noun('clause', ENDS), as('by', seat)],
    revealed: [zone, city],
    revealedInDeck: also('revealed', [zone, city, place]),
    struck: [count],
  } as const;
};

export type ChoiceLexicon = ReturnType<typeof choiceLexicon>;
type EventLexicon = ReturnType<typeof eventLexicon>;

export type LiberationChoice = Sentence<'verb', ChoiceLexicon>;
export type LiberationEvent = Sentence<'kind', EventLexicon>;
export type Verb = LiberationChoice['verb'];
export type Kind = LiberationEvent['kind'];

const NOTHING: Vocabulary = {
  cities: [],
  maps: [],
  planets: [],
  categories: [],
  missions: [],
  mostReturned: 0,
  mostOrdered: 0,
  planetTargets: false,
  categoryTargets: false,
  handsShown: false,
};

/** All verbs in the order of their codes. */
export const VERBS: readonly Verb[] = Object.entries(choiceLexicon(NOTHING)).flatMap(([verb, entry]) =>
  'of' in entry ? [] : [verb as Verb],
);

/** The verbs of choices: `verbs.attack(city)`. */
export type Verbs = WordsOf<ChoiceLexicon>;
/** The words of events, `events.attacked(city)`, and the codec between their codes and sentences. */
export type Events = WordsOf<EventLexicon> & { readonly codec: Codec<LiberationEvent> };

export function verbsOf(given: Vocabulary): { readonly verbs: Verbs; readonly codec: Codec<LiberationChoice> } {
  const { words, codec } = speak('verb', choiceLexicon(given));
  return { verbs: words, codec };
}

export function eventsOf(given: Vocabulary): Events {
  const { words, codec } = speak('kind', eventLexicon(given));
  return { ...words, codec };
}
