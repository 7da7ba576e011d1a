import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@orrery/games/list';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { loadClauses, loadGameTexts, SPOKEN } from './catalogs.ts';
import { languages, type Language } from './language.ts';
import { unformed } from './forms.ts';
import { argumentsOf, type Messages } from './translator.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const packages = fileURLToPath(new URL('../../', import.meta.url));
const GENERAL = [
  'account',
  'boards',
  'cli',
  'conduct',
  'fairness',
  'faults',
  'learn',
  'notices',
  'packs',
  'people',
  'puzzles',
  'review',
  'story',
  'tournaments',
  'web',
];

/** Every folder of messages: the general ones, those of the small games, and in each game's plug its own, those of its drawn board and those of its opponents. */
const folders: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [[entry.name, join(here, entry.name)]] : [])),
    ...GAMES.flatMap((game) => [
      [game, join(packages, game, 'plug/texts')],
      [`${game} board`, join(packages, game, 'plug/board/texts')],
      [`${game} later board`, join(packages, game, 'plug/board/later')],
      [`${game} characters`, join(packages, game, 'plug/characters')],
    ]),
  ].filter(([, folder]) => existsSync(`${folder}/en.ts`)),
);

const read = async (area: string, language: Language): Promise<Messages> => {
  const found = (await import(/* @vite-ignore */ `${folders[area]}/${language}.ts`)) as Readonly<Partial<Record<Language, Messages>>>;
  return found[language] ?? {};
};

test('every folder of messages can be loaded', async () => {
  const loaded = Object.keys(folders).filter((area) => !area.includes(' '));
  expect(loaded.toSorted()).toEqual([...GENERAL, ...SPOKEN].toSorted());
  for (const game of SPOKEN) expect((await loadGameTexts(game, 'en'))?.keys).toEqual(Object.keys(await read(game, 'en')));
});

/** Cases that numbers need in each language, whatever the message says for exact numbers. */
const plurals: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  de: ['one', 'other'],
};

/** Names and signs that are the same in every language. */
const TOKENS = /\b(?:SHA-256|JSON|Orrery|Rex|Ctrl|Enter|Esc|PWA|ID|QR|URL|English|Deutsch|[A-Z]{1,3}\d*)\b/g;

/** What of a message is said in any case: its text without arguments. */
function said(text: string, language: Language): string {
  type Elements = ReturnType<IntlMessageFormat['getAst']>;
  const walk = (elements: Elements): string[] =>
    elements.flatMap((element) => {
      if ('options' in element) return Object.values(element.options).flatMap((option) => walk(option.value));
      return 'value' in element && element.type === 0 ? [element.value] : [];
    });
  return walk(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst())
    .join(' ')
    .replaceAll(TOKENS, ' ');
}

describe.each(Object.keys(folders))('messages of %s', (area) => {
  test('have the same keys in every language, and none is empty', async () => {
    const keys = Object.keys(await read(area, 'en')).toSorted();
    expect(keys.length).toBeGreaterThan(0);
    for (const language of languages) {
      const messages = await read(area, language);
      expect(Object.keys(messages).toSorted(), language).toEqual(keys);
      expect(
        Object.entries(messages).flatMap(([key, text]) => (text.trim() === '' ? [key] : [])),
        language,
      ).toEqual([]);
    }
  });

  test('can all be read', async () => {
    const unreadable = (text: string, language: Language): boolean => {
      try {
        argumentsOf(text, language);
        return false;
      } catch {
        return true;
      }
    };
    for (const language of languages)
      expect(
        Object.entries(await read(area, language)).filter(([, text]) => unreadable(text, language)),
        language,
      ).toEqual([]);
  });

  test('take the same arguments in every language', async () => {
    const english = await read(area, 'en');
    const names = (text: string, language: Language): string[] =>
      [...new Set(argumentsOf(text, language).map(({ name }) => unformed(name)))].toSorted();
    for (const language of languages)
      for (const [key, text] of Object.entries(await read(area, language)))
        expect(names(text, language), `${language} ${key}`).toEqual(names(english[key] ?? '', 'en'));
  });

  test('have every plural case their language needs', async () => {
    for (const language of languages)
      for (const [key, text] of Object.entries(await read(area, language)))
        for (const { type, cases } of argumentsOf(text, language)) {
          // Exact numbers and the rest, with the number bare or unsaid, are a condition rather than a plural.
          const condition =
            (!text.includes('#') || text.includes('other {#}')) && cases.every((name) => name === 'other' || name.startsWith('='));
          if (type === 'plural' && !condition) expect(cases, `${language} ${key}`).toEqual(expect.arrayContaining([...plurals[language]]));
          else expect(cases.length === 0 || cases.includes('other'), `${language} ${key}`).toBe(true);
        }
  });

  test('are in their own language', async () => {
    const strange = (text: string, language: Language): boolean =>
      language === 'ru' ? /[a-zäöüß]{2}/i.test(text) && !/[а-яё]/i.test(text) : /[а-яё]/i.test(text);
    for (const language of languages)
      expect(Object.entries(await read(area, language)).filter(([, text]) => strange(said(text, language), language))).toEqual([]);
  });
});

describe.each(SPOKEN)('clauses of %s', (game) => {
  test('are complete in every language, and each stands under one heading', async () => {
    const book = await loadClauses(game);
    const ids = Object.keys(book?.clauseTexts ?? {});
    expect(book?.sections.flatMap((section) => section.clauses)).toEqual(ids);
    expect([...(book?.house ?? [])].filter((id) => !ids.includes(id))).toEqual([]);
    for (const [id, text] of Object.entries(book?.clauseTexts ?? {})) {
      // Single letters may be cited: a clause explains which alphabet is shown.
      for (const said of [text.en, text.de]) expect(said === '' || /[а-яё]{2}/i.test(said), id).toBe(false);
      expect(text.ru, id).toMatch(/[а-яё]{2}/i);
    }
  });
});

test('a game without texts has none', async () => {
  expect(await loadGameTexts('toString', 'en')).toBeNull();
  expect(await loadClauses('__proto__')).toBeNull();
});
