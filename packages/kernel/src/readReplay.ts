import { MATCH_ID, MOST_VOIDED, NONCE, SEAT_PLAN, SECRET } from './fairness.ts';
import type { Replay } from './replay.ts';
import { fault, type ReplayFault } from './replayFault.ts';
import { type Check, hash, id, isRecord, list, name, nested, oneOf, options, shape, text, whole } from './shape.ts';

/** A longer file is not read: the longest game with a pack of its own stays far below. */
export const REPLAY_BYTES = 4 * 1024 * 1024;

const byRules = shape({ winners: list(whole, 15), clause: text(/^[A-Z0-9-]{1,40}$/, 'a clause') });
const broken = shape({ ended: oneOf(['resigned', 'timeout', 'unfinished']) }, { seat: whole });
const end: Check = (value, path) => (isRecord(value) && Object.hasOwn(value, 'ended') ? broken : byRules)(value, path);

const number = text(NONCE, '32 hexadecimal digits');
const first = {
  commitment: hash,
  nonces: list(number, 15),
  match: text(MATCH_ID, 'the id of a match'),
  secret: (value: unknown, path: string) => (value === null ? null : text(SECRET, '64 hexadecimal digits')(value, path)),
};
export const plan = list(text(SEAT_PLAN, 'open, kept, bot or bot and a level'), 15);
export const voided = list(hash, MOST_VOIDED);
const promised = shape({ ...first, version: oneOf([2]), plan, voided });
const seed: Check = (value, path) => (isRecord(value) && Object.hasOwn(value, 'version') ? promised : shape(first))(value, path);

const replayShape = shape(
  {
    format: oneOf([1]),
    game: id,
    rules: id,
    pack: shape({ id, hash }, { data: nested(32) }),
    options,
    seats: list(shape({ name, kind: oneOf(['person', 'bot']) }), 15),
    seed,
    choices: list(whole, 1_000_000),
    end,
  },
  { takebacks: whole },
);

/** A value of some shape from a text that may be anything, or the first thing that is wrong with it. */
export function readShape<T>(source: string, check: Check, called: string): T | ReplayFault {
  if (source.length > REPLAY_BYTES) return fault('too-large', { given: source.length, limit: REPLAY_BYTES });
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return fault('not-json', { reason: reason.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 120) });
  }
  const found = check(value, '');
  return found ? fault('wrong-shape', { path: found.path || called, problem: found.problem }) : (value as T);
}

/** A replay from a text that may be anything: the replay, or the first thing that is wrong with it. */
export const readReplay = (source: string): Replay | ReplayFault => readShape(source, replayShape, 'the replay');
