import { answered, ask, askSeat, draftOf, goTo, inOrder, pop, push, stepOf } from '../frames.ts';
import { drawToHand } from '../hand.ts';
import { D_FLEETDIAL, D_PREDICT, D_RACE, D_TRAITOR, F_INFLUENCE, F_SETUP, SOL, XXC } from '../ids.ts';
import { receive } from '../money.ts';
import { RACES } from '../pack/pack.ts';
import { askPlacement } from '../races/sol.ts';
import type { State } from '../state.ts';
import { raceData, type Table } from '../table.ts';
import { tellAll, tellSecret, tellTo } from '../tell.ts';
import { addUnits } from '../units.ts';

/** Set-up in its order: first player, races, prediction, traitors, fleet, cards, influence, units (REX-SETUP-1 … 22). */
export function setupFlow(t: Table, s: State): void {
  const step = stepOf(s);
  if (step < t.seats) {
    goTo(s, step + 1);
    return askSeat(s, D_RACE, inOrder(t, s, step));
  }
  goTo(s, step + 1);
  switch (step - t.seats) {
    case 0:
      if ((s.seatOf[XXC] as number) >= 0) askSeat(s, D_PREDICT, s.seatOf[XXC] as number);
      return;
    case 1:
      return dealTraitors(t, s);
    case 2:
      return returnTraitors(t, s);
    case 3: // REX-SETUP-12
      return ask(s, D_FLEETDIAL, (1 << inOrder(t, s, 1)) | (1 << inOrder(t, s, t.seats - 1)));
    case 4:
      return placeFleet(t, s);
    case 5:
      return handOut(t, s);
    case 6:
      if ((s.seatOf[SOL] as number) >= 0) askPlacement(s);
      return;
    default:
      pop(s);
      s.round = 1;
      return push(s, F_INFLUENCE); // REX-SETUP-22
  }
}

/** Shuffles the decks and finds the first player (REX-SETUP-2, REX-SETUP-3). */
export function openGame(t: Table, s: State): void {
  const { chance, pack } = t;
  s.deck = chance.shuffle(pack.strategyCards.flatMap((card, i) => Array.from({ length: card.copies }, () => i)));
  s.influenceDeck = chance.shuffle(pack.influenceCards.map((_, i) => i));
  s.bombardmentDeck = chance.shuffle(pack.bombardmentCards.map((_, i) => i));
  const value = (seat: number): number => pack.bombardmentCards[s.bombardmentDeck[seat] as number]?.value ?? 0;
  for (let seat = 0; seat < t.seats; seat++) {
    tellAll(t, 'drewLot', seat, value(seat));
    if (value(seat) < value(s.first)) s.first = seat;
  }
  chance.shuffle(s.bombardmentDeck);
  tellAll(t, 'first', s.first);
  push(s, F_SETUP);
}

/** Races still free: the recommended ones, or all with `racePool: all` (REX-SETUP-4). */
export function raceLegal(t: Table, s: State, out: number[]): number {
  const recommended = t.pack.playerCounts[String(t.seats)]?.recommended ?? RACES;
  let n = 0;
  for (let race = 0; race < RACES.length; race++)
    if ((s.seatOf[race] as number) < 0 && (t.options.racePool === 'all' || recommended.includes(RACES[race] as string)))
      out[n++] = t.c.race + race;
  return n;
}

/** Takes leaders and units of a race (REX-SETUP-5). */
export function raceAnswer(t: Table, s: State, seat: number, choice: number): void {
  const race = choice - t.c.race;
  s.race[seat] = race;
  s.seatOf[race] = seat;
  for (let leader = 0; leader < t.leaders; leader++) if (t.leaderRace[leader] === race) s.leader[leader] = 1;
  answered(s, seat);
  tellAll(t, 'tookRace', seat, race);
}

/** One other race in play and a round (REX-SETUP-6). */
export function predictLegal(t: Table, s: State, out: number[]): number {
  const { rounds } = t.pack.constants;
  let n = 0;
  for (let race = 0; race < RACES.length; race++)
    if (race !== XXC && (s.seatOf[race] as number) >= 0)
      for (let round = 0; round < rounds; round++) out[n++] = t.c.predict + race * rounds + round;
  return n;
}

export function predictAnswer(t: Table, s: State, seat: number, choice: number): void {
  const { rounds } = t.pack.constants;
  const race = Math.floor((choice - t.c.predict) / rounds);
  const round = (choice - t.c.predict) % rounds;
  s.prediction = [race, round + 1];
  answered(s, seat);
  tellSecret(t, seat, 'predicted', race, round);
}

/** Four traitor cards each from one deck of all races in play (REX-SETUP-7); all but Letnev choose (REX-SETUP-8). */
function dealTraitors(t: Table, s: State): void {
  const deck: number[] = [];
  for (let leader = 0; leader < t.leaders; leader++) if (s.leader[leader] === 1) deck.push(leader);
  s.traitorDeck = t.chance.shuffle(deck);
  for (const leader of deck) s.traitor[leader] = -1;
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    for (let k = 0; k < t.pack.constants.traitorsDealt; k++) {
      const leader = s.traitorDeck.pop() as number;
      s.traitor[leader] = seat;
      tellTo(t, 1 << seat, 'dealtTraitor', 1, leader);
    }
  }
  tellAll(t, 'dealtTraitor');
  let choosing = (1 << t.seats) - 1;
  for (let seat = 0; seat < t.seats; seat++) if (raceData(t, s.race[seat] as number).traitorsKept > 1) choosing &= ~(1 << seat);
  ask(s, D_TRAITOR, choosing);
}

/** A card of an opponent's leader if there is one among the four (REX-SETUP-8, REX-SETUP-9). */
export function traitorLegal(t: Table, s: State, seat: number, out: number[]): number {
  let n = 0;
  for (let own = 0; own < 2 && n === 0; own++)
    for (let leader = 0; leader < t.leaders; leader++)
      if (s.traitor[leader] === seat && (t.leaderRace[leader] === s.race[seat]) === (own === 1)) out[n++] = t.c.traitor + leader;
  return n;
}

/** What was not kept is shuffled back unseen (REX-SETUP-10); Letnev keeps all four (REX-SETUP-11). */
function returnTraitors(t: Table, s: State): void {
  for (let leader = 0; leader < t.leaders; leader++) {
    const seat = s.traitor[leader] as number;
    if (seat < 0 || !((s.called >> seat) & 1) || draftOf(s, seat)[0] === t.c.traitor + leader) continue;
    s.traitor[leader] = -1;
    s.traitorDeck.push(leader);
  }
  t.chance.shuffle(s.traitorDeck);
  tellAll(t, 'traitorsKept');
}

export function fleetDialLegal(t: Table, out: number[]): number {
  const { dialMin, dialMax } = t.pack.constants;
  let n = 0;
  for (let number = dialMin; number <= dialMax; number++) out[n++] = t.c.fleet + number;
  return n;
}

/** One secret answer of one step: kept until all are in. */
export function sealedAnswer(s: State, seat: number, choice: number): void {
  draftOf(s, seat).push(choice);
  answered(s, seat);
}

/** The sector of the difference; 0 or too far: the default one (REX-SETUP-13). */
function placeFleet(t: Table, s: State): void {
  const left = inOrder(t, s, 1);
  const right = inOrder(t, s, t.seats - 1);
  const a = (draftOf(s, left)[0] as number) - t.c.fleet;
  const b = (draftOf(s, right)[0] as number) - t.c.fleet;
  tellAll(t, 'fleetDial', left, a);
  tellAll(t, 'fleetDial', right, b);
  const sector = Math.abs(a - b);
  s.fleet = sector === 0 || sector > t.pack.constants.sectors ? t.pack.constants.fleetDefaultSector : sector;
  tellAll(t, 'fleetStarts', s.fleet);
}

/** Cards, influence, units and betrayal cards (REX-SETUP-14, 15, 16, 18, 19). */
function handOut(t: Table, s: State): void {
  const betrayals = t.betrayal ? t.chance.shuffle(t.pack.betrayalCards.map((_, i) => i)) : [];
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    const data = raceData(t, s.race[seat] as number);
    for (let k = 0; k < data.startCards; k++) drawToHand(t, s, seat);
    receive(t, s, seat, data.startInfluence);
    s.reserve[seat] = data.startReserve.normal;
    if (data.startReserve.mech > 0) s.reserveMech = data.startReserve.mech;
    t.pack.locations.forEach(({ id }, place) => addUnits(t, s, seat, place, data.startBoard.at?.[id] ?? 0, 0));
    if (t.betrayal) {
      s.betrayal[seat] = betrayals[i] as number;
      tellTo(t, 1 << seat, 'dealtBetrayal', 1, s.betrayal[seat]);
    }
  }
  if (t.betrayal) tellAll(t, 'dealtBetrayal');
  tellAll(t, 'setUp');
}
