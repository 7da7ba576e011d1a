import { SPECTATOR } from '@orrery/kernel';
import { ADVANTAGES, DECISIONS, PHASES, XXC } from './ids.ts';
import { RACES } from './pack/pack.ts';
import { resume } from './pending.ts';
import { blankState, type State } from './state.ts';
import type { Table } from './table.ts';
import { addUnits } from './units.ts';
import type { RexView } from './view.ts';

/**
 * The state as far as a viewer knows it: everything public and its own secrets. Hands of others, deck orders, foreign traitor and betrayal cards and foreign
 * answers are missing, so what a seat may do can be asked of it, and nothing else.
 */
export function restore(t: Table, view: RexView): State {
  const s = blankState(t);
  resume(s, view.pending);
  s.decision = DECISIONS.indexOf(view.decision);
  s.called = view.asked;
  s.asked = view.asked & ~view.answered;
  s.phase = PHASES.indexOf(view.phase);
  s.round = view.round;
  s.first = view.first;
  s.fleet = view.fleet;
  s.turn = view.turn ?? -1;
  restorePlayers(t, s, view);
  restoreBoard(t, s, view);
  restoreCards(t, s, view);
  if (view.viewer !== SPECTATOR) restoreOwn(t, s, view);
  s.bank = view.bank ?? 0 - (s.influence.reduce((a, b) => a + b, 0) + s.gold.reduce((a, b) => a + b, 0));
  return s;
}

function restorePlayers(t: Table, s: State, view: RexView): void {
  const leaderAt = new Map(t.pack.leaders.map(({ id }, i) => [id, i]));
  const placeAt = new Map(t.pack.locations.map(({ id }, i) => [id, i]));
  view.players.forEach((player, seat) => {
    const race = player.race === null ? -1 : RACES.indexOf(player.race);
    s.race[seat] = race;
    if (race >= 0) s.seatOf[race] = seat;
    s.influence[seat] = player.influence;
    s.reserve[seat] = player.reserves;
    s.lost[seat] = player.casualties;
    s.reserveMech += player.mechanizedReserves;
    s.lostMech += player.mechanizedCasualties;
    s.held[seat] = player.cards;
    s.allies[seat] = player.allies.reduce((set, ally) => set | (1 << ally), 0);
    for (const { leader, alive, used } of player.leaders) {
      const i = leaderAt.get(leader) ?? -1;
      s.leader[i] = alive ? 1 : 2;
      s.used[i] = used === null ? 0 : (placeAt.get(used) ?? -1) + 1;
    }
  });
}

function restoreBoard(t: Table, s: State, view: RexView): void {
  view.locations.forEach((location, place) => {
    for (const { seat, units, mechanized, faceDown } of location.units)
      addUnits(t, s, seat, place, units, seat === s.seatOf[XXC] ? faceDown : mechanized);
    s.gold[place] = location.influence;
    if ((t.shields >> place) & 1 && !location.shield) s.shieldless |= 1 << place;
  });
}

function restoreCards(t: Table, s: State, view: RexView): void {
  const cardAt = new Map(t.pack.strategyCards.map(({ id }, i) => [id, i]));
  const influenceAt = new Map(t.pack.influenceCards.map(({ id }, i) => [id, i]));
  const cards = (ids: readonly string[]): number[] => ids.map((id) => cardAt.get(id) ?? -1);
  const influence = (ids: readonly string[]): number[] => ids.map((id) => influenceAt.get(id) ?? -1);
  s.discard = cards(view.strategyDiscard);
  s.removed = cards(view.strategyRemoved);
  s.influenceDiscard = influence(view.influenceDiscard);
  s.influenceRemoved = influence(view.influenceRemoved);
  s.aside = influence(view.influenceAside);
  s.shown = view.influenceShown === null ? -1 : (influenceAt.get(view.influenceShown) ?? -1);
  // places of hidden cards: their number is public
  s.deck = new Array<number>(view.strategyDeck).fill(-1);
  s.row = new Array<number>(view.row).fill(-1);
  s.influenceDeck = new Array<number>(view.influenceDeck).fill(-1);
  s.traitorDeck = new Array<number>(view.traitorDeck).fill(-1);
  s.bombardmentDeck = new Array<number>(view.bombardmentDeck).fill(-1);
  s.cancelled = view.cancelled.reduce((set, id) => set | (1 << ADVANTAGES.findIndex((known) => known === id)), 0);
  s.seenBombardment = view.looks.bombardment ? 1 : 0;
  s.seenInfluence = view.looks.influence ? 1 : 0;
  s.seenOffer = view.looks.offer ? 1 : 0;
}

function restoreOwn(t: Table, s: State, { viewer, own }: RexView): void {
  const seat = viewer;
  for (const id of own.hand) {
    const i = seat * t.cards + t.pack.strategyCards.findIndex((card) => card.id === id);
    s.hand[i] = (s.hand[i] as number) + 1;
  }
  for (const id of own.traitors) s.traitor[t.pack.leaders.findIndex((leader) => leader.id === id)] = seat;
  if (own.betrayal !== null) s.betrayal[seat] = t.pack.betrayalCards.findIndex(({ id }) => id === own.betrayal);
  if (own.prediction) s.prediction = [RACES.indexOf(own.prediction.race), own.prediction.round];
  s.draft[seat] = [...own.steps];
}
