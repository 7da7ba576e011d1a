import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quick, seeded, startMatch, SPECTATOR, type Codec } from '@orrery/kernel';
import { GAMES, type AnyGame, type AnyRules } from '@orrery/games';
import {
  languages,
  loadGameTexts,
  loadTexts,
  sayChoice,
  sayDecision,
  sayEvent,
  sayRefusal,
  sayWarning,
  type Translator,
} from '@orrery/texts';
import { describe, expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { KNOWN, knownGame } from './known-games.ts';

const sources = (...patterns: readonly string[]): string =>
  globSync([...patterns], { cwd: checkout, exclude: (path) => /node_modules$|dist$/.test(path) })
    .filter((file) => !/\.(test|soak)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(checkout, file), 'utf8'))
    .join('\n');

/** Whether a source has this key as a literal, or builds it from its beginning: `'a.b'`, or `a.${…}`. */
function used(key: string, source: string): boolean {
  if (["'", '"', '`'].some((quote) => source.includes(`${quote}${key}${quote}`))) return true;
  return [...key.matchAll(/\./g)].some(({ index }) => source.includes(`\`${key.slice(0, index + 1)}\${`));
}

/** Whether it is one of the values of a setting, which has a message for each of them. */
function isOfSetting(key: string, source: string): boolean {
  const [name = '', value = ''] = key.split('.');
  return new RegExp(`setting\\('${name}', \\[[^\\]]*'${value}'`).test(source);
}

test.each(['cli', 'web'] as const)('no message of %s is unused', async (area) => {
  const source = sources(`apps/${area}/src/**/*.{ts,tsx}`, `apps/${area}/*.ts`, 'packages/*/plug/**/*.{ts,tsx}');
  const { keys } = await loadTexts(area, 'en');
  expect(keys.filter((key) => !used(key, source) && !isOfSetting(key, source))).toEqual([]);
});

test.each(GAMES)('no message of the drawn board of %s is unused', async (game) => {
  const source = sources(`packages/${game}/plug/board/*.{ts,tsx}`);
  for (const folder of ['texts', 'later']) {
    const file = `../../../packages/${game}/plug/board/${folder}/en.ts`;
    const { en } = existsSync(new URL(file, import.meta.url)) ? ((await import(file)) as { readonly en: object }) : { en: {} };
    expect(Object.keys(en).filter((key) => !used(key, source))).toEqual([]);
  }
});

/** Rules of a game under its defaults, and with every other value of every option that can be set alone. */
function tables(game: AnyGame): AnyRules[] {
  const settings = [{}, ...game.options.flatMap(({ id, values }) => values.map((value) => ({ [id]: value })))];
  return settings.flatMap((options) => {
    const rules = game.open(options);
    return 'faults' in rules ? [] : [rules];
  });
}

const formKeys = (area: string, codec: Codec<unknown>): string[] =>
  codec.forms.map(({ word, shape }) => (shape === 0 ? `${area}.${word}` : `${area}.${word}.${shape}`));

const spoken = (await Promise.all(KNOWN.map(knownGame))).flatMap((game) => (game ? [game] : []));

describe.each(spoken.map((game) => [game.id, game] as const))('words of %s', (id, game) => {
  test('every choice, event, option and way to end has a message', async () => {
    const texts = await loadGameTexts(id, 'en');
    const [rules] = tables(game);
    const wanted = [
      'game.name',
      ...(rules?.choices.forms ?? []).map(({ word }) => `choice.${word}`),
      ...(rules ? formKeys('event', rules.events) : []),
      ...game.options.flatMap(({ id: option, values }) => [
        `option.${option}`,
        ...values.flatMap((value) => (typeof value === 'string' ? [`option.${option}.${value}`] : [])),
      ]),
    ];
    expect([...new Set(wanted)].filter((key) => !texts?.has(key))).toEqual([]);
  });

  test('no message is unused', async () => {
    const engine = id in { duel: 0, conclave: 0 } ? `packages/kernel/fixtures/${id}/**/*.ts` : `packages/${id}/src/**/*.ts`;
    const [own, screens] = [
      sources(engine),
      sources('apps/*/src/**/*.{ts,tsx}', 'packages/{boards,texts,server,bots}/src/**/*.ts', `packages/${id}/plug/**/*.{ts,tsx}`),
    ];
    const quoted = (word: string): boolean => ["'", '"', '`'].some((quote) => own.includes(`${quote}${word}${quote}`));
    const forms = new Set(tables(game).flatMap((rules) => [...formKeys('choice', rules.choices), ...formKeys('event', rules.events)]));
    const options = new Set(
      game.options.flatMap(({ id: option, values }) => [
        `option.${option}`,
        `option.${option}.help`,
        ...values.flatMap((value) => [`option.${option}.${value}`, `option.${option}.${value}.help`]),
      ]),
    );
    const unused = (key: string): boolean => {
      const [area = '', ...rest] = key.split('.');
      const name = rest.join('.');
      // Some words are there for other packs only: they stand in the vocabulary all the same.
      if (area === 'choice' || area === 'event') return !forms.has(key) && !new RegExp(`^ +${name}: (?:\\[|where\\()`, 'm').test(own);
      if (area === 'option') return !options.has(key);
      if (area === 'refusal' || area === 'warning' || area === 'end') return !quoted(name);
      if (area === 'decision') return !quoted(name.replace(/\.wait$/, ''));
      if (area === 'seat' || key === 'game.name') return false;
      return !used(key, screens);
    };
    expect((await loadGameTexts(id, 'en'))?.keys.filter(unused)).toEqual([]);
  });

  test('whole games are put into words in every language, and every refusal met on the way', async () => {
    const all = (await Promise.all(languages.map((language) => loadGameTexts(id, language)))).filter(
      (texts): texts is Translator => texts !== null,
    );
    const wordless = new Set<string>();
    const say = (line: string): void => {
      if (/^(choice|event|decision|refusal)\.|[{}]|undefined|\[object/.test(line)) wordless.add(line.replaceAll(/\d+/g, 'n'));
    };
    const every = tables(game);
    const share = Math.max(80, 1500 / every.length);
    for (const [n, rules] of every.entries()) {
      const chance = quick(n + 1);
      const match = startMatch(rules, seeded(`words ${id} ${n}`));
      const heard = Array.from({ length: rules.seats }, () => 0);
      for (let asked = match.asked, steps = 0; asked !== 0 && steps < share; asked = match.asked, steps++) {
        const seat = 31 - Math.clz32(asked & -asked);
        const [open, known] = [match.open(seat), match.known(seat)];
        const choice = open[chance.below(open.length)] ?? -1;
        const closed = chance.below(rules.choices.size);
        const refused = open.includes(closed) ? null : rules.refuse(known, closed);
        const views = [seat, (seat + 1) % rules.seats, SPECTATOR].map((viewer) => match.known(viewer).view);
        const news = known.past.slice(heard[seat]).filter((entry) => entry >= 0);
        heard[seat] = known.past.length;
        for (const texts of all) {
          say(sayChoice(rules, texts, rules.choices.name(choice)));
          for (const view of views) say(sayDecision(rules, texts, view));
          for (const event of news) say(sayEvent(rules, texts, rules.events.name(event)));
          if (refused) say(sayRefusal(rules, texts, refused));
          for (const code of rules.warnings(known, choice)) expect(sayWarning(texts, code)).not.toBe(code);
        }
        match.answer(seat, choice);
      }
      for (const [seat, before] of heard.entries()) {
        const { view, past } = match.known(seat);
        for (const texts of all) {
          for (const event of past.slice(before)) if (event >= 0) say(sayEvent(rules, texts, rules.events.name(event)));
          say(sayDecision(rules, texts, view));
        }
      }
    }
    expect([...wordless]).toEqual([]);
  });
});
