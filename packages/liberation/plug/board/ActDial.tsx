/** Three arcs run down one after another; behind the third stands the Liberation's emblem. */
import { EmblemShape } from './Emblem.tsx';
import { f } from '@orrery/web/draw/numbers.ts';
import { arc, polar } from '@orrery/web/draw/shapes.ts';
import { t } from './words.ts';

export const ROMAN = ['I', 'II', 'III'] as const;
const SPAN = 92;
const START = -150;
const GAP = 6;
const R = 52;

export function ActDial({ act, left, size }: { act: number; left: number; size: number }) {
  const total = Math.max(size, left, 1);
  const spent = total - left;
  const needle = START + (act - 1) * (SPAN + GAP) + (SPAN * spent) / total;
  const end = polar(R, 149);
  return (
    <svg
      class="act-dial"
      data-term="act"
      viewBox="-66 -66 132 132"
      role="img"
      aria-label={t('act.dial', { act: ROMAN[act - 1] ?? '', left })}
    >
      {ROMAN.map((name, i) => {
        const from = START + i * (SPAN + GAP);
        if (i + 1 === act)
          return Array.from({ length: total }, (_, tick) => (
            <path
              class={tick < spent ? 'spent' : 'left'}
              d={arc(R, from + (tick * SPAN) / total + 1, from + ((tick + 1) * SPAN) / total - 1)}
            />
          ));
        const p = polar(R - 15, from + SPAN / 2);
        return (
          <>
            <path class={i + 1 < act ? 'spent' : 'later'} d={arc(R, from, from + SPAN)} />
            <text class="numeral" x={f(p.x)} y={f(p.y + 3.6)}>
              {name}
            </text>
          </>
        );
      })}
      <g class="end side-L" transform={`translate(${f(end.x - 1)} ${f(end.y + 1)}) scale(.62)`}>
        <circle r="15" />
        <EmblemShape side="L" />
      </g>
      <g class="hand-of-dial" style={{ transform: `rotate(${f(needle)}deg)` }}>
        <path class="needle" transform={`translate(0 ${-R - 9})`} d="M0 5-4.6-3H4.6Z" />
      </g>
      <text class="act-word" y="-15">
        {t('act')}
      </text>
      <text class="act" y="17">
        {ROMAN[act - 1]}
      </text>
    </svg>
  );
}
