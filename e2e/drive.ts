/**
 * Plays a drawn board to its end by one kind of hand: whatever is lit is chosen, one thing after another. Every look waits until the table has come
 * to rest and the page has drawn it, so that the same seed and the same dice always play the same game.
 */
import type { Page } from 'playwright-core';

export type Hand = 'mouse' | 'keys' | 'touch';

/** How a board is to be driven. */
export interface Board {
  readonly lit: string;
  /** Answers that keep a game short, and how often they are preferred. */
  readonly quiet: string;
  readonly quietly: number;
  /** How often something that answers at once is preferred to something that only points. */
  readonly straight: number;
}

/** The drawn boards. */
export const BOARDS: Readonly<Record<string, Board>> = {
  liberation: {
    lit: '.prompt.decide [data-choosable]:not([disabled]), .galaxy .is-open .target',
    quiet: '.prompt *',
    quietly: 0.7,
    straight: 0,
  },
  rex: { lit: '.rex.deciding [data-choosable]:not([disabled])', quiet: '.quiet-choice', quietly: 0.75, straight: 0 },
  gravity: { lit: '[data-choosable]:not([disabled])', quiet: '.quiet', quietly: 0.45, straight: 0.7 },
};

/** A game as it was driven. */
export interface Driven {
  readonly over: boolean;
  /** Things chosen. */
  readonly chosen: number;
  /** The decisions in which something was chosen. */
  readonly decisions: ReadonlySet<string>;
}

interface Seen {
  readonly what: 'over' | 'sure' | 'lit';
  readonly decision: string;
  readonly x: number;
  readonly y: number;
  /** Steps through everything lit from what is in focus to what is wanted. */
  readonly steps: number;
}

declare global {
  /** What the page said at the last look. */
  var saidBefore: string | undefined;
}

/**
 * Wants one lit thing and brings it into sight; quiet answers often, so that games stay short. Where the last choice changed nothing, anything
 * lit will do. A finger touches it at once: touches sent from outside come when the page has scrolled, or do not come.
 */
export const look = (
  page: Page,
  board: Board,
  hand: Hand,
  dice: readonly [which: number, quiet: number, straight: number] = [0, 1, 1],
): Promise<Seen> =>
  page.evaluate(
    async ([{ lit: litUp, quiet: quietly, quietly: often, straight: directly }, hands, [which, patience, direct]]) => {
      const { dataset } = document.documentElement;
      /** The next frame, and after it whatever the frame was followed by. */
      const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const sureButton = (): HTMLElement | null => document.querySelector('dialog[open] [data-confirm]');
      const lights = (): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(litUp)].filter((element) => element.getClientRects().length > 0);
      const ready = (): boolean =>
        (dataset['table'] === 'decide' || dataset['table'] === 'over') &&
        (sureButton() ?? lights()[0] ?? dataset['table'] === 'over') !== false;
      for (let rested = false; !rested;) {
        await drawn();
        if (!ready()) continue;
        // What a drawing has set off may change it once more.
        await drawn();
        rested = ready();
      }
      if (dataset['table'] === 'over') return { what: 'over' as const, decision: '', x: 0, y: 0, steps: 0 };
      const sure = sureButton();
      const lit = lights();
      const said = document.body.textContent;
      const stuck = globalThis.saidBefore === said;
      globalThis.saidBefore = said;
      const quiet = lit.filter((element) => element.matches(quietly));
      const straight = lit.filter((element) => element.dataset['choice'] !== undefined);
      const among =
        !stuck && quiet.length > 0 && patience < often ? quiet : !stuck && straight.length > 0 && direct < directly ? straight : lit;
      const wanted = sure ?? (among[Math.floor(which * among.length)] as HTMLElement);
      // Whoever moves by keys is taken along by the focus.
      if (hands !== 'keys') wanted.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = wanted.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const seen = {
        what: sure ? ('sure' as const) : ('lit' as const),
        decision: document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'] ?? '',
        x,
        y,
        steps: sure ? 0 : lit.indexOf(wanted) - lit.indexOf(document.activeElement as HTMLElement),
      };
      if (hands !== 'touch') return seen;
      const under = document.elementFromPoint(x, y);
      if (!under || !(wanted.contains(under) || under.contains(wanted)))
        throw new Error(`${wanted.outerHTML.slice(0, 120)} lies under ${under?.outerHTML.slice(0, 120) ?? 'nothing'}`);
      const finger = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, pointerType: 'touch', isPrimary: true };
      for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout', 'click'])
        under.dispatchEvent(new PointerEvent(type, finger));
      return seen;
    },
    [board, hand, dice] as const,
  );

export async function drive(page: Page, board: Board, hand: Hand, below: (bound: number) => number, most: number): Promise<Driven> {
  const thrown = (): [number, number, number] => [below(1000) / 1000, below(1000) / 1000, below(1000) / 1000];
  const decisions = new Set<string>();
  for (let chosen = 0; chosen < most; chosen++) {
    const { what, decision, x, y, steps } = await look(page, board, hand, thrown());
    if (what === 'over') return { over: true, chosen, decisions };
    decisions.add(decision);
    if (hand === 'mouse') await page.mouse.click(x, y);
    else if (hand === 'keys') {
      for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? ']' : '[');
      await page.keyboard.press('Enter');
    }
  }
  return { over: false, chosen: most, decisions };
}
