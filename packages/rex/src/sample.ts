import type { Chance, Known } from '@orrery/kernel';
import { cloneState } from './clone.ts';
import { runningDecision } from './decisions.ts';
import { isWindow } from './frames.ts';
import { ATTACK, DEFENCE, D_CARDS, XXC } from './ids.ts';
import type { CardMemory } from './card-memory.ts';
import { remember } from './memory.ts';
import type { SecretMemory } from './secret-memory.ts';
import { RACES } from './pack/pack.ts';
import { cardsOf, sideOf } from './phases/battle-side.ts';
import { restore } from './restore.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';

/** Worlds a viewer may be in: what it knows stands, everything else is dealt as chance would have dealt it. */
export function sampler(t: Table, known: Known<RexView>): (chance: Chance) => State {
  const base = restore(t, known.view);
  const { cards, secrets } = remember(t, known);
  return (chance) => {
    const s = cloneState(base);
    const own = known.view.viewer;
    dealCards(t, s, known.view, cards, chance);
    dealTraitors(t, s, own, secrets, chance);
    stackDecks(t, s, known.view, chance);
    if (secrets.betrayalsDealt) dealBetrayals(t, s, secrets, chance);
    if (secrets.predicted && (s.prediction[0] as number) < 0) predict(t, s, secrets, chance);
    finishAnswers(t, s, known.view, chance);
    return s;
  };
}

/** Cards nobody can place: all copies but those lying open, in the own hand, or known to be in a hand. */
function unseen(t: Table, s: State, memory: CardMemory): number[] {
  const left = t.pack.strategyCards.map((card) => card.copies);
  const see = (card: number, copies = 1): void => {
    if (card >= 0) left[card] = (left[card] as number) - copies;
  };
  for (const pile of [s.discard, s.removed, s.attack, s.defence, s.row]) for (const card of pile) see(card);
  for (let i = 0; i < s.hand.length; i++) see(i % t.cards, s.hand[i]);
  memory.inHand.forEach((hand) => hand.forEach((copies, card) => see(card, copies)));
  return left.flatMap((copies, card) => new Array<number>(Math.max(0, copies)).fill(card));
}

/** Hands, row and deck: older unknown cards first, they cannot be among those that sank into the deck in sight. */
function dealCards(t: Table, s: State, view: RexView, memory: CardMemory, chance: Chance): void {
  if (view.own.offer !== null) s.row[0] = t.pack.strategyCards.findIndex(({ id }) => id === view.own.offer);
  const rest = chance.shuffle(unseen(t, s, memory));
  memory.inHand.forEach((hand, seat) =>
    hand.forEach((copies, card) => (s.hand[seat * t.cards + card] = (s.hand[seat * t.cards + card] as number) + copies)),
  );
  const sunk = [...memory.sunk];
  const take = (old: boolean, fits: (card: number) => boolean = () => true): number => {
    const free = (card: number): boolean => !old || rest.reduce((n, other) => n + (other === card ? 1 : 0), 0) > (sunk[card] as number);
    let i = rest.findLastIndex((card) => fits(card) && free(card));
    if (i < 0) i = rest.findLastIndex(fits);
    return i < 0 ? (rest.pop() as number) : (rest.splice(i, 1)[0] as number);
  };
  for (let seat = 0; seat < t.seats; seat++) demandedCards(t, s, seat, (fits) => give(t, s, seat, take(false, fits)));
  for (let old = 1; old >= 0; old--) {
    for (let seat = 0; seat < t.seats; seat++) {
      const missing = (s.held[seat] as number) - heldKnown(t, s, seat);
      const now = old ? Math.min(missing, memory.before[seat] as number) : missing;
      for (let i = 0; i < now; i++) give(t, s, seat, take(old === 1));
    }
    for (let i = 0; i < s.row.length; i++) if ((s.row[i] as number) < 0 && (!old || i < memory.rowBefore)) s.row[i] = take(old === 1);
  }
  s.deck = chance.shuffle(rest);
}

function give(t: Table, s: State, seat: number, card: number): void {
  const i = seat * t.cards + card;
  s.hand[i] = (s.hand[i] as number) + 1;
}

function heldKnown(t: Table, s: State, seat: number): number {
  let held = 0;
  for (let card = 0; card < t.cards; card++) held += s.hand[seat * t.cards + card] as number;
  return held;
}

/** A revealed slot says that the hand holds a card of each type it demands (REX-BATTLE-15). */
function demandedCards(t: Table, s: State, seat: number, deal: (fits: (card: number) => boolean) => void): void {
  const side = sideOf(s, seat);
  if (s.decision !== D_CARDS || side < 0) return;
  for (const icon of [ATTACK, DEFENCE]) {
    if (!((s.slot[side] as number) & icon)) continue;
    const fits = (card: number): boolean => t.icon[card] === icon && s.forbidden[side] !== card;
    if (!cardsOf(t, icon).some((card) => fits(card) && (s.hand[seat * t.cards + card] as number) > 0)) deal(fits);
  }
}

/** Foreign traitor cards, the oldest first: none that was known to be elsewhere since it was drawn; those kept from set-up show an opponent. */
function dealTraitors(t: Table, s: State, own: number, memory: SecretMemory, chance: Chance): void {
  if (!memory.traitorsDealt) return;
  const rest: number[] = [];
  for (let leader = 0; leader < t.leaders; leader++) if (s.leader[leader] !== 0 && s.traitor[leader] !== own) rest.push(leader);
  chance.shuffle(rest);
  const slots: (readonly [seat: number, time: number])[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat === own) continue;
    const drawn = memory.traitorTimes[seat] as number[];
    const kept = (memory.traitorCounts[seat] as number) - drawn.length;
    for (let i = 0; i < kept; i++) slots.push([seat, 0]);
    for (const time of drawn) slots.push([seat, time]);
  }
  slots.sort((a, b) => a[1] - b[1]);
  for (const [seat, time] of slots) {
    const free = (leader: number): boolean => (memory.elsewhere[leader] as number) < time;
    const chosen = time === 0 && memory.traitorsKept && memory.keepsOne[seat];
    let i = rest.findIndex((leader) => free(leader) && !(chosen && t.leaderRace[leader] === s.race[seat]));
    if (i < 0) i = Math.max(0, rest.findIndex(free));
    s.traitor[rest[i] as number] = seat;
    rest.splice(i, 1);
  }
  for (const leader of rest) s.traitor[leader] = -1;
  s.traitorDeck = rest;
}

function stackDecks(t: Table, s: State, view: RexView, chance: Chance): void {
  const out = new Set([...s.influenceDiscard, ...s.influenceRemoved, ...s.aside, s.shown]);
  const onTop = (deck: number[], top: number): number[] => (top < 0 ? deck : [...deck.filter((card) => card !== top), top]);
  const influence = chance.shuffle(t.pack.influenceCards.map((_, i) => i).filter((card) => !out.has(card)));
  s.influenceDeck = onTop(
    influence,
    view.own.influenceCard === null ? -1 : t.pack.influenceCards.findIndex(({ id }) => id === view.own.influenceCard),
  );
  const bombardment = chance.shuffle(t.pack.bombardmentCards.map((_, i) => i));
  s.bombardmentDeck = onTop(
    bombardment,
    view.own.bombardment === null ? -1 : t.pack.bombardmentCards.findIndex(({ value }) => value === view.own.bombardment),
  );
}

function dealBetrayals(t: Table, s: State, memory: SecretMemory, chance: Chance): void {
  memory.betrayed.forEach((card, seat) => {
    if (card >= 0) s.betrayal[seat] = card;
  });
  const rest = chance.shuffle(t.pack.betrayalCards.map((_, i) => i).filter((card) => !s.betrayal.includes(card)));
  for (let seat = 0; seat < t.seats; seat++) if ((s.betrayal[seat] as number) < 0) s.betrayal[seat] = rest.pop() as number;
}

/** Any other race in play and any round, unless the game's end says otherwise. */
function predict(t: Table, s: State, memory: SecretMemory, chance: Chance): void {
  if (memory.prediction) {
    s.prediction = [RACES.findIndex((race) => race === memory.prediction?.[0]), memory.prediction[1]];
    return;
  }
  const races = RACES.map((_, race) => race).filter((race) => race !== XXC && (s.seatOf[race] as number) >= 0);
  for (;;) {
    const race = races[chance.below(races.length)] as number;
    const round = 1 + chance.below(t.pack.constants.rounds);
    const missed = s.winners === 0 || round !== s.round || !((s.winners >> (s.seatOf[race] as number)) & 1);
    s.prediction = [race, round];
    if (missed) return;
  }
}

/** Seats known to have answered have some complete answer. */
function finishAnswers(t: Table, s: State, view: RexView, chance: Chance): void {
  if (isWindow(s.decision)) return;
  const finished = view.answered & ~(view.viewer < t.seats ? 1 << view.viewer : 0);
  const waiting = s.asked;
  t.chance = chance;
  t.tell = undefined;
  const open: number[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    if (!((finished >> seat) & 1)) continue;
    s.asked = waiting | (1 << seat);
    (s.draft[seat] as number[]).length = 0;
    while ((s.asked >> seat) & 1) {
      const length = runningDecision(s).legal(t, s, seat, open);
      runningDecision(s).answer(t, s, seat, open[chance.below(length)] as number);
    }
  }
  s.asked = waiting;
}
