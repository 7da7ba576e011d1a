import { At, quick, SPECTATOR, type Chance, type Options, type Viewer } from '@orrery/kernel';
import { answer, list } from '../machine.ts';
import { options as allOptions, settingsOf } from '../options.ts';
import { house } from '../pack/house.ts';
import type { GravityPack } from '../pack/pack.ts';
import { bind, type GravityRules } from '../rules.ts';
import { openTable } from '../open-table.ts';
import { COLOURS, LETTERS, place, seatOf, type ColourName, type SceneText } from '../scene-text.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { IslandView, PlayerView, View } from '../view.ts';

/** A position with what a test may exchange. */
export interface TestScene extends SceneText {
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

/** A table in a given position, played with choices in words: `play 5`, `act 5A`, `surge copperfall`. */
export class Scene {
  readonly table: Table;
  readonly rules: GravityRules;
  readonly state: State;
  readonly chance: Chance;
  /** What each seat heard, in words; the spectator last. */
  readonly heard: string[][];
  readonly pasts: number[][];

  constructor(chosen: Options, scene: TestScene) {
    const pack = scene.pack ?? house;
    const settings = { ...Object.fromEntries(allOptions.map(({ id, default: value }) => [id, value])), ...chosen };
    const t = scene.pack ? openTable(pack, settingsOf(settings), settings) : tableFor(settings);
    this.table = t;
    this.rules = bind(t);
    this.chance = scene.chance ?? quick(1);
    this.heard = Array.from({ length: t.seats + 1 }, () => []);
    this.pasts = Array.from({ length: t.seats + 1 }, () => []);
    this.state = place(t, scene, this.chance, this.#tell);
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

export const scene = (options: Options, text: TestScene): Scene => new Scene(options, text);
