import { At, set, type Chance, type Known } from '@orrery/kernel';
import { sideAt, sideOf } from './battle/side.ts';
import type { CardMemory } from './card-memory.ts';
import { cloneState } from './copy.ts';
import { copies } from './hand.ts';
import { ATTACK, D, DEFENCE, isWindow, RACE } from './ids.ts';
import { remember } from './memory.ts';
import { RACES } from './pack/pack.ts';
import type { SecretMemory } from './secret-memory.ts';
import { seenState } from './seen-state.ts';
import { draftOf, heldBy, holderOfTraitor, isAlive, isLost, raceOf, seatOf, type State } from './state.ts';
import { raceOfLeader, type Table } from './table.ts';
import type { RexView } from './view.ts';
import type { Card, Leader, Seat, Seats } from './words.ts';

/** Worlds a viewer may be in: what it knows stands, everything else is dealt as chance would have dealt it. */
export function sampler(table: Table, known: Known<RexView>): (chance: Chance) => State {
  const base = seenState(table, known);
  const { cards, secrets } = remember(table, known);
  return (chance) => {
    const state = cloneState(base);
    const own = known.view.viewer;
    dealCards(table, state, known.view, cards, chance);
    dealTraitors(table, state, own, secrets, chance);
    stackDecks(table, state, known.view, chance);
    if (secrets.betrayalsDealt) dealBetrayals(table, state, secrets, chance);
    if (secrets.predicted && state.prediction.race < 0) predict(table, state, secrets, chance);
    finishAnswers(table, state, known.view, chance);
    return state;
  };
}

/** Cards nobody can place: all copies but those lying open, in the own hand, or known to be in a hand. */
function unseen(table: Table, { cards, battle }: State, memory: CardMemory): Card[] {
  const left = table.pack.strategyCards.map((card) => card.copies);
  const see = (card: Card, number = 1): void => {
    if (card >= 0) left[card] = (left[card] ?? 0) - number;
  };
  const piles = [cards.discard, cards.removed, ...battle.sides.map((side) => side.cards), cards.row];
  for (const pile of piles) for (const card of pile) see(card);
  cards.hand.forEach((number, i) => see(i % table.cards, number));
  memory.inHand.forEach((hand) => hand.forEach((number, card) => see(card, number)));
  return left.flatMap((number, card) => new Array<Card>(Math.max(0, number)).fill(card));
}

/** Hands, row and deck: older unknown cards first, they cannot be among those that sank into the deck in sight. */
function dealCards(table: Table, state: State, view: RexView, memory: CardMemory, chance: Chance): void {
  const { cards } = state;
  if (view.own.offer !== null) cards.row[0] = table.pack.strategyCards.findIndex(({ id }) => id === view.own.offer);
  const rest = chance.shuffle(unseen(table, state, memory));
  memory.inHand.forEach((hand, seat) => hand.forEach((number, card) => give(table, state, seat, card, number)));
  const take = (old: boolean, fits: (card: Card) => boolean = () => true): Card => {
    const free = (card: Card): boolean => !old || rest.filter((other) => other === card).length > (memory.sunk[card] ?? 0);
    let i = rest.findLastIndex((card) => fits(card) && free(card));
    if (i < 0) i = rest.findLastIndex(fits);
    return (i < 0 ? rest.pop() : rest.splice(i, 1)[0]) ?? -1;
  };
  for (let seat = 0; seat < table.seats; seat++)
    demandedCards(table, state, seat, (fits) => give(table, state, seat, take(false, fits), 1));
  for (const old of [true, false]) {
    for (let seat = 0; seat < table.seats; seat++) {
      const missing = heldBy(state, seat) - heldKnown(table, state, seat);
      const now = old ? Math.min(missing, memory.before[seat] ?? 0) : missing;
      for (let i = 0; i < now; i++) give(table, state, seat, take(old), 1);
    }
    cards.row.forEach((card, i) => {
      if (card < 0 && (!old || i < memory.rowBefore)) cards.row[i] = take(old);
    });
  }
  cards.deck = chance.shuffle(rest);
}

function give(table: Table, state: State, seat: Seat, card: Card, number: number): void {
  state.cards.hand[seat * table.cards + card] = copies(table, state, seat, card) + number;
}

function heldKnown(table: Table, state: State, seat: Seat): number {
  let held = 0;
  for (let card = 0; card < table.cards; card++) held += copies(table, state, seat, card);
  return held;
}

/** A revealed slot says that the hand holds a card of each type it demands (REX-BATTLE-15). */
function demandedCards(table: Table, state: State, seat: Seat, deal: (fits: (card: Card) => boolean) => void): void {
  const side = sideOf(state, seat);
  if (state.decision !== D['D-CARDS'] || side === -1) return;
  const { slot, forbidden } = sideAt(state, side);
  for (const icon of [ATTACK, DEFENCE]) {
    if (!set.has(slot, icon)) continue;
    const fits = (card: Card): boolean => table.icon[card] === icon && forbidden !== card;
    if (!table.battleCards[icon].some((card) => fits(card) && copies(table, state, seat, card) > 0)) deal(fits);
  }
}

/** Foreign traitor cards, the oldest first: none that was known to be elsewhere since it was drawn; those kept from set-up show an opponent. */
function dealTraitors(table: Table, state: State, own: Seat, memory: SecretMemory, chance: Chance): void {
  if (!memory.traitorsDealt) return;
  const { leaders } = state;
  const rest: Leader[] = [];
  for (let leader = 0; leader < table.leaders; leader++)
    if ((isAlive(state, leader) || isLost(state, leader)) && holderOfTraitor(state, leader) !== own) rest.push(leader);
  chance.shuffle(rest);
  const slots: (readonly [seat: Seat, time: number])[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === own) continue;
    const drawn = memory.traitorTimes[seat] ?? [];
    const kept = (memory.traitorCounts[seat] ?? 0) - drawn.length;
    for (let i = 0; i < kept; i++) slots.push([seat, 0]);
    for (const time of drawn) slots.push([seat, time]);
  }
  slots.sort((a, b) => a[1] - b[1]);
  for (const [seat, time] of slots) {
    const free = (leader: Leader): boolean => (memory.elsewhere[leader] ?? -1) < time;
    const chosen = time === 0 && memory.traitorsKept && memory.keepsOne[seat];
    let i = rest.findIndex((leader) => free(leader) && !(chosen && raceOfLeader(table, leader) === raceOf(state, seat)));
    if (i < 0) i = Math.max(0, rest.findIndex(free));
    for (const leader of rest.splice(i, 1)) leaders.traitor[leader] = seat;
  }
  for (const leader of rest) leaders.traitor[leader] = -1;
  leaders.traitorDeck = rest;
}

function stackDecks(table: Table, { influenceCards, fleet }: State, { own }: RexView, chance: Chance): void {
  const { pack } = table;
  const { discard, removed, aside, shown } = influenceCards;
  const out = new Set([...discard, ...removed, ...aside, shown]);
  const onTop = (deck: number[], top: number): number[] => (top < 0 ? deck : [...deck.filter((card) => card !== top), top]);
  const influence = chance.shuffle(pack.influenceCards.map((_, i) => i).filter((card) => !out.has(card)));
  influenceCards.deck = onTop(
    influence,
    pack.influenceCards.findIndex(({ id }) => id === own.influenceCard),
  );
  const bombardment = chance.shuffle(pack.bombardmentCards.map((_, i) => i));
  fleet.deck = onTop(
    bombardment,
    pack.bombardmentCards.findIndex(({ value }) => value === own.bombardment),
  );
}

function dealBetrayals(table: Table, state: State, memory: SecretMemory, chance: Chance): void {
  memory.betrayed.forEach((card, seat) => {
    if (card >= 0) state.betrayal[seat] = card;
  });
  const rest = chance.shuffle(table.pack.betrayalCards.map((_, i) => i).filter((card) => !state.betrayal.includes(card)));
  state.betrayal = state.betrayal.map((card) => (card < 0 ? (rest.pop() ?? -1) : card));
}

/** Any other race in play and any round, unless the game's end says otherwise. */
function predict(table: Table, state: State, memory: SecretMemory, chance: Chance): void {
  if (memory.prediction) {
    const [id, round] = memory.prediction;
    state.prediction = { race: RACES.findIndex((race) => race === id), round };
    return;
  }
  const races = RACES.map((_, race) => race).filter((race) => race !== RACE.XXC && seatOf(state, race) >= 0);
  const { winners } = state.victory;
  for (;;) {
    const race = races[chance.below(races.length)] ?? -1;
    const round = 1 + chance.below(table.pack.constants.rounds);
    state.prediction = { race, round };
    if (winners === 0 || round !== state.round || !set.has(winners, seatOf(state, race))) return;
  }
}

/** Seats known to have answered have some complete answer. */
function finishAnswers(table: Table, state: State, view: RexView, chance: Chance): void {
  if (isWindow(state.decision)) return;
  const { decisions } = table;
  const waiting = state.asked;
  const finished: Seats = set.minus(view.answered, view.viewer < table.seats ? set.only(view.viewer) : 0);
  const open: number[] = [];
  for (let rest = finished; rest !== 0; rest = set.rest(rest)) {
    const seat = set.first(rest);
    state.asked = set.with(waiting, seat);
    draftOf(state, seat).length = 0;
    while (set.has(state.asked, seat)) {
      const length = decisions.list(state.decision, table, state, seat, open);
      decisions.answer(state.decision, new At(table, state, seat, chance, undefined), open[chance.below(length)] ?? -1);
    }
  }
  state.asked = waiting;
}
