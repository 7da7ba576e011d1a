import { codec, count, type WordCodec, type Words } from '@orrery/kernel';
import { ADVANTAGES, DECISIONS, ELEMENTS, PHASES, SIDES, SLOTS } from './ids.ts';
import { RACES, type RexPack } from './pack/pack.ts';
import { shapesOf } from './words.ts';

/** Influence is counted up to here in choices and events; no game of any accepted pack comes near. */
export const MOST_INFLUENCE = 999;

/** Every set of seats as a word: `0+2+5`. */
export function seatSets(seats: number): string[] {
  return Array.from({ length: 1 << seats }, (_, mask) =>
    count(seats)
      .filter((seat) => (mask >> seat) & 1)
      .join('+'),
  );
}

/** Values every argument may take, by the pack. */
function values(pack: RexPack, seats: number) {
  const most = Math.max(...pack.races.map((race) => race.units.normal));
  return {
    seat: count(seats),
    set: seatSets(seats),
    location: pack.locations.map((location) => location.id),
    race: RACES,
    leader: pack.leaders.map((leader) => leader.id),
    card: pack.strategyCards.map((card) => card.id),
    influenceCard: pack.influenceCards.map((card) => card.id),
    betrayalCard: pack.betrayalCards.map((card) => card.id),
    advantage: ADVANTAGES,
    round: count(1, pack.constants.rounds),
    // dials, lots, bombardment values and laps
    number: count(0, Math.max(pack.constants.dialMax, ...pack.bombardmentCards.map((card) => card.value))),
    sector: count(0, pack.constants.sectors),
    units: count(0, most),
    some: count(0, Math.max(pack.constants.recruitMaxUnits, ...pack.strategyCards.map((card) => card.effect.units ?? 0))),
    mechanized: count(0, Math.max(...pack.races.map((race) => race.units.mech))),
    amount: count(0, MOST_INFLUENCE),
    sectors: count(0, Math.max(pack.constants.sectors, ...pack.strategyCards.map((card) => card.effect.max ?? 0))),
  };
}
type Values = ReturnType<typeof values>;

function choiceVocabulary(v: Values) {
  return {
    race: { race: v.race },
    predict: { race: v.race, round: v.round },
    traitor: { leader: v.leader },
    fleet: { number: v.number },
    place: { location: v.location, units: v.units },
    play: [
      { card: v.card },
      { card: v.card, location: v.location },
      { card: v.card, rival: v.seat },
      { card: v.card, sectors: v.sectors },
      { card: v.card, advantage: v.advantage },
      { card: v.card, units: v.some, mechanized: v.mechanized },
      { card: v.card, leader: v.leader },
    ],
    done: {},
    pass: {},
    move: { from: v.location, to: v.location },
    units: [{ units: v.units }, { units: v.units, mechanized: v.mechanized }, { units: v.units, faceDown: v.units }],
    skip: {},
    end: {},
    deploy: { location: v.location },
    relocate: { from: v.location, to: v.location },
    bid: { amount: v.amount },
    give: { seat: v.seat, amount: v.amount },
    discard: { card: v.card },
    keep: { card: v.card },
    recruit: [{ units: v.some }, { units: v.some, mechanized: v.mechanized }, { leader: v.leader }],
    freeUnit: {},
    decline: [{}, { seat: v.seat }],
    accept: { seat: v.seat },
    turn: { location: v.location, side: SIDES },
    fight: { location: v.location, rival: v.seat },
    forbid: { card: v.card },
    command: { element: ELEMENTS },
    answer: [{ leader: v.leader }, { card: v.card }, { number: v.number }],
    none: {},
    dial: { number: v.number },
    lead: { leader: v.leader },
    slot: { slot: SLOTS },
    use: { card: v.card },
    call: {},
    lose: { units: v.units, mechanized: v.mechanized },
    share: {},
    betray: {},
    stay: {},
    leave: {},
    ally: { members: v.set },
    transfer: { giver: v.seat, taker: v.seat },
    amount: { amount: v.amount },
  } as const;
}

function eventVocabulary(v: Values) {
  return {
    drewLot: { seat: v.seat, value: v.number },
    first: { seat: v.seat },
    tookRace: { seat: v.seat, race: v.race },
    predicted: [{}, { race: v.race, round: v.round }],
    dealtTraitor: [{}, { leader: v.leader }],
    traitorsKept: {},
    decided: { seat: v.seat },
    fleetDial: { seat: v.seat, number: v.number },
    fleetStarts: { sector: v.sector },
    drew: [{ seat: v.seat }, { seat: v.seat, card: v.card }],
    dealtBetrayal: [{}, { betrayal: v.betrayalCard }],
    setUp: {},
    placed: { seat: v.seat, location: v.location, units: v.units },
    round: { round: v.round },
    phase: { phase: PHASES },
    window: { decision: DECISIONS },
    closed: { decision: DECISIONS },
    listed: [
      { seat: v.seat, card: v.card },
      { seat: v.seat, card: v.card, location: v.location },
      { seat: v.seat, card: v.card, rival: v.seat },
      { seat: v.seat, card: v.card, sectors: v.sectors },
      { seat: v.seat, card: v.card, advantage: v.advantage },
    ],
    played: [
      { seat: v.seat, card: v.card },
      { seat: v.seat, card: v.card, location: v.location },
      { seat: v.seat, card: v.card, rival: v.seat },
      { seat: v.seat, card: v.card, sectors: v.sectors },
      { seat: v.seat, card: v.card, advantage: v.advantage },
    ],
    returned: { seat: v.seat, card: v.card },
    discarded: { seat: v.seat, card: v.card },
    drewTraitor: [{ seat: v.seat }, { seat: v.seat, leader: v.leader }],
    sawBombardment: [{}, { value: v.number }],
    sawInfluence: [{}, { influence: v.influenceCard }],
    sawOffer: [{}, { card: v.card }],
    influenceCard: { influence: v.influenceCard },
    removed: { influence: v.influenceCard },
    setAside: { influence: v.influenceCard },
    placedInfluence: { location: v.location, amount: v.amount },
    announced: { round: v.round },
    reshuffled: { cards: v.amount },
    offensive: { first: v.location, second: v.location },
    destroyed: { seat: v.seat, location: v.location, units: v.units, other: v.units },
    lostInfluence: { location: v.location, amount: v.amount },
    relocating: { seat: v.seat, location: v.location },
    relocated: { seat: v.seat, from: v.location, to: v.location, units: v.units, other: v.units },
    stayed: { seat: v.seat, location: v.location },
    ceasefire: {},
    remained: { seat: v.seat },
    left: { seat: v.seat },
    lap: { lap: v.number },
    passedLap: { seat: v.seat },
    offered: [{ seat: v.seat }, { seat: v.seat, members: v.set }],
    offeredTransfer: { seat: v.seat, giver: v.seat, taker: v.seat, amount: v.amount },
    accepted: { seat: v.seat, by: v.seat },
    refused: { seat: v.seat, by: v.seat },
    agreed: { by: v.seat },
    lapsed: { by: v.seat },
    transferred: { giver: v.seat, taker: v.seat, amount: v.amount },
    allied: { members: v.set },
    withdrew: { seat: v.seat, location: v.location, units: v.units, other: v.units },
    gifts: {},
    ceasefireEnds: {},
    row: { cards: v.amount },
    auction: { seat: v.seat, number: v.amount },
    bid: { seat: v.seat, amount: v.amount },
    passed: { seat: v.seat },
    won: { seat: v.seat, amount: v.amount },
    paid: [
      { seat: v.seat, amount: v.amount },
      { seat: v.seat, taker: v.seat, amount: v.amount },
    ],
    unsold: { cards: v.amount },
    gaveNothing: { seat: v.seat },
    recruiting: { seat: v.seat },
    recruited: [
      { seat: v.seat, units: v.units, mechanized: v.mechanized, cost: v.amount },
      { seat: v.seat, leader: v.leader, cost: v.amount },
    ],
    finished: { seat: v.seat },
    ports: { seats: v.set },
    turn: { seat: v.seat },
    skipped: { seat: v.seat },
    moved: { seat: v.seat, from: v.location, to: v.location, units: v.units, other: v.units },
    deploying: { seat: v.seat },
    declared: { seat: v.seat, location: v.location, units: v.units, mechanized: v.mechanized },
    deployed: { seat: v.seat, location: v.location, units: v.units, mechanized: v.mechanized },
    freeUnit: { seat: v.seat },
    freeUnitDeclined: { seat: v.seat },
    freeUnitPlaced: { seat: v.seat },
    turned: { location: v.location, side: SIDES },
    turnedAll: {},
    fighting: { seat: v.seat },
    battle: { location: v.location, seat: v.seat, rival: v.seat },
    noCommand: { seat: v.seat },
    forbade: { seat: v.seat, card: v.card },
    commanded: { seat: v.seat, element: ELEMENTS },
    answered: [
      { seat: v.seat, leader: v.leader },
      { seat: v.seat, card: v.card },
      { seat: v.seat, number: v.number },
      { seat: v.seat, element: ELEMENTS },
    ],
    report: { seat: v.seat, units: v.number, cards: v.number },
    plan: [
      { seat: v.seat, number: v.number, leader: v.leader, slot: SLOTS },
      { seat: v.seat, number: v.number },
    ],
    battleCard: { seat: v.seat, card: v.card },
    called: { seat: v.seat, leader: v.leader },
    notCalled: {},
    retreated: { seat: v.seat, location: v.location },
    killed: { seat: v.seat, leader: v.leader, bounty: v.amount },
    executed: { leader: v.leader },
    blocked: { seat: v.seat, card: v.card },
    wonBattle: { seat: v.seat, location: v.location },
    noWinner: { location: v.location },
    kept: { seat: v.seat, card: v.card },
    collected: { seat: v.seat, location: v.location, amount: v.amount },
    income: { seat: v.seat, amount: v.amount },
    bombardment: { value: v.number },
    entered: { sector: v.sector },
    shieldDestroyed: { location: v.location },
    winning: { seats: v.set },
    shared: { seat: v.seat },
    betrayed: { seat: v.seat, betrayal: v.betrayalCard },
    prediction: { race: v.race, round: v.round },
    over: { seats: v.set },
  } as const;
}

type ChoiceVocabulary = ReturnType<typeof choiceVocabulary>;
type EventVocabulary = ReturnType<typeof eventVocabulary>;
/** A choice in words. */
export type RexChoice = Words<'verb', ChoiceVocabulary>;
/** An event in words. */
export type RexEvent = Words<'kind', EventVocabulary>;

/** Choices and events of one pack and number of seats, in words and packed. */
export function vocabularies(pack: RexPack, seats: number) {
  const v = values(pack, seats);
  const choiceWords = choiceVocabulary(v);
  const eventWords = eventVocabulary(v);
  const choices: WordCodec<RexChoice> = codec('verb', choiceWords);
  const events: WordCodec<RexEvent> = codec('kind', eventWords);
  return { choices, events, c: shapesOf(choiceWords, choices), e: shapesOf(eventWords, events) };
}
export type Vocabularies = ReturnType<typeof vocabularies>;
