import { ALL, type Chance, type Tell } from '@orrery/kernel';
import { putHunters, putMercenaries } from './control.ts';
import { islandAt, link } from './geometry.ts';
import { at } from './stages.ts';
import { PREPARATION, type State } from './state.ts';
import { ISLANDS, told, type Table } from './table.ts';
import { POSITIONS, type Position } from './vocabulary.ts';

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** A table with nothing on it. */
export function bareState(t: Table): State {
  const { pack, seats } = t;
  const war = t.module === 'war';
  return {
    q: zeros(ISLANDS),
    r: zeros(ISLANDS),
    rotation: zeros(ISLANDS),
    near: zeros(ISLANDS),
    across: zeros(ISLANDS * 6).fill(-1),
    hunters: zeros(seats * ISLANDS),
    mercenaries: zeros(ISLANDS),
    strength: zeros(ISLANDS),
    permanent: zeros(ISLANDS),
    temporary: zeros(ISLANDS),
    sabotage: zeros(ISLANDS),
    placed: [],
    control: zeros(seats),
    reserve: zeros(seats).fill(pack.pieces.hunters),
    crewHunters: zeros(seats),
    crewMercenaries: zeros(seats),
    storedPermanent: zeros(seats),
    storedTemporary: zeros(seats),
    tokens: zeros(seats),
    mercenarySupply: pack.pieces.mercenaries,
    sabotageSupply: war ? pack.supply.sabotageTokens : 0,
    sourceSupply: war ? pack.supply.sourceTokens : 0,
    deck: Array.from({ length: seats }, () => []),
    hand: zeros(seats * t.sets.kinds),
    drawn: zeros(seats * t.sets.kinds),
    saved: zeros(seats * t.sets.kinds),
    open: zeros(seats * t.sets.kinds),
    buried: zeros(seats * t.sets.kinds),
    held: zeros(seats),
    kept: zeros(seats),
    round: 0,
    phase: PREPARATION,
    first: 0,
    turns: zeros(seats),
    place: 0,
    team: 0,
    captain: t.members.map((seatsOfSide) => seatsOfSide[0] as number),
    points: zeros(t.sides),
    stage: at.round,
    put: 0,
    asking: 0,
    answers: zeros(seats).fill(-1),
    mover: -1,
    actor: -1,
    card: -1,
    how: 0,
    done: 0,
    action: -1,
    extracted: 0,
    proposed: 0,
    paid: 0,
    from: -1,
    to: -1,
    times: 0,
    moved: [],
    joint: 0,
    origin: -1,
    committed: [],
    attractor: -1,
    lead: 0,
    pulls: 0,
    pulled: 0,
    end: -1,
    winner: -1,
  };
}

/** The deck a player begins with, unshuffled. GRV-COMP-2, GRV-SETUP-9 */
export function fullDeck(t: Table): number[] {
  const deck: number[] = [];
  for (let kind = 0; kind < t.sets.kinds; kind++) for (let i = 0; i < (t.sets.copies[kind] as number); i++) deck.push(kind);
  return deck;
}

/** Lays out islands, pieces and decks and draws who begins. */
export function setUp(t: Table, chance: Chance, tell?: Tell): State {
  const s = bareState(t);
  layIslands(t, s, chance, tell);
  placePieces(t, s);
  if (t.teams) {
    s.team = chance.below(t.sides); // GRV-TEAM-SETUP-4
    t.members.forEach((members, team) => {
      const captain = members[chance.below(members.length)] as number; // GRV-TEAM-SETUP-3
      s.captain[team] = captain;
      tell?.(ALL, told(t, { kind: 'captain', seat: captain }));
    });
    s.first = s.captain[s.team] as number;
  } else s.first = chance.below(t.seats); // GRV-SETUP-12
  tell?.(ALL, told(t, { kind: 'first', seat: s.first }));
  for (let seat = 0; seat < t.seats; seat++) s.deck[seat] = chance.shuffle(fullDeck(t)); // GRV-SETUP-10
  return s;
}

function layIslands(t: Table, s: State, chance: Chance, tell: Tell | undefined): void {
  const { geometry, islands } = t.pack;
  const ordinary: number[] = [];
  for (const { index, centre } of islands) if (!centre) ordinary.push(index);
  if (geometry.randomIslandOrder) chance.shuffle(ordinary); // GRV-SETUP-3
  for (const { index, centre } of islands) {
    const position = ordinary.indexOf(index);
    const [q, r] = centre ? geometry.centreCell : (geometry.ringCells[position] as readonly [number, number]);
    const rotation = geometry.randomRotation ? chance.below(6) : 0;
    s.q[index] = q;
    s.r[index] = r;
    s.rotation[index] = rotation;
    tell?.(ALL, told(t, { kind: 'island', island: t.islandIds[index] as string, position: POSITIONS[position + 1] as Position, rotation }));
  }
  link(t, s);
}

function placePieces(t: Table, s: State): void {
  const { geometry, pieces, islands } = t.pack;
  const cells = geometry.startRing[String(t.seats)] ?? [];
  for (let seat = 0; seat < t.seats; seat++) {
    const [q, r] = geometry.ringCells[cells[seat] as number] as readonly [number, number];
    putHunters(s, seat, islandAt(s, q, r), pieces.startOnIsland); // GRV-SETUP-6
    s.crewHunters[seat] = pieces.startOnAirship;
    s.reserve[seat] = pieces.hunters - pieces.startOnIsland - pieces.startOnAirship;
  }
  for (const { index, garrison } of islands)
    if (s.strength[index] === 0) {
      putMercenaries(s, index, garrison); // GRV-SETUP-7
      s.mercenarySupply -= garrison;
    }
}
