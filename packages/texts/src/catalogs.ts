import { GAMES, isGame } from '@orrery/games/list';
import type { Localized } from '@orrery/kernel';
import type { en as account } from './account/en.ts';
import type { en as boards } from './boards/en.ts';
import type { ClauseSection } from './clause-section.ts';
import type { en as cli } from './cli/en.ts';
import type { en as conduct } from './conduct/en.ts';
import type { en as fairness } from './fairness/en.ts';
import type { en as faults } from './faults/en.ts';
import type { Forms } from './forms.ts';
import type { Language } from './language.ts';
import type { en as learn } from './learn/en.ts';
import type { en as notices } from './notices/en.ts';
import type { en as packs } from './packs/en.ts';
import type { en as people } from './people/en.ts';
import type { en as puzzles } from './puzzles/en.ts';
import type { en as review } from './review/en.ts';
import type { en as story } from './story/en.ts';
import { translator, type Messages, type Translator } from './translator.ts';
import type { en as tournaments } from './tournaments/en.ts';
import type { en as web } from './web/en.ts';

type Load = () => Promise<Messages>;

/** Keys of the messages that belong to no game. */
interface Keys {
  readonly account: keyof typeof account;
  readonly boards: keyof typeof boards;
  readonly cli: keyof typeof cli;
  readonly conduct: keyof typeof conduct;
  readonly fairness: keyof typeof fairness;
  readonly faults: keyof typeof faults;
  readonly learn: keyof typeof learn;
  readonly notices: keyof typeof notices;
  readonly packs: keyof typeof packs;
  readonly people: keyof typeof people;
  readonly puzzles: keyof typeof puzzles;
  readonly review: keyof typeof review;
  readonly story: keyof typeof story;
  readonly tournaments: keyof typeof tournaments;
  readonly web: keyof typeof web;
}
export type Area = keyof Keys;
export type Key<A extends Area> = Keys[A];

/** Messages by area and language. Every one is a file of its own that is loaded when it is needed, so a page gets one language and one game. */
export const catalogs: { readonly [A in Area]: Readonly<Record<Language, () => Promise<Readonly<Record<Key<A>, string>>>>> } = {
  account: {
    en: async () => (await import('./account/en.ts')).en,
    ru: async () => (await import('./account/ru.ts')).ru,
    de: async () => (await import('./account/de.ts')).de,
  },
  boards: {
    en: async () => (await import('./boards/en.ts')).en,
    ru: async () => (await import('./boards/ru.ts')).ru,
    de: async () => (await import('./boards/de.ts')).de,
  },
  cli: {
    en: async () => (await import('./cli/en.ts')).en,
    ru: async () => (await import('./cli/ru.ts')).ru,
    de: async () => (await import('./cli/de.ts')).de,
  },
  conduct: {
    en: async () => (await import('./conduct/en.ts')).en,
    ru: async () => (await import('./conduct/ru.ts')).ru,
    de: async () => (await import('./conduct/de.ts')).de,
  },
  fairness: {
    en: async () => (await import('./fairness/en.ts')).en,
    ru: async () => (await import('./fairness/ru.ts')).ru,
    de: async () => (await import('./fairness/de.ts')).de,
  },
  faults: {
    en: async () => (await import('./faults/en.ts')).en,
    ru: async () => (await import('./faults/ru.ts')).ru,
    de: async () => (await import('./faults/de.ts')).de,
  },
  learn: {
    en: async () => (await import('./learn/en.ts')).en,
    ru: async () => (await import('./learn/ru.ts')).ru,
    de: async () => (await import('./learn/de.ts')).de,
  },
  notices: {
    en: async () => (await import('./notices/en.ts')).en,
    ru: async () => (await import('./notices/ru.ts')).ru,
    de: async () => (await import('./notices/de.ts')).de,
  },
  packs: {
    en: async () => (await import('./packs/en.ts')).en,
    ru: async () => (await import('./packs/ru.ts')).ru,
    de: async () => (await import('./packs/de.ts')).de,
  },
  people: {
    en: async () => (await import('./people/en.ts')).en,
    ru: async () => (await import('./people/ru.ts')).ru,
    de: async () => (await import('./people/de.ts')).de,
  },
  puzzles: {
    en: async () => (await import('./puzzles/en.ts')).en,
    ru: async () => (await import('./puzzles/ru.ts')).ru,
    de: async () => (await import('./puzzles/de.ts')).de,
  },
  review: {
    en: async () => (await import('./review/en.ts')).en,
    ru: async () => (await import('./review/ru.ts')).ru,
    de: async () => (await import('./review/de.ts')).de,
  },
  story: {
    en: async () => (await import('./story/en.ts')).en,
    ru: async () => (await import('./story/ru.ts')).ru,
    de: async () => (await import('./story/de.ts')).de,
  },
  tournaments: {
    en: async () => (await import('./tournaments/en.ts')).en,
    ru: async () => (await import('./tournaments/ru.ts')).ru,
    de: async () => (await import('./tournaments/de.ts')).de,
  },
  web: {
    en: async () => (await import('./web/en.ts')).en,
    ru: async () => (await import('./web/ru.ts')).ru,
    de: async () => (await import('./web/de.ts')).de,
  },
};

/** What the rules of a game say, clause by clause, in all languages. */
export interface ClauseBook {
  /** Headings in reading order. */
  readonly sections: readonly ClauseSection[];
  readonly clauseTexts: Readonly<Record<string, Localized>>;
  /** Clauses that rest on a ruling of ours or on reconstructed values. */
  readonly house: ReadonlySet<string>;
}

/** The messages and rules of the two small games the kernel is tried with. */
const fixtures: Readonly<
  Record<string, { readonly texts: Readonly<Record<Language, Load>>; readonly clauses: () => Promise<ClauseBook> }>
> = {
  duel: {
    texts: {
      en: async () => (await import('./duel/en.ts')).en,
      ru: async () => (await import('./duel/ru.ts')).ru,
      de: async () => (await import('./duel/de.ts')).de,
    },
    clauses: () => import('./duel/clauses.ts'),
  },
  conclave: {
    texts: {
      en: async () => (await import('./conclave/en.ts')).en,
      ru: async () => (await import('./conclave/ru.ts')).ru,
      de: async () => (await import('./conclave/de.ts')).de,
    },
    clauses: () => import('./conclave/clauses.ts'),
  },
};
/** Every game that has messages. */
export const SPOKEN: readonly string[] = [...GAMES, ...Object.keys(fixtures)];

/** The messages of the command line or the web client. */
export async function loadTexts<A extends Area>(area: A, language: Language): Promise<Translator<Key<A>>> {
  return translator(language, await catalogs[area][language]());
}

/** What `packages/<game>/plug/texts` has in one language: messages, and forms of names where the language needs them. */
interface GameWords extends Readonly<Partial<Record<Language, Messages>>> {
  readonly forms?: Forms;
}
async function wordsOf(game: string, language: Language): Promise<GameWords | null> {
  if (Object.hasOwn(fixtures, game)) return { [language]: await fixtures[game]?.texts[language]() };
  return isGame(game) ? ((await import(`../../${game}/plug/texts/${language}.ts`)) as GameWords) : null;
}

/** The messages of a game; null where there is no such game. */
export async function loadGameMessages(game: string, language: Language): Promise<Messages | null> {
  const words = await wordsOf(game, language);
  return words && (words[language] ?? {});
}

/** The same, ready to be said. */
export async function loadGameTexts(game: string, language: Language): Promise<Translator | null> {
  const words = await wordsOf(game, language);
  return words && translator(language, words[language] ?? {}, words.forms);
}

/** The rules of a game in words; null where there is no such game. */
export async function loadClauses(game: string): Promise<ClauseBook | null> {
  if (Object.hasOwn(fixtures, game)) return fixtures[game]?.clauses() ?? null;
  return isGame(game) ? ((await import(`../../${game}/plug/texts/clauses.ts`)) as ClauseBook) : null;
}
