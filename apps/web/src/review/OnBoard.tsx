/** The position on the game's own board as the seat saw it, with the given answer and the better one drawn where they point to. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Named } from '@orrery/kernel';
import { r } from './words.ts';

interface Ring {
  readonly kind: 'given' | 'better';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The board has drawn it already: it is only named. */
  readonly drawn: boolean;
}

/** Places a choice speaks of: zones of the board by the ids among its arguments. */
const idsOf = (choice: Named): readonly string[] =>
  Object.entries(choice).flatMap(([name, value]) => (name !== 'verb' && typeof value === 'string' ? [value] : []));

function ringsOf(box: HTMLElement, choice: Named, kind: Ring['kind']): readonly Ring[] {
  const frame = box.getBoundingClientRect();
  return idsOf(choice).flatMap((id) =>
    [...box.querySelectorAll<Element>('[data-zone]')]
      .filter((element) => element.getAttribute('data-zone')?.replace(/^[a-z]+-/, '') === id)
      .slice(0, 1)
      .map((element) => {
        const { x, y, width, height } = (element.querySelector('[data-core]') ?? element).getBoundingClientRect();
        return { kind, x: x - frame.x - 7, y: y - frame.y - 7, w: width + 14, h: height + 14, drawn: false };
      }),
  );
}

/** What a board has drawn of an answer by itself. */
function drawnOf(box: HTMLElement, kind: Ring['kind']): readonly Ring[] {
  const frame = box.getBoundingClientRect();
  return [...box.querySelectorAll(`[data-drawn="${kind}"]`)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { kind, x: x - frame.x, y: y - frame.y, w: width, h: height, drawn: true };
  });
}

export function OnBoard({ given, better, children }: { given: Named | null; better: Named | null; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const key = JSON.stringify([given, better]);
  useLayoutEffect(() => {
    const measure = (): void => {
      const board = box.current;
      const around = (choice: Named | null, kind: Ring['kind']): readonly Ring[] =>
        board && choice ? [...ringsOf(board, choice, kind), ...drawnOf(board, kind)] : [];
      setRings([...around(given, 'given'), ...around(better, 'better')]);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [key, children]);
  return (
    <div class="review-board" ref={box}>
      {children}
      <svg class="review-rings" aria-hidden="true">
        {rings.map(({ kind, x, y, w, h, drawn }) => (
          <g class={kind}>
            {!drawn && <rect class="under" x={x} y={y} width={w} height={h} rx={Math.min(w, h) / 2} />}
            {!drawn && <rect class="over" x={x} y={y} width={w} height={h} rx={Math.min(w, h) / 2} />}
            <text x={x + w / 2} y={drawn ? y + h / 2 + 4 : kind === 'better' ? Math.max(12, y - 5) : y + h + 14}>
              {r(kind === 'better' ? 'answers.better' : 'answers.given')}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
