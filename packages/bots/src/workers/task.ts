import { loadRules, type AnyRules } from '@orrery/games/load';
import { quick, versionOf, type Bot, type Choice, type Known, type Options, type TableView } from '@orrery/kernel';
import { hints, type Hint } from '../hints.ts';
import { openPlayer, type Entrant } from '../player.ts';

/** A table as a worker can open it by itself. */
export interface TableName {
  readonly game: string;
  /** The version of its rules, where that is not the present one. */
  readonly rules?: string;
  readonly options: Options;
  /** The pack, where it is not built in. */
  readonly pack?: unknown;
}

/** A question for a bot in another thread: what a seat knows goes in, a choice comes out. Everything in it can be copied between threads. */
export interface Task {
  readonly table: TableName;
  readonly known: Known<TableView>;
  readonly open: readonly Choice[];
  /** The same seed and iterations give the same answer. */
  readonly seed: number;
  readonly iterations?: number;
  readonly milliseconds?: number;
}
export interface Decide extends Task {
  readonly ask: 'decide';
  readonly entrant: Entrant;
}
export interface Advise extends Task {
  readonly ask: 'advise';
}
export type Question = Decide | Advise;
/** Players made ready before anybody asks them: what they need is loaded and unpacked. */
export interface Ready {
  readonly ask: 'ready';
  readonly table: TableName;
  readonly entrants: readonly Entrant[];
}
export type Answer<Q extends Question> = Q extends Decide ? Choice : readonly Hint[];

/** How many tables and bots a worker keeps open. */
const KEPT = 16;
const tables = new Map<string, AnyRules>();
const players = new Map<string, Bot<TableView>>();

function keep<T>(kept: Map<string, T>, key: string, value: T): T {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return value;
}

export async function openTable(name: TableName): Promise<AnyRules> {
  const key = JSON.stringify(name);
  const known = tables.get(key);
  if (known) return keep(tables, key, known);
  const plug = await loadRules(name.game);
  if (!plug) throw new RangeError(`no game is called ${name.game}`);
  const game = name.rules === undefined ? plug.game : versionOf(plug.game, name.rules);
  if (!game) throw new RangeError(`${name.game} is no longer played by its rules ${name.rules}`);
  const rules = game.open(name.options, name.pack);
  if ('faults' in rules) throw new RangeError(rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('; '));
  return keep<AnyRules>(tables, key, rules);
}

async function openEntrant(table: TableName, rules: AnyRules, entrant: Entrant): Promise<Bot<TableView>> {
  const key = JSON.stringify([table, entrant]);
  return keep(players, key, players.get(key) ?? (await openPlayer(table.game, rules, entrant)));
}

export async function makeReady({ table, entrants }: Ready): Promise<null> {
  const rules = await openTable(table);
  for (const entrant of entrants) await openEntrant(table, rules, entrant);
  return null;
}

/** Answers a question in this thread. */
export async function answer<Q extends Question>(question: Q): Promise<Answer<Q>> {
  const { table, known, open, seed, iterations, milliseconds } = question;
  const rules = await openTable(table);
  const budget = {
    ...(iterations === undefined ? {} : { iterations }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
  if (question.ask === 'advise') return (await hints(table.game, rules, known, open, quick(seed), budget)) as Answer<Q>;
  const bot = await openEntrant(table, rules, question.entrant);
  return (await bot.decide(known, open, quick(seed), budget)) as Answer<Q>;
}

/** Where bots think without anybody waiting: threads of a server, or workers of a page. */
export interface Thinkers {
  /** A stop ends the thought at once: the promise is rejected. */
  ask<Q extends Question>(question: Q, stop?: AbortSignal): Promise<Answer<Q>>;
  /** Gets players ready while a person thinks, where their first thought would have to wait for it. */
  prepare?(table: TableName, entrants: readonly Entrant[]): void;
  close(): Promise<void>;
}
