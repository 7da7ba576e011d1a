import { loadTexts, type Key, type Language, type Translator } from '@orrery/texts';
import type { Command } from 'commander';

/** What a command gets: the person's language and a way to print. */
export interface Context {
  readonly texts: Translator<Key<'cli'>>;
  readonly language: Language;
  readonly print: (line: string) => void;
}

/** A file of `commands/`: its name is the command's name. */
export interface CommandFile {
  readonly command: (context: Context) => Command;
}

export async function openContext(language: Language): Promise<Context> {
  return {
    language,
    texts: await loadTexts('cli', language),
    print: (line) => void process.stdout.write(`${line}\n`),
  };
}
