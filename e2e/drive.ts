/** Plays a drawn board to its end by one kind of hand: whatever is lit is chosen, one thing after another. */
import type { CDPSession, Page } from 'playwright-core';

export type Hand = 'mouse' | 'keys' | 'touch';

/** How a board is to be driven. */
export interface Board {
  /** What is there when all is over. */
  readonly over: string;
  readonly lit: string;
  /** Answers that keep a game short, and how often they are preferred. */
  readonly quiet: string;
  readonly quietly: number;
  /** How often something that answers at once is preferred to something that only points. */
  readonly straight: number;
}

/** A game as it was driven. */
export interface Driven {
  readonly over: boolean;
  /** Things chosen. */
  readonly chosen: number;
  /** The decisions in which something was chosen. */
  readonly decisions: ReadonlySet<string>;
}

interface Seen {
  readonly what: 'over' | 'sure' | 'lit' | 'nothing';
  readonly decision: string;
  readonly x: number;
  readonly y: number;
  /** Steps through everything lit from what is in focus to what is wanted. */
  readonly steps: number;
  /** The last touch missed, a board that was still scrolling perhaps: the same is wanted again, and the dice were not looked at. */
  readonly again: boolean;
}

declare global {
  /** Of the last look: what was wanted, by what hand, if by any, it was touched, and what the board said. */
  var driven: { wanted: HTMLElement; landed: string | null; said: string } | undefined;
}

/**
 * Waits in the page until something is lit or all is over, wants one lit thing and brings it into sight; quiet answers often, so that games stay
 * short. Where the last choice changed nothing, anything lit will do.
 */
export const look = (
  page: Page,
  board: Board,
  hand: Hand,
  dice: readonly [which: number, quiet: number, straight: number] = [0, 1, 1],
): Promise<Seen> =>
  page.evaluate(
    async ([{ over, lit: litUp, quiet: quietly, quietly: often, straight: directly }, hands, [which, patience, direct]]) => {
      const rest = (ms: number): Promise<void> => new Promise((again) => setTimeout(again, ms));
      if (!globalThis.driven)
        addEventListener('click', (event) => globalThis.driven && (globalThis.driven.landed = event.pointerType), {
          capture: true,
        });
      // A finger's click comes a little after its touch has been answered; whoever looks before it sees the lights of before.
      for (let waited = 0; hands === 'touch' && globalThis.driven?.landed === null && waited < 60; waited++) await rest(5);
      if (hands === 'touch' && globalThis.driven && (globalThis.driven.landed ?? hands) !== hands) throw new Error('that was no finger');
      await rest(0);
      const until = performance.now() + 120_000;
      const nothing = { decision: '', x: 0, y: 0, steps: 0, again: false };
      const at = (wanted: HTMLElement): { x: number; y: number; decision: string } => {
        // Whoever moves by keys is taken along by the focus.
        if (hands !== 'keys') wanted.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = wanted.getBoundingClientRect();
        const decision = document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'] ?? '';
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, decision };
      };
      const { wanted: missed = null, landed = '' } = globalThis.driven ?? {};
      if (hands === 'touch' && landed === null && missed?.isConnected && missed.matches(litUp) && missed.getClientRects().length > 0)
        return { what: 'lit' as const, ...at(missed), steps: 0, again: true };
      for (;;) {
        if (document.querySelector(over)) return { what: 'over' as const, ...nothing };
        const sure = document.querySelector<HTMLElement>('dialog[open] [data-confirm]');
        const lit = [...document.querySelectorAll<HTMLElement>(litUp)].filter((element) => element.getClientRects().length > 0);
        if (sure || lit.length > 0) {
          const said = document.body.textContent;
          const stuck = globalThis.driven?.said === said;
          const quiet = lit.filter((element) => element.matches(quietly));
          const straight = lit.filter((element) => element.dataset['choice'] !== undefined);
          const among =
            !stuck && quiet.length > 0 && patience < often ? quiet : !stuck && straight.length > 0 && direct < directly ? straight : lit;
          const any = among[Math.floor(which * among.length)] as HTMLElement;
          const wanted = sure ?? any;
          globalThis.driven = { wanted, landed: null, said };
          return {
            what: sure ? ('sure' as const) : ('lit' as const),
            ...at(wanted),
            steps: sure ? 0 : lit.indexOf(wanted) - lit.indexOf(document.activeElement as HTMLElement),
            again: false,
          };
        }
        if (performance.now() > until) return { what: 'nothing' as const, ...nothing };
        await rest(8);
      }
    },
    [board, hand, dice] as const,
  );

/**
 * A finger on the page. Touches sent as such hold a headless page up for a second each, waiting for a frame that nobody draws; a mouse that is felt as a
 * finger does not.
 */
async function tap(finger: CDPSession, x: number, y: number): Promise<void> {
  const at = { x: Math.round(x), y: Math.round(y), button: 'left', clickCount: 1 } as const;
  for (const type of ['mousePressed', 'mouseReleased'] as const) await finger.send('Input.emulateTouchFromMouseEvent', { type, ...at });
}

export async function drive(page: Page, board: Board, hand: Hand, below: (bound: number) => number, most: number): Promise<Driven> {
  const thrown = (): [number, number, number] => [below(1000) / 1000, below(1000) / 1000, below(1000) / 1000];
  let dice = thrown();
  const decisions = new Set<string>();
  const finger = await page.context().newCDPSession(page);
  for (let chosen = 0; chosen < most; chosen++) {
    const { what, decision, x, y, steps, again } = await look(page, board, hand, dice);
    if (!again) dice = thrown();
    if (what === 'over' || what === 'nothing') return { over: what === 'over', chosen, decisions };
    decisions.add(decision);
    if (hand === 'touch') await tap(finger, x, y);
    else if (hand === 'mouse') await page.mouse.click(x, y);
    else {
      for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? ']' : '[');
      await page.keyboard.press('Enter');
    }
  }
  return { over: false, chosen: most, decisions };
}
