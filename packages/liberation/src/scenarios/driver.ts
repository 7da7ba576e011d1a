import { SPECTATOR, type Chance, type Happening, type ViewerSet } from '@orrery/kernel';
import { members } from '../cities.ts';
import { liberation, type LiberationRules } from '../game.ts';
import { readPosition, writePosition } from '../notation.ts';
import { standard } from '../pack/standard.ts';
import type { State } from '../state.ts';
import type { LiberationEvent } from '../words.ts';
import { galaxies } from './galaxies.ts';
import type { Position, Scenario } from './scenario.ts';

/** Scenarios are written for the costs of the first reconstruction. */
export function open(options: Scenario['options'] = {}, pack: unknown = standard): LiberationRules {
  const rules = liberation.open(options, pack);
  if ('faults' in rules) throw new Error(rules.faults.map((fault) => `${fault.path} ${fault.problem}`).join('; '));
  return rules as LiberationRules;
}

/** Chance that gives the deals a scenario asks for. */
export class Dealt implements Chance {
  drawn = 0;
  readonly orders: (readonly number[])[] = [];
  readonly draws: number[] = [];
  below(bound: number): number {
    this.drawn++;
    const draw = this.draws.shift();
    if (draw === undefined || draw >= bound) throw new RangeError(`no draw below ${bound} is left`);
    return draw;
  }
  shuffle<T>(items: T[]): T[] {
    const order = this.orders.shift();
    if (!order) throw new RangeError('no shuffle is left');
    const given = [...items];
    order.forEach((from, to) => (items[to] = given[from] as T));
    return items;
  }
}

/** A table in the middle of play, with a log for each viewer. */
export class Bench {
  readonly rules: LiberationRules;
  readonly chance = new Dealt();
  readonly logs = new Map<number, LiberationEvent[]>([0, 1, SPECTATOR].map((viewer) => [viewer, []]));
  readonly pasts = new Map<number, number[]>([0, 1, SPECTATOR].map((viewer) => [viewer, []]));
  state: State;

  constructor(rules: LiberationRules, state: State) {
    this.rules = rules;
    this.state = state;
  }

  readonly tell = (to: ViewerSet, event: Happening): void => {
    for (const [viewer, log] of this.logs)
      if ((to >> viewer) & 1) {
        log.push(this.rules.events.name(event));
        this.pasts.get(viewer)?.push(event);
      }
  };

  get seat(): number {
    return this.rules.asked(this.state) === 1 ? 0 : 1;
  }

  /** The open choices in short: `attack F`. */
  offers(): string[] {
    const list: number[] = [];
    const length = this.rules.legal(this.state, this.seat, list);
    return list.slice(0, length).map((choice) => short(this.rules.choices.name(choice)));
  }

  code(words: string): number {
    const list: number[] = [];
    const length = this.rules.legal(this.state, this.seat, list);
    const at = list.slice(0, length).findIndex((choice) => short(this.rules.choices.name(choice)) === words);
    if (at < 0) throw new Error(`${words} is not open among ${this.offers().join(', ')}`);
    return list[at] as number;
  }

  /** Answers one after another, each named in short. */
  play(...answers: readonly string[]): this {
    for (const words of answers) {
      const choice = this.code(words);
      this.pasts.get(this.seat)?.push(~choice);
      this.rules.apply(this.state, this.seat, choice, this.chance, this.tell);
    }
    return this;
  }

  get position(): string {
    return writePosition(this.rules.table, this.state);
  }
}

export function bench(position: string, options?: Scenario['options'], pack?: unknown): Bench {
  const rules = open(options, pack);
  const state = readPosition(rules.table, position);
  if ('faults' in state) throw new Error(state.faults.map((fault) => `${fault.path} ${fault.problem}`).join('; '));
  return new Bench(rules, state);
}

/** Choices as the rules' tables write them. */
export function short(named: { readonly verb: string }): string {
  const { verb, ...rest } = named;
  const values = Object.values(rest).map(String);
  switch (verb) {
    case 'perform':
      return 'mission';
    case 'takeNone':
      return 'take none';
    case 'targetNone':
      return 'target none';
    case 'rotate':
      return values.join('');
    case 'order':
      return `order ${values.join('')}`;
    default:
      return [verb, ...values].join(' ');
  }
}

const layoutOf = (text: string): string => {
  const galaxy = galaxies.find((each) => each.id === text);
  return (galaxy?.layout ?? text).replaceAll(' / ', '/').replaceAll(' ', ',');
};

/** A scenario's position in the one-line notation. */
export function line(position: Position, layout: string): string {
  const occupied = (position.D?.occ ?? '').replaceAll(' ', '');
  const zones = [position.deck, position.discard, position.D?.hand, occupied, position.L?.hand, position.L?.base];
  return [layoutOf(position.layout ?? layout), position.act ?? 1, ...zones.map((zone) => zone || '-')].join(' ');
}

/** The table of a scenario before its first choice. */
export function arrange(scenario: Scenario): Bench {
  const { before } = scenario;
  const layout = before.layout ?? '';
  if (before.shuffled === undefined) {
    const bench0 = bench(`${line(before, layout)} ${before.at} ${before.at?.startsWith('lib') ? 2 : 1}`, scenario.options);
    scriptChance(bench0, scenario);
    return bench0;
  }
  const rules = open(scenario.options);
  const { atlas, cities } = rules.table;
  const table = new Bench(rules, {} as State);
  const cells = layoutOf(layout).split(/[,/]/);
  const cards = [...rules.table.baseMaps, ...(rules.table.expansionMap < 0 ? [] : [rules.table.expansionMap])];
  const wanted = cells.map((cell) => atlas.maps.findIndex((id) => cell.startsWith(id)));
  table.chance.orders.push(wanted.map((card) => cards.indexOf(card)));
  for (const cell of cells) table.chance.draws.push((cell.includes('B') ? 2 : 0) + (cell.endsWith('r') ? 1 : 0));
  const inPlay = cities.filter((id) => before.shuffled?.includes(id));
  table.chance.orders.push([...before.shuffled].toReversed().map((id) => inPlay.indexOf(id)));
  table.state = rules.start(table.chance, table.tell);
  return table;
}

function scriptChance(table: Bench, scenario: Scenario): void {
  const { cities } = table.rules.table;
  for (const order of scenario.rng?.reshuffle ?? []) {
    const from = [...order].toSorted();
    table.chance.orders.push([...order].toReversed().map((id) => from.indexOf(id)));
  }
  const picks = [...(scenario.rng?.propaganda ?? []).join('')];
  if (picks.length === 0) return;
  table.chance.below = () => {
    const id = picks.shift() ?? '';
    return members(table.state.discard).indexOf(cities.indexOf(id));
  };
}

/** Result events in short, as scenarios list them; misses of one attack are one line. */
export function results(log: readonly LiberationEvent[]): string[] {
  const lines: string[] = [];
  for (const event of log)
    switch (event.kind) {
      case 'missed':
        if (lines.at(-1)?.startsWith('miss ')) lines.push(`${lines.pop()}${event.city}`);
        else lines.push(`miss ${event.city}`);
        break;
      case 'hit':
      case 'sabotaged':
        lines.push(`${event.kind} ${event.city}`);
        break;
      case 'baseHit':
        lines.push(`base hit ${event.city}`);
        break;
      case 'notInHand':
        lines.push(`not in hand ${event.city}`);
        break;
      case 'milled':
        lines.push(`milled ${event.count}`);
        break;
      case 'act':
        lines.push(`act ${event.act}`);
        break;
      case 'noCard':
        lines.push('no card');
        break;
      case 'nothingToSee':
        lines.push('nothing to see');
        break;
      case 'probed':
        if ('map' in event) lines.push(`probe ${event.map} ${event.yes ? 'yes' : 'no'}`);
        break;
      default:
    }
  return lines;
}
