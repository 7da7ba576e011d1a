import { games } from '@orrery/games';
import type { GlossaryPlug } from '@orrery/games/glossary';
import type { HowToPlug } from '@orrery/games/howto';
import type { LessonsPlug } from '@orrery/games/lesson';
import { GAMES } from '@orrery/games/list';
import { argumentsOf, languages, loadClauses, translator } from '@orrery/texts';
import { describe, expect, test } from 'vitest';
import { playExample } from './example.ts';

const read = async <P>(game: string, file: string): Promise<P> => {
  const path = new URL(`../../../../packages/${game}/plug/${file}.ts`, import.meta.url).href;
  return ((await import(/* @vite-ignore */ path)) as { readonly plug: P }).plug;
};

function opened(game: string, options = {}, pack?: unknown) {
  const rules = games[game]?.open(options, pack);
  if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
  return rules;
}

describe.each(GAMES)('how to play %s', (game) => {
  test('every text is there in three languages, and its figures are those of the glossary', async () => {
    const [plug, glossary] = await Promise.all([read<HowToPlug>(game, 'howto'), read<GlossaryPlug>(game, 'glossary')]);
    const rules = opened(game);
    const { figures } = glossary.glossary(rules);
    const galleries = plug.gallery(rules, (await loadClauses(game))?.clauseTexts ?? {});
    const differences = plug.differences(rules);
    const texts = [
      plug.title,
      plug.line,
      ...plug.mistakes,
      ...galleries.flatMap(({ title, items }) => [title, ...items.flatMap(({ name, lines }) => [name, ...lines])]),
      ...differences.flatMap(({ title, head, rows }) => [title, ...head, ...rows.flatMap(({ name, values }) => [name, ...values])]),
      ...plug.chapters.flatMap(({ title, text, example }) => [
        title,
        ...text,
        ...(example ? [example.say, ...(example.steps ?? []).map(({ say }) => say)] : []),
      ]),
    ];
    for (const text of texts)
      for (const language of languages) {
        for (const { name } of argumentsOf(text[language], language)) expect(figures, text[language]).toHaveProperty(name);
        expect(translator(language, { text: text[language] }).say('text', figures)).not.toMatch(/^\s*$|undefined|[{}]/);
      }
  });

  test('everything in the gallery says what it does, and tables of differences have a value in every place', async () => {
    const plug = await read<HowToPlug>(game, 'howto');
    const rules = opened(game);
    const items = plug.gallery(rules, (await loadClauses(game))?.clauseTexts ?? {}).flatMap((gallery) => gallery.items);
    expect(items.length).toBeGreaterThan(5);
    for (const { name, lines } of items) expect(lines.length, name.en).toBeGreaterThanOrEqual(2);
    for (const { head, rows } of plug.differences(rules)) {
      expect(rows.length).toBeGreaterThan(1);
      for (const { values } of rows) expect(values.length).toBe(head.length);
    }
  });

  test('every example can be played as it is told', async () => {
    const [plug, course] = await Promise.all([read<HowToPlug>(game, 'howto'), read<LessonsPlug>(game, 'lessons')]);
    const examples = plug.chapters.flatMap(({ example }) => example ?? []);
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.some(({ steps = [] }) => steps.length > 1)).toBe(true);
    for (const example of examples) {
      const entry = course.parts.flatMap(({ lessons }) => lessons).find(({ id }) => id === example.lesson);
      const lesson = await entry?.load();
      if (!lesson) throw new Error(`there is no lesson ${example.lesson}`);
      const pack = games[game]?.packs.find(({ id }) => id === lesson.pack);
      const views = playExample(opened(game, lesson.options, pack), course, lesson, example);
      expect(views.length).toBe(1 + (example.steps?.length ?? 0));
    }
  });
});

test('GRV-ISLANDS-14, LIB-END-2, REX-WIN-2: the examples of the goal end in the victory they tell of', async () => {
  for (const [game, winner, clause] of [
    ['gravity', 0, 'GRV-ISLANDS-14'],
    ['liberation', 0, 'LIB-END-2'],
    ['rex', 0, 'REX-WIN-2'],
  ] as const) {
    const [plug, course] = await Promise.all([read<HowToPlug>(game, 'howto'), read<LessonsPlug>(game, 'lessons')]);
    const example = plug.chapters[0]?.example;
    const lesson = await course.parts
      .flatMap(({ lessons }) => lessons)
      .find(({ id }) => id === example?.lesson)
      ?.load();
    if (!example || !lesson) throw new Error(`${game} has no example of its goal`);
    const pack = games[game]?.packs.find(({ id }) => id === lesson.pack);
    const last = playExample(opened(game, lesson.options, pack), course, lesson, example).at(-1);
    expect(last?.result).toMatchObject({ winners: [winner], clause });
  }
});
