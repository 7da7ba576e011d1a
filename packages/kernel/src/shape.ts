/** Checks of values that may be anything: null where a value has its shape, else where it has not and what is wrong there. */
import type { Fault } from './contract.ts';

export type Check = (value: unknown, path: string) => Fault | null;

const wrong = (path: string, problem: string): Fault => ({ path, problem });

export const text =
  (pattern: RegExp, what: string): Check =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? null : wrong(path, `is not ${what}`);

export const whole: Check = (value, path) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 30
    ? null
    : wrong(path, 'is not a whole number from 0');

export const oneOf =
  (values: readonly unknown[]): Check =>
  (value, path) =>
    values.includes(value) ? null : wrong(path, `is not one of ${values.map((v) => JSON.stringify(v)).join(', ')}`);

export const list =
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

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key as part of a line that somebody reads: short, and without signs that would change the terminal. */
const shown = (key: string): string => key.slice(0, 40).replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?');

export const shape =
  (fields: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}, whole = 'a replay'): Check =>
  (value, path) => {
    if (!isRecord(value)) return wrong(path, 'is not an object');
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key) && !Object.hasOwn(optional, key)) return wrong(`${path}/${shown(key)}`, `is not part of ${whole}`);
    for (const key of Object.keys(fields)) if (!Object.hasOwn(value, key)) return wrong(`${path}/${key}`, 'is missing');
    for (const [key, check] of Object.entries({ ...fields, ...optional })) {
      const found = Object.hasOwn(value, key) ? check(value[key], `${path}/${key}`) : null;
      if (found) return found;
    }
    return null;
  };

/** Anything, but not so deep that whoever walks through it runs out of stack. */
export const nested =
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

/** The options of a table, by name. */
export const options: Check = (value, path) => {
  if (!isRecord(value)) return wrong(path, 'is not an object');
  for (const [key, held] of Object.entries(value)) {
    if (!/^[a-zA-Z][a-zA-Z0-9]{0,63}$/.test(key)) return wrong(`${path}/${shown(key)}`, 'is not the name of an option');
    if (!['string', 'number', 'boolean'].includes(typeof held)) return wrong(`${path}/${key}`, 'is not a text, number or truth value');
  }
  return null;
};

export const name = text(/^[^\p{Cc}]{0,64}$/u, 'a name of at most 64 signs');
export const id = text(/^[a-z0-9][a-z0-9.-]{0,63}$/, 'a short name of a–z, 0–9, dots and dashes');
export const hash = text(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal digits');
