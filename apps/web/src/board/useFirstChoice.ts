import { useEffect } from 'preact/hooks';
import type { Snapshot } from '../table/table.ts';
import { latecomers } from './lazyPart.tsx';

/**
 * What was chosen is gone: the focus goes on to the first answer, unless the person is reading elsewhere. `places`: which to look for, the likeliest
 * first; `reading`: what is not disturbed; `held`: the question comes later.
 */
export function useFirstChoice(now: Snapshot, places: readonly string[], reading: string, held = false): void {
  const goOn = (): void => {
    const asked = now.stage === 'decide' || now.stage === 'hand-over' || now.stage === 'over';
    const here = document.activeElement;
    if (!asked || now.answersItself || here?.closest(reading) || here?.matches('[data-choosable]')) return;
    for (const place of [...places, '[data-choosable]']) {
      const choice = document.querySelector<HTMLElement>(`${place}:not([disabled])`);
      if (choice) return choice.focus({ preventScroll: true });
    }
  };
  useEffect(goOn, [now, held]);
  useEffect(() => {
    if (document.activeElement === document.body) goOn();
  }, [latecomers.value]);
}
