/** A picture of a finished game, 1200 × 630: who won and how, the final board, and the line of chances where it has been reckoned. */
import { still } from './still.ts';

const SVG = 'http://www.w3.org/2000/svg';
export const [WIDTH, HEIGHT] = [1200, 630] as const;

export interface Told {
  readonly game: string;
  readonly title: string;
  readonly line: string;
  /** What the line of chances is called. */
  readonly chances: string;
}

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function part(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== '') element.textContent = text;
  return element;
}

/** Words in lines of about this many letters. */
export function lines(text: string, letters: number, most: number): readonly string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.length <= most ? found : [...found.slice(0, most - 1), `${found[most - 1] ?? ''} …`];
}

/** The drawing that takes the most room in a part of the page; a board that measures its place first is drawn a moment later. */
export const largest = (stage: Element): SVGSVGElement | null =>
  [...stage.querySelectorAll('svg')].reduce<SVGSVGElement | null>((best, svg) => {
    const size = (each: Element): number => each.getBoundingClientRect().width * each.getBoundingClientRect().height;
    return best === null || size(svg) > size(best) ? svg : best;
  }, null);

export function picture(stage: Element, chart: SVGSVGElement | null, told: Told): SVGSVGElement {
  const whole = document.createElementNS(SVG, 'svg');
  whole.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  whole.setAttribute('role', 'img');
  const font = { 'font-family': 'Manrope, "Segoe UI", "Noto Sans", sans-serif' };
  const title = { 'font-family': 'Unbounded, "Segoe UI", "Noto Sans", sans-serif', 'font-weight': 600, fill: colour('--text') };
  whole.append(
    part('title', {}, `${told.game}: ${told.title}`),
    part('desc', {}, told.line),
    part('rect', { width: WIDTH, height: HEIGHT, fill: colour('--ground') }),
    part('text', { x: 40, y: 60, 'font-size': 26, ...title }, 'Orrery'),
    part('text', { x: 160, y: 60, 'font-size': 20, fill: colour('--muted'), ...font }, told.game),
  );
  const board = largest(stage);
  if (board) {
    // What a board draws with may stand in a drawing of its own.
    for (const other of stage.querySelectorAll('svg'))
      if (other !== board && !board.contains(other) && other.querySelector('defs, linearGradient, radialGradient, filter'))
        whole.append(still(other, { x: 0, y: 0, width: 0, height: 0 }));
    whole.append(still(board, { x: 40, y: 90, width: 590, height: 500 }));
  }
  lines(told.title, 22, 4).forEach((line, i) => whole.append(part('text', { x: 664, y: 130 + 44 * i, 'font-size': 32, ...title }, line)));
  const below = 130 + 44 * lines(told.title, 22, 4).length;
  lines(told.line, 52, 3).forEach((line, i) =>
    whole.append(part('text', { x: 664, y: below + 26 * i, 'font-size': 18, fill: colour('--muted'), ...font }, line)),
  );
  if (chart) {
    whole.append(
      part('text', { x: 664, y: 378, 'font-size': 17, 'font-weight': 700, fill: colour('--text'), ...font }, told.chances),
      still(chart, { x: 664, y: 392, width: 500, height: 200 }),
    );
  }
  return whole;
}
