import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { textSize } from './settings.ts';

/** The page's width in units of its text: larger letters make a page narrow, as a smaller screen does. The styles ask the container `page`. */
const measured = (): number => {
  const root = document.documentElement;
  return root.clientWidth / parseFloat(getComputedStyle(root).fontSize);
};
const width = signal(measured());
const measure = (): void => void (width.value = measured());
new ResizeObserver(measure).observe(document.documentElement);
effect(() => {
  void textSize.value;
  measure();
});

const kept = new Map<number, ReadonlySignal<boolean>>();

/** Whether the page is narrower than this. */
export function under(rem: number): ReadonlySignal<boolean> {
  const found = kept.get(rem) ?? computed(() => width.value < rem);
  kept.set(rem, found);
  return found;
}

/** Whether the board stands in one column that scrolls, as on a phone. */
export const onPhone = computed(() => width.value <= 45);
