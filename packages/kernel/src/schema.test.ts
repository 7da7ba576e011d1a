import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conclave, duel } from '../fixtures/index.ts';
import { playOn, tableOf, type PlayedTable } from '../fixtures/played.ts';
import { recorded } from '../fixtures/recorded.ts';
import type { Event, Named, TableView } from './contract.ts';
import { readReplay } from './readReplay.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = { readonly [key: string]: Json };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fields = (value: Json | undefined): Fields => (isFields(value) ? value : {});

const TYPES: Readonly<Record<string, (value: Json) => boolean>> = {
  object: isFields,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** The keywords our schema uses, as JSON Schema 2020-12 defines them; any other is an error, so that nothing is passed over. */
const KEYWORDS: Readonly<Record<string, (value: Json, keyword: Json, schema: Fields, root: Fields) => boolean>> = {
  $schema: () => true,
  $id: () => true,
  $defs: () => true,
  title: () => true,
  description: () => true,
  $ref: (value, ref, _, root) => holds(value, fields(fields(root['$defs'])[text(ref).replace('#/$defs/', '')]), root),
  type: (value, types) => [types].flat().some((type) => TYPES[text(type)]?.(value) === true),
  const: (value, wanted) => value === wanted,
  enum: (value, wanted) => [wanted].flat().includes(value),
  pattern: (value, pattern) => typeof value !== 'string' || new RegExp(text(pattern), 'u').test(value),
  minimum: (value, least) => typeof value !== 'number' || value >= Number(least),
  maximum: (value, most) => typeof value !== 'number' || value <= Number(most),
  maxItems: (value, most) => !Array.isArray(value) || value.length <= Number(most),
  items: (value, item, _, root) => !Array.isArray(value) || value.every((held) => holds(held as Json, fields(item), root)),
  required: (value, names) => !isFields(value) || [names].flat().every((name) => Object.hasOwn(value, text(name))),
  properties: (value, properties, _, root) =>
    !isFields(value) ||
    Object.entries(fields(properties)).every(
      ([name, item]) => !Object.hasOwn(value, name) || holds(value[name] ?? null, fields(item), root),
    ),
  propertyNames: (value, item, _, root) => !isFields(value) || Object.keys(value).every((name) => holds(name, fields(item), root)),
  additionalProperties: (value, item, schema, root) =>
    !isFields(value) ||
    Object.entries(value).every(
      ([name, held]) => Object.hasOwn(fields(schema['properties']), name) || (item !== false && holds(held, fields(item), root)),
    ),
  anyOf: (value, items, _, root) => [items].flat().some((item) => holds(value, fields(item), root)),
};

function holds(value: Json, schema: Fields, root: Fields): boolean {
  return Object.entries(schema).every(([name, keyword]) => {
    const check = KEYWORDS[name];
    if (!check) throw new Error(`this test does not know the keyword ${name}`);
    return check(value, keyword, schema, root);
  });
}

const schema = JSON.parse(readFileSync(new URL('../replay.schema.json', import.meta.url), 'utf8')) as Fields;
const fits = (value: Json): boolean => holds(value, schema, schema);
const reads = (value: Json): boolean => !('code' in readReplay(JSON.stringify(value)));

/** The value with one place changed, for every place in it. */
function* changes(value: Json, strange: readonly Json[]): Generator<Json> {
  for (const other of strange) yield other;
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    for (const [i, held] of list.slice(0, 3).entries()) for (const other of changes(held, strange)) yield list.with(i, other);
    for (const other of strange) yield [...list, other];
    yield Array.from({ length: 16 }, () => list[0] ?? null);
  } else if (isFields(value)) {
    for (const [name, held] of Object.entries(value)) {
      const { [name]: _, ...rest } = value;
      yield rest;
      for (const other of changes(held, strange)) yield { ...value, [name]: other };
    }
    yield { ...value, extra: 1 };
    yield JSON.parse(`{"__proto__":{"a":1},${JSON.stringify(value).slice(1).replace(/^\}$/, '"b":2}')}`) as Json;
  }
}

const STRANGE: readonly Json[] = [
  null,
  true,
  0,
  1,
  -1,
  0.5,
  2 ** 30 - 1,
  2 ** 30,
  '',
  'a',
  'A-1',
  'ünï',
  '\u0007',
  '0'.repeat(32),
  '0'.repeat(64),
  '0'.repeat(65),
  [],
  [1],
  {},
  { a: 1 },
  { a: [] },
  { ended: 'timeout' },
  { ended: 'timeout', seat: 1 },
  { winners: [], clause: 'X' },
];

/** The record of a table after so many answers, as JSON has it. */
function played<S, V extends TableView, N extends Named, E extends Event>(
  table: PlayedTable<S, V, N, E>,
  seed: number,
  answers: number,
): Json {
  playOn(table.match, seed, answers);
  return JSON.parse(JSON.stringify(table.record({ ended: 'resigned', seat: 0 }))) as Json;
}

const texts = Object.entries({ ...recorded('duel'), ...recorded('conclave') });

describe('the schema of replays', () => {
  test.each(texts)('holds for %s', (_, text) => {
    expect(fits(JSON.parse(text) as Json)).toBe(true);
  });

  test('holds for games just played, finished or not', () => {
    for (let game = 0; game < 10; game++) {
      const answers = game < 5 ? Infinity : 8 * game - 30;
      expect(fits(played(tableOf(duel, `schema ${game}`), game, answers))).toBe(true);
      expect(fits(played(tableOf(conclave, `schema ${game}`, { seats: 3 + (game % 3) }), game, answers))).toBe(true);
    }
  });

  test('says of every mutilated replay what the reader says of it', () => {
    let [kept, refused] = [0, 0];
    for (const file of ['duel/draw.json', 'conclave/timeout.json'])
      for (const changed of changes(JSON.parse(texts.find(([name]) => name === file)?.[1] ?? '') as Json, STRANGE)) {
        const fit = fits(changed);
        expect(fit, JSON.stringify(changed)).toBe(reads(changed));
        if (fit) kept++;
        else refused++;
      }
    expect(kept).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(1000);
  });

  test('limits the choices as the reader does', () => {
    const replay = JSON.parse(texts[0]?.[1] ?? '') as Fields;
    const long = { ...replay, choices: new Array<number>(1_000_001).fill(1) };
    expect([fits(long), reads(long)]).toEqual([false, false]);
    expect(readReplay(JSON.stringify(long))).toMatchObject({ data: { problem: 'has 1000001 entries, more than 1000000' } });
    expect(fields(fields(schema['properties'])['choices'])['maxItems']).toBe(1_000_000);
  });
});
