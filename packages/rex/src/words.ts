import { also, as, count, noun, numeral, set, speak, type Codec, type Index, type Sentence, type SetOf } from '@orrery/kernel';
import { ADVANTAGES, DECISIONS, ELEMENTS, FACES, PHASES, SLOTS } from './ids.ts';
import { RACES, type RexPack } from './pack/pack.ts';

export type Seat = Index<'seat'>;
export type Seats = SetOf<'seat'>;
export type Location = Index<'location'>;
export type Locations = SetOf<'location'>;
export type Card = Index<'card'>;
export type Leader = Index<'leader'>;
export type Leaders = SetOf<'leader'>;
export type RaceNumber = Index<'race'>;
export type Advantage = Index<'advantage'>;
export type Advantages = SetOf<'advantage'>;

/** Influence is counted up to here in choices and events; no game of any accepted pack comes near. */
export const MOST_INFLUENCE = 999;

/** Every set of seats as a word: `0+2+5`. */
const seatSets = (seats: number): string[] => Array.from({ length: 1 << seats }, (_, members) => set.list(members).join('+'));

/** What choices and events speak of, by the pack. */
function nouns(pack: RexPack, seats: number) {
  const { constants, races, strategyCards, bombardmentCards } = pack;
  const seat = noun('seat', count(seats));
  const location = noun(
    'location',
    pack.locations.map(({ id }) => id),
  );
  const units = numeral('units', 0, Math.max(...races.map((race) => race.units.normal)));
  const most = (of: (card: RexPack['strategyCards'][number]) => number | undefined, least: number): number =>
    Math.max(least, ...strategyCards.map((card) => of(card) ?? 0));
  return {
    seat,
    rival: as('rival', seat),
    taker: as('taker', seat),
    giver: as('giver', seat),
    by: as('by', seat),
    seats: noun('seats', seatSets(seats)),
    members: as('members', noun('seats', seatSets(seats))),
    location,
    from: as('from', location),
    to: as('to', location),
    race: noun('race', RACES),
    leader: noun(
      'leader',
      pack.leaders.map(({ id }) => id),
    ),
    card: noun(
      'card',
      strategyCards.map(({ id }) => id),
    ),
    influence: noun(
      'influence',
      pack.influenceCards.map(({ id }) => id),
    ),
    betrayal: noun(
      'betrayal',
      pack.betrayalCards.map(({ id }) => id),
    ),
    advantage: noun('advantage', ADVANTAGES),
    round: numeral('round', 1, constants.rounds),
    /** Dials, lots, bombardment values and laps. */
    number: numeral('number', 0, Math.max(constants.dialMax, ...bombardmentCards.map(({ value }) => value))),
    sector: numeral('sector', 0, constants.sectors),
    units,
    other: as('other', units),
    faceDown: as('faceDown', units),
    /** As many units as one recruitment brings. */
    some: as(
      'units',
      numeral(
        'some',
        0,
        most(({ effect }) => effect.units, constants.recruitMaxUnits),
      ),
    ),
    mechanized: numeral('mechanized', 0, Math.max(...races.map((race) => race.units.mech))),
    amount: numeral('amount', 0, MOST_INFLUENCE),
    sectors: numeral(
      'sectors',
      0,
      most(({ effect }) => effect.max, constants.sectors),
    ),
    element: noun('element', ELEMENTS),
    slot: noun('slot', SLOTS),
    side: noun('side', FACES),
    phase: noun('phase', PHASES),
    decision: noun('decision', DECISIONS),
  };
}
type Nouns = ReturnType<typeof nouns>;

const choiceLexicon = (n: Nouns) =>
  ({
    race: [n.race],
    predict: [n.race, n.round],
    traitor: [n.leader],
    fleet: [n.number],
    place: [n.location, n.units],
    play: [n.card],
    playAt: also('play', [n.card, n.location]),
    playAgainst: also('play', [n.card, n.rival]),
    playSectors: also('play', [n.card, n.sectors]),
    playAdvantage: also('play', [n.card, n.advantage]),
    playUnits: also('play', [n.card, n.some, n.mechanized]),
    playLeader: also('play', [n.card, n.leader]),
    done: [],
    pass: [],
    move: [n.from, n.to],
    units: [n.units],
    unitsMechanized: also('units', [n.units, n.mechanized]),
    unitsFaceDown: also('units', [n.units, n.faceDown]),
    skip: [],
    end: [],
    deploy: [n.location],
    relocate: [n.from, n.to],
    bid: [n.amount],
    give: [n.seat, n.amount],
    discard: [n.card],
    keep: [n.card],
    recruit: [n.some],
    recruitMechanized: also('recruit', [n.some, n.mechanized]),
    recruitLeader: also('recruit', [n.leader]),
    freeUnit: [],
    decline: [],
    declineSeat: also('decline', [n.seat]),
    accept: [n.seat],
    turn: [n.location, n.side],
    fight: [n.location, n.rival],
    forbid: [n.card],
    command: [n.element],
    answer: [n.leader],
    answerCard: also('answer', [n.card]),
    answerNumber: also('answer', [n.number]),
    none: [],
    dial: [n.number],
    lead: [n.leader],
    slot: [n.slot],
    use: [n.card],
    call: [],
    lose: [n.units, n.mechanized],
    share: [],
    betray: [],
    stay: [],
    leave: [],
    ally: [n.members],
    transfer: [n.giver, n.taker],
    amount: [n.amount],
  }) as const;

const eventLexicon = (n: Nouns) =>
  ({
    drewLot: [n.seat, as('value', n.number)],
    first: [n.seat],
    tookRace: [n.seat, n.race],
    predicted: [],
    predictedThis: also('predicted', [n.race, n.round]),
    dealtTraitor: [],
    dealtThisTraitor: also('dealtTraitor', [n.leader]),
    traitorsKept: [],
    decided: [n.seat],
    fleetDial: [n.seat, n.number],
    fleetStarts: [n.sector],
    drew: [n.seat],
    drewThis: also('drew', [n.seat, n.card]),
    dealtBetrayal: [],
    dealtThisBetrayal: also('dealtBetrayal', [n.betrayal]),
    setUp: [],
    placed: [n.seat, n.location, n.units],
    round: [n.round],
    phase: [n.phase],
    window: [n.decision],
    closed: [n.decision],
    listed: [n.seat, n.card],
    listedAt: also('listed', [n.seat, n.card, n.location]),
    listedAgainst: also('listed', [n.seat, n.card, n.rival]),
    listedSectors: also('listed', [n.seat, n.card, n.sectors]),
    listedAdvantage: also('listed', [n.seat, n.card, n.advantage]),
    played: [n.seat, n.card],
    playedAt: also('played', [n.seat, n.card, n.location]),
    playedAgainst: also('played', [n.seat, n.card, n.rival]),
    playedSectors: also('played', [n.seat, n.card, n.sectors]),
    playedAdvantage: also('played', [n.seat, n.card, n.advantage]),
    returned: [n.seat, n.card],
    discarded: [n.seat, n.card],
    drewTraitor: [n.seat],
    drewThisTraitor: also('drewTraitor', [n.seat, n.leader]),
    sawBombardment: [],
    sawThisBombardment: also('sawBombardment', [as('value', n.number)]),
    sawInfluence: [],
    sawThisInfluence: also('sawInfluence', [n.influence]),
    sawOffer: [],
    sawThisOffer: also('sawOffer', [n.card]),
    influenceCard: [n.influence],
    removed: [n.influence],
    setAside: [n.influence],
    placedInfluence: [n.location, n.amount],
    announced: [n.round],
    reshuffled: [as('cards', n.amount)],
    offensive: [as('first', n.location), as('second', n.location)],
    destroyed: [n.seat, n.location, n.units, n.other],
    lostInfluence: [n.location, n.amount],
    relocating: [n.seat, n.location],
    relocated: [n.seat, n.from, n.to, n.units, n.other],
    stayed: [n.seat, n.location],
    ceasefire: [],
    remained: [n.seat],
    left: [n.seat],
    lap: [as('lap', n.number)],
    passedLap: [n.seat],
    offered: [n.seat],
    offeredAlliance: also('offered', [n.seat, n.members]),
    offeredTransfer: [n.seat, n.giver, n.taker, n.amount],
    accepted: [n.seat, n.by],
    refused: [n.seat, n.by],
    agreed: [n.by],
    lapsed: [n.by],
    transferred: [n.giver, n.taker, n.amount],
    allied: [n.members],
    withdrew: [n.seat, n.location, n.units, n.other],
    gifts: [],
    ceasefireEnds: [],
    row: [as('cards', n.amount)],
    auction: [n.seat, as('number', n.amount)],
    bid: [n.seat, n.amount],
    passed: [n.seat],
    won: [n.seat, n.amount],
    paid: [n.seat, n.amount],
    paidTo: also('paid', [n.seat, n.taker, n.amount]),
    unsold: [as('cards', n.amount)],
    gaveNothing: [n.seat],
    recruiting: [n.seat],
    recruited: [n.seat, n.units, n.mechanized, as('cost', n.amount)],
    recruitedLeader: also('recruited', [n.seat, n.leader, as('cost', n.amount)]),
    finished: [n.seat],
    ports: [n.seats],
    turn: [n.seat],
    skipped: [n.seat],
    moved: [n.seat, n.from, n.to, n.units, n.other],
    deploying: [n.seat],
    declared: [n.seat, n.location, n.units, n.mechanized],
    deployed: [n.seat, n.location, n.units, n.mechanized],
    freeUnit: [n.seat],
    freeUnitDeclined: [n.seat],
    freeUnitPlaced: [n.seat],
    turned: [n.location, n.side],
    turnedAll: [],
    fighting: [n.seat],
    battle: [n.location, n.seat, n.rival],
    noCommand: [n.seat],
    forbade: [n.seat, n.card],
    commanded: [n.seat, n.element],
    answered: [n.seat, n.leader],
    answeredCard: also('answered', [n.seat, n.card]),
    answeredNumber: also('answered', [n.seat, n.number]),
    answeredNone: also('answered', [n.seat, n.element]),
    report: [n.seat, as('units', n.number), as('cards', n.number)],
    plan: [n.seat, n.number, n.leader, n.slot],
    planWithoutLeader: also('plan', [n.seat, n.number]),
    battleCard: [n.seat, n.card],
    called: [n.seat, n.leader],
    notCalled: [],
    retreated: [n.seat, n.location],
    killed: [n.seat, n.leader, as('bounty', n.amount)],
    executed: [n.leader],
    blocked: [n.seat, n.card],
    wonBattle: [n.seat, n.location],
    noWinner: [n.location],
    kept: [n.seat, n.card],
    collected: [n.seat, n.location, n.amount],
    income: [n.seat, n.amount],
    bombardment: [as('value', n.number)],
    entered: [n.sector],
    shieldDestroyed: [n.location],
    winning: [n.seats],
    shared: [n.seat],
    betrayed: [n.seat, n.betrayal],
    prediction: [n.race, n.round],
    over: [n.seats],
  }) as const;

export type ChoiceLexicon = ReturnType<typeof choiceLexicon>;
type EventLexicon = ReturnType<typeof eventLexicon>;
/** A choice in words. */
export type RexChoice = Sentence<'verb', ChoiceLexicon>;
/** An event in words. */
export type RexEvent = Sentence<'kind', EventLexicon>;

/** Choices and events of one pack and number of seats, and the codecs between them and words. */
export function wordsOf(pack: RexPack, seats: number) {
  const all = nouns(pack, seats);
  const { words: choices, codec: choiceCodec } = speak('verb', choiceLexicon(all));
  const { words: events, codec: eventCodec } = speak('kind', eventLexicon(all));
  return { choices, events, choiceCodec: choiceCodec as Codec<RexChoice>, eventCodec: eventCodec as Codec<RexEvent> };
}
type AllWords = ReturnType<typeof wordsOf>;
export type Choices = AllWords['choices'];
export type Events = AllWords['events'];

/** Whether a choice is this word. */
export const says = (word: { readonly first: number; readonly end: number }, choice: number): boolean =>
  choice >= word.first && choice < word.end;
