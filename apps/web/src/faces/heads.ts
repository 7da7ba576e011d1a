/** Heads in two tones, with eyes, brows and mouths. */
import { bar, both, dim, disc, draw, fill, INK, lit, oval, ring } from './ink.ts';

const SHAPES = {
  round: 'M0-26C11.5-26 18-17.5 18-6C18 6 11 16 0 16C-11 16-18 6-18-6C-18-17.5-11.5-26 0-26Z',
  oval: 'M0-27C10-27 15.6-18.5 15.6-7C15.6 6 9.5 18 0 18C-9.5 18-15.6 6-15.6-7C-15.6-18.5-10-27 0-27Z',
  square: 'M-8-26H8Q17-26 17-16V3Q17 8 13 11L8 16Q6 17 4 17H-4Q-6 17-8 16L-13 11Q-17 8-17 3V-16Q-17-26-8-26Z',
  wedge: 'M-9-26H9Q15-25 15.5-18L18.5 2Q19 9 13 13.5L7 17.5H-7L-13 13.5Q-19 9-18.5 2L-15.5-18Q-15-25-9-26Z',
  gaunt: 'M0-27Q14-27 15.5-12L13.5 1L9 11L3 18.5H-3L-9 11L-13.5 1L-15.5-12Q-14-27 0-27Z',
} as const;
export type HeadShape = keyof typeof SHAPES;

/** With neck and ears, a lit and a shaded half, and the nose as one facet. */
export const head = (skin: string, shape: HeadShape, ears: boolean): string =>
  `<clipPath id="#${shape}"><path d="${SHAPES[shape]}"/></clipPath>` +
  fill('M-7 8H7V24Q0 30-7 24Z', dim(skin, 0.32)) +
  (ears ? both((s) => oval(s * 17, -4, 3.4, 4.6, s < 0 ? skin : dim(skin, 0.3))) : '') +
  fill(SHAPES[shape], skin) +
  `<g clip-path="url(#${shape})">${fill('M1.5-30H22V22H1.5L5 5L1.5-8Z', dim(skin, 0.2))}${fill('M-20-30H-9Q-14-10-10 20H-20Z', lit(skin, 0.2))}</g>` +
  fill('M0-7L5.4 4.5H-1Z', dim(skin, 0.38));

const eye = (x: number): string => oval(x, -5, 2.7, 3.3, INK);
const dots = (): string => both((s) => eye(s * 7.3) + disc(s * 7.3 - 0.9, -6.2, 0.9, '#fff'));

/** `metal` is what holds a glass, `glass` what shines in it. */
export const eyes = {
  dots,
  wide: () => both((s) => disc(s * 7.6, -5, 4.9, '#fff') + disc(s * 7.6 + 0.6, -4.6, 2.7, INK) + disc(s * 7.6 - 0.5, -5.9, 1, '#fff')),
  calm: () => both((s) => fill(`M${s * 7.4 - 4.4}-6h8.8a4.4 4.4 0 0 1-8.8 0Z`, INK)),
  closed: () => both((s) => draw(`M${s * 7.5 - 4}-5.5q4 4 8 0`, INK, 2.2)),
  aside: () =>
    both((s) => fill(`M${s * 7.4 - 4.8}-7.2h9.6q-.2 5-4.8 4.8q-4.6.2-4.8-4.8Z`, '#f6f1e4') + disc(s * 7.4 + 2.2, -5.2, 2.3, INK)),
  stern: () => both((s) => fill(`M${s * 3}-4.2L${s * 12}-7.5L${s * 11.5}-3.5Q${s * 7.5}-1.2 ${s * 3}-4.2Z`, INK)),
  glasses: (metal: string) =>
    dots() +
    both((s) => disc(s * 8, -5, 6.6, '#eaf6ff', 'opacity=".28"') + ring(s * 8, -5, 6.6, metal, 2)) +
    draw('M-1.8-6Q0-7.5 1.8-6', metal),
  monocle: (metal: string) =>
    eye(-7.3) +
    disc(7.6, -5, 7.2, '#f2fbff', 'opacity=".4"') +
    eye(7.3) +
    ring(7.6, -5, 7.2, metal, 2.4) +
    draw('M14.5-3Q18 8 15 22', metal, 1.2),
  patch: () =>
    eye(-7.3) + disc(-8.2, -6.2, 0.9, '#fff') + draw('M-16-17L17-4', INK, 2.2) + fill('M2-9.5L13.5-6.5L11.5 1.5Q6.5 3 3-1.5Z', INK),
  goggles: (metal: string, glass: string) =>
    bar(-19, -9.5, 38, 8, dim(metal, 0.6), 2) +
    both(
      (s) =>
        disc(s * 8, -5.5, 8, dim(metal, 0.15)) +
        disc(s * 8, -5.5, 5.6, glass) +
        fill(`M${s * 8 - 4}-7.5A4.4 4.4 0 0 1 ${s * 8 + 1.5}-9.6L${s * 8 - 3}-4Z`, '#fff', 'opacity=".75"'),
    ),
  lens: (metal: string, glass: string) =>
    disc(0, -6, 11.5, dim(metal, 0.35)) + disc(0, -6, 8.6, '#0c1220') + disc(0, -6, 5.4, glass) + disc(-2, -8, 1.8, '#fff'),
} as const;

/** A positive tilt is angry, a negative one worried. */
export const brows = (colour: string, tilt: number, width = 2.6): string =>
  both((s) => draw(`M${s * 3.5} ${-11.5 + tilt}L${s * 12} ${-12 - tilt}`, colour, width));

const lips = (d: string) => (skin: string) => draw(d, dim(skin, 0.68), 2.2);
const GRIN = 'M-8 7.5H8Q6.5 14 0 14Q-6.5 14-8 7.5Z';
export const mouths = {
  smile: lips('M-6 8.5Q0 13.5 6 8.5'),
  flat: lips('M-5 10H5'),
  smirk: lips('M-5 10.5Q1 11 6.5 7.5'),
  frown: lips('M-5.5 11.5Q0 7.5 5.5 11.5'),
  small: lips('M-2.5 10H2.5'),
  grin: () => fill(GRIN, '#fff') + draw(GRIN, INK, 1.4),
} as const;
