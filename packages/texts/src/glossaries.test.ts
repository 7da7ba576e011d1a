import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@orrery/games';
import type { Glossary, GlossaryPlug } from '@orrery/games/glossary';
import { GAMES } from '@orrery/games/list';
import type { Localized, Options } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { argumentsOf, translator } from './translator.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const page = fileURLToPath(new URL('../../../apps/web/src/', import.meta.url));

/** The standard table, every one an option away from it, and the same with as many players as there can be. */
function tables(game: string): readonly Options[] {
  const options = games[game]?.options ?? [];
  const most = options.find(({ id }) => id === 'seats')?.values.at(-1);
  const single = options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })));
  return [{}, ...single, ...(most === undefined ? [] : single.map((option) => ({ seats: most, ...option })))];
}

async function read(game: string): Promise<{ readonly plug: GlossaryPlug; readonly glossaries: readonly Glossary[] }> {
  const { plug } = (await import(/* @vite-ignore */ join(packages, game, 'plug/glossary.ts'))) as { readonly plug: GlossaryPlug };
  const glossaries = tables(game).flatMap((options) =>
    (games[game]?.packs ?? []).flatMap((pack) => {
      const rules = games[game]?.open(options, pack);
      return rules && !('faults' in rules) ? [plug.glossary(rules)] : [];
    }),
  );
  return { plug, glossaries };
}

/** Terms that a folder's components name. */
const named = (folder: string): string[] =>
  globSync('**/*.tsx', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/data-term=(?:"([^"]+)"|\{([^}]*)\})/g)].flatMap(([, plain, computed = '']) =>
      plain ? [plain] : [...computed.matchAll(/[?:] '([^']+)'/g)].map(([, word = '']) => word),
    ),
  );

const checked = new Set<string>();

function checkText(text: Localized, figures: Glossary['figures'], what: string): void {
  // Most tables say most things alike.
  const same = JSON.stringify([text, figures]);
  if (checked.has(same)) return;
  checked.add(same);
  for (const language of languages) {
    const said = translator(language, { text: text[language] }).say('text', figures);
    expect(said.trim(), `${what} in ${language}`).not.toBe('');
    expect(said, `${what} in ${language}`).not.toMatch(/undefined|NaN|[{}]/);
    for (const { name } of argumentsOf(text[language], language))
      expect(figures, `{${name}} of ${what} in ${language}`).toHaveProperty(name);
  }
  expect(text.ru, `${what} in Russian`).toMatch(/[а-яё]|^[^a-zа-я]+$/i);
}

describe.each(GAMES.filter((game) => existsSync(join(packages, game, 'plug/glossary.ts'))))('%s', (game) => {
  test('every term is explained in three languages, with the figures of every table', async () => {
    const { plug, glossaries } = await read(game);
    expect(glossaries.length).toBeGreaterThan(1);
    for (const { groups, figures } of glossaries) {
      for (const { title, terms } of groups) {
        checkText(title, figures, title.en);
        for (const [key, { word, text }] of Object.entries(terms)) {
          checkText(word, figures, `the word for ${key}`);
          checkText(text, figures, `the text about ${key}`);
        }
      }
      for (const { id, say } of plug.firsts) checkText(say, figures, `the first ${id}`);
    }
  });

  test('every term that the board, the page around it or a first time names is in the glossary', async () => {
    const { plug, glossaries } = await read(game);
    const { commonTerms } = (await import(/* @vite-ignore */ join(page, 'board/commonTerms.ts'))) as {
      readonly commonTerms: Glossary['groups'][number];
    };
    const known = new Set([...glossaries.flatMap(({ groups }) => groups), commonTerms].flatMap(({ terms }) => Object.keys(terms)));
    const used = [...named(join(packages, game, 'plug/board')), ...named(page), ...plug.firsts.map(({ term }) => term)];
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((term) => !known.has(term))).toEqual([]);
  });

  test('no term stands in two groups of one table', async () => {
    for (const { groups } of (await read(game)).glossaries) {
      const keys = groups.flatMap(({ terms }) => Object.keys(terms));
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    }
  });
});
