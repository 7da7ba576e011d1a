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

/** Every violation, as lines a person can read; of all rules, or of those named; in the whole page, or in parts of it. */
export async function violations(page: Page, rules?: readonly string[], parts?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const session = await page.context().newCDPSession(page);
    // The page's policy forbids foreign scripts; the debugger is not the page.
    await session.send('Runtime.evaluate', { expression: axe });
    await session.detach();
  }
  const found = await page.evaluate(
    async ([only, within]) => {
      const there = within?.filter((part) => document.querySelector(part)) ?? [];
      const context = there.length > 0 ? { include: there.map((part) => [part]) } : document;
      const options = { resultTypes: ['violations'], ...(only ? { runOnly: [...only] } : {}) };
      return (await (globalThis as unknown as { axe: Axe }).axe.run(context, options)).violations;
    },
    [rules, parts] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} — ${node.failureSummary.split('\n').slice(1).join(' ').trim()}`),
  );
}
