/** Chances over the game: what the seat knew, and how it was. */
import { SURE } from '@orrery/review';
import type { Found } from './messages.ts';
import type { Mark } from './marks.ts';
import { Glyph } from './Glyph.tsx';
import { r, signed, whole } from './words.ts';

interface Props {
  readonly width: number;
  readonly own: readonly Found[];
  /** Answers of the whole game, and the share at its end once it is known. */
  readonly length: number;
  readonly result: number | null;
  readonly fair: number;
  readonly marks: readonly Mark[];
  readonly chosen: string;
  readonly seat: number;
  readonly when: (found: Found) => string;
  readonly say: (mark: Mark) => string;
  readonly onChoose: (id: string) => void;
}

const [LEFT, RIGHT, TOP, BOTTOM] = [40, 16, 20, 34];
type Point = readonly [x: number, share: number, within: number];

const f = (value: number): string => String(Math.round(value * 10) / 10);

export function ChanceLine({ width, own, length, result, fair, marks, chosen, seat, when, say, onChoose }: Props) {
  const height = width < 520 ? 224 : 260;
  const known: Point[] = own.map(({ appraisal }) => [appraisal.at, appraisal.usual, SURE * appraisal.given.error]);
  const was: Point[] = own.flatMap(({ appraisal }) =>
    appraisal.was ? [[appraisal.at, appraisal.was.chance, SURE * appraisal.was.error] as const] : [],
  );
  if (result !== null && own.length > 0) {
    known.push([length, result, 0]);
    was.push([length, result, 0]);
  }
  const highest = Math.max(fair, ...[...known, ...was].map(([, share]) => share));
  const top = fair < 0.45 ? Math.min(1, Math.ceil(highest * 10 + 0.01) / 10) : 1;
  const X = (at: number): number => LEFT + (at / Math.max(1, length)) * (width - LEFT - RIGHT);
  const Y = (share: number): number => TOP + (1 - Math.min(top, Math.max(0, share)) / top) * (height - TOP - BOTTOM);
  const line = (points: readonly Point[]): string => `M${points.map(([x, share]) => `${f(X(x))} ${f(Y(share))}`).join('L')}`;
  const band = (points: readonly Point[]): string =>
    `${line(points.map(([x, share, within]) => [x, share + within, 0]))}L${points
      .toReversed()
      .map(([x, share, within]) => `${f(X(x))} ${f(Y(share - within))}`)
      .join('L')}Z`;
  const rows = [0, 0.25, 0.5, 0.75, 1].map((part) => part * top);
  /** The share on the known line at a place. */
  const level = (at: number): number => known.findLast(([x]) => x <= at)?.[1] ?? known[0]?.[1] ?? fair;
  const moments = own.filter(({ moment }, i) => moment !== own[i - 1]?.moment);
  const every = Math.max(1, Math.ceil(moments.length / Math.max(3, Math.floor((width - LEFT) / 58))));
  const reached = own.at(-1)?.appraisal.at ?? 0;
  const picked = marks.find(({ id }) => id === chosen);
  const drawn = marks.map((mark) => ({ mark, whose: mark.luck ? 'luck' : mark.seat === seat ? 'own' : 'others' }));
  const walk = (event: KeyboardEvent): void => {
    const at = marks.findIndex(({ id }) => id === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: marks.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const mark = marks[(to + marks.length) % marks.length];
    if (!mark) return;
    onChoose(mark.id);
    const svg = event.currentTarget as SVGElement;
    requestAnimationFrame(() => svg.querySelector<SVGElement>('[aria-current]')?.focus());
  };
  return (
    <svg class="review-chart" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={r('line.label')} onKeyDown={walk}>
      {rows.map((share) => (
        <>
          <path class={share === 0 ? 'base' : 'grid'} d={`M${LEFT} ${f(Y(share))}H${width - RIGHT}`} />
          <text x={LEFT - 8} y={f(Y(share) + 4)} text-anchor="end">
            {whole(share)}
          </text>
        </>
      ))}
      {fair < 0.45 && <path class="even" d={`M${LEFT} ${f(Y(fair))}H${width - RIGHT}`} />}
      {moments.map(
        (found, i) =>
          i % every === 0 && (
            <text x={f(X(found.appraisal.at))} y={height - BOTTOM + 17} text-anchor="middle">
              {found.moment || ''}
            </text>
          ),
      )}
      {known.length > 1 && (
        <>
          {was.length > 1 && <path class="was-band" d={band(was)} />}
          <path class="known-band" d={band(known)} />
          {was.length > 1 && <path class="was-line" d={line(was)} />}
          <path class="known-line" d={line(known)} />
        </>
      )}
      {result === null && own.length > 0 && (
        <rect class="later" x={f(X(reached))} y={TOP} width={f(Math.max(0, X(length) - X(reached)))} height={height - TOP - BOTTOM}>
          <title>{r('line.later')}</title>
        </rect>
      )}
      {picked && <path class="rule" d={`M${f(X(picked.found.appraisal.at))} ${TOP}V${height - BOTTOM}`} />}
      {drawn.map(({ mark, whose }) => (
        <g
          class={`review-mark by-${whose}`}
          role="button"
          tabindex={mark.id === chosen ? 0 : -1}
          aria-current={mark.id === chosen ? 'true' : undefined}
          aria-label={say(mark)}
          data-mark={mark.id}
          transform={`translate(${f(X(mark.found.appraisal.at + (mark.luck ? 0.5 : 0)))} ${f(Y(level(mark.found.appraisal.at)))})`}
          onClick={() => onChoose(mark.id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onChoose(mark.id);
          }}
        >
          <circle class="ring" r="15" />
          <Glyph sign={mark.sign} r={mark.seat === seat && !mark.luck ? 10 : 8.4} />
        </g>
      ))}
      {picked && picked.points !== 0 && (
        <text
          class="flag"
          x={f(X(picked.found.appraisal.at) + (X(picked.found.appraisal.at) < width / 2 ? 16 : -16))}
          y={f(Math.max(TOP + 12, Y(level(picked.found.appraisal.at)) - 14))}
          text-anchor={X(picked.found.appraisal.at) < width / 2 ? 'start' : 'end'}
        >
          {`${when(picked.found)}: ${signed(whole(picked.points))}`}
        </text>
      )}
    </svg>
  );
}
