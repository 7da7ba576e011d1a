/** The way from the first chance to the result: parts laid end to end on one axis, and the same as a sum. */
import type { Way } from '@orrery/review';
import { percent } from '../app/words.ts';
import { r, signed, whole } from './words.ts';

interface Row {
  readonly id: 'own' | 'others' | 'luck' | 'left';
  readonly points: number;
  readonly within: number;
}

const f = (value: number): string => String(Math.round(value * 10) / 10);

/** Whole points; what rounding leaves goes to what is left over. Gains first, then losses by size, the remainder last. */
function rowsOf({ start, own, others, luck, leftOver, result }: Way): readonly Row[] {
  const theirs = others.reduce((sum, { share }) => sum + share, 0);
  const rows: Row[] = [
    { id: 'own', points: whole(own.share), within: 100 * own.within },
    { id: 'others', points: whole(theirs), within: 100 * Math.hypot(...others.map(({ within }) => within)) },
    { id: 'luck', points: whole(luck.share), within: 100 * luck.within },
  ];
  const left = whole(result) - whole(start.share) - rows.reduce((sum, { points }) => sum + points, 0);
  const ordered = rows.toSorted((a, b) => Number(b.points > 0) - Number(a.points > 0) || Math.abs(b.points) - Math.abs(a.points));
  return [...ordered, { id: 'left', points: left, within: 100 * leftOver.within }];
}

const [HEIGHT, BAR] = [38, 16];

export function Split({ way, width }: { way: Way; width: number }) {
  const rows = rowsOf(way);
  const [start, end] = [whole(way.start.share), whole(way.result)];
  const stops = rows.reduce<number[]>((list, { points }) => [...list, (list.at(-1) ?? start) + points], [start]);
  const [low, high] = [Math.min(0, ...stops), Math.max(100, ...stops)];
  const narrow = width < 420;
  const [left, right] = [narrow ? 4 : 168, 58];
  const X = (points: number): number => left + ((points - low) / (high - low)) * (width - left - right);
  const tall = narrow ? 46 : HEIGHT;
  const top = (i: number): number => 4 + i * tall + (narrow ? 22 : (tall - BAR) / 2);
  const height = 4 + tall * (rows.length + 2) + 18;
  const bar = (i: number, id: string, name: string, from: number, to: number, figure: string, within = 0) => (
    <>
      {i > 0 && i <= rows.length && <path class="link" d={`M${f(X(from))} ${f(top(i - 1) + BAR)}V${f(top(i))}`} />}
      <text class="strong" x={narrow ? left : left - 12} y={f(narrow ? top(i) - 6 : top(i) + 13)} text-anchor={narrow ? 'start' : 'end'}>
        {name}
      </text>
      <rect
        class={`part of-${id}`}
        x={f(Math.min(X(from), X(to)))}
        y={f(top(i))}
        width={f(Math.max(1.5, Math.abs(X(to) - X(from))))}
        height={BAR}
        rx="2"
      />
      {within > 0.5 && (
        <path class="whisker" d={`M${f(X(Math.max(low, to - within)))} ${f(top(i) + BAR / 2)}H${f(X(Math.min(high, to + within)))}`} />
      )}
      <text class="strong" x={width} y={f(top(i) + 13)} text-anchor="end">
        {figure}
      </text>
    </>
  );
  return (
    <>
      <svg
        class="review-chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={rows.map(({ id, points }) => `${r(`way.${id}`)} ${signed(points)}`).join(', ')}
      >
        <defs>
          <pattern id="review-dots" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" class="fill-others" />
            <circle cx="3" cy="3" r="1.3" class="fill-table" />
          </pattern>
          <pattern id="review-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" class="fill-luck" />
            <path d="M1 0V6" class="stripe" />
          </pattern>
        </defs>
        {[0, 50, 100].map((points) => (
          <>
            <path class="grid" d={`M${f(X(points))} 4V${height - 18}`} />
            <text x={f(X(points))} y={height - 3} text-anchor="middle">
              {points}
            </text>
          </>
        ))}
        {bar(0, 'ends', r('way.start'), 0, start, percent(start / 100))}
        {rows.map(({ id, points, within }, i) =>
          bar(i + 1, id, r(`way.${id}`), stops[i] as number, stops[i + 1] as number, signed(points), within),
        )}
        {bar(rows.length + 1, 'ends', r('way.result'), 0, end, percent(end / 100))}
      </svg>
      <p class="review-sum">
        <span>{start}</span>
        {rows.map(({ id, points }) => (
          <span class={`of-${id}`}>
            {signed(points)} <small>{r(`way.${id}`)}</small>
          </span>
        ))}
        <span>= {percent(end / 100)}</span>
      </p>
    </>
  );
}
