/** What axe finds wrong with a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}
interface Axe {
  run(context: object, options: object): Promise<{ violations: readonly Finding[] }>;
}

/** What depends on colours, and so on the theme: most of the work of a reading. */
export const COLOURS = ['color-contrast', 'link-in-text-block'] as const;

/** What is read in a page. */
export interface Reading {
  /** These rules alone, or all but these; all where neither is said. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  /** Parts of the page; the whole of it where none is said. */
  readonly parts?: readonly string[];
}

/** Every violation, as lines a person can read. */
export async function violations(page: Page, reading: Reading = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const session = await page.context().newCDPSession(page);
    // The page's policy forbids foreign scripts; the debugger is not the page.
    await session.send('Runtime.evaluate', { expression: axe });
    await session.detach();
  }
  const found = await page.evaluate(async ({ only, except = [], parts = [] }) => {
    const there = parts.filter((part) => document.querySelector(part));
    const context = there.length > 0 ? { include: there.map((part) => [part]) } : document;
    const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
    const options = { resultTypes: ['violations'], rules, ...(only ? { runOnly: [...only] } : {}) };
    return (await (globalThis as unknown as { axe: Axe }).axe.run(context, options)).violations;
  }, reading);
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} — ${node.failureSummary.split('\n').slice(1).join(' ').trim()}`),
  );
}

/** Every violation in either theme: a theme changes colours and nothing else, so that one of them is read in full. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [theme, reading] of [
    ['dark', {}],
    ['light', { only: COLOURS }],
  ] as const) {
    await page.evaluate((now) => (document.documentElement.dataset['theme'] = now), theme);
    found.push(...(await violations(page, reading)).map((line) => `${theme}: ${line}`));
  }
  return found;
}
