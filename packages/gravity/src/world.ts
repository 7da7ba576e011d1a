import { attraction } from './attraction.ts';
import { ORIGINS, originName } from './actions/origins.ts';
import { toOrigin } from './actions/capture.ts';
import { leave } from './actions/complete.ts';
import { placeName } from './decision.ts';
import { putHunters, putMercenaries } from './control.ts';
import { link } from './geometry.ts';
import { settle } from './machine.ts';
import { endOf } from './phases/end.ts';
import { bareState, fullDeck } from './setup.ts';
import { at } from './stages.ts';
import { CASTLED, COPIED, PLAYED, type State } from './state.ts';
import { ISLANDS, type Table } from './table.ts';
import type { ActionView, PlayerView, View } from './view.ts';
import { COLOURS, PHASES, PIECES } from './vocabulary.ts';

/** A state with everything a view shows; cards it does not show are in no zone yet. */
export function worldOf(t: Table, view: View): State {
  const s = bareState(t);
  layIslands(t, s, view);
  view.players.forEach((player, seat) => seatPlayer(t, s, player, seat, view));
  s.mercenarySupply = view.supply.mercenaries;
  s.sabotageSupply = view.supply.sabotage;
  s.sourceSupply = view.supply.sources;
  s.round = view.round;
  s.phase = PHASES.indexOf(view.phase);
  s.first = view.first;
  s.place = view.place;
  s.team = view.team;
  if (t.teams) s.captain = [...view.captains];
  s.points = [...view.points];
  s.put = view.asked;
  s.asking = view.asked & ~view.answered;
  s.stage = at[view.decision];
  for (const { seat, choice } of view.answers) s.answers[seat] = t.choices.code(choice);
  if (view.attraction) {
    s.attractor = islandIndex(t, view.attraction.attractor);
    s.lead = view.attraction.lead;
    s.pulls = view.attraction.pulls;
    s.pulled = view.attraction.pulled;
    s.to = islandIndex(t, view.attraction.target);
  }
  if (view.decision === 'islands.attractor') {
    const { lead, pulls } = attraction(t, s);
    s.lead = lead;
    s.pulls = pulls;
  }
  if (view.result) Object.assign(s, endOf(t, view.result));
  resumeTurn(t, s, view);
  return s;
}

const islandIndex = (t: Table, id: string | null): number => (id === null ? -1 : t.islandIds.indexOf(id));

function layIslands(t: Table, s: State, view: View): void {
  view.islands.forEach((island, i) => {
    [s.q[i], s.r[i]] = island.cell;
    s.rotation[i] = island.rotation;
    s.permanent[i] = island.permanent;
    s.temporary[i] = island.temporary;
    s.sabotage[i] = island.sabotaged.reduce((set, trunk) => set | (1 << trunk), 0);
    for (const { side, colour } of island.tokens) s.placed.push(i * 12 + side * 2 + COLOURS.indexOf(colour));
    island.hunters.forEach((hunters, seat) => hunters > 0 && putHunters(s, seat, i, hunters));
    putMercenaries(s, i, island.mercenaries);
  });
  link(t, s);
}

function seatPlayer(t: Table, s: State, player: PlayerView, seat: number, view: View): void {
  const row = seat * t.sets.kinds;
  const kindOf = (number: number): number => t.sets.numbers.indexOf(number);
  const fill = (into: number[], cards: readonly number[] | null): void => {
    for (const number of cards ?? []) into[row + kindOf(number)] = (into[row + kindOf(number)] as number) + 1;
  };
  s.reserve[seat] = player.reserve;
  s.crewHunters[seat] = player.airship.hunters;
  s.crewMercenaries[seat] = player.airship.mercenaries;
  s.storedPermanent[seat] = player.airship.permanent;
  s.storedTemporary[seat] = player.airship.temporary;
  s.tokens[seat] = player.tokens;
  s.turns[seat] = player.turns;
  s.held[seat] = player.counts.hand;
  s.kept[seat] = player.counts.saved;
  fill(s.open, player.played);
  if (seat !== view.viewer) return;
  fill(s.hand, player.hand);
  fill(s.saved, player.saved);
  fill(s.drawn, player.drawn);
  fill(s.buried, player.discard);
  const deck = fullDeck(t);
  for (let kind = 0; kind < t.sets.kinds; kind++) {
    s.buried[row + kind] = (s.buried[row + kind] as number) - (s.open[row + kind] as number);
    for (const zone of [s.hand, s.saved, s.drawn, s.buried, s.open])
      for (let i = zone[row + kind] as number; i > 0; i--) deck.splice(deck.indexOf(kind), 1);
  }
  s.deck[seat] = deck;
}

function resumeTurn(t: Table, s: State, view: View): void {
  const { turn } = view;
  if (!turn) return;
  s.mover = turn.mover;
  s.actor = turn.actor;
  s.extracted = turn.extracted.reduce((set, id) => set | (1 << islandIndex(t, id)), 0);
  s.proposed = turn.proposed ? 1 : 0;
  s.paid = turn.paid ? 1 : 0;
  if (turn.card === null) return;
  s.card = t.sets.numbers.indexOf(turn.card);
  if (view.decision === 'castle.pay') return;
  s.how = turn.how === 'copied' ? COPIED : turn.how === 'castled' ? CASTLED : PLAYED;
  s.done = turn.done.reduce((set, action) => set | (action.endsWith('B') ? 2 : 1), 0);
  if (view.action) resumeAction(t, s, view.action);
  if (s.actor === view.viewer) return;
  rewindAction(t, s);
}

function resumeAction(t: Table, s: State, action: ActionView): void {
  const names = Array.from({ length: ORIGINS }, (_, origin) => originName(t, origin));
  const places = Array.from({ length: ISLANDS + 1 }, (_, place) => placeName(t, place));
  s.action = s.card * 2 + (action.action.endsWith('B') ? 1 : 0);
  s.from = islandIndex(t, action.from);
  s.to = islandIndex(t, action.to);
  s.times = action.times;
  s.moved = action.moved.map(({ place, piece }) => places.indexOf(place) * 2 + PIECES.indexOf(piece));
  s.joint = action.joint ? 1 : 0;
  s.origin = action.origin === null ? (s.stage === at['capture.loss'] ? ORIGINS : -1) : names.indexOf(action.origin);
  s.committed = action.committed.flatMap(({ origin, hunters, partners, mercenaries }) => [
    names.indexOf(origin),
    hunters,
    partners,
    mercenaries,
  ]);
}

/** Others know nothing of steps that were not told: for them the actor has not begun, save what the rules do for him. */
function rewindAction(t: Table, s: State): void {
  if (s.stage === at['capture.commit']) toOrigin(t, s, 0);
  else if (s.stage === at.action) leave(s);
  else return;
  const { put, asking } = s;
  settle(t, s, { chance: NO_CHANCE, tell: undefined });
  s.put = put;
  s.asking = asking;
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
