/** How far one has come: an arc with a piece for each lesson. */
import type { Entry } from '@orrery/games/lesson';
import { learn } from './words.ts';
import { f } from '../draw/numbers.ts';
import type { Progress } from './noted.ts';

const [FROM, TO] = [-225, 45];
const [IN, OUT] = [84, 106];

const point = (angle: number, r: number): string =>
  `${f(r * Math.cos((angle * Math.PI) / 180))} ${f(r * Math.sin((angle * Math.PI) / 180))}`;

export function Arc({ entries, progress }: { entries: readonly Entry[]; progress: Progress }) {
  const done = entries.filter(({ id }) => progress.done.includes(id));
  const minutes = entries.filter((entry) => !done.includes(entry)).reduce((sum, entry) => sum + entry.minutes, 0);
  const each = (TO - FROM) / entries.length;
  return (
    <svg
      class="course-arc"
      viewBox="-115 -112 230 200"
      role="img"
      aria-label={learn('progress', { done: done.length, of: entries.length })}
    >
      {entries.map(({ id }, i) => {
        const [a, b] = [FROM + i * each + 1.4, FROM + (i + 1) * each - 1.4];
        return (
          <>
            <path
              class={progress.done.includes(id) ? 'done' : ''}
              d={`M${point(a, OUT)}A${OUT} ${OUT} 0 0 1 ${point(b, OUT)}L${point(b, IN)}A${IN} ${IN} 0 0 0 ${point(a, IN)}Z`}
            />
            <text class={progress.done.includes(id) ? 'done' : ''} transform={`translate(${point((a + b) / 2, (IN + OUT) / 2)})`} y="4">
              {i + 1}
            </text>
          </>
        );
      })}
      <text class="sum" y="2">
        {done.length}
        <tspan class="of" dx="6">
          {learn('of', { of: entries.length })}
        </tspan>
      </text>
      {minutes > 0 && (
        <text class="time" y="30">
          {learn('to-go', { minutes })}
        </text>
      )}
    </svg>
  );
}
