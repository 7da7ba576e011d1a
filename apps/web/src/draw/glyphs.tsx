/** Glyphs on a 24 × 24 field round the origin; the colour is `currentColor`. */
import type { ComponentChildren } from 'preact';

const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const L = (d: string) => <path d={d} {...line} />;
const F = (d: string) => <path d={d} fill="currentColor" />;
const dot = (r: number, cy = 0) => <circle cy={cy} r={r} fill="currentColor" />;

/** Shapes by name; a pack names them too (its categories' `icon`). */
const shapes: Readonly<Record<string, ComponentChildren>> = {
  crown: [F('M-9 6V-5l5 4 4-7 4 7 5-4V6Z'), L('M-9 9.5H9')],
  crosshair: [<circle r="6.5" {...line} />, L('M0-11v6M0 5v6M-11 0h6M5 0h6'), dot(1.6)],
  star: F('M0-11 2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.6Z'),
  gear: [
    Array.from({ length: 8 }, (_, i) => (
      <rect x="-2" y="-11" width="4" height="5" rx="1" fill="currentColor" transform={`rotate(${i * 45})`} />
    )),
    <circle r="5.6" fill="none" stroke="currentColor" stroke-width="4" />,
  ],
  eye: [L('M-11 0Q0-12 11 0 0 12-11 0Z'), dot(3.4)],
  bolt: F('M3-11-7 2h6l-3 9L8-3H1Z'),
  dot: dot(5),
  miss: L('M-6-6 6 6M6-6-6 6'),
  named: F('M0-9 9 0 0 9-9 0Z'),
  sun: [<circle r="4.5" {...line} />, L('M0-11v2.5M0 8.5V11M-11 0h2.5M8.5 0H11M-7.8-7.8l1.8 1.8M6 6l1.8 1.8M-7.8 7.8-6 6M6-6l1.8-1.8')],
  moon: L('M8.5 3.5A9.3 9.3 0 1 1-3.5-8.5 7.4 7.4 0 0 0 8.5 3.5Z'),
  heat: [dot(3), <circle r="6.6" {...line} stroke-dasharray="3 3.2" />, <circle r="10.4" {...line} stroke-dasharray="1 4.4" />],
  cards: [<rect x="-9" y="-9" width="11" height="16" rx="2" {...line} />, L('M5-6.5 8.6-5.6A2 2 0 0 1 10-3.2L7.2 8')],
  log: L('M-9-6H9M-9 0H9M-9 6H3'),
  undo: L('M-4-9-9-4l5 5M-9-4H3a6 6 0 0 1 0 12H-3'),
  lock: [<rect x="-7.5" y="-1.5" width="15" height="11" rx="2.5" {...line} />, L('M-4.5-1.5V-5a4.5 4.5 0 0 1 9 0v3.5')],
  shuffle: L('M-10-6h3.5L4 6h6M-10 6h3.5l2.6-3M1.6-3.2 4-6h6M7.4-9 10.4-6l-3 3M7.4 3 10.4 6l-3 3'),
  offline: [L('M-10-2.5a14 14 0 0 1 20 0M-6 2a8.5 8.5 0 0 1 12 0'), dot(1.8, 7), L('M-9 9.5 9-9.5')],
  mask: [L('M-10-6Q0-10 10-6 11 7 4 7 1.4 7 0 4-1.4 7-4 7-11 7-10-6Z'), L('M-6.4-1.2h3.6M2.8-1.2h3.6')],
  link: L('M-2 4-4.6 6.6A4.6 4.6 0 0 1-11 .2l3.6-3.6A4.6 4.6 0 0 1-1-3.4M2-4l2.6-2.6A4.6 4.6 0 0 1 11-.2L7.4 3.4A4.6 4.6 0 0 1 1 3.4'),
  play: F('M-6-9 9 0-6 9Z'),
  pause: F('M-7-9h5V9h-5ZM2-9h5V9H2Z'),
  back: L('M6-9-4 0 6 9'),
  forward: L('M-6-9 4 0-6 9'),
  'turn-back': L('M9-9 1 0 9 9M-1-9-9 0-1 9'),
  'turn-on': L('M-9-9-1 0-9 9M1-9 9 0 1 9'),
  first: L('M8-9-2 0 8 9M-7-9V9'),
  last: L('M-8-9 2 0-8 9M7-9V9'),
  close: L('M-7-7 7 7M7-7-7 7'),
  check: L('M-8 1-2.5 6.5 8.5-6'),
  phone: [L('M-5-10H5V10H-5Z'), L('M-1 7H1')],
  screen: [L('M-10-8H10V5H-10Z'), L('M-4 9H4')],
  people: [
    <circle cx="-4.5" cy="-4" r="3.6" {...line} />,
    L('M-11 8.5a6.5 6.5 0 0 1 13 0M4-7.4a3.6 3.6 0 0 1 0 6.8M6 2.4A6.5 6.5 0 0 1 11 8.5'),
  ],
  book: L('M0-6C-3-8.5-7-9-10-8.5V7.5C-7 7-3 7.5 0 10 3 7.5 7 7 10 7.5V-8.5C7-9 3-8.5 0-6ZM0-6V10'),
  file: [L('M-7-10H3L8-5V10H-7Z'), L('M3-10V-5H8')],
  warning: [L('M0-9.5 10.5 9h-21Z'), L('M0-3V2.5'), dot(1.4, 5.8)],
  hint: [L('M-3.5 6.5h7M-2.5 10h5'), L('M-3.5 3.5C-3.5 1-7-.5-7-4.5a7 7 0 0 1 14 0C7-.5 3.5 1 3.5 3.5Z')],
  flip: L('M0-10V10M-4-7-10-4V4l6 3ZM4-7 10-4V4L4 7Z'),
  trash: L('M-8-6H8M-3-6V-9.5H3V-6M-6-6-5 9.5H5L6-6'),
  list: [
    L('M-4-7H10M-4 0H10M-4 7H10'),
    <g fill="currentColor">
      <circle cx="-9" cy="-7" r="1.6" />
      <circle cx="-9" r="1.6" />
      <circle cx="-9" cy="7" r="1.6" />
    </g>,
  ],
};

/** Cost icons: E lies sideways (exploit one other city), X is a card thrown off (discard one other card). */
const costs: Readonly<Record<string, ComponentChildren>> = {
  E: [<rect x="-10" y="-3.5" width="20" height="13" rx="2.5" {...line} />, L('M-7-8.5A9 5 0 0 1 6-8.5M6.8-11.6V-7.6H2.8')],
  X: [<rect x="-6.5" y="-10" width="13" height="20" rx="2.5" {...line} />, L('M-3-3 3 3M3-3-3 3')],
};

/** A glyph inside another drawing. */
export const Glyph = ({ name, size }: { name: string; size: number }) => (
  <g class="glyph" transform={`scale(${size / 24})`}>
    {shapes[name] ?? shapes.dot}
  </g>
);

/** A glyph as a picture of its own, silent beside words. */
export const Icon = ({ name, size = 18, class: extra = '' }: { name: string; size?: number; class?: string }) => (
  <svg class={`icon ${extra}`} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
    {costs[name] ?? shapes[name] ?? shapes.dot}
  </svg>
);
