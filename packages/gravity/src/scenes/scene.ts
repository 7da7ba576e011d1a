import { At, quick, set, SPECTATOR, type Chance, type Options, type Viewer } from '@orrery/kernel';
import { putCards, type Counts } from '../card-sets.ts';
import { putHunters, putMercenaries } from '../control.ts';
import { link } from '../geometry.ts';
import { answer, list, settle } from '../machine.ts';
import { options as allOptions, settingsOf } from '../options.ts';
import { house } from '../pack/house.ts';
import type { GravityPack } from '../pack/pack.ts';
import { bind, type GravityRules } from '../rules.ts';
import { bareState, fullDeck } from '../setup.ts';
import { openTable } from '../open-table.ts';
import { stages, type StepId } from '../stages.ts';
import { CORPORATIONS, islandOf, playerOf, pointsOf, type State } from '../state.ts';
import { sideOfSeat, type Table } from '../table.ts';
import type { IslandView, PlayerView, View } from '../view.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type ColourName = (typeof COLOURS)[number];
const LETTERS = ['r', 'b', 'g', 'y'] as const;

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
  readonly chance?: Chance;
  readonly pack?: GravityPack;
}

/** Tables of the pack built in, made once. */
const tables = new Map<string, Table>();
function tableFor(settings: Options): Table {
  const key = JSON.stringify(settings);
  const known = tables.get(key) ?? openTable(house, settingsOf(settings), settings);
  tables.set(key, known);
  return known;
}

const seatOf = (colour: ColourName): number => COLOURS.indexOf(colour);

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

/** A table in a given position, played with choices in words: `play 5`, `act 5A`, `surge copperfall`. */
export class Scene {
  readonly table: Table;
  readonly rules: GravityRules;
  readonly state: State;
  readonly chance: Chance;
  /** What each seat heard, in words; the spectator last. */
  readonly heard: string[][];
  readonly pasts: number[][];

  constructor(chosen: Options, scene: SceneText) {
    const pack = scene.pack ?? house;
    const settings = { ...Object.fromEntries(allOptions.map(({ id, default: value }) => [id, value])), ...chosen };
    const t = scene.pack ? openTable(pack, settingsOf(settings), settings) : tableFor(settings);
    const s = bareState(t);
    this.table = t;
    this.rules = bind(t);
    this.state = s;
    this.chance = scene.chance ?? quick(1);
    this.heard = Array.from({ length: t.seats + 1 }, () => []);
    this.pasts = Array.from({ length: t.seats + 1 }, () => []);
    t.pack.islands.forEach(({ id, centre }, i) => {
      const island = islandOf(s, i);
      [island.q, island.r] = (centre ? pack.geometry.centreCell : pack.geometry.ringCells[i - 1]) as [number, number];
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
    settle(new At(t, s, mover, this.chance, this.#tell));
  }

  readonly #tell = (to: number, event: number): void => {
    this.heard.forEach((list, row) => {
      if (!((to >> (row === this.table.seats ? SPECTATOR : row)) & 1)) return;
      list.push(words(this.table.eventCodec.name(event), 'kind'));
      (this.pasts[row] as number[]).push(event);
    });
  };

  /** Who is asked: colours in seat order. */
  get asked(): ColourName[] {
    return COLOURS.filter((_, seat) => (this.rules.asked(this.state) >> seat) & 1);
  }

  /** The decision as the seat that is asked knows it. */
  get decision(): string {
    return this.view(seatOf(this.asked[0] ?? 'red')).decision;
  }

  /** What a seat may choose, in words; the asked seat's without a colour. */
  offers(colour: ColourName = this.asked[0] ?? 'red'): string[] {
    const out: number[] = [];
    return out
      .slice(0, list(this.table, this.state, seatOf(colour), out))
      .map((choice) => words(this.table.choiceCodec.name(choice), 'verb'));
  }

  /** Answers, one after another: `'play 5'` by whoever is asked, `'blue: skip'` by blue. */
  play(...answers: string[]): this {
    for (const text of answers) {
      const [, colour = this.asked[0], said = text] = /^(red|blue|green|yellow): (.*)$/.exec(text) ?? [];
      const seat = seatOf(colour as ColourName);
      if (!((this.rules.asked(this.state) >> seat) & 1)) throw new Error(`${colour} is not asked "${said}", but ${this.asked.join(', ')}`);
      const out: number[] = [];
      const open = out.slice(0, list(this.table, this.state, seat, out));
      const choice = open.find((code) => words(this.table.choiceCodec.name(code), 'verb') === said);
      if (choice === undefined) throw new Error(`"${said}" is not among: ${this.offers(colour as ColourName).join('; ')}`);
      (this.pasts[seat] as number[]).push(~choice);
      answer(new At(this.table, this.state, seat, this.chance, this.#tell), choice);
    }
    return this;
  }

  view(viewer: Viewer = SPECTATOR): View {
    return this.rules.view(this.state, viewer);
  }

  island(id: string): IslandView {
    return this.view().islands.find((island) => island.id === id) as IslandView;
  }

  /** What is on an island, in a line: `'r4 m2 3+1 T1'`. */
  on(id: string): string {
    const { hunters, mercenaries, permanent, temporary, sabotaged } = this.island(id);
    const pieces = hunters.map((number, seat) => (number > 0 ? `${LETTERS[seat]}${number}` : ''));
    return [...pieces, mercenaries > 0 ? `m${mercenaries}` : '', `${permanent}+${temporary}`, ...sabotaged.map((trunk) => `T${trunk}`)]
      .filter((word) => word !== '')
      .join(' ');
  }

  /** A player as he sees himself. */
  player(colour: ColourName): PlayerView {
    return this.view(seatOf(colour)).players[seatOf(colour)] as PlayerView;
  }

  /** Events the spectator heard that begin with this word. */
  told(kind: string): string[] {
    return (this.heard.at(-1) ?? []).filter((text) => text.split(' ')[0] === kind);
  }
}

/** A choice or an event as its word and its arguments. */
function words(named: object, tag: string): string {
  const { [tag]: word, ...rest } = named as Record<string, unknown>;
  return [word, ...Object.values(rest)].join(' ');
}

export const scene = (options: Options, text: SceneText): Scene => new Scene(options, text);
