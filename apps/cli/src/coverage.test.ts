import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clause } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { checkout } from './checkout.ts';
import { coverage, testsByClause, titles, unknownClauses } from './coverage.ts';

const clauses: readonly Clause[] = [
  { id: 'TT-A-1', scope: 'engine' },
  { id: 'TT-A-2', scope: 'engine' },
  { id: 'TT-T-1', scope: 'table' },
  { id: 'TT-S-1', scope: 'screen' },
  { id: 'TT-N-1', scope: 'note' },
];
const tests = new Map([['TT-A-1', [{ file: 'a.test.ts', title: 'TT-A-1: a' }]]]);

describe('clause coverage', () => {
  test('finds clauses at the start of titles only', () => {
    const source = `
      test('TT-A-1: one', f);
      test("TT-A-2, TT-A-3: it's two", f);
      test(\`TT-B-STEP1-2: three\`, f);
      test('no clause, though TT-C-1: is named later', f);
      // TT-D-1: a comment
    `;
    expect(titles(source).map(({ clauses }) => clauses)).toEqual([['TT-A-1'], ['TT-A-2', 'TT-A-3'], ['TT-B-STEP1-2']]);
  });

  test('a clause without a test is missing, whatever part it is about; a note needs none', () => {
    expect(coverage(clauses, tests)).toEqual({ clauses: 5, tested: 1, notes: 1, missing: ['TT-A-2', 'TT-T-1', 'TT-S-1'] });
  });

  test('a test that names a clause the rules do not have is a fault', () => {
    const slip = new Map([...tests, ['TT-A-9', []], ['ISO-8601', []]]);
    expect(unknownClauses(clauses, slip)).toEqual(['TT-A-9']);
  });

  test('titles put together at run time count as they come out, and nothing in the tree is written', () => {
    const tree = mkdtempSync(join(tmpdir(), 'orrery-coverage-'));
    try {
      const source = "import { test } from 'vitest';\nfor (const id of ['TT-A-1', 'TT-A-2']) test(`${id}: made up`, () => {});\n";
      const soak = "import { test } from 'vitest';\ntest.each(['TT-T-1'])('%s: for long', () => {});\n";
      mkdirSync(join(tree, 'packages/t/src'), { recursive: true });
      symlinkSync(join(checkout, 'node_modules'), join(tree, 'node_modules'));
      for (const config of ['vitest.config.ts', 'vitest.soak.config.ts'])
        writeFileSync(join(tree, config), readFileSync(join(checkout, config)));
      writeFileSync(join(tree, 'packages/t/src/a.test.ts'), source);
      writeFileSync(join(tree, 'packages/t/src/b.soak.ts'), soak);
      const found = testsByClause(tree);
      expect([...found.keys()].toSorted()).toEqual(['TT-A-1', 'TT-A-2', 'TT-T-1']);
      expect(found.get('TT-T-1')).toEqual([{ file: 'packages/t/src/b.soak.ts', title: 'TT-T-1: for long' }]);
      expect(readFileSync(join(tree, 'packages/t/src/a.test.ts'), 'utf8')).toBe(source);
      expect(readFileSync(join(tree, 'packages/t/src/b.soak.ts'), 'utf8')).toBe(soak);
    } finally {
      rmSync(tree, { recursive: true });
    }
  });
});
