import { GAMES } from '@orrery/games/list';
import { loadRules } from '@orrery/games/load';
import { describe, expect, test } from 'vitest';
import type { Field, PackPlug } from './plug.ts';
import { isTree, valueAt } from './pointer.ts';
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
