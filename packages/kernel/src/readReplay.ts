import type { Fault } from './contract.ts';
import { MATCH_ID, NONCE, SECRET } from './fairness.ts';
import type { Replay } from './replay.ts';
import { fault, type ReplayFault } from './replayFault.ts';

/** A longer file is not read: the longest game with a pack of its own stays far below. */
export const REPLAY_BYTES = 4 * 1024 * 1024;

type Check = (value: unknown, path: string) => Fault | null;

const wrong = (path: string, problem: string): Fault => ({ path: path || 'the replay', problem });

const text =
  (pattern: RegExp, what: string): Check =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? null : wrong(path, `is not ${what}`);

const whole: Check = (value, path) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 30
    ? null
    : wrong(path, 'is not a whole number from 0');

const oneOf =
  (values: readonly unknown[]): Check =>
  (value, path) =>
    values.includes(value) ? null : wrong(path, `is not one of ${values.map((v) => JSON.stringify(v)).join(', ')}`);

const list =
  (item: Check, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return wrong(path, 'is not a list');
    if (value.length > most) return wrong(path, `has ${value.length} entries, more than ${most}`);
    for (const [i, held] of value.entries()) {
      const found = item(held, `${path}/${i}`);
      if (found) return found;
    }
    return null;
  };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key as part of a line that somebody reads: short, and without signs that would change the terminal. */
const shown = (key: string): string => key.slice(0, 40).replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?');

const shape =
  (fields: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  (value, path) => {
    if (!isRecord(value)) return wrong(path, 'is not an object');
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key) && !Object.hasOwn(optional, key)) return wrong(`${path}/${shown(key)}`, 'is not part of a replay');
    for (const key of Object.keys(fields)) if (!Object.hasOwn(value, key)) return wrong(`${path}/${key}`, 'is missing');
    for (const [key, check] of Object.entries({ ...fields, ...optional })) {
      const found = Object.hasOwn(value, key) ? check(value[key], `${path}/${key}`) : null;
      if (found) return found;
    }
    return null;
  };

/** Anything, but not so deep that whoever walks through it runs out of stack. */
const nested =
  (depth: number): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null) return null;
    if (depth === 0) return wrong(path, 'is nested too deeply');
    for (const held of Object.values(value)) {
      const found = nested(depth - 1)(held, path);
      if (found) return found;
    }
    return null;
  };

const options: Check = (value, path) => {
  if (!isRecord(value)) return wrong(path, 'is not an object');
  for (const [key, held] of Object.entries(value)) {
    if (!/^[a-zA-Z][a-zA-Z0-9]{0,63}$/.test(key)) return wrong(`${path}/${shown(key)}`, 'is not the name of an option');
    if (!['string', 'number', 'boolean'].includes(typeof held)) return wrong(`${path}/${key}`, 'is not a text, number or truth value');
  }
  return null;
};

const byRules = shape({ winners: list(whole, 15), clause: text(/^[A-Z0-9-]{1,40}$/, 'a clause') });
const broken = shape({ ended: oneOf(['resigned', 'timeout', 'unfinished']) }, { seat: whole });
const end: Check = (value, path) => (isRecord(value) && Object.hasOwn(value, 'ended') ? broken : byRules)(value, path);

const name = text(/^[^\p{Cc}]{0,64}$/u, 'a name of at most 64 signs');
const id = text(/^[a-z0-9][a-z0-9.-]{0,63}$/, 'a short name of a–z, 0–9, dots and dashes');
const hash = text(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal digits');

const replayShape = shape({
  format: oneOf([1]),
  game: id,
  rules: id,
  pack: shape({ id, hash }, { data: nested(32) }),
  options,
  seats: list(shape({ name, kind: oneOf(['person', 'bot']) }), 15),
  seed: shape({
    commitment: hash,
    nonces: list(text(NONCE, '32 hexadecimal digits'), 15),
    match: text(MATCH_ID, 'the id of a match'),
    secret: (value, path) => (value === null ? null : text(SECRET, '64 hexadecimal digits')(value, path)),
  }),
  choices: list(whole, 1_000_000),
  end,
});

/** A replay from a text that may be anything: the replay, or the first thing that is wrong with it. */
export function readReplay(source: string): Replay | ReplayFault {
  if (source.length > REPLAY_BYTES) return fault('too-large', { given: source.length, limit: REPLAY_BYTES });
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    return fault('not-json', { reason: reason.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 120) });
  }
  const found = replayShape(value, '');
  return found ? fault('wrong-shape', { path: found.path, problem: found.problem }) : (value as Replay);
}
