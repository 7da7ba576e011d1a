import { readFileSync } from 'node:fs';
import { LEVELS } from '@orrery/bots';
import { GAMES } from '@orrery/games/list';
import { loadTable } from '@orrery/games/load';
import { languages, loadGameTexts } from '@orrery/texts';
import { expect, test } from 'vitest';
import { drawn, type FacesPlug } from './face.ts';
import type { MeasuredCharacters } from './measured.ts';

const file = (path: string): URL => new URL(`../../../../${path}`, import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(file(path), 'utf8'));

test.each(GAMES)('the opponents of %s have a name, a word and a sentence each in every language, and no name twice', async (game) => {
  const habits = Object.keys((await loadTable(game))?.bots.habits ?? {});
  expect(habits.length).toBeGreaterThan(0);
  for (const language of languages) {
    const texts = await loadGameTexts(game, language);
    const names = LEVELS.map((level) => texts?.say(`character.${level}`));
    expect(new Set(names).size).toBe(LEVELS.length);
    const told = (await import(file(`packages/${game}/plug/characters/${language}.ts`).href)) as Readonly<Record<string, object>>;
    expect(Object.keys(told[language] ?? {})).toEqual([
      ...LEVELS.flatMap((level) => [`style.${level}`, `line.${level}`]),
      ...habits.flatMap((habit) => [`trait.${habit}`, `trait.${habit}.how`]),
    ]);
  }
});

test.each(GAMES)('the opponents of %s have a face each, which is another picture where it is small', async (game) => {
  const { plug } = (await import(file(`packages/${game}/plug/faces.ts`).href)) as { readonly plug: FacesPlug };
  const pictures = plug.faces.flatMap((face) => [drawn(plug, face, false, 'a'), drawn(plug, face, true, 'a')]);
  expect(new Set(pictures).size).toBe(2 * LEVELS.length);
  for (const picture of pictures) {
    expect(picture).not.toMatch(/undefined|NaN|,,/);
    const given = new Set([...picture.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    expect([...picture.matchAll(/url\(#([^)]*)\)/g)].filter(([, id]) => !given.has(id))).toEqual([]);
  }
});

test.each(GAMES)(
  'the opponents of %s are known by their manners: whoever prefers something does it more often than the others, whoever avoids it less',
  async (game) => {
    const { habits: shown } = json(`packages/${game}/plug/measured.json`) as MeasuredCharacters;
    const skills = (await loadTable(game))?.bots.skills ?? [];
    for (const [at, { manners = [] }] of skills.entries())
      for (const { habit, shuns = false } of manners) {
        const figures = shown[habit] ?? [];
        const others = figures.flatMap((figure, i) => (i === at || figure === null ? [] : [figure]));
        const mean = others.reduce((sum, figure) => sum + figure, 0) / others.length;
        if (figures.length > 0) expect((figures[at] ?? mean) > mean, `level ${at + 1}, ${habit}`).toBe(!shuns);
      }
  },
);
