import { useEffect } from 'preact/hooks';
import { latecomers } from './lazyPart.tsx';

/**
 * A question whose answers all lie off the screen is none: where the screen shows none of the lit things, the first of them comes into view.
 * `prompt`: what sticks to a small screen and may lie over them; its own buttons come into view where they are all there is.
 */
export function useChoicesInSight(prompt: string, changes: readonly unknown[]): void {
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
    if (!inSight) choices[0]?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [...changes, latecomers.value]);
}
