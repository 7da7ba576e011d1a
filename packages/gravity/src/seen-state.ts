import { At, set, type Known } from '@orrery/kernel';
import { toOrigin } from './actions/capture-commit.ts';
import { leave } from './actions/complete.ts';
import { ORIGINS, originId } from './actions/origins.ts';
import { placeId } from './actions/redeployment.ts';
import { attraction } from './attraction.ts';
import { countOf, putCards, type Counts } from './card-sets.ts';
import { putHunters, putMercenaries } from './control.ts';
import { link } from './geometry.ts';
import { settle } from './machine.ts';
import { endOf } from './phases/end.ts';
import { bareState, fullDeck } from './setup.ts';
import { stages } from './stages.ts';
import { CASTLED, COPIED, islandOf, PLAYED, playerOf, type State } from './state.ts';
import { actionOn, ISLANDS, type Table } from './table.ts';
import type { ActionView, PlayerView, TurnView, View } from './view.ts';
import { COLOURS, PHASES, PIECES, type Island } from './words.ts';

/** A state with everything a viewer knows; cards it has not seen are in no zone yet. */
export function seenState(table: Table, { view }: Pick<Known<View>, 'view'>): State {
  const state = bareState(table);
  layIslands(table, state, view);
  view.players.forEach((player, seat) => seatPlayer(table, state, player, seat, view));
  Object.assign(state.supply, view.supply);
  resumeRound(table, state, view);
  resumePull(table, state, view);
  state.put = view.asked;
  state.asking = set.minus(view.asked, view.answered);
  state.stage = stages[view.decision];
  for (const { seat, choice } of view.answers) state.answers[seat] = table.choiceCodec.code(choice);
  if (view.result) Object.assign(state, endOf(table, view.result));
  if (view.turn) resumeTurn(table, state, view, view.turn);
  return state;
}

const islandIndex = ({ islandIds }: Table, id: string | null): Island => (id === null ? -1 : islandIds.indexOf(id));

function layIslands(table: Table, state: State, view: View): void {
  view.islands.forEach((seen, i) => {
    const island = islandOf(state, i);
    [island.q, island.r] = seen.cell;
    island.rotation = seen.rotation;
    island.permanent = seen.permanent;
    island.temporary = seen.temporary;
    island.sabotage = set.of(seen.sabotaged);
    for (const { side, colour } of seen.tokens) state.action.tokens.push({ island: i, side, colour: COLOURS.indexOf(colour) });
    seen.hunters.forEach((hunters, seat) => hunters > 0 && putHunters(state, seat, i, hunters));
    putMercenaries(state, i, seen.mercenaries);
  });
  link(table, state);
}

function seatPlayer(table: Table, state: State, seen: PlayerView, seat: number, view: View): void {
  const { numbers, kinds } = table.sets;
  const player = playerOf(state, seat);
  const fill = (into: Counts, cards: readonly number[] | null): void => {
    for (const number of cards ?? []) putCards(into, numbers.indexOf(number), 1);
  };
  player.reserve = seen.reserve;
  Object.assign(player.airship, seen.airship);
  player.tokens = seen.tokens;
  player.turns = seen.turns;
  player.held = seen.counts.hand;
  player.kept = seen.counts.saved;
  fill(player.open, seen.played);
  if (seat !== view.viewer) return;
  fill(player.hand, seen.hand);
  fill(player.saved, seen.saved);
  fill(player.drawn, seen.drawn);
  fill(player.buried, seen.discard);
  const deck = fullDeck(table);
  for (let kind = 0; kind < kinds; kind++) {
    putCards(player.buried, kind, -countOf(player.open, kind));
    for (const zone of [player.hand, player.saved, player.drawn, player.buried, player.open])
      for (let i = countOf(zone, kind); i > 0; i--) deck.splice(deck.indexOf(kind), 1);
  }
  player.deck = deck;
}

function resumeRound(table: Table, { round }: State, view: View): void {
  round.number = view.round;
  round.phase = PHASES.indexOf(view.phase);
  round.first = view.first;
  round.place = view.place;
  round.team = view.team;
  if (table.teams) round.captains = [...view.captains];
  round.points = [...view.points];
}

function resumePull(table: Table, state: State, view: View): void {
  const { pull } = state;
  if (view.attraction) {
    const { attractor, target, lead, pulls, pulled } = view.attraction;
    Object.assign(pull, { attractor: islandIndex(table, attractor), target: islandIndex(table, target), lead, pulls, pulled });
  }
  if (view.decision === 'islands.attractor') {
    const { lead, pulls } = attraction(table, state);
    Object.assign(pull, { lead, pulls });
  }
}

function resumeTurn(table: Table, state: State, view: View, seen: TurnView): void {
  const { turn } = state;
  turn.mover = seen.mover;
  turn.actor = seen.actor;
  turn.extracted = set.of(seen.extracted.map((id) => islandIndex(table, id)));
  turn.proposed = seen.proposed ? 1 : 0;
  turn.paid = seen.paid ? 1 : 0;
  if (seen.card === null) return;
  turn.card = table.sets.numbers.indexOf(seen.card);
  if (view.decision === 'castle.pay') return;
  turn.how = seen.how === 'copied' ? COPIED : seen.how === 'castled' ? CASTLED : PLAYED;
  turn.done = set.of(seen.done.map(which));
  if (view.action) resumeAction(table, state, view.action);
  if (turn.actor !== view.viewer) rewindAction(table, state);
}

/** Which of a card's two actions an id names. */
const which = (action: string): number => (action.endsWith('B') ? 1 : 0);

function resumeAction(table: Table, state: State, seen: ActionView): void {
  const { action } = state;
  const origins = Array.from({ length: ORIGINS }, (_, origin) => originId(table, origin));
  const places = Array.from({ length: ISLANDS + 1 }, (_, place) => placeId(table, place));
  action.index = actionOn(state.turn.card, which(seen.action));
  action.from = islandIndex(table, seen.from);
  action.to = islandIndex(table, seen.to);
  action.times = seen.times;
  action.moved = seen.moved.map(({ place, piece }) => ({ place: places.indexOf(place), piece: PIECES.indexOf(piece) }));
  action.joint = seen.joint ? 1 : 0;
  if (seen.origin !== null) action.origin = origins.indexOf(seen.origin);
  else action.origin = state.stage === stages['capture.loss'] ? ORIGINS : -1;
  action.committed = seen.committed.map((given) => ({ ...given, origin: origins.indexOf(given.origin) }));
}

/** Others know nothing of steps that were not told: for them the actor has not begun, save what the rules do for him. */
function rewindAction(table: Table, state: State): void {
  if (state.stage === stages['capture.commit']) toOrigin(table, state, 0);
  else if (state.stage === stages.action) leave(state);
  else return;
  const { put, asking } = state;
  settle(new At(table, state, state.turn.actor, NO_CHANCE, undefined));
  state.put = put;
  state.asking = asking;
}

const NO_CHANCE = {
  drawn: 0,
  below(): number {
    throw new Error('steps within an action draw no chance');
  },
  shuffle<T>(items: T[]): T[] {
    return items;
  },
};
