/**
 * Logs name nobody. Where a row means a person, or what one is called, it has a word that stands for it in that match alone; what the words stand for is one
 * table, and whoever is taken out of it is gone from every log without a row being touched.
 */
export interface Alias {
  readonly alias: string;
  /** Whose it is. */
  readonly person: string;
  /** What it stands for: the person's id, or a name of theirs. */
  readonly text: string;
}

/** Of a range that no name may have a letter from. */
export const ALIAS_MARK = '\uE000';
const ALIASES = /\uE000[\w-]{16}/g;
const ALIAS = /^\uE000[\w-]{16}$/;

/** Whether something read from a log stands for somebody who has been erased. */
export const isAlias = (text: string): boolean => ALIAS.test(text);

/** A row as it reads with everybody in it; words that stand for nobody any more stay. */
export const readable = (body: string, texts: ReadonlyMap<string, string>): string =>
  texts.size === 0
    ? body
    : body.replaceAll(ALIASES, (alias) => {
        const text = texts.get(alias);
        return text === undefined ? alias : JSON.stringify(text).slice(1, -1);
      });
