import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Snapshot } from '../table/table.ts';
import { latecomers } from './lazyPart.tsx';

interface Choosing {
  /** Where to look for the first answer, the likeliest place first. */
  readonly first: readonly string[];
  /** What is not disturbed. */
  readonly reading: string;
  /** Changes with what is lit. */
  readonly pointed: unknown;
  /** The question comes later. */
  readonly held: boolean;
  /** Buttons are shut until an answer has been taken. */
  readonly busy: ReadonlySignal<boolean>;
}

/** What was chosen is gone: the focus goes on to the first answer, unless the person is reading elsewhere. */
export function useFirstChoice(now: Snapshot, { first, reading, pointed, held, busy }: Choosing): void {
  const goOn = (): void => {
    const asked = now.stage === 'decide' || now.stage === 'hand-over' || now.stage === 'over';
    const here = document.activeElement;
    if (!asked || now.answersItself || here?.closest(reading) || here?.matches('[data-choosable]')) return;
    for (const place of [...first, '[data-choosable]']) {
      const choice = document.querySelector<HTMLElement>(`${place}:not([disabled])`);
      if (choice) return choice.focus({ preventScroll: true });
    }
  };
  useEffect(() => {
    if (!busy.peek()) return goOn();
    let frame = 0;
    // They are open again once they have been drawn anew.
    const stop = effect(() => {
      if (!busy.value) frame = requestAnimationFrame(goOn);
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [now, held]);
  useEffect(() => {
    if (document.activeElement === document.body) goOn();
  }, [latecomers.value, pointed]);
}
