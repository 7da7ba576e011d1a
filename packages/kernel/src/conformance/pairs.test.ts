import { expect, test } from 'vitest';
import type { Option, Options } from '../contract.ts';
import { pairs } from './pairs.ts';

const option = (id: string, ...values: readonly (string | number | boolean)[]): Option => ({ id, values, default: values[0] ?? 0 });

/** Every pair of values of two options, with whether some table has it. */
function missing(options: readonly Option[], tables: readonly Options[]): string[] {
  return options.flatMap((a, i) =>
    options
      .slice(i + 1)
      .flatMap((b) =>
        a.values.flatMap((va) =>
          b.values.flatMap((vb) =>
            tables.some((table) => table[a.id] === va && table[b.id] === vb) ? [] : [`${a.id} ${va}, ${b.id} ${vb}`],
          ),
        ),
      ),
  );
}

test('without options there is one table, with one option one for each value, the default first', () => {
  expect(pairs([], () => true)).toEqual([{}]);
  expect(pairs([option('seats', 3, 4, 5)], () => true)).toEqual([{ seats: 3 }, { seats: 4 }, { seats: 5 }]);
});

test('every pair of values meets at a table, and there are far fewer tables than combinations', () => {
  const options = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => option(id, 'x', 'y', 'z'));
  const tables = pairs(options, () => true);
  expect(tables[0]).toEqual(Object.fromEntries(options.map(({ id }) => [id, 'x'])));
  expect(missing(options, tables)).toEqual([]);
  expect(tables.length).toBeLessThan(40);
});

test('combinations that a game does not open are left out, and nothing else is', () => {
  const options = [option('seats', 2, 3, 4), option('teams', false, true), option('long', false, true)];
  const allowed = ({ seats, teams }: Options): boolean => teams === false || seats === 4;
  const tables = pairs(options, allowed);
  expect(tables.every(allowed)).toBe(true);
  expect(missing(options, tables)).toEqual(['seats 2, teams true', 'seats 3, teams true']);
});
