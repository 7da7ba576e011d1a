import { canonical } from './canonical.ts';
import { seeded } from './chance.ts';
import type { Choice, Event, Game, Named, Result, Rules, Seat, SeatSet, TableView } from './contract.ts';
import { versionOf } from './versions.ts';
import {
  botNonce,
  isBot,
  isPromised,
  keepsPromise,
  sealOf,
  seedOf,
  type Opened,
  type Opening,
  type PromisedOpening,
  type Terms,
} from './fairness.ts';
import { standingAnswers, type LogEntry } from './log.ts';
import type { Pack } from './pack.ts';
import { readReplay } from './readReplay.ts';
import { fault, type ReplayFault } from './replayFault.ts';
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
  /** How often answers were taken back that others had seen, where a bot agreed to it: bots always do. */
  readonly takebacks?: number;
  readonly end: Result | Broken;
}

export const packHash = (pack: unknown): string => sha256Hex(canonical(pack));

/** The name of a game that was played: SHA-256 of its canonical record. */
export const replayId = (replay: Replay): string => sha256Hex(canonical(replay));
export const writeReplay = (replay: Replay): string => canonical(replay);

const lowest = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** A game gone through in the order of records. */
interface Walked {
  readonly choices: readonly Choice[];
  /** How many of them answer decisions that were completed. */
  readonly complete: number;
  readonly result: Result | null;
}

/** Goes through a game until it is over or an answer is missing; of the seats asked the lowest answers. */
function walk<S, V extends TableView, N extends Named, E extends Event>(
  rules: Rules<S, V, N, E>,
  seed: Uint8Array,
  answerOf: (seat: Seat) => Choice | undefined,
): Walked | ReplayFault {
  const source = seeded(seed);
  let told = false;
  const tell = (): void => void (told = true);
  const state = rules.start(source, tell);
  const choices: Choice[] = [];
  const list: Choice[] = [];
  /** Seats that have still to finish their answer to the running decision, and where it began. */
  let waiting: SeatSet = 0;
  let complete = 0;
  for (;;) {
    const asked = rules.asked(state);
    waiting &= asked;
    if (waiting === 0) {
      waiting = asked;
      complete = choices.length;
    }
    const seat = lowest(asked);
    const choice = asked === 0 ? undefined : answerOf(seat);
    if (choice === undefined) return { choices, complete, result: rules.result(state) };
    if (!list.slice(0, rules.legal(state, seat, list)).includes(choice))
      return fault('illegal-choice', { entry: choices.length, seat, choice: words(rules, choice) });
    choices.push(choice);
    told = false;
    rules.apply(state, seat, choice, source, tell);
    // Only a finished answer tells anything; the seat may already be asked the next thing.
    if (told) waiting &= ~(1 << seat);
  }
}

function words<S, V extends TableView, N extends Named, E extends Event>(rules: Rules<S, V, N, E>, choice: Choice): string {
  return choice >= 0 && choice < rules.choices.size ? JSON.stringify(rules.choices.name(choice)) : String(choice);
}

export interface Played<S, V extends TableView, N extends Named, E extends Event> {
  readonly game: Game<S, V, N, E>;
  readonly rules: Rules<S, V, N, E>;
  readonly seats: Replay['seats'];
  readonly seed: Opened;
  readonly log: readonly LogEntry[];
  /** Why it ended, where the rules did not end it. */
  readonly broken?: Broken;
  /** Answers taken back with the agreement of bots. */
  readonly takebacks?: number;
}

/** The record of a match that has ended, in the one order every record of it has. What it returns can be read and verified. */
export function recordReplay<S, V extends TableView, N extends Named, E extends Event>(played: Played<S, V, N, E>): Replay {
  const { game, rules, seats, seed, log, broken, takebacks = 0 } = played;
  const queues: Choice[][] = Array.from({ length: rules.seats }, () => []);
  for (const [seat, choice] of standingAnswers(log)) queues[seat]?.push(choice);
  const walked = walk(rules, seedOf(seed), (seat) => queues[seat]?.shift());
  if ('code' in walked) throw new Error(`this match cannot be recorded: ${walked.problem}`);
  const end = walked.result ?? broken;
  if (!end) throw new Error('a running match has no record');
  const builtIn = game.packs.some((pack) => packHash(pack) === packHash(rules.pack));
  const replay: Replay = {
    format: 1,
    game: game.id,
    rules: game.rules,
    pack: { id: rules.pack.id, hash: packHash(rules.pack), ...(builtIn ? {} : { data: rules.pack }) },
    options: rules.options,
    seats,
    seed,
    choices: walked.choices.slice(0, walked.complete),
    ...(takebacks > 0 ? { takebacks } : {}),
    end,
  };
  const read = readReplay(writeReplay(replay));
  const wrong = 'code' in read ? read : verifyReplay(game, read);
  if (wrong) throw new Error(`this match cannot be recorded: ${wrong.problem}`);
  return replay;
}

/** The rules a replay was played by, or what is wrong with naming them. */
export function replayRules<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  replay: Replay,
): Rules<S, V, N, E> | ReplayFault {
  if (replay.game !== game.id) return fault('other-game', { wanted: replay.game, given: game.id });
  const played = versionOf(game, replay.rules);
  if (!played) return fault('other-rules', { wanted: replay.rules, given: game.rules });
  const builtIn: Pack | undefined = played.packs.find((pack) => pack.id === replay.pack.id);
  const pack: unknown = replay.pack.data ?? builtIn;
  if (pack === undefined) return fault('unknown-pack', { pack: replay.pack.id });
  if (packHash(pack) !== replay.pack.hash) return fault('other-pack', { pack: replay.pack.id });
  const rules = played.open(replay.options, pack);
  if ('faults' in rules) {
    const first = rules.faults[0];
    return fault('bad-options', { path: first?.path ?? '', problem: first?.problem ?? '' });
  }
  if (rules.seats !== replay.seats.length) return fault('other-seats', { wanted: rules.seats, given: replay.seats.length });
  return rules;
}

/** What the seal of a recorded game covers besides the secret. */
export const termsOf = ({ game, rules, options, pack }: Replay, { match, plan, voided }: PromisedOpening): Terms => ({
  match,
  game,
  rules,
  options,
  pack: pack.hash,
  plan,
  voided,
});

/** Whether the opened secret keeps the promise made before the deal, by the version of that promise. */
function brokenSeal(replay: Replay, secret: string): ReplayFault | null {
  const { seed } = replay;
  if (!isPromised(seed)) return keepsPromise(seed) ? null : fault('broken-promise', {});
  const { plan, nonces, commitment } = seed;
  if (plan.length !== nonces.length) return fault('other-plan', { wanted: nonces.length, given: plan.length });
  if (sealOf(secret, termsOf(replay, seed)) !== commitment) return fault('broken-seal', {});
  const chosen = plan.findIndex((planned, seat) => isBot(planned) && nonces[seat] !== botNonce(secret, seat));
  return chosen < 0 ? null : fault('bot-nonce', { seat: chosen });
}

/** Re-runs a whole game: promise kept, every choice legal, same end. Null where all of it holds. */
export function verifyReplay<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  replay: Replay,
): ReplayFault | null {
  const rules = replayRules(game, replay);
  if ('code' in rules) return rules;
  if (replay.choices.length > rules.bound) return fault('too-long', { bound: rules.bound, given: replay.choices.length });
  const { secret, nonces } = replay.seed;
  if (secret === null) return fault('not-opened', {});
  if (nonces.length !== rules.seats) return fault('other-nonces', { wanted: rules.seats, given: nonces.length });
  const broken = brokenSeal(replay, secret);
  if (broken) return broken;
  if ('ended' in replay.end && (replay.end.seat ?? 0) >= rules.seats)
    return fault('wrong-shape', { path: '/end/seat', problem: 'is not a seat of this table' });
  const { choices, end } = replay;
  let next = 0;
  const walked = walk(rules, seedOf(replay.seed), () => choices[next++]);
  if ('code' in walked) return walked;
  const { complete, result } = walked;
  if (walked.choices.length < choices.length) return fault('too-many-choices', { played: walked.choices.length, given: choices.length });
  if (complete < choices.length) return fault('unfinished-decision', { complete, given: choices.length });
  if (!result) return 'ended' in end ? null : fault('not-over', { given: choices.length, claimed: canonical(end) });
  return canonical(result) === canonical(end) ? null : fault('other-end', { found: canonical(result), claimed: canonical(end) });
}
