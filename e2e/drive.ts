/** Plays a drawn board to its end by one kind of hand: whatever is lit is chosen, one thing after another. */
import type { Page } from 'playwright-core';

export type Hand = 'mouse' | 'keys' | 'touch';

/** A game as it was driven. */
export interface Driven {
  readonly over: boolean;
  /** Things chosen. */
  readonly chosen: number;
  /** The decisions in which something was chosen. */
  readonly decisions: ReadonlySet<string>;
}

interface Seen {
  readonly what: 'over' | 'lit' | 'nothing';
  readonly decision: string;
  readonly x: number;
  readonly y: number;
  /** Steps through everything lit from what is in focus to what is wanted. */
  readonly steps: number;
}

/** Waits in the page until something is lit or all is over, wants one lit thing and brings it into sight; quiet answers often, so that games stay short. */
const look = (page: Page, dice: readonly [which: number, quiet: number, direct: number]): Promise<Seen> =>
  page.evaluate(async ([which, patience, direct]) => {
    const until = performance.now() + 20_000;
    const nothing = { decision: '', x: 0, y: 0, steps: 0 };
    for (;;) {
      if (document.querySelector('.prompt.over')) return { what: 'over' as const, ...nothing };
      const sure = document.querySelector<HTMLElement>('dialog [data-confirm]');
      const lit = [...document.querySelectorAll<HTMLElement>('[data-choosable]:not([disabled])')].filter(
        (element) => element.getClientRects().length > 0,
      );
      const quiet = lit.filter((element) => element.matches('.quiet'));
      const straight = lit.filter((element) => element.dataset['choice'] !== undefined);
      const among = quiet.length > 0 && patience < 0.45 ? quiet : straight.length > 0 && direct < 0.7 ? straight : lit;
      const wanted = sure ?? among[Math.floor(which * among.length)];
      if (wanted) {
        wanted.scrollIntoView({ block: 'center', inline: 'center' });
        const box = wanted.getBoundingClientRect();
        return {
          what: 'lit' as const,
          decision: document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'] ?? '',
          x: box.x + box.width / 2,
          y: box.y + box.height / 2,
          steps: sure ? 0 : lit.indexOf(wanted) - lit.indexOf(document.activeElement as HTMLElement),
        };
      }
      if (performance.now() > until) return { what: 'nothing' as const, ...nothing };
      await new Promise((again) => setTimeout(again, 8));
    }
  }, dice);

export async function drive(page: Page, hand: Hand, below: (bound: number) => number, most: number): Promise<Driven> {
  const dice = (): number => below(1000) / 1000;
  const decisions = new Set<string>();
  for (let chosen = 0; chosen < most; chosen++) {
    const { what, decision, x, y, steps } = await look(page, [dice(), dice(), dice()]);
    if (what !== 'lit') return { over: what === 'over', chosen, decisions };
    decisions.add(decision);
    if (hand === 'touch') await page.touchscreen.tap(x, y);
    else if (hand === 'mouse') await page.mouse.click(x, y);
    else {
      for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? ']' : '[');
      await page.keyboard.press('Enter');
    }
  }
  return { over: false, chosen: most, decisions };
}
