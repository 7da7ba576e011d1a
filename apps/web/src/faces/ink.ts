/** What faces are drawn with, as text of an SVG picture. The field is 100 × 100 round the origin, light falls from the upper left. */
import { mix } from '../draw/color.ts';

export const INK = '#14141f';

export const lit = (colour: string, t = 0.22): string => mix(colour, '#fff4dc', t);
export const dim = (colour: string, t = 0.26): string => mix(colour, '#0b0c1c', t);

const also = (more: string): string => (more === '' ? '' : ` ${more}`);
export const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${also(more)}/>`;
export const draw = (d: string, colour: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const disc = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${also(more)}/>`;
export const ring = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;
export const bar = (x: number, y: number, width: number, height: number, colour: string, round = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"${also(more)}/>`;

/** The left one lies in the light. */
export type Half = -1 | 1;
/** Left and right at once. */
export const both = (half: (s: Half) => string): string => half(-1) + half(1);
/** So many, by their number. */
export const several = (count: number, one: (i: number) => string): string => Array.from({ length: count }, (_, i) => one(i)).join('');
