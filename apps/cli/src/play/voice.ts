import { createInterface, type Interface } from 'node:readline/promises';
import { autocomplete, confirm, isCancel, spinner } from '@clack/prompts';

/** One line that can be chosen. */
export interface Line {
  readonly text: string;
  readonly key: string;
  /** Understood, but not offered. */
  readonly silent?: boolean;
}

/** How the program talks with whoever sits there. */
export interface Voice {
  say(lines: readonly string[]): void;
  clear(): void;
  /** The key of the line chosen; null when the person leaves. */
  choose(question: string, lines: readonly Line[]): Promise<string | null>;
  sure(question: string): Promise<boolean>;
  pause(question: string): Promise<void>;
  /** Says that somebody thinks while the work is done. */
  during<T>(text: string, work: () => Promise<T>): Promise<T>;
  close(): void;
}

/** A terminal: lists to walk through and to narrow by typing. */
export function terminal(print: (line: string) => void): Voice {
  return {
    say: (lines) => {
      for (const line of lines) print(line);
    },
    clear: () => void process.stdout.write('\u001B[2J\u001B[3J\u001B[H'),
    async choose(question, lines) {
      const options = lines.filter((line) => !line.silent).map((line) => ({ value: line.key, label: line.text }));
      for (;;) {
        // Enter with nothing that fits gives nothing, whatever the types say.
        const chosen: unknown = await autocomplete({ message: question, options, maxItems: 14 });
        if (typeof chosen === 'string') return chosen;
        if (isCancel(chosen)) return null;
      }
    },
    async sure(question) {
      return (await confirm({ message: question })) === true;
    },
    async pause(question) {
      await confirm({ message: question, active: 'Enter', inactive: '…' });
    },
    async during(text, work) {
      const turning = spinner();
      turning.start(text);
      try {
        return await work();
      } finally {
        turning.clear();
      }
    },
    close: () => {},
  };
}

/** Lines in, lines out: for pipes, scripts and screen readers. Answers are numbers, parts of a line, or the letters of commands. */
export function lines(print: (line: string) => void, wordsFor: { yes: string; help: (most: number) => string }): Voice {
  const input: Interface = createInterface({ input: process.stdin });
  const waiting: string[] = [];
  const takers: ((line: string | null) => void)[] = [];
  let ended = false;
  input.on('line', (line) => {
    const taker = takers.shift();
    if (taker) taker(line);
    else waiting.push(line);
  });
  input.on('close', () => {
    ended = true;
    for (const taker of takers.splice(0)) taker(null);
  });
  const next = (): Promise<string | null> => {
    const line = waiting.shift();
    if (line !== undefined) return Promise.resolve(line);
    return ended ? Promise.resolve(null) : new Promise((resolve) => takers.push(resolve));
  };
  return {
    say: (texts) => {
      for (const text of texts) print(text);
    },
    clear: () => {},
    async choose(question, offered) {
      const numbered = offered.filter((line) => line.key.startsWith('#'));
      print(question);
      numbered.forEach((line, i) => {
        print(`${String(i + 1).padStart(4)}  ${line.text}`);
      });
      for (;;) {
        const answer = (await next())?.trim();
        if (answer === undefined) return null;
        const byNumber = numbered[Number(answer) - 1];
        if (/^\d+$/.test(answer) && byNumber) return byNumber.key;
        const command = offered.find((line) => line.key === answer.toLowerCase());
        if (command) return command.key;
        const fitting = numbered.filter((line) => answer !== '' && line.text.toLowerCase().includes(answer.toLowerCase()));
        if (fitting.length === 1 && fitting[0]) return fitting[0].key;
        print(wordsFor.help(numbered.length));
      }
    },
    async sure(question) {
      print(question);
      const answer = (await next())?.trim().toLowerCase() ?? '';
      return answer !== '' && wordsFor.yes.startsWith(answer);
    },
    async pause(question) {
      print(question);
      await next();
    },
    during: (_text, work) => work(),
    close: () => {
      input.close();
    },
  };
}
