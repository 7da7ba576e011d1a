import { At, quick, set, SPECTATOR, type Chance, type Tell } from '@orrery/kernel';
import { putCards, type Counts } from './card-sets.ts';
import { putHunters, putMercenaries } from './control.ts';
import { link } from './geometry.ts';
import { settle } from './machine.ts';
import { openTable } from './open-table.ts';
import { settingsOf } from './options.ts';
import type { GravityPack } from './pack/pack.ts';
import type { GravityRules } from './rules.ts';
import { bareState, fullDeck } from './setup.ts';
import { stages, type StepId } from './stages.ts';
import { CORPORATIONS, islandOf, playerOf, pointsOf, type State } from './state.ts';
import { sideOfSeat, type Table } from './table.ts';

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type ColourName = (typeof COLOURS)[number];
export const LETTERS = ['r', 'b', 'g', 'y'] as const;

/** What a player has; cards that are not named lie in the deck, hunters that stand nowhere in the reserve. */
export interface SeatScene {
  readonly hand?: readonly number[];
  /** Face up, and face down. */
  readonly discard?: readonly number[];
  readonly buried?: readonly number[];
  readonly saved?: readonly number[];
  /** From the top; the rest of the cards, where not given. */
  readonly deck?: readonly number[];
  /** Crew: '2h 1m'. */
  readonly ship?: string;
  /** Stored gravity: '1+2'. */
  readonly store?: string;
  readonly tokens?: number;
  readonly turns?: number;
  readonly points?: number;
}

/**
 * A position. An island is a line of what is on it: `'1,0 ^3 r4 m2 3+1 T1'` is cell (1,0), rotation 3, four red hunters, two mercenaries, three
 * permanent and one temporary unit, a sabotage token on trunk 1. An island that is not named lies where the set-up has it, with nothing on it.
 */
export interface SceneText extends Partial<Readonly<Record<ColourName, SeatScene>>> {
  readonly islands?: Readonly<Record<string, string>>;
  /** Whose turn it is; red's without it. */
  readonly mover?: ColourName;
  /** The turn is the last of the round. */
  readonly last?: boolean;
  /** Begin with this step of the game instead of a turn. */
  readonly step?: StepId;
  readonly round?: number;
  readonly first?: ColourName;
  readonly captains?: readonly ColourName[];
  readonly sabotageSupply?: number;
  readonly sourceSupply?: number;
}

export const seatOf = (colour: ColourName): number => COLOURS.indexOf(colour);

function fillIsland(t: Table, s: State, i: number, text: string): void {
  const island = islandOf(s, i);
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const number = Number(word.slice(1));
    const seat = LETTERS.indexOf(word[0] as 'r');
    if (/^-?\d+,-?\d+$/.test(word)) [island.q, island.r] = word.split(',').map(Number) as [number, number];
    else if (/^\d+\+\d+$/.test(word)) [island.permanent, island.temporary] = word.split('+').map(Number) as [number, number];
    else if (word[0] === '^') island.rotation = number;
    else if (word[0] === 'm') putMercenaries(s, i, number);
    else if (word[0] === 'T') island.sabotage = set.with(island.sabotage, number);
    else if (seat >= 0 && seat < t.seats) putHunters(s, seat, i, number);
    else throw new Error(`an island cannot be "${word}"`);
  }
}

function fillSeat(t: Table, s: State, seat: number, scene: SeatScene): void {
  const player = playerOf(s, seat);
  const rest = fullDeck(t);
  const take = (number: number): number => {
    const kind = t.sets.numbers.indexOf(number);
    const i = rest.indexOf(kind);
    if (i < 0) throw new Error(`there is no further card ${number}`);
    rest.splice(i, 1);
    return kind;
  };
  const put = (zone: Counts, cards: readonly number[] = []): void => {
    for (const number of cards) putCards(zone, take(number), 1);
  };
  put(player.hand, scene.hand);
  put(player.open, scene.discard);
  put(player.buried, scene.buried);
  put(player.saved, scene.saved);
  player.held = scene.hand?.length ?? 0;
  player.kept = scene.saved?.length ?? 0;
  player.deck = scene.deck ? scene.deck.map(take).toReversed() : rest;
  const [, hunters = '0'] = /(\d+)h/.exec(scene.ship ?? '') ?? [];
  const [, mercenaries = '0'] = /(\d+)m/.exec(scene.ship ?? '') ?? [];
  const { airship } = player;
  airship.hunters = Number(hunters);
  airship.mercenaries = Number(mercenaries);
  if (scene.store) [airship.permanent, airship.temporary] = scene.store.split('+').map(Number) as [number, number];
  player.tokens = scene.tokens ?? 0;
  player.turns = scene.turns ?? 0;
  const side = sideOfSeat(t, seat);
  s.round.points[side] = Math.max(pointsOf(s, side), scene.points ?? 0);
}

/** Supplies and reserves are what is left over. */
function fillSupplies(t: Table, s: State, scene: SceneText): void {
  const { pieces, supply } = t.pack;
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
  s.players.forEach((player, seat) => {
    player.reserve = pieces.hunters - player.airship.hunters - sum(s.islands.map(({ hunters }) => hunters[seat] ?? 0));
  });
  s.supply.mercenaries =
    pieces.mercenaries - sum(s.islands.map(({ mercenaries }) => mercenaries)) - sum(s.players.map(({ airship }) => airship.mercenaries));
  if (t.module !== 'war') return;
  const laid = sum(s.islands.map(({ sabotage }) => set.size(sabotage)));
  s.supply.sabotage = scene.sabotageSupply ?? supply.sabotageTokens - laid;
  s.supply.sources = scene.sourceSupply ?? supply.sourceTokens - sum(s.players.map(({ tokens }) => tokens));
}

/** Puts a scene on the table and goes on until somebody has to decide. */
export function place(t: Table, scene: SceneText, chance: Chance, tell: Tell): State {
  const s = bareState(t);
  const { geometry } = t.pack;
  t.pack.islands.forEach(({ id, centre }, i) => {
    const island = islandOf(s, i);
    [island.q, island.r] = (centre ? geometry.centreCell : geometry.ringCells[i - 1]) as [number, number];
    fillIsland(t, s, i, scene.islands?.[id] ?? '');
  });
  link(t, s);
  for (let seat = 0; seat < t.seats; seat++) fillSeat(t, s, seat, scene[COLOURS[seat] as ColourName] ?? {});
  fillSupplies(t, s, scene);
  const mover = seatOf(scene.mover ?? 'red');
  const { round } = s;
  round.number = scene.round ?? 2;
  round.phase = CORPORATIONS;
  round.first = scene.first ? seatOf(scene.first) : mover;
  if (scene.captains) round.captains = scene.captains.map(seatOf);
  round.team = sideOfSeat(t, mover);
  round.place = scene.last ? t.turns * t.seats - 1 : (mover - round.first + t.seats) % t.seats;
  if (scene.last) round.first = (mover + 1) % t.seats;
  s.turn.mover = mover;
  s.stage = stages[scene.step ?? 'begin'];
  settle(new At(t, s, mover, chance, tell));
  return s;
}

/** A scene as a table starts at it, and what everybody was told until the first question, the spectator last. */
export function readScene(
  { pack, options, seats }: GravityRules,
  scene: SceneText,
): { readonly state: State; readonly pasts: readonly (readonly number[])[] } {
  const pasts: number[][] = Array.from({ length: seats + 1 }, () => []);
  const table = openTable(pack as GravityPack, settingsOf(options), options);
  const state = place(table, scene, quick(1), (to, event) =>
    pasts.forEach((past, row) => (to >> (row === seats ? SPECTATOR : row)) & 1 && past.push(event)),
  );
  return { state, pasts };
}
