/** Links of the documents lead somewhere, in the tree and on the site. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assets, pages } from './source.ts';

const root = join(import.meta.dirname, '..');

/** Text without its code, in which brackets are brackets. */
const prose = (text: string): string => text.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '');
const linksOf = (text: string): string[] => [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
const isElsewhere = (target: string): boolean => /^[a-z]+:/.test(target);
/** Headings by the names links have for them. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replaceAll(/```.*?```/gs, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );

describe('in the tree', () => {
  const files = ['*.md', 'docs/**/*.md', 'bench/*.md', 'packages/*/README.md', 'examples/**/*.md', 'training/**/*.md'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).map((file) => file.replaceAll(sep, '/')),
  );
  test.each(files)('%s', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    for (const target of linksOf(text).filter((each) => !isElsewhere(each))) {
      const [path = '', hash] = target.split('#');
      const found = path === '' ? file : posix.join(posix.dirname(file), path);
      expect(existsSync(join(root, found)), target).toBe(true);
      if (hash !== undefined) expect(anchorsOf(readFileSync(join(root, found), 'utf8')), target).toContain(hash);
    }
  });
});

test('on the site, in every language', async () => {
  const [all, files] = [await pages(), assets()];
  expect(all.size).toBeGreaterThan(30);
  for (const [page, text] of all)
    for (const target of linksOf(text).filter((each) => !isElsewhere(each))) {
      if (target.startsWith('/')) {
        expect(files.has(target), `${page}: ${target}`).toBe(true);
        continue;
      }
      const [path = '', hash] = target.split('#');
      const found = all.get(path === '' ? page : posix.join(posix.dirname(page), path));
      expect(found, `${page}: ${target}`).toBeDefined();
      if (hash !== undefined) expect(anchorsOf(found ?? ''), `${page}: ${target}`).toContain(hash);
    }
});

test('every page can be reached from the first one of its language', async () => {
  const all = await pages();
  const reached = new Set<string>();
  const visit = (page: string): void => {
    if (reached.has(page)) return;
    reached.add(page);
    for (const target of linksOf(all.get(page) ?? ''))
      if (!isElsewhere(target) && !target.startsWith('/') && !target.startsWith('#'))
        visit(posix.join(posix.dirname(page), target.split('#')[0] ?? ''));
  };
  for (const page of ['index.md', 'ru/index.md', 'de/index.md']) visit(page);
  expect([...all.keys()].filter((page) => !reached.has(page))).toEqual([]);
});
