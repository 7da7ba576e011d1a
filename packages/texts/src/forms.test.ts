import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, loadRules } from '@orrery/games/load';
import { type Name, NAME_FORMS, type Names } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { loadGameTexts } from './catalogs.ts';
import { called, formed, unformed } from './forms.ts';
import { argumentsOf, type Messages } from './translator.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const DECLINING = ['ru', 'de'] as const;
const SEATS = /^(?:seat|by|ally|rival|giver|taker|members|seats|who)$/;
/** What a seat is called where the game gives it no name of its own: by the side that was chosen. */
const SIDES = ['race'];

/** Names of a game with every pack that comes with it and every value of every option, by argument. */
async function namesOf(game: string): Promise<Readonly<Record<string, readonly Name[]>>> {
  const plug = await loadRules(game);
  const settings = plug?.game.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value }))) ?? [];
  const found: Names[] = (plug?.game.packs ?? []).flatMap((pack) =>
    [{}, ...settings].flatMap((options) => {
      const rules = plug?.game.open(options, pack);
      return rules && 'names' in rules ? [rules.names] : [];
    }),
  );
  const all: Record<string, Name[]> = {};
  for (const names of found) for (const [argument, things] of Object.entries(names)) (all[argument] ??= []).push(...Object.values(things));
  return all;
}

const plain = (name: Name, language: 'ru' | 'de'): string => name[language].slice(name.sign ? name.sign[language].length + 1 : 0);

/** Forms that messages of a game and of its board ask for, by argument. */
async function askedFor(game: string, language: 'ru' | 'de'): Promise<readonly (readonly [argument: string, form: string])[]> {
  const files = ['texts', 'board/texts', 'board/later'].map((folder) => `${packages}${game}/plug/${folder}/${language}.ts`);
  const read = await Promise.all(
    files.filter((file) => existsSync(file)).map(async (file) => ((await import(file)) as Record<string, Messages>)[language] ?? {}),
  );
  const asked = read.flatMap((messages) => Object.values(messages).flatMap((text) => argumentsOf(text, language).map(({ name }) => name)));
  return [...new Set(asked)].flatMap((name) => {
    const form = name.slice(unformed(name).length + 1);
    return form === '' || form === 'count' ? [] : [[unformed(name), form] as const];
  });
}

describe.each(GAMES)('names of %s', (game) => {
  test.each(DECLINING)('have every form that a message asks for: %s', async (language) => {
    const [names, asked, texts] = await Promise.all([namesOf(game), askedFor(game, language), loadGameTexts(game, language)]);
    const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = texts?.forms ?? {};
    const given = texts?.keys.filter((key) => /^seat\.\d$/.test(key)).map((key) => texts.say(key)) ?? [];
    const sides = [...given, ...SIDES.flatMap((kind) => names[kind] ?? []).map((name) => name[language])];
    const lacking = asked.flatMap(([argument, form]) => {
      const things = names[argument]?.map((name) => plain(name, language)) ?? (SEATS.test(argument) ? sides : []);
      if (things.length === 0) return [`${argument}_${form}: nothing is called so`];
      return [...new Set(things)].filter((name) => !forms[name]?.[form]).map((name) => `${argument}_${form}: ${name}`);
    });
    expect(lacking).toEqual([]);
  });

  test.each(DECLINING)('are the only ones that have forms: %s', async (language) => {
    const [names, texts] = await Promise.all([namesOf(game), loadGameTexts(game, language)]);
    const all = new Set(Object.values(names).flatMap((things) => things.map((name) => plain(name, language))));
    for (const key of texts?.keys ?? []) if (/^seat\.\d$/.test(key)) all.add(texts?.say(key) ?? '');
    expect(Object.keys(texts?.forms ?? {}).filter((name) => !all.has(name))).toEqual([]);
    const unknown = Object.values(texts?.forms ?? {}).flatMap((forms) =>
      Object.keys(forms).filter((form) => !NAME_FORMS.includes(form as never)),
    );
    expect(unknown).toEqual([]);
  });
});

const island: Name = { en: 'Mist', ru: 'Туман', de: 'Nebel' };

test('a name without forms stands beside the sentence or within quotes', () => {
  expect(NAME_FORMS.map((form) => formed(island, form, 'ru', {}))).toEqual([
    '(Туман)',
    '→ Туман',
    '(Туман)',
    'Туман',
    '«Туман»',
    '«Туман»',
    '«Туман»',
    '«Туман»',
  ]);
  expect(formed(island, 'acc', 'de', {})).toBe('„Nebel“');
  expect(formed(island, 'acc', 'en', {})).toBe('“Mist”');
});

test('forms come from the pack first, then from the language; a sign stays before each of them', () => {
  const forms = { Туман: { gen: 'Тумана' } };
  expect(formed(island, 'gen', 'ru', forms)).toBe('Тумана');
  expect(formed({ ...island, forms: { ru: { gen: 'Туманища' } } }, 'gen', 'ru', forms)).toBe('Туманища');
  const card = { en: 'M Mist', ru: 'Т Туман', de: 'N Nebel', sign: { en: 'M', ru: 'Т', de: 'N' } };
  expect([formed(card, 'gen', 'ru', forms), formed(card, 'dat', 'ru', forms)]).toEqual(['Т Тумана', 'Т «Туман»']);
});

test('people are declined by their side, and by a word before a name of their own', () => {
  const spoken = { language: 'ru', forms: { Лазакс: { dat: 'Лазаксу' } } } as const;
  const lazax: Name = { en: 'Lazax', ru: 'Лазакс', de: 'Lazax' };
  expect([called(lazax, '', undefined, spoken), called(lazax, 'Петя', undefined, spoken)]).toEqual(['Лазакс', 'Петя (Лазакс)']);
  expect([called(lazax, '', 'dat', spoken), called(lazax, 'Петя', 'dat', spoken)]).toEqual(['Лазаксу', 'Лазаксу (Петя)']);
  expect([called(null, 'Петя', 'dat', spoken), called(lazax, 'Петя', 'ins', spoken)]).toEqual(['игроку Петя', 'игроком Петя (Лазакс)']);
  expect(called(null, 'Anna', 'dat', { language: 'de', forms: {} })).toBe('Anna');
});
