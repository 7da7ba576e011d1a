/** The site of documents as the server shows it: every page without a fault, searchable, in both themes and on a phone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@orrery/games';
import { readConfig, serve, type Running } from '@orrery/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../scripts/docs.mjs';
import { pages } from '../site/source.ts';
import { violations } from './axe.ts';
import { context, DESKTOP, PHONE } from './stage.ts';

const data = mkdtempSync(join(tmpdir(), 'orrery-docs-'));
let server: Running;
let page: Page;
const troubles: string[] = [];
const at = (path: string): string => `http://127.0.0.1:${server.port}/docs/${path}`;

beforeAll(async () => {
  if ((await main()) !== 0) throw new Error('the documents could not be built');
  const docs = join(import.meta.dirname, '../dist/docs');
  server = await serve(
    readConfig({ PORT: '0', ORRERY_HOST: '127.0.0.1', ORRERY_DATA: data, ORRERY_DOCS: docs, ORRERY_LOG: 'error', ORRERY_BUDGETS: '100' }),
    { games },
  );
  page = await (await context(DESKTOP)).newPage();
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(`${page.url()}: ${message.text()}`));
  page.on('response', (answer) => answer.status() >= 400 && troubles.push(`${answer.status()} ${answer.url()}`));
});
afterAll(async () => {
  await page.context().close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

test('every page opens, is no wider than a phone, and axe finds nothing', async () => {
  for (const path of (await pages()).keys()) {
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(at(path.replace(/\.md$/, '.html')));
    await page.locator('.VPContent h1').first().waitFor();
    // The corner of a table is empty.
    for (const theme of ['light', 'dark']) {
      await page.evaluate((now) => document.documentElement.classList.toggle('dark', now === 'dark'), theme);
      expect(await violations(page, { parts: ['.vp-doc'], except: ['empty-table-header'] }), `${path} ${theme}`).toEqual([]);
    }
    await page.setViewportSize(PHONE.viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.viewport.width);
  }
  expect(troubles).toEqual([]);
});

test.each([
  ['', 'websocket'],
  ['ru/', 'притяжение'],
  ['de/', 'Anziehung'],
])('a reader of /%s finds “%s”', async (path, wanted) => {
  await page.setViewportSize(DESKTOP.viewport);
  await page.goto(at(path));
  await page.locator('.DocSearch-Button').click();
  await page.locator('#localsearch-input').fill(wanted);
  await page.locator('.VPLocalSearchBox .result').first().waitFor();
  expect(troubles).toEqual([]);
});
