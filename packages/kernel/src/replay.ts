import { canonical } from './canonical.ts';
import { seeded } from './chance.ts';
import type { Choice, Event, Game, Named, Result, Rules, Seat, TableView } from './contract.ts';
import { deriveSeed, keepsPromise, type Opening } from './fairness.ts';
import { standingAnswers, type LogEntry } from './match.ts';
import { type ReplayFault, fault } from './replayFault.ts';
import type { Pack } from './pack.ts';
import { sha256Hex } from './sha256.ts';

/** How a game ended that the rules did not end. */
export interface Broken {
  readonly ended: 'resigned' | 'timeout' | 'unfinished';
  readonly seat?: Seat;
}

/** A game that has ended, as data. Anybody can re-run it. */
export interface Replay {
  readonly format: 1;
  readonly game: string;
  readonly rules: string;
  readonly pack: { readonly id: string; readonly hash: string; readonly data?: unknown };
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[];
  readonly seed: Opening;
  /** Where several seats were asked the lowest answers first and to its end, so one game has one record. Answers to a decision never completed are left out. */
  readonly choices: readonly Choice[];
  readonly end: Result | Broken;
}

export const packHash = (pack: unknown): string => sha256Hex(canonical(pack));

/** The name of a game that was played: SHA-256 of its canonical record. */
export const replayId = (replay: Replay): string => sha256Hex(canonical(replay));
export const writeReplay = (replay: Replay): string => canonical(replay);

/** The answers of a match in the one order every record of it has. */
export function canonicalChoices<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: Uint8Array,
  log: readonly LogEntry[],
): Choice[] {
  const queues: Choice[][] = Array.from({ length: rules.seats }, () => []);
  for (const [seat, choice] of standingAnswers(log)) (queues[seat] as Choice[]).push(choice);
  const source = seeded(seed);
  let told = 0;
  const tell = (): void => void told++;
  const state = rules.start(source, tell);
  const choices: Choice[] = [];
  let waiting = 0;
  let complete = 0;
  for (;;) {
    const asked = rules.asked(state);
    if (asked === 0) return choices;
    if (waiting === 0) {
      waiting = asked;
      complete = choices.length;
    }
    const seat = 31 - Math.clz32(asked & -asked);
    const choice = queues[seat]?.shift();
    if (choice === undefined) return choices.slice(0, complete);
    choices.push(choice);
    const before = told;
    rules.apply(state, seat, choice, source, tell);
    const bit = 1 << seat;
    if (!(rules.asked(state) & bit) || told !== before) waiting &= ~bit;
  }
}

export interface Played<S, V extends TableView, N extends Named, E extends Event> {
  readonly game: Game<S, V, N, E>;
  readonly rules: Rules<S, V, N, E>;
  readonly seats: Replay['seats'];
  readonly seed: Opening & { readonly secret: string };
  readonly log: readonly LogEntry[];
  /** Why it ended, where the rules did not end it. */
  readonly broken?: Broken;
}

/** The record of a match that has ended. */
export function recordReplay<S, V extends TableView, N extends Named, E extends Event>(played: Played<S, V, N, E>): Replay {
  const { game, rules, seats, seed, log, broken } = played;
  const key = deriveSeed(seed.secret, seed.match, seed.nonces);
  const choices = canonicalChoices(rules, key, log);
  const end = rerun(rules, key, choices);
  if ('code' in end) throw new Error(`this match cannot be recorded: ${end.problem}`);
  if (!end.result && !broken) throw new Error('a running match has no record');
  const builtIn = game.packs.some((pack) => pack.id === rules.pack.id && packHash(pack) === packHash(rules.pack));
  return {
    format: 1,
    game: game.id,
    rules: game.rules,
    pack: { id: rules.pack.id, hash: packHash(rules.pack), ...(builtIn ? {} : { data: rules.pack }) },
    options: rules.options,
    seats,
    seed,
    choices,
    end: end.result ?? (broken as Broken),
  };
}

function rerun<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: Uint8Array,
  choices: readonly Choice[],
): { readonly result: Result | null } | ReplayFault {
  const source = seeded(seed);
  const state = rules.start(source);
  const list: Choice[] = [];
  for (const [i, choice] of choices.entries()) {
    const asked = rules.asked(state);
    if (asked === 0) return fault('too-many-choices', { played: i, given: choices.length });
    const seat = 31 - Math.clz32(asked & -asked);
    const open = rules.legal(state, seat, list);
    if (!list.slice(0, open).includes(choice)) return fault('illegal-choice', { entry: i, seat, choice: words(rules, choice) });
    rules.apply(state, seat, choice, source);
  }
  return { result: rules.result(state) };
}

function words<S, V extends TableView, N extends Named, E extends Event>(rules: Rules<S, V, N, E>, choice: Choice): string {
  return choice >= 0 && choice < rules.choices.size ? JSON.stringify(rules.choices.name(choice)) : String(choice);
}

/** The rules a replay was played by, or what is wrong with naming them. */
export function replayRules<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  replay: Replay,
): Rules<S, V, N, E> | ReplayFault {
  if (replay.game !== game.id) return fault('other-game', { wanted: replay.game, given: game.id });
  if (replay.rules !== game.rules) return fault('other-rules', { wanted: replay.rules, given: game.rules });
  const builtIn: Pack | undefined = game.packs.find((pack) => pack.id === replay.pack.id);
  const pack: unknown = replay.pack.data ?? builtIn;
  if (pack === undefined) return fault('unknown-pack', { pack: replay.pack.id });
  if (packHash(pack) !== replay.pack.hash) return fault('other-pack', { pack: replay.pack.id });
  const rules = game.open(replay.options, pack);
  if ('faults' in rules) {
    const first = rules.faults[0];
    return fault('bad-options', { path: first?.path ?? '', problem: first?.problem ?? '' });
  }
  if (rules.seats !== replay.seats.length) return fault('other-seats', { wanted: rules.seats, given: replay.seats.length });
  return rules;
}

/** Re-runs a whole game: promise kept, every choice legal, same end. Null where all of it holds. */
export function verifyReplay<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  replay: Replay,
): ReplayFault | null {
  const rules = replayRules(game, replay);
  if ('code' in rules) return rules;
  if (replay.choices.length > rules.bound) return fault('too-long', { bound: rules.bound, given: replay.choices.length });
  const { secret, nonces, match } = replay.seed;
  if (secret === null) return fault('not-opened', {});
  if (nonces.length !== rules.seats) return fault('other-nonces', { wanted: rules.seats, given: nonces.length });
  if (!keepsPromise(replay.seed)) return fault('broken-promise', {});
  const end = rerun(rules, deriveSeed(secret, match, nonces), replay.choices);
  if ('code' in end) return end;
  const claimed = 'ended' in replay.end ? null : replay.end;
  if (canonical(end.result) !== canonical(claimed))
    return fault('other-end', { found: canonical(end.result), claimed: canonical(replay.end) });
  return null;
}
