/** A rotation that is looked at is seen to happen: the map card turns over into its new place, and its cities glide along (`galaxy.css`). */
import { useLayoutEffect } from 'preact/hooks';
import type { Mode } from '@orrery/liberation';
import { calm } from '@orrery/web/app/settings.ts';

const FROM: Readonly<Record<Mode, string>> = {
  'half-turn': 'rotate(180deg)',
  'flip-short': 'scaleX(-1)',
  'flip-long': 'scaleY(-1)',
};

export function useTurning(mode: Mode | null, map: string | null): void {
  useLayoutEffect(() => {
    if (mode === null || map === null || calm()) return;
    const face = document.querySelector(`.map-card[data-map="${CSS.escape(map)}"] .face`);
    const turning = face?.animate([{ transform: FROM[mode] }, { transform: 'none' }], {
      duration: 300,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    });
    return () => turning?.cancel();
  }, [mode, map]);
}
