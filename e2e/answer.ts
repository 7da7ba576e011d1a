/** One answer given at a table: pressed, sure where it is asked, and waited for until the table has moved on. */
import type { Page } from 'playwright-core';

/** The answer that begins with a word, else one of those that are open: the first, or by a share of them from 0 to 1. */
export function answer(page: Page, wanted: string | number = ''): Promise<void> {
  return page.evaluate(async (which) => {
    const frame = (): Promise<unknown> => new Promise((shown) => setTimeout(shown, 8));
    const { dataset } = document.documentElement;
    const told = (): string =>
      [...document.querySelectorAll<HTMLElement>('.prompt, .question')].map(({ innerText }) => innerText).join() +
      `${document.querySelectorAll('.log-list li').length} ${dataset['answers']}`;
    const lit = (): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>('.prompt.decide [data-choosable]:not([disabled]), .answer:not([disabled])'),
    ];
    const until = performance.now() + 60_000;
    const late = (what: string): void => {
      if (performance.now() > until) throw new Error(`${what} in a minute: ${told()}`);
    };
    while (lit().length === 0) {
      late('nothing was asked');
      await frame();
    }
    const before = told();
    const open = lit();
    const named = open.find(({ textContent }) => typeof which === 'string' && textContent.startsWith(which));
    (named ?? open[typeof which === 'number' ? Math.floor(which * open.length) : 0])?.click();
    // The doubt, if there is one, comes with the next drawing: on a busy machine that may be a while.
    while (dataset['table'] === 'busy' || told() === before) {
      document.querySelector<HTMLElement>('dialog [data-confirm]')?.click();
      late('the table did not move on');
      await frame();
    }
  }, wanted);
}

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
