/** One answer given at a table: pressed, sure where it is asked, and waited for until the table has moved on. */
import type { Page } from 'playwright-core';

/** The answer that begins with a word, else the first that is open, at the drawn table or at the text table. What never comes ends with the test. */
export function answer(page: Page, word = ''): Promise<void> {
  return page.evaluate(async (begin) => {
    const frame = (): Promise<unknown> => new Promise((shown) => setTimeout(shown, 8));
    const { dataset } = document.documentElement;
    const told = (): string =>
      [...document.querySelectorAll<HTMLElement>('.prompt, .question')].map(({ innerText }) => innerText).join() +
      `${document.querySelectorAll('.log-list li').length} ${dataset['answers']}`;
    const lit = (): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>('.prompt.decide [data-choosable]:not([disabled]), .answer:not([disabled])'),
    ];
    while (lit().length === 0) await frame();
    const before = told();
    const open = lit();
    (open.find(({ textContent }) => textContent.startsWith(begin)) ?? open[0])?.click();
    // The doubt, if there is one, comes with the next drawing: on a busy machine that may be a while.
    while (dataset['table'] === 'busy' || told() === before) {
      document.querySelector<HTMLElement>('dialog [data-confirm]')?.click();
      await frame();
    }
  }, word);
}

/** Takes a page out of sight, or shows it again: a game that is only clicked through is not drawn at every step. */
export const sight = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate((seen) => void (document.documentElement.style.display = seen ? '' : 'none'), shown);

/** The first of these people who is asked, once somebody is; null once the game is over. */
export async function asked(people: readonly Page[]): Promise<Page | null> {
  for (;;)
    for (const page of people) {
      // Whatever the table has said is in the page by the next task; whoever is not asked is looked at a little longer before the next one is.
      const state = await page.evaluate(async () => {
        const { dataset } = document.documentElement;
        const settled = (): boolean => dataset['table'] === 'decide' || dataset['table'] === 'over';
        for (let looks = 0; looks < 4 && !settled(); looks++) await new Promise((done) => setTimeout(done, 8));
        await new Promise((done) => setTimeout(done));
        return dataset['table'];
      });
      if (state === 'over') return null;
      if (state === 'decide') return page;
    }
}

/** Drawings, two at a time, for which the news of an answer are waited for: some seconds on an idle machine. */
const LOOKS = 100;

/**
 * Presses one lit thing: what a doubt asks for, else the first that one of the selectors finds, else one of the last selector's by number. Whether it was
 * an answer, and not only a pointing: then the table has moved on. Null where nothing was lit yet: nothing was pressed, and the number is still unused.
 */
export const press = (page: Page, lit: readonly string[], number: number): Promise<boolean | null> =>
  page.evaluate(
    async ([selectors, which, looksAtMost]) => {
      const { dataset } = document.documentElement;
      const task = (): Promise<unknown> => new Promise((next) => setTimeout(next));
      // What follows from a drawing (a doubt, a panel, the state of the table) is there with the second one after it, not sooner.
      const drawn = (): Promise<unknown> =>
        new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next))));
      await drawn();
      const said = (): string => `${dataset['answers']} ${dataset['table']} ${document.querySelector('[class*=prompt]')?.textContent}`;
      const found = selectors.map((selector) => [...document.querySelectorAll(selector)]);
      const last = found.at(-1) ?? [];
      const wanted =
        document.querySelector('dialog [data-confirm]') ??
        found.slice(0, -1).find((those) => those.length > 0)?.[0] ??
        last[which % last.length];
      if (!wanted) return null;
      const before = said();
      // An answer is on its way for a while, however short; a pointing never is.
      let sent = false;
      const watch = new MutationObserver((changes) => {
        sent ||= dataset['table'] === 'busy' || changes.some(({ oldValue }) => oldValue === 'busy');
      });
      watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-table'], attributeOldValue: true });
      wanted.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await drawn();
      watch.disconnect();
      if (!sent) return false;
      while (dataset['table'] === 'busy') await task();
      // The news of an answer come soon after it. Where none come, the table was busy with what somebody else did, and this was only a pointing.
      for (let looks = 0; looks < looksAtMost && said() === before; looks++) await drawn();
      return said() !== before;
    },
    [lit, number, LOOKS] as const,
  );
