import { set } from '@orrery/kernel';
import { allianceOf } from './alliances.ts';
import { copies, handLimit } from './hand.ts';
import { D, FLOW, RACE } from './ids.ts';
import { RACES } from './pack/pack.ts';
import {
  alliesOf,
  heldBy,
  holderOfTraitor,
  influenceOf,
  isAllied,
  lostBy,
  lyingAt,
  presentOf,
  raceOf,
  reserveOf,
  seatOf,
  standingOf,
  type State,
  isAlive,
  isLost,
} from './state.ts';
import { raceData, raceOfLeader, type Table } from './table.ts';
import { faceDown, faceUp, ordinary, shieldsUp, underFire } from './units.ts';
import type { Locations } from './words.ts';

type Invariant = (state: State) => string | null;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** INV-1 (REX-LIMIT-1): every race has its units, somewhere. */
function unitsConserved(table: Table): Invariant {
  const normal = RACES.map((_, race) => raceData(table, race).units.normal);
  const mech = raceData(table, RACE.LAZ).units.mech;
  return (state) => {
    if (state.fleet.sector === 0 || (state.phase === FLOW.setup && state.round === 0)) return null;
    const board = state.units;
    for (let seat = 0; seat < table.seats; seat++) {
      let units = reserveOf(state, seat) + lostBy(state, seat);
      for (let location = 0; location < table.locations; location++) units += ordinary(table, state, seat, location);
      if (seat === seatOf(state, RACE.XXC)) units += sum(board.faceDown);
      if (units !== normal[raceOf(state, seat)]) return `seat ${seat} has ${units} ordinary units`;
      if (seat === seatOf(state, RACE.LAZ) && board.reserveMechanized + board.lostMechanized + sum(board.mechanized) !== mech)
        return `Lazax has lost or found mechanized units`;
    }
    return null;
  };
}

/** INV-3: every strategy card is somewhere, as often as printed. */
function cardsConserved(table: Table): Invariant {
  const counts = new Array<number>(table.cards).fill(0);
  const add = (card: number, number: number): void => {
    if (card >= 0) counts[card] = (counts[card] ?? 0) + number;
  };
  return (state) => {
    const { cards, battle } = state;
    counts.fill(0);
    for (const pile of [cards.deck, cards.discard, cards.removed, cards.row, ...battle.sides.map((side) => side.cards)])
      for (let i = 0; i < pile.length; i++) add(pile[i] ?? -1, 1);
    for (let seat = 0; seat < table.seats; seat++) {
      let held = 0;
      for (let card = 0; card < table.cards; card++) {
        const number = copies(table, state, seat, card);
        if (number < 0) return `seat ${seat} holds ${number} of card ${card}`;
        add(card, number);
        held += number;
      }
      if (held !== heldBy(state, seat)) return `seat ${seat} holds ${held} cards, not ${heldBy(state, seat)}`;
      if (raceOf(state, seat) >= 0 && held > handLimit(table, state, seat)) return `seat ${seat} is over its hand limit`; // INV-11
    }
    for (let card = 0; card < table.cards; card++)
      if (counts[card] !== table.pack.strategyCards[card]?.copies) return `card ${card} exists ${String(counts[card])} times`;
    return null;
  };
}

/** INV-4, INV-5, INV-6, INV-7: influence, bombardment, traitor and betrayal cards. */
function decksConserved(table: Table): Invariant {
  return (state) => {
    const { deck, discard, removed, aside, shown } = state.influenceCards;
    const influence = deck.length + discard.length + removed.length + aside.length + (shown >= 0 ? 1 : 0);
    if (influence !== table.pack.influenceCards.length) return `${influence} influence cards`;
    if (state.fleet.deck.length !== table.pack.bombardmentCards.length) return `${state.fleet.deck.length} bombardment cards`;
    const { traitorDeck } = state.leaders;
    let held = 0;
    let known = 0;
    for (let leader = 0; leader < table.leaders; leader++) {
      if (holderOfTraitor(state, leader) >= 0) held++;
      if (holderOfTraitor(state, leader) >= -1) known++;
    }
    if (held + traitorDeck.length !== known) return `${held} traitor cards held, ${traitorDeck.length} in the deck, ${known} in the game`;
    for (const leader of traitorDeck)
      if (holderOfTraitor(state, leader) !== -1) return `traitor card ${leader} is in the deck and in a hand`;
    return null;
  };
}

/** INV-9, INV-10: influence is never negative, and none comes or goes but by the bank. */
function influenceConserved(table: Table): Invariant {
  const total = table.capped ? (table.pack.constants.bankTotal ?? 0) : 0;
  return (state) => {
    for (let seat = 0; seat < table.seats; seat++) if (influenceOf(state, seat) < 0) return 'a player owes influence';
    for (let location = 0; location < table.locations; location++) if (lyingAt(state, location) < 0) return 'a location owes influence';
    if (table.capped && state.bank < 0) return 'the bank owes influence';
    const all = state.bank + sum(state.influence) + sum(state.lying);
    return all === total ? null : `${all - total} influence too much`;
  };
}

/** INV-12, INV-13: the round is the number of discarded influence cards; the fleet is in one sector. */
function roundCounted(table: Table): Invariant {
  const { rounds, sectors } = table.pack.constants;
  return ({ round, phase, fleet, influenceCards: { discard } }) => {
    if (round > rounds) return `round ${round}`;
    if (phase > FLOW.influence && discard.length !== round) return `round ${round} with ${discard.length} discarded influence cards`;
    return fleet.sector >= 0 && fleet.sector <= sectors ? null : `the fleet is in sector ${fleet.sector}`;
  };
}

/** INV-15, INV-16, INV-17, INV-18, INV-19, INV-37: who may stand and what may lie where. */
function boardInOrder(table: Table): Invariant {
  const lies = set.of<'location'>(table.pack.locations.flatMap(({ influence }, location) => (influence ? [location] : [])));
  const negators = table.pack.strategyCards[table.gravitonNegator]?.copies ?? 0;
  return (state) => {
    for (let seat = 0; seat < table.seats; seat++) {
      if (presentOf(state, seat) & table.demolished) return `seat ${seat} stands in ruins`;
      for (let ally = 0; ally < seat; ally++) {
        const shared = set.without(presentOf(state, seat) & presentOf(state, ally), table.council);
        if (shared && isAllied(state, seat, ally)) return `allies ${ally} and ${seat} share a location`;
        const both = set.without(standingOf(state, seat) & standingOf(state, ally), table.council);
        if (both && state.phase >= FLOW.collection) return `seats ${ally} and ${seat} share a location after the battles`;
      }
    }
    for (let location = 0; location < table.locations; location++)
      if (lyingAt(state, location) > 0 && !set.has(lies, location)) return `influence lies in location ${location}`;
    const xxcha = seatOf(state, RACE.XXC);
    if (xxcha >= 0 && state.phase >= FLOW.collection)
      for (let location = 0; location < table.locations; location++)
        if (faceDown(state, xxcha, location) > 0 && ordinary(table, state, xxcha, location) > 0)
          return `Xxcha is mixed in location ${location}`;
    return set.size(state.shieldless) > negators ? 'too many shields are destroyed' : null;
  };
}

/** Sets of present and standing units say what the numbers say. */
function setsTrue(table: Table): Invariant {
  return (state) => {
    for (let seat = 0; seat < table.seats; seat++) {
      let standing: Locations = 0;
      let present: Locations = 0;
      for (let location = 0; location < table.locations; location++) {
        const up = faceUp(table, state, seat, location);
        const all = up + faceDown(state, seat, location);
        if (up < 0 || all < up) return `seat ${seat} has ${up} of ${all} units in location ${location}`;
        if (up > 0) standing = set.with(standing, location);
        if (all > 0) present = set.with(present, location);
      }
      if (standing !== standingOf(state, seat) || present !== presentOf(state, seat))
        return `seat ${seat} stands elsewhere than its sets say`;
    }
    return null;
  };
}

/** INV-8, INV-20: alliances are groups of two to the most allowed, and everybody in one says so. */
function alliancesMutual(table: Table): Invariant {
  return (state) => {
    for (let seat = 0; seat < table.seats; seat++) {
      const group = allianceOf(state, seat);
      if (set.size(group) > table.maxAlliance) return `seat ${seat} has too many allies`;
      for (let rest = alliesOf(state, seat); rest !== 0; rest = set.rest(rest))
        if (allianceOf(state, set.first(rest)) !== group) return `seats ${seat} and ${set.first(rest)} disagree on their alliance`;
    }
    return null;
  };
}

/** INV-14: after the fleet has moved nothing unprotected is left in its sector. */
function fleetClears(table: Table): Invariant {
  return (state) => {
    if (state.phase !== FLOW.bombardment || state.decision >= D['W-BAT'] || state.victory.winners === 0) return null;
    const bare = set.minus(underFire(table, state), shieldsUp(table, state));
    for (let seat = 0; seat < table.seats; seat++) if (presentOf(state, seat) & bare) return `seat ${seat} survives under the fleet`;
    return null;
  };
}

/** INV-2, INV-30, INV-32, INV-40. */
function gameInOrder(table: Table): Invariant {
  return (state) => {
    for (let leader = 0; leader < table.leaders; leader++) {
      const inPlay = seatOf(state, raceOfLeader(table, leader)) >= 0;
      if ((isAlive(state, leader) || isLost(state, leader)) !== inPlay)
        return `leader ${leader} is ${inPlay ? 'missing' : 'in a game without its race'}`;
    }
    if (state.prediction.race >= 0 && seatOf(state, RACE.XXC) < 0) return 'there is a prediction without Xxcha';
    if (state.stack.length === 0 && state.victory.winners === 0) return 'the game is over without a winner';
    return null;
  };
}

/** Conservation laws of the game, by name. */
export function invariantsOf(table: Table): Readonly<Record<string, Invariant>> {
  return {
    'units are conserved': unitsConserved(table),
    'strategy cards are conserved': cardsConserved(table),
    'the other cards are conserved': decksConserved(table),
    'influence is conserved': influenceConserved(table),
    'rounds are counted': roundCounted(table),
    'the board is in order': boardInOrder(table),
    'masks and numbers agree': setsTrue(table),
    'alliances are mutual': alliancesMutual(table),
    'the fleet clears its sector': fleetClears(table),
    'the game is in order': gameInOrder(table),
  };
}
