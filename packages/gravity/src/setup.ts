import { ALL, type Chance, type Tell } from '@orrery/kernel';
import { copiesOf } from './card-sets.ts';
import { putHunters, putMercenaries } from './control.ts';
import { islandAt, link } from './geometry.ts';
import { stages } from './stages.ts';
import { captainOf, islandOf, playerOf, PREPARATION, type IslandState, type PlayerState, type State } from './state.ts';
import { firstOf, ISLANDS, type Table } from './table.ts';
import type { CardKind } from './words.ts';

/** A list that is filled from the start has no holes, which makes it faster. */
function list<T>(length: number, item: (i: number) => T): T[] {
  const items: T[] = [];
  for (let i = 0; i < length; i++) items.push(item(i));
  return items;
}
const zeros = (length: number): number[] => list(length, () => 0);

const bareIsland = ({ seats }: Table): IslandState => ({
  q: 0,
  r: 0,
  rotation: 0,
  near: 0,
  across: [-1, -1, -1, -1, -1, -1],
  hunters: zeros(seats),
  mercenaries: 0,
  strength: 0,
  permanent: 0,
  temporary: 0,
  sabotage: 0,
});

const barePlayer = ({ pack, sets }: Table): PlayerState => ({
  control: 0,
  reserve: pack.pieces.hunters,
  airship: { hunters: 0, mercenaries: 0, permanent: 0, temporary: 0 },
  tokens: 0,
  turns: 0,
  deck: [],
  drawn: zeros(sets.kinds),
  hand: zeros(sets.kinds),
  saved: zeros(sets.kinds),
  open: zeros(sets.kinds),
  buried: zeros(sets.kinds),
  held: 0,
  kept: 0,
});

/** A table with nothing on it. */
export function bareState(table: Table): State {
  const { pack, seats } = table;
  const war = table.module === 'war';
  return {
    islands: list(ISLANDS, () => bareIsland(table)),
    players: list(seats, () => barePlayer(table)),
    supply: {
      mercenaries: pack.pieces.mercenaries,
      sabotage: war ? pack.supply.sabotageTokens : 0,
      sources: war ? pack.supply.sourceTokens : 0,
    },
    round: {
      number: 0,
      phase: PREPARATION,
      first: 0,
      place: 0,
      team: 0,
      captains: table.members.map((_, side) => firstOf(table, side)),
      points: zeros(table.sides),
    },
    turn: { mover: -1, actor: -1, card: -1, how: 0, done: 0, extracted: 0, proposed: 0, paid: 0 },
    action: { index: -1, from: -1, to: -1, times: 0, moved: [], tokens: [], joint: 0, origin: -1, committed: [] },
    pull: { attractor: -1, target: -1, lead: 0, pulls: 0, pulled: 0 },
    stage: stages.round,
    put: 0,
    asking: 0,
    answers: list(seats, () => -1),
    end: -1,
    winner: -1,
  };
}

/** The deck a player begins with, unshuffled. GRV-COMP-2, GRV-SETUP-9 */
export function fullDeck({ sets }: Table): CardKind[] {
  const deck: CardKind[] = [];
  for (let kind = 0; kind < sets.kinds; kind++) for (let i = copiesOf(sets, kind); i > 0; i--) deck.push(kind);
  return deck;
}

/** Lays out islands, pieces and decks and draws who begins. */
export function setUp(table: Table, chance: Chance, tell?: Tell): State {
  const state = bareState(table);
  const { round } = state;
  layIslands(table, state, chance, tell);
  placePieces(table, state);
  if (table.teams) {
    round.team = chance.below(table.sides); // GRV-TEAM-SETUP-4
    table.members.forEach((members, team) => {
      const captain = members[chance.below(members.length)] ?? 0; // GRV-TEAM-SETUP-3
      round.captains[team] = captain;
      tell?.(ALL, table.events.captain(captain));
    });
    round.first = captainOf(state, round.team);
  } else round.first = chance.below(table.seats); // GRV-SETUP-12
  tell?.(ALL, table.events.first(round.first));
  for (const player of state.players) player.deck = chance.shuffle(fullDeck(table)); // GRV-SETUP-10
  return state;
}

type Cell = readonly [q: number, r: number];

function layIslands(table: Table, state: State, chance: Chance, tell: Tell | undefined): void {
  const { geometry, islands } = table.pack;
  const ordinary: number[] = [];
  for (const { index, centre } of islands) if (!centre) ordinary.push(index);
  if (geometry.randomIslandOrder) chance.shuffle(ordinary); // GRV-SETUP-3
  for (const { index, centre } of islands) {
    const position = ordinary.indexOf(index);
    const rotation = geometry.randomRotation ? chance.below(6) : 0;
    const island = islandOf(state, index);
    [island.q, island.r] = centre ? geometry.centreCell : (geometry.ringCells[position] as Cell);
    island.rotation = rotation;
    tell?.(ALL, table.events.island(index, position + 1, rotation));
  }
  link(table, state);
}

function placePieces(table: Table, state: State): void {
  const { geometry, pieces, islands } = table.pack;
  const cells = geometry.startRing[String(table.seats)] ?? [];
  for (let seat = 0; seat < table.seats; seat++) {
    const [q, r] = geometry.ringCells[cells[seat] ?? 0] as Cell;
    const player = playerOf(state, seat);
    putHunters(state, seat, islandAt(state, q, r), pieces.startOnIsland); // GRV-SETUP-6
    player.airship.hunters = pieces.startOnAirship;
    player.reserve = pieces.hunters - pieces.startOnIsland - pieces.startOnAirship;
  }
  for (const { index, garrison } of islands)
    if (islandOf(state, index).strength === 0) {
      putMercenaries(state, index, garrison); // GRV-SETUP-7
      state.supply.mercenaries -= garrison;
    }
}
