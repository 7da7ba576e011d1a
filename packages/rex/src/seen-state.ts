import { set, SPECTATOR } from '@orrery/kernel';
import { resume } from './copy.ts';
import { ADVANTAGES, DECISIONS, PHASES, RACE } from './ids.ts';
import { RACES } from './pack/pack.ts';
import { blankState, seatOf, type State } from './state.ts';
import type { Table } from './table.ts';
import { addUnits } from './units.ts';
import type { RexView } from './view.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/**
 * The state as far as a viewer knows it: everything public and its own secrets. Hands of others, deck orders, foreign traitor and betrayal cards and foreign
 * answers are missing, so what a seat may do can be asked of it, and nothing else.
 */
export function seenState(table: Table, { view }: { readonly view: RexView }): State {
  const state = blankState(table);
  resume(state, view.pending);
  state.decision = DECISIONS.indexOf(view.decision);
  state.called = view.asked;
  state.asked = set.minus(view.asked, view.answered);
  state.phase = PHASES.indexOf(view.phase);
  state.round = view.round;
  state.first = view.first;
  state.fleet.sector = view.fleet;
  state.turn = view.turn ?? -1;
  setPlayers(table, state, view);
  setBoard(table, state, view);
  setCards(table, state, view);
  if (view.viewer !== SPECTATOR) setOwn(table, state, view);
  state.bank = view.bank ?? 0 - (sum(state.influence) + sum(state.lying));
  return state;
}

function setPlayers(table: Table, state: State, view: RexView): void {
  const { units, leaders } = state;
  const leaderAt = new Map(table.pack.leaders.map(({ id }, i) => [id, i]));
  const locationAt = new Map(table.pack.locations.map(({ id }, i) => [id, i]));
  view.players.forEach((player, seat) => {
    const race = player.race === null ? -1 : RACE[player.race];
    state.race[seat] = race;
    if (race >= 0) state.seatOf[race] = seat;
    state.influence[seat] = player.influence;
    units.reserve[seat] = player.reserves;
    units.lost[seat] = player.casualties;
    units.reserveMechanized += player.mechanizedReserves;
    units.lostMechanized += player.mechanizedCasualties;
    state.cards.held[seat] = player.cards;
    state.allies[seat] = set.of(player.allies);
    for (const { leader, alive, used } of player.leaders) {
      const i = leaderAt.get(leader) ?? -1;
      if (alive) leaders.reserve = set.with(leaders.reserve, i);
      else leaders.lost = set.with(leaders.lost, i);
      if (used !== null) leaders.used.push({ leader: i, location: locationAt.get(used) ?? -1 });
    }
  });
}

function setBoard(table: Table, state: State, view: RexView): void {
  view.locations.forEach(({ units: here, influence, shield }, location) => {
    for (const { seat, units, mechanized, faceDown } of here)
      addUnits(table, state, seat, location, units, seat === seatOf(state, RACE.XXC) ? faceDown : mechanized);
    state.lying[location] = influence;
    if (set.has(table.shields, location) && !shield) state.shieldless = set.with(state.shieldless, location);
  });
}

function setCards(table: Table, state: State, view: RexView): void {
  const { cards, influenceCards, fleet, leaders, auction } = state;
  const cardAt = new Map(table.pack.strategyCards.map(({ id }, i) => [id, i]));
  const influenceAt = new Map(table.pack.influenceCards.map(({ id }, i) => [id, i]));
  const strategy = (ids: readonly string[]): number[] => ids.map((id) => cardAt.get(id) ?? -1);
  const influence = (ids: readonly string[]): number[] => ids.map((id) => influenceAt.get(id) ?? -1);
  // places of hidden cards: their number is public
  const hidden = (length: number): number[] => new Array<number>(length).fill(-1);
  cards.discard = strategy(view.strategyDiscard);
  cards.removed = strategy(view.strategyRemoved);
  cards.deck = hidden(view.strategyDeck);
  cards.row = hidden(view.row);
  influenceCards.discard = influence(view.influenceDiscard);
  influenceCards.removed = influence(view.influenceRemoved);
  influenceCards.aside = influence(view.influenceAside);
  influenceCards.shown = view.influenceShown === null ? -1 : (influenceAt.get(view.influenceShown) ?? -1);
  influenceCards.deck = hidden(view.influenceDeck);
  influenceCards.seen = view.looks.influence ? 1 : 0;
  leaders.traitorDeck = hidden(view.traitorDeck);
  fleet.deck = hidden(view.bombardmentDeck);
  fleet.seen = view.looks.bombardment ? 1 : 0;
  auction.seen = view.looks.offer ? 1 : 0;
  state.cancelled = set.of(view.cancelled.map((id) => ADVANTAGES.findIndex((known) => known === id)));
}

function setOwn(table: Table, state: State, { viewer: seat, own }: RexView): void {
  const { pack } = table;
  for (const id of own.hand) {
    const i = seat * table.cards + pack.strategyCards.findIndex((card) => card.id === id);
    state.cards.hand[i] = (state.cards.hand[i] ?? 0) + 1;
  }
  for (const id of own.traitors) state.leaders.traitor[pack.leaders.findIndex((leader) => leader.id === id)] = seat;
  if (own.betrayal !== null) state.betrayal[seat] = pack.betrayalCards.findIndex(({ id }) => id === own.betrayal);
  if (own.prediction) state.prediction = { race: RACES.indexOf(own.prediction.race), round: own.prediction.round };
  state.drafts[seat] = [...own.steps];
}
