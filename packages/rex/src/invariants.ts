import { sizeOf } from './alliances.ts';
import { F_BOMBARDMENT, F_COLLECTION, LAZ, W_BAT, XXC } from './ids.ts';
import { RACES } from './pack/pack.ts';
import type { State } from './state.ts';
import { raceData, type Table } from './table.ts';

type Invariant = (s: State) => string | null;

const sum = (list: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += list[i] as number;
  return total;
};

/** INV-1 (REX-LIMIT-1): every race has its units, somewhere. */
function unitsConserved(t: Table): Invariant {
  const normal = RACES.map((_, race) => raceData(t, race).units.normal);
  const mech = raceData(t, LAZ).units.mech;
  return (s) => {
    if (s.fleet === 0 || (s.phase === 0 && s.round === 0)) return null;
    for (let seat = 0; seat < t.seats; seat++) {
      let units = (s.reserve[seat] as number) + (s.lost[seat] as number);
      for (let place = 0; place < t.places; place++) units += s.up[seat * t.places + place] as number;
      if (seat === s.seatOf[XXC]) units += sum(s.down);
      if (units !== normal[s.race[seat] as number]) return `seat ${seat} has ${units} ordinary units`;
      if (seat === s.seatOf[LAZ] && s.reserveMech + s.lostMech + sum(s.mech) !== mech) return `Lazax has lost or found mechanized units`;
    }
    return null;
  };
}

/** INV-3: every strategy card is somewhere, as often as printed. */
function cardsConserved(t: Table): Invariant {
  const counts = new Array<number>(t.cards).fill(0);
  return (s) => {
    counts.fill(0);
    const count = (list: readonly number[]): void => {
      for (let i = 0; i < list.length; i++) {
        const card = list[i] as number;
        if (card >= 0) counts[card] = (counts[card] as number) + 1;
      }
    };
    count(s.deck);
    count(s.discard);
    count(s.removed);
    count(s.row);
    count(s.attack);
    count(s.defence);
    for (let seat = 0; seat < t.seats; seat++) {
      let held = 0;
      for (let card = 0; card < t.cards; card++) {
        const copies = s.hand[seat * t.cards + card] as number;
        if (copies < 0) return `seat ${seat} holds ${copies} of card ${card}`;
        counts[card] = (counts[card] as number) + copies;
        held += copies;
      }
      if (held !== s.held[seat]) return `seat ${seat} holds ${held} cards, not ${String(s.held[seat])}`;
      if ((s.race[seat] as number) >= 0 && held > (t.handLimit[s.race[seat] as number] as number))
        return `seat ${seat} is over its hand limit`; // INV-11
    }
    for (let card = 0; card < t.cards; card++)
      if (counts[card] !== t.pack.strategyCards[card]?.copies) return `card ${card} exists ${String(counts[card])} times`;
    return null;
  };
}

/** INV-4, INV-5, INV-6, INV-7: influence, bombardment, traitor and betrayal cards. */
function decksConserved(t: Table): Invariant {
  return (s) => {
    const influence =
      s.influenceDeck.length + s.influenceDiscard.length + s.influenceRemoved.length + s.aside.length + (s.shown >= 0 ? 1 : 0);
    if (influence !== t.pack.influenceCards.length) return `${influence} influence cards`;
    if (s.bombardmentDeck.length !== t.pack.bombardmentCards.length) return `${s.bombardmentDeck.length} bombardment cards`;
    let held = 0;
    let known = 0;
    for (let leader = 0; leader < t.leaders; leader++) {
      if ((s.traitor[leader] as number) >= 0) held++;
      if ((s.traitor[leader] as number) >= -1) known++;
    }
    if (held + s.traitorDeck.length !== known)
      return `${held} traitor cards held, ${s.traitorDeck.length} in the deck, ${known} in the game`;
    for (const leader of s.traitorDeck) if (s.traitor[leader] !== -1) return `traitor card ${leader} is in the deck and in a hand`;
    return null;
  };
}

/** INV-9, INV-10: influence is never negative, and none comes or goes but by the bank. */
function influenceConserved(t: Table): Invariant {
  const total = t.capped ? (t.pack.constants.bankTotal ?? 0) : 0;
  return (s) => {
    for (let seat = 0; seat < t.seats; seat++) if ((s.influence[seat] as number) < 0) return 'a player owes influence';
    for (let place = 0; place < t.places; place++) if ((s.gold[place] as number) < 0) return 'a location owes influence';
    if (t.capped && s.bank < 0) return 'the bank owes influence';
    const all = s.bank + sum(s.influence) + sum(s.gold);
    return all === total ? null : `${all - total} influence too much`;
  };
}

/** INV-12, INV-13: the round is the number of discarded influence cards; the fleet is in one sector. */
function roundCounted(t: Table): Invariant {
  const { rounds, sectors } = t.pack.constants;
  return (s) => {
    if (s.round > rounds) return `round ${s.round}`;
    if (s.phase > 1 && s.influenceDiscard.length !== s.round)
      return `round ${s.round} with ${s.influenceDiscard.length} discarded influence cards`;
    return s.fleet >= 0 && s.fleet <= sectors ? null : `the fleet is in sector ${s.fleet}`;
  };
}

/** INV-15, INV-16, INV-17, INV-18, INV-19, INV-37: who may stand and what may lie where. */
function boardInOrder(t: Table): Invariant {
  const lies = t.pack.locations.reduce((set, location, i) => (location.influence ? set | (1 << i) : set), 0);
  return (s) => {
    for (let seat = 0; seat < t.seats; seat++) {
      if ((s.present[seat] as number) & t.demolished) return `seat ${seat} stands in ruins`;
      for (let ally = 0; ally < seat; ally++) {
        const shared = (s.present[seat] as number) & (s.present[ally] as number) & ~(1 << t.council);
        if (shared && ((s.allies[seat] as number) >> ally) & 1) return `allies ${ally} and ${seat} share a location`;
        const both = (s.standing[seat] as number) & (s.standing[ally] as number) & ~(1 << t.council);
        if (both && s.phase >= F_COLLECTION) return `seats ${ally} and ${seat} share a location after the battles`;
      }
    }
    for (let place = 0; place < t.places; place++)
      if ((s.gold[place] as number) > 0 && !((lies >> place) & 1)) return `influence lies in location ${place}`;
    const xxcha = s.seatOf[XXC] as number;
    if (xxcha >= 0 && s.phase >= F_COLLECTION)
      for (let place = 0; place < t.places; place++)
        if ((s.down[place] as number) > 0 && (s.up[xxcha * t.places + place] as number) > 0) return `Xxcha is mixed in location ${place}`;
    return sizeOf(s.shieldless) > (t.pack.strategyCards[t.gravitonNegator]?.copies ?? 0) ? 'too many shields are destroyed' : null;
  };
}

/** Masks of present and standing units say what the numbers say. */
function masksTrue(t: Table): Invariant {
  return (s) => {
    for (let seat = 0; seat < t.seats; seat++) {
      const mech = seat === s.seatOf[LAZ];
      const down = seat === s.seatOf[XXC];
      let standing = 0;
      let present = 0;
      for (let place = 0, i = seat * t.places; place < t.places; place++, i++) {
        const up = (s.up[i] as number) + (mech ? (s.mech[place] as number) : 0);
        const all = up + (down ? (s.down[place] as number) : 0);
        if (up < 0 || all < up) return `seat ${seat} has ${up} of ${all} units in location ${place}`;
        if (up > 0) standing |= 1 << place;
        if (all > 0) present |= 1 << place;
      }
      if (standing !== s.standing[seat] || present !== s.present[seat]) return `seat ${seat} stands elsewhere than its masks say`;
    }
    return null;
  };
}

/** INV-8, INV-20: alliances are groups of two to the most allowed, and everybody in one says so. */
function alliancesMutual(t: Table): Invariant {
  return (s) => {
    for (let seat = 0; seat < t.seats; seat++) {
      const group = (s.allies[seat] as number) | (1 << seat);
      if (sizeOf(group) > t.maxAlliance) return `seat ${seat} has too many allies`;
      for (let ally = 0; ally < t.seats; ally++)
        if ((group >> ally) & 1 && ((s.allies[ally] as number) | (1 << ally)) !== group)
          return `seats ${seat} and ${ally} disagree on their alliance`;
    }
    return null;
  };
}

/** INV-14: after the fleet has moved nothing unprotected is left in its sector. */
function fleetClears(t: Table): Invariant {
  return (s) => {
    if (s.phase !== F_BOMBARDMENT || s.decision >= W_BAT || s.winners === 0) return null;
    const bare = (t.inSector[s.fleet] as number) & ~(t.shields & ~s.shieldless);
    for (let seat = 0; seat < t.seats; seat++) if ((s.present[seat] as number) & bare) return `seat ${seat} survives under the fleet`;
    return null;
  };
}

/** INV-2, INV-30, INV-32, INV-40. */
function gameInOrder(t: Table): Invariant {
  return (s) => {
    for (let leader = 0; leader < t.leaders; leader++) {
      const inPlay = (s.seatOf[t.leaderRace[leader] as number] as number) >= 0;
      if ((s.leader[leader] as number) > 0 !== inPlay) return `leader ${leader} is ${inPlay ? 'missing' : 'in a game without its race'}`;
    }
    if ((s.prediction[0] as number) >= 0 && (s.seatOf[XXC] as number) < 0) return 'there is a prediction without Xxcha';
    if (s.stack.length === 0 && s.winners === 0) return 'the game is over without a winner';
    return null;
  };
}

/** Conservation laws of the game, by name. */
export function invariantsOf(t: Table): Readonly<Record<string, Invariant>> {
  return {
    'units are conserved': unitsConserved(t),
    'strategy cards are conserved': cardsConserved(t),
    'the other cards are conserved': decksConserved(t),
    'influence is conserved': influenceConserved(t),
    'rounds are counted': roundCounted(t),
    'the board is in order': boardInOrder(t),
    'masks and numbers agree': masksTrue(t),
    'alliances are mutual': alliancesMutual(t),
    'the fleet clears its sector': fleetClears(t),
    'the game is in order': gameInOrder(t),
  };
}
