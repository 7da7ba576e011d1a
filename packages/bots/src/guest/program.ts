import { spawn } from 'node:child_process';
import type { ToGuest } from './messages.ts';

/** The next line of a program, or why there is none, with the last it had to say about it. */
export type Heard = { readonly line: string } | { readonly silent: 'slow' | 'gone' | 'flood'; readonly note: string };

/** A program that is spoken to line by line. No more than a line of what it prints is ever kept. */
export interface Program {
  send(message: ToGuest): void;
  /** `given` is all the time it was given, where these are only what is left of it. */
  next(milliseconds: number, given?: number): Promise<Heard>;
  /** Tells it that nothing more comes, waits a moment for it to end by itself, and ends it. */
  leave(): Promise<void>;
  /** Ends it at once, with all it has started. */
  kill(): void;
}

const NEWLINE = 10;
/** What is kept of its last words on standard error. */
const LAST_WORDS = 300;
/** What it has to put its things away, in milliseconds. */
const FAREWELL = 500;

/** Programs that run; none outlives this process. */
const running = new Set<() => void>();
export function killPrograms(): void {
  for (const kill of running) kill();
}
process.on('exit', killPrograms);

/** A shell command held to so much memory, where the system knows such a thing. */
const bounded = (command: string, megabytes: number): string =>
  process.platform === 'linux' ? `ulimit -d ${megabytes * 1024} 2>/dev/null; ${command}` : command;

/** Characters nobody can see, or that would steer a terminal, are left out. */
export const printable = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

export function startProgram(command: string, { line: most, megabytes }: { readonly line: number; readonly megabytes: number }): Program {
  // A group of its own: whatever it starts ends with it.
  const child = spawn(bounded(command, megabytes), { shell: true, detached: process.platform !== 'win32', stdio: 'pipe' });
  let ended: string | null = null;
  let words = '';
  let kept: Buffer[] = [];
  let size = 0;
  let wake = (): void => {};
  let left: Buffer | null = null;

  const kill = (): void => {
    running.delete(kill);
    child.stdin.destroy();
    child.stdout.destroy();
    child.stderr.destroy();
    if (child.pid === undefined) return;
    try {
      if (process.platform === 'win32') child.kill('SIGKILL');
      else process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  running.add(kill);

  const gone = (why: string): void => {
    ended ??= why;
    wake();
  };
  child.on('error', (error) => gone(error.message));
  child.on('close', (code, signal) => gone(signal ? `it was ended by ${signal}` : `it ended with code ${code}`));
  child.stdin.on('error', () => {});
  child.stdout.on('error', () => {});
  child.stderr.on('error', () => {});
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
  });
  child.stdout.on('readable', () => wake());

  /** A whole line out of what has come; null where none has yet, false where it has no end. Nothing more is taken from the pipe than that. */
  const take = (): string | false | null => {
    for (let chunk = left ?? (child.stdout.read() as Buffer | null); chunk; chunk = child.stdout.read() as Buffer | null) {
      left = null;
      const end = chunk.indexOf(NEWLINE);
      const part = end < 0 ? chunk : chunk.subarray(0, end);
      size += part.length;
      if (size > most) return false;
      kept.push(part);
      if (end < 0) continue;
      if (end + 1 < chunk.length) left = chunk.subarray(end + 1);
      const line = Buffer.concat(kept).toString('utf8');
      kept = [];
      size = 0;
      return line.trim();
    }
    return null;
  };

  const send = (message: ToGuest): void => {
    if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
  };

  return {
    kill,
    send,
    leave: () =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          kill();
          resolve();
        };
        const timer = setTimeout(end, FAREWELL);
        child.once('exit', end);
        if (ended !== null || child.exitCode !== null) return end();
        send({ type: 'quit' });
        child.stdin.end();
        child.stdout.resume();
      }),
    next: (milliseconds, given = milliseconds) =>
      new Promise((resolve) => {
        const settle = (heard: Heard): void => {
          clearTimeout(timer);
          wake = () => {};
          resolve(heard);
        };
        const timer = setTimeout(() => settle({ silent: 'slow', note: `it gave no answer within ${given} ms` }), milliseconds);
        wake = () => {
          const found = take();
          if (found === false) settle({ silent: 'flood', note: `it printed more than ${most} bytes without the end of a line` });
          else if (found !== null) settle({ line: found });
          else if (ended !== null)
            settle({ silent: 'gone', note: [ended, printable(words.trimEnd().split('\n').at(-1) ?? '')].filter(Boolean).join(': ') });
        };
        wake();
      }),
  };
}
