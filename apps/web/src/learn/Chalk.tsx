/** What the coach speaks of: chalk rings round places of the board, wherever it draws them. */
import { useEffect, useMemo, useState } from 'preact/hooks';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Ring extends Box {
  /** What is drawn round; cards and buttons are not. */
  readonly round: boolean;
  readonly done: boolean;
}

const PAD = 6;
/** How far from its line a ring is drawn, at most: two strokes, one of them wide. */
const STROKE = 5;
/** Height of the top bar on a phone, and milliseconds until a new step has been laid out. */
const [HEAD, SETTLED] = [50, 80];

/** The part of a place that one would touch. */
const core = (element: Element): Element => element.querySelector('[data-core], .target') ?? element;

/** Where the board ends below: at the coach, or at whatever the board itself keeps above it. */
function floor(): number {
  const sheet = document.querySelector('.sheet-below .coach');
  if (!sheet) return innerHeight;
  const { top } = sheet.getBoundingClientRect();
  let dock = document.elementFromPoint(innerWidth / 2, top - 8);
  while (dock && !/fixed|sticky/.test(getComputedStyle(dock).position)) dock = dock.parentElement;
  return dock ? Math.min(top, dock.getBoundingClientRect().top) : top;
}

/** Whether something lies on top of it: a ring would seem to mean that instead. What is drawn in one picture does not cover itself. */
function covered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(cx, cy);
  const place = element.closest('svg') ?? element.closest('[data-zone], [data-choice]') ?? element;
  return top !== null && !place.contains(top) && !top.contains(place);
}

const visible = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].map(core).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !element.closest('.coach, dialog');
  });

const measure = (selectors: readonly string[], done: readonly string[]): Ring[] =>
  [...selectors, ...done].flatMap((selector, i) =>
    visible(selector).flatMap((element) => {
      if (covered(element)) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        x: x - PAD,
        y: y - PAD,
        w: width + 2 * PAD,
        h: height + 2 * PAD,
        round: element instanceof SVGElement && Math.max(width, height) < 1.25 * Math.min(width, height),
        done: i >= selectors.length,
      };
    }),
  );

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Names and numbers that a ring would run over: the chalk stops there. */
function wordsUnder(rings: readonly Ring[]): Box[] {
  const found: Box[] = [];
  const board = document.getElementById('main');
  if (!board || rings.length === 0) return found;
  const near = rings.map(({ x, y, w, h }) => ({ x: x - STROKE, y: y - STROKE, w: w + 2 * STROKE, h: h + 2 * STROKE }));
  const range = document.createRange();
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.nodeValue?.trim() === '') continue;
    range.selectNodeContents(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = { x: x - 2, y: y - 1, w: width + 4, h: height + 2 };
      if (width > 1 && near.some((ring) => meet(ring, box))) found.push(box);
    }
  }
  return found;
}

/** A line drawn by hand: round for what is about as wide as high, else along the edges. */
function path({ x, y, w, h, round }: Ring, off: number): string {
  if (round) {
    const [rx, ry] = [w / 2 + off, h / 2 - off / 2];
    const [cx, cy] = [x + w / 2 + off / 2, y + h / 2];
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0`;
  }
  const r = 10;
  return `M${x + r} ${y - off}h${w - 2 * r}q${r} 0 ${r + off} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r + off}h${2 * r - w}q${-r} 0 ${-r - off} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r - off}`;
}

/** `points` and `done` are selectors. Boards move what they draw, so it is measured with every frame and drawn where it has changed. */
export function Chalk({ points, done }: { points: readonly string[]; done: readonly string[] }) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const words = useMemo(() => wordsUnder(rings), [rings]);
  useEffect(() => {
    let last = '';
    let frame = 0;
    const look = (): void => {
      const found = measure(points, done);
      const now = JSON.stringify(found);
      if (now !== last) setRings(found);
      last = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [points.join(), done.join()]);
  useEffect(() => {
    // The first thing spoken of comes into sight, in the middle of what the coach leaves of the board, once both have their size.
    const timer = setTimeout(() => {
      // What is asked stays in sight anyway.
      const first = points.flatMap(visible).find((element) => !element.closest('[data-prompt]'));
      if (!first) return;
      // As little as possible: from the top of the board, where most of it is seen.
      scrollTo(0, 0);
      const { top, bottom } = first.getBoundingClientRect();
      const end = floor();
      if (top < HEAD || bottom > end) scrollBy(0, (top + bottom) / 2 - (HEAD + end) / 2);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [points.join()]);
  return (
    <svg class="chalk" aria-hidden="true">
      <mask id="chalk-words" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
        <rect width="100%" height="100%" fill="#fff" />
        {words.map(({ x, y, w, h }) => (
          <rect x={x} y={y} width={w} height={h} rx="4" />
        ))}
      </mask>
      <g mask="url(#chalk-words)">
        {rings.map((ring) => (
          <g class={ring.done ? 'done' : ''}>
            <path class="under" d={path(ring, 0)} />
            <path d={path(ring, 0)} />
            <path class="thin" d={path(ring, 3)} />
          </g>
        ))}
      </g>
      {rings
        .filter(({ done: found }) => found)
        .map(({ x, y, w }) => (
          <g class="found" transform={`translate(${x + w - 6} ${y + 6})`}>
            <circle r="10" />
            <path d="M-4.5 0.5l3 3 6-7" />
          </g>
        ))}
    </svg>
  );
}
