import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Clause } from '@orrery/kernel';
import { Complaint, short } from './complaint.ts';

export interface Test {
  readonly file: string;
  readonly title: string;
}

/** Clause ids of the games' rules: capital words, digits and dashes. */
const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+[a-z]?';
/** A text that starts with clause ids and a colon, as titles of tests do: `'LIB-EVADE-3, LIB-EVADE-4: …'`. */
const TITLE = new RegExp(String.raw`(['"\x60])(${ID}(?:,\s*${ID})*):((?:\\.|(?!\1)[^\\])*)\1`, 'g');

/**
 * Clauses that only whoever runs the file knows: a title that is an expression, or whose first word is filled in and followed by a colon. Everything else
 * stands in the source, also where a title is no more than one column of a list; loading a file takes a hundred times as long as reading it.
 */
const COMPUTED =
  /(?<![.\w])(?:test|it)(?:\.(?!each\b)\w+)*\(\s*(?:`\$\{[^`]*?\}[:`]|(?!['"`\s\\]))|\.each\([^]*?\)\(\s*['"`](?:%\w|\$\w+|\$\{[^`]*?\}):/;

interface Title {
  readonly clauses: readonly string[];
  readonly title: string;
}

/** Titles of tests in a source, with the clauses they name. */
export function titles(source: string): Title[] {
  return [...source.matchAll(TITLE)].map(([, , ids = '', rest = '']) => ({ clauses: ids.split(/,\s*/), title: `${ids}:${rest}` }));
}

/**
 * Titles as they come out when the files are loaded, by file. Vitest takes whatever follows a bare `--json` for a file to write, so it is
 * always given one of our own, and never a name out of the tree.
 */
function collected(root: string, files: readonly string[]): [file: string, title: Title][] {
  const found: [string, Title][] = [];
  const folder = mkdtempSync(join(tmpdir(), 'orrery-titles-'));
  try {
    for (const [config, ending] of [
      ['vitest.config.ts', '.test.'],
      ['vitest.soak.config.ts', '.soak.'],
    ] as const) {
      const those = files.filter((file) => file.includes(ending));
      if (those.length === 0) continue;
      const list = join(folder, 'list.json');
      const args = [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'list',
        `--json=${list}`,
        '--no-static-parse',
        '--config',
        config,
        ...those,
      ];
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      if (status !== 0) throw new Complaint(`the titles of ${those.join(', ')} cannot be read: ${short(stderr)}`);
      const tests = JSON.parse(readFileSync(list, 'utf8')) as readonly { readonly name: string; readonly file: string }[];
      for (const { name, file } of tests)
        for (const part of name.split(' > '))
          for (const title of titles(`\`${part.replaceAll(/[`\\]/g, '')}\``)) found.push([relative(root, file), title]);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All tests of the tree that name clauses, by clause. */
export function testsByClause(root: string): Map<string, Test[]> {
  const found = new Map<string, Test[]>();
  const patterns = ['packages/**/*.{test,soak}.ts', 'apps/**/*.{test,soak}.{ts,tsx}', 'e2e/**/*.{test,soak}.ts'];
  const files = globSync(patterns, { cwd: root, exclude: (path) => /(^|[/\\])(node_modules|dist)$/.test(path) }).toSorted();
  const note = (file: string, { clauses, title }: Title): void => {
    for (const clause of clauses) found.set(clause, [...(found.get(clause) ?? []), { file: file.replaceAll('\\', '/'), title }]);
  };
  const computed: string[] = [];
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    if (COMPUTED.test(source)) computed.push(file);
    else for (const title of titles(source)) note(file, title);
  }
  for (const [file, title] of collected(root, computed)) note(file, title);
  return found;
}

/** The shape `orrery rules --json` prints for each game. */
export interface Coverage {
  readonly clauses: number;
  readonly tested: number;
  readonly notes: number;
  /** Clauses that should have a test and have none. */
  readonly missing: readonly string[];
}

export function coverage(clauses: readonly Clause[], tests: ReadonlyMap<string, readonly Test[]>): Coverage {
  const untested = clauses.filter(({ id }) => !tests.has(id));
  return {
    clauses: clauses.length,
    tested: clauses.length - untested.length,
    notes: clauses.filter(({ scope }) => scope === 'note').length,
    missing: untested.filter(({ scope }) => scope !== 'note').map(({ id }) => id),
  };
}

/** Clauses that tests name though the rules do not have them: a slip of the pen would otherwise pass for a test. */
export function unknownClauses(clauses: readonly Clause[], tests: ReadonlyMap<string, readonly Test[]>): string[] {
  const known = new Set(clauses.map(({ id }) => id));
  const areas = new Set(clauses.map(({ id }) => id.slice(0, id.indexOf('-') + 1)));
  return [...tests.keys()].filter((id) => areas.has(id.slice(0, id.indexOf('-') + 1)) && !known.has(id));
}
