/**
 * Plays games until each wanted way to end has come up once and writes their records to replays/gravity.
 * `node scripts/run.mjs packages/gravity/statistics/record.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  commit,
  deriveSeed,
  quick,
  recordReplay,
  seeded,
  sha256Hex,
  versionOf,
  writeReplay,
  type Choice,
  type LogEntry,
  type Options,
} from '@orrery/kernel';
import { gravity, type GravityEvent } from '../src/index.ts';
import { options, settingsOf } from '../src/options.ts';
import { house } from '../src/pack/house.ts';
import { openTable } from '../src/open-table.ts';
import { greedy, random, type Policy } from './greedy.ts';

/** A game worth keeping: its table, who plays, and what must happen in it. */
interface Wanted {
  readonly name: string;
  readonly options: Options;
  readonly policy: Policy;
  readonly ends: (game: Ended) => boolean;
}

interface Ended {
  readonly clause: string;
  readonly winners: readonly number[];
  readonly events: readonly GravityEvent[];
  /** The side that pulled last. */
  readonly pulled: number;
  /** The side that won. */
  readonly side: number;
}

const RING = 'GRV-ISLANDS-14';
const POINTS = 'GRV-DOM-4';
const LIMIT = 'GRV-END-3';
const happens = (game: Ended, ...kinds: GravityEvent['kind'][]): boolean =>
  kinds.every((kind) => game.events.some((event) => event.kind === kind));

const WANTED: readonly Wanted[] = [
  {
    name: 'ring-by-own-pull',
    options: { seats: 2 },
    policy: greedy,
    ends: ({ clause, pulled, side }) => clause === RING && pulled === side,
  },
  {
    name: 'ring-by-a-rival',
    options: { seats: 3 },
    policy: random,
    ends: ({ clause, pulled, side }) => clause === RING && pulled >= 0 && pulled !== side,
  },
  { name: 'domination-4', options: { seats: 3, domination: 4 }, policy: greedy, ends: ({ clause }) => clause === POINTS },
  { name: 'domination-5', options: { seats: 4, domination: 5 }, policy: greedy, ends: ({ clause }) => clause === POINTS },
  {
    name: 'war-for-resources',
    options: { seats: 4, module: 'war' },
    policy: greedy,
    ends: (game) => game.clause === RING && happens(game, 'sabotaged', 'tokenPlaced', 'returned'),
  },
  {
    name: 'air-transport',
    options: { seats: 2, module: 'air', domination: 5 },
    policy: greedy,
    ends: (game) => happens(game, 'conserved', 'unloaded'),
  },
  {
    name: 'teams-ring',
    options: { seats: 4, confrontation: true },
    policy: greedy,
    ends: (game) => game.clause === RING && happens(game, 'accepted', 'copied', 'captain'),
  },
  {
    name: 'teams-points',
    options: { seats: 4, confrontation: true, module: 'war', domination: 4 },
    policy: greedy,
    ends: (game) => game.clause === POINTS && happens(game, 'copied'),
  },
  { name: 'round-limit', options: { seats: 4 }, policy: random, ends: ({ clause, winners }) => clause === LIMIT && winners.length > 0 },
  { name: 'draw', options: { seats: 2 }, policy: random, ends: ({ clause, winners }) => clause === LIMIT && winners.length === 0 },
];

/** The games were recorded by the first version, with the pack of its time. */
const first = versionOf(gravity, '1') as typeof gravity;

const NAMES = ['Ada', 'Boris', 'Clara', 'Dmitri'];
const folder = new URL('../../../replays/gravity/', import.meta.url);

function play({ name, options: chosen, policy, ends }: Wanted, attempt: number): string | null {
  const settings = { ...Object.fromEntries(options.map(({ id, default: value }) => [id, value])), ...chosen };
  const rules = first.open(chosen);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  const t = openTable(house, settingsOf(settings), settings);
  const secret = sha256Hex(`${name} ${attempt}`);
  const nonces = NAMES.slice(0, rules.seats).map((person) => sha256Hex(person).slice(0, 32));
  const opening = { commitment: commit(secret), nonces, match: name, secret };
  const source = seeded(deriveSeed(secret, name, nonces));
  const events: GravityEvent[] = [];
  const tell = (to: number, event: number): void => void (to >> 15 && events.push(rules.events.name(event)));
  const state = rules.start(source, tell);
  const chance = quick(attempt);
  const log: LogEntry[] = [];
  const out: Choice[] = [];
  let pulled = -1;
  while (rules.asked(state) !== 0) {
    const asked = rules.asked(state);
    const seat = 31 - Math.clz32(asked & -asked);
    const open = out.slice(0, rules.legal(state, seat, out));
    const choice = policy(t, state, seat, open, chance);
    if (state.pull.attractor >= 0) pulled = state.round.team;
    rules.apply(state, seat, choice, source, tell);
    log.push([seat, choice]);
  }
  const result = rules.result(state);
  if (!result || !ends({ ...result, events, pulled, side: state.winner })) return null;
  const seats = NAMES.slice(0, rules.seats).map((person) => ({ name: person, kind: 'bot' as const }));
  return writeReplay(recordReplay({ game: first, rules, seats, seed: opening, log }));
}

mkdirSync(fileURLToPath(folder), { recursive: true });
for (const wanted of WANTED)
  for (let attempt = 1; ; attempt++) {
    const record = play(wanted, attempt);
    if (record === null) continue;
    writeFileSync(fileURLToPath(new URL(`${wanted.name}.json`, folder)), record);
    process.stderr.write(`${wanted.name}: attempt ${attempt}\n`);
    break;
  }
