/** One answer given at a table: pressed, sure where it is asked, and waited for until the table has moved on. */
import type { Page } from 'playwright-core';

/** The answer that begins with a word, else the first that is open, at the drawn table or at the text table. */
export function answer(page: Page, word = ''): Promise<void> {
  return page.evaluate(async (begin) => {
    const frame = (): Promise<unknown> => new Promise((shown) => setTimeout(shown, 8));
    const told = (): string =>
      [...document.querySelectorAll<HTMLElement>('.prompt, .question')].map(({ innerText }) => innerText).join() +
      document.querySelectorAll('.log-list li').length;
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
    (open.find(({ textContent }) => textContent.startsWith(begin)) ?? open[0])?.click();
    // The doubt, if there is one, comes with the next drawing: on a busy machine that may be a while.
    while (told() === before) {
      document.querySelector<HTMLElement>('dialog [data-confirm]')?.click();
      late('the table did not move on');
      await frame();
    }
  }, word);
}
