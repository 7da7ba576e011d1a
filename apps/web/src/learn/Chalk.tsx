/** What the coach speaks of: chalk rings round places of the board, wherever it draws them. */
import { useEffect, useMemo, useState } from 'preact/hooks';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Ring extends Box {
  /** What it is called, where the board does not say it. */
  readonly name: string;
  /** What is drawn round; cards and buttons are not. */
  readonly round: boolean;
  readonly done: boolean;
}

const PAD = 6;
/** How far from its line a ring is drawn, at most. */
const STROKE = 4;
/** Degrees of each of the four arcs round something round, and the longest side of a corner. */
const [ARC, CORNER] = [52, 26];
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

/** What can be seen of an element: where what scrolls or cuts off lets it, and above the coach. */
function window(element: Element): Box {
  let [left, top, right, bottom] = [0, 0, innerWidth, floor()];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Whatever stays inside its panel: a ring is drawn smaller rather than over the edge, and not at all round what is mostly hidden. */
function ringed(element: Element): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  const seen = window(element);
  const left = Math.max(x - PAD, seen.x + 2);
  const top = Math.max(y - PAD, seen.y + 2);
  const w = Math.min(x + width + PAD, seen.x + seen.w - 2) - left;
  const h = Math.min(y + height + PAD, seen.y + seen.h - 2) - top;
  return w < width / 2 || h < height / 2 ? null : { x: left, y: top, w, h };
}

/** Whether the board itself says what a place is called. */
function named(element: Element): boolean {
  const place = element.closest<SVGElement>('[data-zone]');
  const [, id = ''] = place?.dataset['zone']?.split(/-(.*)/) ?? [];
  return document.querySelector(`[data-name="${CSS.escape(id)}"]`) !== null || /\p{L}{3}/u.test(place?.textContent ?? '');
}

const measure = (selectors: readonly string[], done: readonly string[], names: Readonly<Record<string, string>>): Ring[] =>
  [...selectors, ...done].flatMap((selector, i) =>
    visible(selector).flatMap((element) => {
      const box = covered(element) ? null : ringed(element);
      if (!box) return [];
      const { width, height } = element.getBoundingClientRect();
      return {
        ...box,
        round: element instanceof SVGElement && Math.max(width, height) < 1.25 * Math.min(width, height),
        name: element instanceof SVGElement && !named(element) ? (names[selector] ?? '') : '',
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

/** Four strokes that leave the sides free, where names and numbers stand: arcs for what is about as wide as high, else corners. */
function path({ x, y, w, h, round }: Ring): string {
  if (round) {
    const [rx, ry, cx, cy] = [w / 2, h / 2, x + w / 2, y + h / 2];
    const at = (degrees: number): string =>
      `${cx + rx * Math.cos((degrees * Math.PI) / 180)} ${cy + ry * Math.sin((degrees * Math.PI) / 180)}`;
    return [45, 135, 225, 315].map((middle) => `M${at(middle - ARC / 2)}A${rx} ${ry} 0 0 1 ${at(middle + ARC / 2)}`).join('');
  }
  const r = 8;
  const [a, b] = [Math.min(CORNER, w / 3) - r, Math.min(CORNER, h / 3) - r];
  const corner = (fromX: number, fromY: number, toX: number, toY: number): string =>
    `M${fromX} ${fromY + toY * (r + b)}v${-toY * b}q0 ${-toY * r} ${toX * r} ${-toY * r}h${toX * a}`;
  return corner(x, y, 1, 1) + corner(x + w, y, -1, 1) + corner(x, y + h, 1, -1) + corner(x + w, y + h, -1, -1);
}

/** Names below their rings, each further down where it would run into another. A letter is about this wide, a line this high. */
const [LETTER, LINE] = [7, 16];

function labelled(rings: readonly Ring[]): readonly { readonly x: number; readonly y: number; readonly name: string }[] {
  const found: { x: number; y: number; name: string }[] = [];
  for (const { x, y, w, h, name } of rings) {
    if (name === '') continue;
    const half = (LETTER * name.length) / 2;
    const at = { x: Math.min(Math.max(x + w / 2, half), innerWidth - half), y: y + h + 8, name };
    while (found.some((other) => Math.abs(other.y - at.y) < LINE && Math.abs(other.x - at.x) < half + (LETTER * other.name.length) / 2))
      at.y += LINE;
    found.push(at);
  }
  return found;
}

/** Brings something into sight with as little movement as can be: within rows that scroll, then between the bar and the coach. */
function reveal(element: Element): void {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
    const [own, box] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollBy({
      left: nudge(own.left - PAD, own.right + PAD, box.left, box.right),
      top: nudge(own.top - PAD, own.bottom + PAD, box.top, box.bottom),
      behavior: 'instant',
    });
  }
  // The question stands still above the coach.
  if (element.closest('[data-prompt]')) return;
  const { top, bottom } = element.getBoundingClientRect();
  scrollBy({ top: nudge(top - PAD, bottom + PAD, HEAD, floor()), behavior: 'instant' });
}

/** How far to move so that what reaches from one end to the other lies within two bounds; its beginning counts more than its end. */
function nudge(from: number, to: number, start: number, end: number): number {
  if (from < start) return from - start;
  return to > end ? Math.min(to - end, from - start) : 0;
}

interface Props {
  /** Selectors. */
  readonly points: readonly string[];
  readonly done: readonly string[];
  /** The control that is asked for, wherever the board offers it; it comes into sight, without a ring. */
  readonly asked: string;
  /** What places are called, by selector, where the board has no room for it. */
  readonly names: Readonly<Record<string, string>>;
}

/** Boards move what they draw, so it is measured with every frame and drawn where it has changed. */
export function Chalk({ points, done, asked, names }: Props) {
  const [rings, setRings] = useState<readonly Ring[]>([]);
  const words = useMemo(() => wordsUnder(rings), [rings]);
  useEffect(() => {
    let last = '';
    let frame = 0;
    const look = (): void => {
      const found = measure(points, done, names);
      const now = JSON.stringify(found);
      if (now !== last) setRings(found);
      last = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [points.join(), done.join()]);
  useEffect(() => {
    // The first thing spoken of comes into sight, once board and coach have their size; from the top of the board, where most of it is seen.
    const timer = setTimeout(() => {
      const first = points.flatMap(visible).find((element) => !element.closest('[data-prompt]'));
      if (!first) return;
      scrollTo(0, 0);
      reveal(first);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [points.join()]);
  useEffect(() => {
    if (asked === '') return;
    let last: Element | undefined;
    const timer = setInterval(() => {
      const [control] = visible(asked).filter((element) => !(element instanceof SVGElement));
      if (control && control !== last) reveal(control);
      last = control;
    }, 2 * SETTLED);
    return () => clearInterval(timer);
  }, [asked]);
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
            <path class="under" d={path(ring)} />
            <path d={path(ring)} />
          </g>
        ))}
      </g>
      {labelled(rings).map(({ x, y, name }) => (
        <text x={x} y={y}>
          {name}
        </text>
      ))}
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
