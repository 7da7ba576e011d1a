import type { Localized } from '@orrery/kernel';
import type { en as boards } from './boards/en.ts';
import type { ClauseSection } from './clause-section.ts';
import type { en as cli } from './cli/en.ts';
import type { en as faults } from './faults/en.ts';
import type { Language } from './language.ts';
import { translator, type Messages, type Translator } from './translator.ts';
import type { en as web } from './web/en.ts';

type Load = () => Promise<Messages>;

/** Keys of the messages that belong to no game. */
interface Keys {
  readonly boards: keyof typeof boards;
  readonly cli: keyof typeof cli;
  readonly faults: keyof typeof faults;
  readonly web: keyof typeof web;
}
export type Area = keyof Keys;
export type Key<A extends Area> = Keys[A];

/** Messages by area and language. Every one is a file of its own that is loaded when it is needed, so a page gets one language and one game. */
export const catalogs: { readonly [A in Area]: Readonly<Record<Language, () => Promise<Readonly<Record<Key<A>, string>>>>> } = {
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
  faults: {
    en: async () => (await import('./faults/en.ts')).en,
    ru: async () => (await import('./faults/ru.ts')).ru,
    de: async () => (await import('./faults/de.ts')).de,
  },
  web: {
    en: async () => (await import('./web/en.ts')).en,
    ru: async () => (await import('./web/ru.ts')).ru,
    de: async () => (await import('./web/de.ts')).de,
  },
};

/** The messages of the games, by the game's id. */
export const gameTexts: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  liberation: {
    en: async () => (await import('./liberation/en.ts')).en,
    ru: async () => (await import('./liberation/ru.ts')).ru,
    de: async () => (await import('./liberation/de.ts')).de,
  },
  gravity: {
    en: async () => (await import('./gravity/en.ts')).en,
    ru: async () => (await import('./gravity/ru.ts')).ru,
    de: async () => (await import('./gravity/de.ts')).de,
  },
  rex: {
    en: async () => (await import('./rex/en.ts')).en,
    ru: async () => (await import('./rex/ru.ts')).ru,
    de: async () => (await import('./rex/de.ts')).de,
  },
  duel: {
    en: async () => (await import('./duel/en.ts')).en,
    ru: async () => (await import('./duel/ru.ts')).ru,
    de: async () => (await import('./duel/de.ts')).de,
  },
  conclave: {
    en: async () => (await import('./conclave/en.ts')).en,
    ru: async () => (await import('./conclave/ru.ts')).ru,
    de: async () => (await import('./conclave/de.ts')).de,
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

/** The rules of the games in words, by the game's id. */
export const clauseBooks: Readonly<Record<string, () => Promise<ClauseBook>>> = {
  liberation: () => import('./liberation/clauses.ts'),
  rex: () => import('./rex/clauses.ts'),
  gravity: () => import('./gravity/clauses.ts'),
  duel: () => import('./duel/clauses.ts'),
  conclave: () => import('./conclave/clauses.ts'),
};

/** The messages of the command line or the web client. */
export async function loadTexts<A extends Area>(area: A, language: Language): Promise<Translator<Key<A>>> {
  return translator(language, await catalogs[area][language]());
}

/** The messages of a game; null where it has none. */
export async function loadGameTexts(game: string, language: Language): Promise<Translator | null> {
  const texts = Object.hasOwn(gameTexts, game) ? gameTexts[game] : undefined;
  return texts ? translator(language, await texts[language]()) : null;
}

/** The rules of a game in words; null where nobody has written them. */
export async function loadClauses(game: string): Promise<ClauseBook | null> {
  const book = Object.hasOwn(clauseBooks, game) ? clauseBooks[game] : undefined;
  return book ? book() : null;
}
