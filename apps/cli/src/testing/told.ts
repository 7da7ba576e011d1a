/** A command line carried out without a process: for whatever a process would add nothing to. */
import { vi } from 'vitest';
import { run } from '../run.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** In English, unless the arguments begin with another language. */
export async function told(args: readonly string[]): Promise<Ran> {
  const [out, errors]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0),
    vi.spyOn(console, 'error').mockImplementation((line) => void errors.push(`${String(line)}\n`)),
  ];
  try {
    const code = await run(args[0] === '--lang' ? args : ['--lang', 'en', ...args]);
    return { code, out: out.join(''), errors: errors.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
