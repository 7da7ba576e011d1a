import { useEffect } from 'preact/hooks';

/**
 * A question whose answers all lie off the screen is none: where a small screen shows none of the lit things, the first of them comes into view.
 * `prompt`: what sticks to the screen and may lie over them; its own buttons are always in sight.
 */
export function useChoicesInSight(prompt: string, changes: readonly unknown[]): void {
  useEffect(() => {
    const bar = document.querySelector(prompt)?.getBoundingClientRect();
    const choices = [...document.querySelectorAll<HTMLElement>('[data-choosable]:not([disabled])')].filter(
      (each) => !each.closest(`${prompt}, dialog`),
    );
    const [first] = choices;
    if (!first) return;
    const inSight = choices.some((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const covered = bar !== undefined && y > bar.top && y < bar.bottom;
      return width > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight && !covered;
    });
    if (!inSight) first.scrollIntoView({ block: 'center', inline: 'center' });
  }, changes);
}
