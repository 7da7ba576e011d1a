import { GAMES } from '@orrery/games/list';
import { loadRules } from '@orrery/games/load';
import { seeded, set, startMatch } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { aligned } from './aligned.ts';
import { differences } from './differences.ts';
import { withEntry, withoutEntry } from './entries.ts';
import { isOwn, ownValues, typed } from './ownValues.ts';
import type { Field, PackPlug } from './plug.ts';
import { isTree, valueAt, withValue } from './pointer.ts';
import { among, entriesOf, fieldsOf } from './fields.ts';

const fits = (field: Field, value: unknown, pack: unknown, entry: unknown): boolean => {
  const known = (one: unknown): boolean => 'of' in field && among(field, pack, entry).some((each) => each.value === one);
  switch (field.kind) {
    case 'words':
      return isTree(value) && ['en', 'ru', 'de'].every((tongue) => typeof value[tongue] === 'string');
    case 'number':
      return typeof value === 'number' && value >= field.least && value <= field.most;
    case 'flag':
      return typeof value === 'boolean';
    case 'colour':
      return /^#[0-9a-f]{6}$/i.test(String(value));
    case 'letters':
      return typeof value === 'string' && [...value].every((letter) => field.of.includes(letter));
    case 'one':
      return known(value);
    case 'some':
      return Array.isArray(value) && value.every(known);
    case 'many':
      return Array.isArray(value) && value.every(known) && value.length <= field.most * among(field, pack, entry).length;
  }
};

describe.each([...GAMES])('the forms of %s', (game) => {
  test('fit whatever the built-in packs say, entry by entry', async () => {
    const { plug } = (await import(`../../../../packages/${game}/plug/pack.ts`)) as { readonly plug: PackPlug };
    const rules = await loadRules(game);
    for (const pack of rules?.game.packs ?? [])
      for (const part of plug.parts) {
        const entries = entriesOf(pack, part);
        expect(entries.length, part.at).toBeGreaterThan(0);
        for (const path of entries) {
          const entry = valueAt(pack, path);
          for (const field of fieldsOf(part, entry))
            expect(fits(field, valueAt(entry, field.at), pack, entry), `${pack.id} ${path}${field.at}`).toBe(true);
        }
      }
  });
});

describe('entries come and go', () => {
  const at = async (game: string, list: string) => {
    const { plug } = (await import(`../../../../packages/${game}/plug/pack.ts`)) as { readonly plug: PackPlug };
    const rules = await loadRules(game);
    const part = plug.parts.find((each) => each.at === list);
    if (!rules || !part) throw new RangeError(`${game} has no ${list}`);
    const { game: opener } = rules;
    const [pack] = opener.packs;
    const open = (given: unknown) => opener.open({}, given);
    const faults = (given: unknown) => {
      const opened = open(given);
      return 'faults' in opened ? opened.faults : [];
    };
    return { part, pack, builtIn: opener.packs, open, faults };
  };
  const added = (pack: unknown, { part, builtIn }: Awaited<ReturnType<typeof at>>, like = 0): unknown =>
    withEntry(pack, part, valueAt(pack, `${part.at}/${like}`), builtIn);

  test.each([
    ['liberation', '/cities'],
    ['liberation', '/missions'],
    ['liberation', '/categories'],
    ['liberation', '/planets'],
    ['gravity', '/cards'],
  ])('%s %s: one more can be played with, and without it everything is as it was', async (game, list) => {
    const form = await at(game, list);
    const more = added(form.pack, form);
    expect(form.faults(more)).toEqual([]);
    const rules = form.open(more);
    if ('faults' in rules) throw new Error('faults');
    const match = startMatch(rules, seeded('entries'));
    const chance = seeded('answers');
    for (let moves = 0; match.result === null && moves < 20_000; moves++) {
      const seat = set.first(match.asked);
      const open = match.open(seat);
      expect(match.answer(seat, open[chance.below(open.length)] ?? 0)).toBeNull();
    }
    expect(match.result).not.toBeNull();
    const last = (valueAt(more, list) as readonly unknown[]).length - 1;
    expect(withoutEntry(more, form.part, last, form.builtIn)).toEqual(form.pack);
  });

  test('what a list must have is said: Rex has 42 strategy cards, Liberation asks for a mission it names', async () => {
    const rex = await at('rex', '/strategyCards');
    expect(rex.faults(added(rex.pack, rex))).toEqual([{ path: '/strategyCards', problem: 'has 43 cards, not 42' }]);
    const fewer = withValue(added(rex.pack, rex), '/strategyCards/0/copies', Number(valueAt(rex.pack, '/strategyCards/0/copies')) - 1);
    expect(rex.faults(fewer)).toEqual([]);
    const liberation = await at('liberation', '/missions');
    const without = withoutEntry(liberation.pack, liberation.part, 0, liberation.builtIn);
    expect(liberation.faults(without)[0]?.problem).toMatch(/which is no mission/);
  });

  test('marks stay with what they mark, and the rest is compared with its own', async () => {
    const form = await at('gravity', '/cards');
    const typedIn = typed(form.pack, '/cards/2/copies', 4, form.builtIn);
    const without = withoutEntry(typedIn, form.part, 0, form.builtIn);
    expect([isOwn(without, '/cards/1/copies'), isOwn(without, '/cards/2/copies')]).toEqual([true, false]);
    const { base, gone } = aligned(form.pack, without);
    expect(gone).toEqual(['/cards/0']);
    expect(differences(base, without).map(({ path }) => path)).toEqual(['/cards/1/copies', '/status/~1cards~11~1copies']);
    expect(ownValues(typed(without, '/cards/1/copies', valueAt(form.pack, '/cards/2/copies'), form.builtIn))).toBe(0);
  });

  test('a city that goes takes its lines along, and ways out lead to a neighbour', async () => {
    const form = await at('liberation', '/cities');
    const without = withoutEntry(form.pack, form.part, 3, form.builtIn);
    expect(JSON.stringify(valueAt(without, '/maps'))).not.toContain('"D"');
    expect(form.faults(without)).toEqual([]);
  });
});
