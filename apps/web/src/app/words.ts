/** Everything on the screen goes through here. Reading a message subscribes the component to the language. */
import { batch, signal } from '@preact/signals';
import { type Key, type Language, loadGameTexts, loadTexts, type Messages, type Translator, translator, type Values } from '@orrery/texts';
import { lettersOf } from '../look/letters.ts';
import { keep, language } from './settings.ts';

export type WebKey = Key<'web'>;

type Spoken = Readonly<Partial<Record<Language, Messages>>>;
/** Messages of drawn boards, of the parts of a board that are loaded after it, and of computer players, each loaded where they are shown. */
const parts: Readonly<Record<string, () => Promise<Spoken>>> = {
  ...import.meta.glob<Spoken>('../../../../packages/*/plug/board/{texts,later}/*.ts'),
  ...import.meta.glob<Spoken>('../../../../packages/*/plug/characters/*.ts'),
};
const FOLDERS: Readonly<Record<string, string>> = { board: 'board/texts', later: 'board/later', characters: 'characters' };

/** Loaded messages: the client's own under `web` and `fairness`, a game's under its id, its board's under `<id> board` and `<id> later`, its opponents' under `<id> characters`; all of one language. */
const areas = signal<Readonly<Record<string, Translator>>>({});
const silent = (tongue: Language): Translator => translator(tongue, {});

const GENERAL = [
  'web',
  'account',
  'boards',
  'conduct',
  'fairness',
  'learn',
  'packs',
  'people',
  'puzzles',
  'story',
  'tournaments',
  'review',
] as const;
const isGeneral = (area: string): area is (typeof GENERAL)[number] => GENERAL.some((one) => one === area);

async function load(area: string, tongue: Language): Promise<Translator> {
  const [game = '', part] = area.split(' ');
  if (part) return translator(tongue, (await parts[`../../../../packages/${game}/plug/${FOLDERS[part]}/${tongue}.ts`]?.())?.[tongue] ?? {});
  if (isGeneral(area)) return loadTexts(area, tongue);
  return (await loadGameTexts(game, tongue)) ?? silent(tongue);
}

/** The messages of a game, once `need` has fetched them. */
export const textsOf = (area: string): Translator => areas.value[area] ?? silent(language.value);

/** A message of the web client. */
export const t = (key: WebKey, values: Values = {}): string => {
  const texts = textsOf('web');
  return texts.has(key) ? texts.say(key, values) : key;
};

/** Messages of a drawn board, of its game, or of the web client, whichever has one of this name. */
export const wordsOf =
  <K extends string>(game: string) =>
  (key: K | WebKey, values: Values = {}): string => {
    const found = [`${game} board`, `${game} later`, game, 'web'].map(textsOf).find((texts) => texts.has(key));
    return found?.say(key, values) ?? key;
  };

/** A message about the fairness of a deal, once `need('fairness')` has fetched them. */
export const fair = (key: Key<'fairness'>, values: Values = {}): string => {
  const texts = textsOf('fairness');
  return texts.has(key) ? texts.say(key, values) : '…';
};

/** Makes an area's messages ready in the current language. */
export async function need(area: string): Promise<void> {
  if (areas.value[area]) return;
  const tongue = language.value;
  const loaded = await load(area, tongue);
  if (tongue === language.value) areas.value = { ...areas.value, [area]: loaded };
  else await need(area);
}

/** Switches all loaded areas at once, so that a screen is never in two languages. */
export async function speak(tongue: Language): Promise<void> {
  const [loaded] = await Promise.all([
    Promise.all(Object.keys(areas.value).map(async (area) => [area, await load(area, tongue)] as const)),
    lettersOf(tongue),
  ]);
  batch(() => {
    areas.value = Object.fromEntries(loaded);
    language.value = tongue;
  });
  document.documentElement.lang = tongue;
  keep('language', tongue);
}

/** Text of a pack or of the rules in the current language. */
export const local = (text: Readonly<Record<Language, string>>): string => text[language.value];
/** A name that stands alone begins as a sentence does. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language.value, options).format(value);
/** A share of one, in hundredths. */
export const percent = (share: number): string => number(share, { style: 'percent' });
export const day = (value: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(value);
