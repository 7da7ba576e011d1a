/** What is wrong with a question as a board shows it: more than one filled button, or no answer that can be seen and pressed. */
import type { Page } from 'playwright-core';

export const questionFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const filled = [...document.querySelectorAll('.drawn .primary:not([disabled])')].filter(
      (each) => each.getBoundingClientRect().width > 0,
    );
    const choices = [...document.querySelectorAll('.drawn [data-choosable]:not([disabled])')];
    const seen = choices.filter((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return width > 0 && on !== null && (each.contains(on) || on.contains(each));
    });
    return [
      ...(filled.length > 1 ? [`${filled.length} filled buttons: ${filled.map((each) => each.textContent).join(' | ')}`] : []),
      ...(choices.length > 0 && seen.length === 0 ? ['no answer is in sight'] : []),
    ];
  });
