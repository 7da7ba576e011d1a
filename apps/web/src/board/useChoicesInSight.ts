import { useEffect } from 'preact/hooks';
import { onPhone } from '../app/width.ts';
import { latecomers } from './lazyPart.tsx';

/** Left between an answer and the prompt it comes out from under. */
const GAP = 8;

/**
 * A question whose answers all lie off the screen is none: where the screen shows none of the lit things, the first of them comes into view.
 * So it does when the page becomes a column, or is one no longer.
 * `prompt`: what sticks to a small screen and may lie over them; its own buttons come into view where they are all there is.
 */
export function useChoicesInSight(prompt: string, changes: readonly unknown[]): void {
  const column = onPhone.value;
  useEffect(() => {
    const bar = document.querySelector(prompt)?.getBoundingClientRect();
    const all = [...document.querySelectorAll<HTMLElement>('[data-choosable]:not([disabled])')].filter((each) => !each.closest('dialog'));
    const outside = all.filter((each) => !each.closest(prompt));
    const choices = outside.length > 0 ? outside : all;
    const inSight = choices.some((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // Half under the prompt is not in sight: a line more above it, and it is gone.
      const covered = choices === outside && bar !== undefined && bottom > bar.top && top < bar.bottom;
      return width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight && !covered;
    });
    if (inSight) return;
    // A strip of cards stays where somebody has moved it: of what it shows, the first comes out from under the prompt.
    const shown = choices.find((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 0 && (left + right) / 2 > 0 && (left + right) / 2 < innerWidth;
    });
    if (shown) {
      const { top, bottom } = shown.getBoundingClientRect();
      const under = bar ? bottom - bar.top + GAP : 0;
      // On a phone no farther than that: the board stays in sight as well.
      if (column && under > 0 && top > under) scrollBy({ top: under });
      else shown.scrollIntoView({ block: 'center', inline: 'nearest' });
    } else choices[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [...changes, column, latecomers.value]);
}
