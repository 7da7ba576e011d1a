import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './root.mjs';

/** Files as they must not be, each with the rule that must catch it. */
const planted: Readonly<Record<string, readonly [file: string, source: string, rule: string]>> = {
  'a kernel that imports a game': ['packages/kernel/src/a.ts', "import '@orrery/rex';", 'no-restricted-imports'],
  'a game that imports another game': ['packages/rex/src/a.ts', "import '@orrery/gravity';", 'no-restricted-imports'],
  'a game that imports a bot': ['packages/gravity/src/a.ts', "import '@orrery/bots';", 'no-restricted-imports'],
  'a game that imports the list of games': ['packages/gravity/src/a.ts', "import '@orrery/games/lazy';", 'no-restricted-imports'],
  'a test of a game that imports the server': ['packages/rex/src/a.test.ts', "import '@orrery/server';", 'no-restricted-imports'],
  'bots that import the server': ['packages/bots/src/a.ts', "import '@orrery/server';", 'no-restricted-imports'],
  'texts that import a game': ['packages/texts/src/a.ts', "import '@orrery/liberation';", 'no-restricted-imports'],
  'boards that import bots': ['packages/boards/src/a.ts', "import '@orrery/bots';", 'no-restricted-imports'],
  'a protocol that imports the store': ['packages/protocol/src/a.ts', "import '@orrery/store';", 'no-restricted-imports'],
  'a store that imports the server': ['packages/store/src/a.ts', "import '@orrery/server';", 'no-restricted-imports'],
  'a client that imports the store': ['apps/web/src/a.tsx', "import '@orrery/store';", 'no-restricted-imports'],
  'a client that imports the server': ['apps/web/src/a.ts', "import '@orrery/server';", 'no-restricted-imports'],
  'a server that imports the command line': ['packages/server/src/a.ts', "import '@orrery/cli';", 'no-restricted-imports'],
  'a package imported by its path': ['packages/rex/src/deep/a.ts', "import '../../../kernel/src/index.ts';", 'no-restricted-imports'],
  'a type imported against the direction': [
    'packages/kernel/src/a.ts',
    "import type { A } from '@orrery/rex';\nexport type B = A;",
    'no-restricted-imports',
  ],
  'something passed on against the direction': ['packages/kernel/src/a.ts', "export * from '@orrery/rex';", 'no-restricted-imports'],
  'an engine with a Node import': ['packages/liberation/src/a.ts', "import 'node:fs';", 'no-restricted-imports'],
  'an engine that loads Node later': ['packages/liberation/src/a.ts', "export const a = () => import('node:fs');", 'no-restricted-imports'],
  'an engine with a dependency': ['packages/liberation/src/a.ts', "import 'valibot';", 'no-restricted-imports'],
  'an engine that asks the date': ['packages/rex/src/a.ts', 'export const a = Date.now();', 'no-restricted-globals'],
  'an engine that makes a date': ['packages/rex/src/a.ts', 'export const a = new Date();', 'no-restricted-globals'],
  'an engine that measures time': ['packages/rex/src/a.ts', 'export const a = performance.now();', 'no-restricted-globals'],
  'an engine that waits': ['packages/gravity/src/a.ts', 'export const a = () => setTimeout(() => {}, 1);', 'no-restricted-globals'],
  'an engine that reads the process': ['packages/kernel/src/a.ts', 'export const a = process.env;', 'no-restricted-globals'],
  'an engine that touches the page': ['packages/kernel/src/a.ts', 'export const a = document.title;', 'no-restricted-globals'],
  'an engine that touches the window': ['packages/kernel/src/a.ts', 'export const a = window.name;', 'no-restricted-globals'],
  'an engine that goes round by globalThis': ['packages/kernel/src/a.ts', 'export const a = globalThis.Date;', 'no-restricted-globals'],
  'an engine with its own dice': ['packages/rex/src/a.ts', 'export const a = Math.random();', 'no-restricted-properties'],
  'an engine with its own dice, in brackets': ['packages/rex/src/a.ts', "export const a = Math['random'];", 'no-restricted-properties'],
  'an engine with its own dice, taken apart': ['packages/rex/src/a.ts', 'export const { random } = Math;', 'no-restricted-properties'],
  'a skipped test': ['packages/rex/src/a.test.ts', "import { test } from 'vitest';\ntest.skip('a', () => {});", 'no-disabled-tests'],
  'a lonely test': ['packages/rex/src/a.test.ts', "import { test } from 'vitest';\ntest.only('a', () => {});", 'no-focused-tests'],
  'an any': ['packages/server/src/a.ts', 'export const a = (b: any) => b;', 'no-explicit-any'],
  'a non-null mark': ['packages/server/src/a.ts', 'export const a = (b: string | null) => b!.length;', 'no-non-null-assertion'],
  'two files that import each other': [
    'packages/rex/src/a.ts',
    "import { b } from './b.ts';\nexport const a = (): number => b() + 1;",
    'no-cycle',
  ],
};

/** Files as they may be. */
const allowed: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'a game that imports the kernel': ['packages/rex/src/a.ts', "import { codec } from '@orrery/kernel';\nexport const a = codec;"],
  'a test of an engine that reads a file': [
    'packages/rex/src/a.test.ts',
    "import { readFileSync } from 'node:fs';\nexport const a = () => readFileSync('a', { encoding: 'utf8' }) + Date.now();",
  ],
  'an engine with a variable called location': ['packages/rex/src/a.ts', 'export const a = (location: number): number => location + 1;'],
  'a server with a clock': ['packages/server/src/a.ts', 'export const a = (): number => Date.now();'],
  'a command line that imports the server': ['apps/cli/src/a.ts', "import { serve } from '@orrery/server';\nexport const a = serve;"],
};

describe('lint', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-lint-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const lint = (name: string, file: string, source: string): string => {
    const tree = join(folder, name.replaceAll(/\W/g, '-'));
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
    writeFileSync(join(tree, file), `${source}\n`);
    writeFileSync(join(tree, dirname(file), 'b.ts'), "import { a } from './a.ts';\nexport const b = (): number => Number(a);\n");
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const result = spawnSync(process.execPath, [oxlint, '--format=unix', '--threads=1', file], { cwd: tree, encoding: 'utf8' });
    return result.stdout + result.stderr;
  };

  for (const [name, [file, source, rule]] of Object.entries(planted))
    test(`catches ${name}`, () => {
      expect(lint(name, file, source)).toContain(`(${rule})`);
    });

  for (const [name, [file, source]] of Object.entries(allowed))
    test(`lets ${name} pass`, () => {
      expect(lint(name, file, source)).not.toContain('[Error');
    });
});
