/** Verdicts by shape: losses point down, a find points up, luck is a die. */
import type { Sign } from './marks.ts';

const SHAPES: Readonly<Record<Sign, { readonly d: string; readonly hollow: boolean }>> = {
  slip: { d: 'M-4.6-3.4H4.6L0 4.6Z', hollow: true },
  mistake: { d: 'M-4.8-3.6H4.8L0 4.8Z', hollow: false },
  blunder: { d: 'M-4.4-5.6H4.4L0 .2ZM-4.4 .2H4.4L0 6Z', hollow: false },
  found: { d: 'M0-5.6L5 3.4H-5Z', hollow: false },
  luck: { d: 'M-4.6-4.6H4.6V4.6H-4.6ZM-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0', hollow: true },
  plain: { d: 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0', hollow: false },
};

export const Glyph = ({ sign, r }: { sign: Sign; r: number }) => (
  <>
    <circle class="seat" r={r} />
    <path class={SHAPES[sign].hollow ? 'shape hollow' : 'shape'} d={SHAPES[sign].d} />
  </>
);

/** A verdict beside words. */
export const Signet = ({ sign, by }: { sign: Sign; by: 'own' | 'others' | 'luck' }) => (
  <svg class={`review-mark by-${by}`} width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
    <Glyph sign={sign} r={9.6} />
  </svg>
);
