import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedGames } from './names.mjs';
import { root } from './root.mjs';

/** Files as they must not be, each with the rule that must catch it. */
const planted: Readonly<Record<string, readonly [file: string, source: string, rule: string]>> = {
  'a kernel that imports a game': ['packages/kernel/src/a.ts', "import '@orrery/rex';", 'no-restricted-imports'],
  'a game that imports another game': ['packages/rex/src/a.ts', "import '@orrery/gravity';", 'no-restricted-imports'],
  'a game that imports a bot': ['packages/gravity/src/a.ts', "import '@orrery/bots';", 'no-restricted-imports'],
  'a game that imports the list of games': ['packages/gravity/src/a.ts', "import '@orrery/games/lazy';", 'no-restricted-imports'],
  'a test of a game that imports the server': ['packages/rex/src/a.test.ts', "import '@orrery/server';", 'no-restricted-imports'],
  'bots that import the server': ['packages/bots/src/a.ts', "import '@orrery/server';", 'no-restricted-imports'],
  'a server that imports a game': ['packages/server/src/a.ts', "import '@orrery/rex';", 'no-restricted-imports'],
  'a client that imports a game': ['apps/web/src/a.tsx', "import '@orrery/gravity';", 'no-restricted-imports'],
  'bots that import a game': ['packages/bots/src/a.ts', "import '@orrery/liberation';", 'no-restricted-imports'],
  'a plug that imports another game': ['packages/rex/plug/a.ts', "import '@orrery/gravity';", 'no-restricted-imports'],
  'a plug that imports the server': ['packages/rex/plug/board/a.tsx', "import '@orrery/server';", 'no-restricted-imports'],
  'a table that loads the page': ['packages/rex/plug/a.ts', "import '@orrery/web/app/words.ts';", 'no-restricted-imports'],
  'a plug with a Node import': ['packages/rex/plug/bots/a.ts', "import 'node:fs';", 'no-restricted-imports'],
  'a new package that imports a game': ['packages/fresh/src/a.ts', "import '@orrery/rex';", 'no-restricted-imports'],
  'a new package that asks the date': ['packages/fresh/src/a.ts', 'export const a = Date.now();', 'no-restricted-globals'],
  'a new package with its own dice': ['packages/fresh/src/a.ts', 'export const a = Math.random();', 'no-restricted-properties'],
  'a new package with a Node import': ['packages/fresh/src/a.ts', "import 'node:fs';", 'no-restricted-imports'],
  'a new package that touches the page': ['packages/fresh/src/a.ts', 'export const a = document.title;', 'no-restricted-globals'],
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
  'a board that uses the page': ['packages/rex/plug/board/a.tsx', "import { t } from '@orrery/web/app/words.ts';\nexport const a = t;"],
  'a plug that imports its own game': ['packages/rex/plug/a.ts', "import { rex } from '@orrery/rex';\nexport const a = rex;"],
  'a test of the server that tries a game': ['packages/server/src/a.test.ts', "import { rex } from '@orrery/rex';\nexport const a = rex;"],
  'a new package that says it is a server': ['packages/upstairs/src/a.ts', "import 'node:fs';\nexport const a = (): number => Date.now();"],
  'a command line that imports the server': ['apps/cli/src/a.ts', "import { serve } from '@orrery/server';\nexport const a = serve;"],
};

/** General layers that name a game or one of its decisions, each with what must be said of it. */
const named: Readonly<Record<string, readonly [file: string, source: string, said: string]>> = {
  'the id of a game': ['packages/server/src/a.ts', "export const a = (game: string): boolean => game === 'rex';", 'names the game "rex"'],
  'the id of a game as a key': ['packages/bots/src/a.ts', 'export const a = { gravity: 60 };', 'names the game "gravity"'],
  'the class of a game in a style': ['apps/web/src/a.css', '.online > .liberation { height: 1px; }', 'names the game "liberation"'],
  'the colours of a game': ['apps/web/src/a.css', '.of-rex { color: red; }', 'names the game "rex"'],
  'a decision by its id': ['apps/web/src/a.ts', "export const A = ['D-CARDS'];", 'names the decision "D-CARDS"'],
  'a decision with an everyday name': [
    'apps/cli/src/a.ts',
    "export const a = (decision: string): boolean => decision === 'turn';",
    'names the decision "turn"',
  ],
  'decisions by their beginning': [
    'packages/protocol/src/a.ts',
    "export const a = (decision: string): boolean => decision.startsWith('W-');",
    'asks which decision it is',
  ],
  'decisions by a pattern': [
    'apps/web/src/a.ts',
    'export const a = (view: { decision: string }): boolean => /^[WX]-/.test(view.decision);',
    'asks which decision it is',
  ],
};
const harmless: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'a game in a comment': ['packages/server/src/a.ts', '// Rex (rex) waits here.\nexport const a = 1;'],
  'a word that is also a decision': ['apps/web/src/a.ts', "export const a = (kind: string): boolean => kind === 'turn';"],
  'a game in its own plug': ['packages/rex/plug/a.ts', "export const a = 'rex';"],
  'a game in a test': ['packages/server/src/a.test.ts', "export const a = 'rex';"],
};

let folder = '';
/** A tree of this shape without its sources, and two packages more: one that says nothing of itself, one that is a server. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-lint-'));
  const kept = [
    'oxlint.config.ts',
    'package.json',
    'packages/games/src/list.ts',
    ...globSync('packages/*/plug/texts/en.ts', { cwd: root }),
  ];
  for (const file of [...kept, ...globSync('{packages,apps}/*/package.json', { cwd: root })]) cpSync(join(root, file), join(folder, file));
  const add = (name: string, more: object): void => {
    mkdirSync(join(folder, 'packages', name));
    writeFileSync(join(folder, 'packages', name, 'package.json'), JSON.stringify({ name: `@orrery/${name}`, type: 'module', ...more }));
  };
  add('fresh', {});
  add('upstairs', { orrery: { layer: 'server' } });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Does something with a file planted. */
async function planting<T>(file: string, source: string, look: () => T | Promise<T>): Promise<T> {
  const path = join(folder, file);
  const beside = join(dirname(path), 'b.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${source}\n`);
  writeFileSync(beside, "import { a } from './a.ts';\nexport const b = (): number => Number(a);\n");
  try {
    return await look();
  } finally {
    rmSync(path);
    rmSync(beside);
  }
}

/** What lint says of these files. */
function lint(...files: readonly string[]): string {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const result = spawnSync(process.execPath, [oxlint, '--format=unix', '--threads=1', ...files], { cwd: folder, encoding: 'utf8' });
  return result.stdout + result.stderr;
}

describe('lint', () => {
  /** All of them are planted side by side, each under a name of its own, and read in one go. */
  const sources = Object.entries({ ...planted, ...allowed }).map(([name, [file, source]], i) => {
    const own = (text: string): string => text.replaceAll(/\b([ab])(?=(\.test)?\.tsx?\b)/g, `$1${i}`);
    return { name, file: own(file), beside: join(dirname(file), `b${i}.ts`), source: own(source), i };
  });
  const lines = new Map<string, string[]>();
  let others: string[] = [];
  beforeAll(() => {
    for (const { file, beside, source, i } of sources) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${source}\n`);
      writeFileSync(join(folder, beside), `import { a } from './a${i}.ts';\nexport const b = (): number => Number(a);\n`);
    }
    const said = lint(...sources.map(({ file }) => file)).split('\n');
    for (const { name, file, beside } of sources) {
      lines.set(
        name,
        said.filter((line) => line.startsWith(`${file}:`)),
      );
      for (const path of [file, beside]) rmSync(join(folder, path));
    }
    others = said.filter((line) => !sources.some(({ file }) => line.startsWith(`${file}:`)));
  });

  test('has nothing to say of itself', () => {
    expect(others.filter((line) => /failed|cannot/i.test(line))).toEqual([]);
  });

  for (const [name, [, , rule]] of Object.entries(planted))
    test(`catches ${name}`, () => {
      expect(lines.get(name)?.join('\n')).toContain(`(${rule})`);
    });

  for (const name of Object.keys(allowed))
    test(`lets ${name} pass`, () => {
      expect(lines.get(name)?.filter((line) => line.includes('[Error'))).toEqual([]);
    });

  test('says which layers there are where a package names none of them', async () => {
    await planting('packages/odd/package.json', JSON.stringify({ name: '@orrery/odd', orrery: { layer: 'attic' } }), async () => {
      const said = await planting('packages/rex/src/a.ts', 'export const a = 1;', () => lint('packages/rex/src/a.ts'));
      expect(said).toContain('"orrery.layer" is "attic"; it must be one of kernel, engine');
    });
  });
});

describe('names in general layers', () => {
  for (const [name, [file, source, said]] of Object.entries(named))
    test(`finds ${name}`, async () => {
      expect((await planting(file, source, () => namedGames(folder))).join('\n')).toContain(`${file}:1 ${said}`);
    });

  for (const [name, [file, source]] of Object.entries(harmless))
    test(`lets ${name} pass`, async () => {
      expect(await planting(file, source, () => namedGames(folder))).toEqual([]);
    });
});
