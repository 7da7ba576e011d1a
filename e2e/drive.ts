/** Plays a drawn board to its end by one kind of hand: whatever is lit is chosen, one thing after another. */
import type { Page } from 'playwright-core';

export type Hand = 'mouse' | 'keys' | 'touch';

interface Seen {
  readonly over: boolean;
  readonly lit: boolean;
  readonly x: number;
  readonly y: number;
}

/** Looks at the page, brings one lit thing into sight and into focus, and says where it is. */
const look = (page: Page, draw: number): Promise<Seen> =>
  page.evaluate((random) => {
    const sure = document.querySelector<HTMLElement>('dialog [data-confirm]');
    const lit = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-choosable]:not([disabled])')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const element = sure ?? lit[Math.floor(random * lit.length)];
    const over = document.querySelector('.prompt.over, .question.over, [data-stage=over]') !== null;
    if (!element || over) return { over, lit: false, x: 0, y: 0 };
    element.scrollIntoView({ block: 'center', inline: 'center' });
    element.focus();
    const box = element.getBoundingClientRect();
    return { over, lit: true, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, draw);

/** The number of things chosen until the game was over; negative where it was not over in time. */
export async function drive(page: Page, hand: Hand, below: (bound: number) => number, most: number): Promise<number> {
  let chosen = 0;
  for (let idle = 0; chosen < most && idle < 600;) {
    const seen = await look(page, below(1000) / 1000);
    if (seen.over) return chosen;
    if (!seen.lit) {
      idle++;
      await page.waitForTimeout(15);
      continue;
    }
    idle = 0;
    if (hand === 'keys') await page.keyboard.press('Enter');
    else if (hand === 'touch') await page.touchscreen.tap(seen.x, seen.y);
    else await page.mouse.click(seen.x, seen.y);
    chosen++;
  }
  return -chosen;
}
