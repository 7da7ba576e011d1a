/** Another language, switched where it is read: nothing is loaded again for it. */
import type { Page } from 'playwright-core';

/** Pages have a button for each language; a press of a table's tool brings the next one. */
export const speak = (page: Page, language: 'en' | 'ru' | 'de'): Promise<void> =>
  page.evaluate(async (wanted) => {
    const { documentElement: root } = document;
    const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    while (root.lang !== wanted) {
      const before = root.lang;
      const button = (selector: string, word: string): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === word.toUpperCase());
      const found = button('header .segment button', wanted) ?? button('.topbar .tool', before);
      if (!found) throw new Error('no button switches the language');
      found.click();
      while (root.lang === before) await drawn();
    }
    await drawn();
    await drawn();
  }, language);
