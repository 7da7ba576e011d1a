/** What a failing browser test leaves behind in .cache/failures: a picture of every page, what its console said, and the tables it holds. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import { cache, root } from '../scripts/root.mjs';

/** A page that hangs must not hold the report up. */
const PATIENCE = 10_000;

export interface Evidence {
  watch(page: Page): void;
  /** Leaves everything in a folder named after the test; returns the folder. */
  leave(task: TestContext['task']): Promise<string>;
}

/** Every table on the shelf of the page's browser: with it a game can be played again, move by move. */
const tables = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'orrery')) return '[]';
    return new Promise<string>((done) => {
      const request = indexedDB.open('orrery');
      request.addEventListener('success', () => {
        const reading = request.result.transaction('tables').objectStore('tables').getAll();
        reading.addEventListener('success', () => done(JSON.stringify(reading.result)));
      });
    });
  });

export function evidence(): Evidence {
  const pages = new Map<Page, string[]>();
  return {
    watch(page) {
      const lines: string[] = [];
      pages.set(page, lines);
      page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => lines.push(`error: ${error.stack ?? error.message}`));
      page.on('requestfailed', (request) => lines.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
      page.on('crash', () => lines.push('the page has crashed'));
    },
    async leave(task) {
      const test = `${basename(task.file.name, '.test.ts')} ${task.name}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
      const folder = join(cache, 'failures', test);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      let number = 0;
      for (const [page, lines] of pages) {
        if (page.isClosed()) continue;
        const name = join(folder, `page-${++number}`);
        const timeout = new Promise<null>((late) => setTimeout(() => late(null), PATIENCE));
        await page
          .screenshot({ path: `${name}.png`, timeout: PATIENCE })
          .catch((error: unknown) => lines.push(`no picture: ${String(error)}`));
        const record = await Promise.race([tables(page), timeout]).catch(
          (error: unknown) => (lines.push(`no record: ${String(error)}`), null),
        );
        writeFileSync(`${name}.tables.json`, record ?? '[]');
        writeFileSync(`${name}.console.txt`, [`at ${page.url()}`, ...lines, ''].join('\n'));
      }
      console.log(`${task.name}: pictures, console and record are in ${relative(root, folder)}`);
      return folder;
    },
  };
}
