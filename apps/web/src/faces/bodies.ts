/** Shoulders and what is worn on them. */
import { bar, both, dim, disc, draw, fill, lit, oval, several } from './ink.ts';

export interface Cloth {
  readonly skin: string;
  readonly coat: string;
  readonly trim: string;
}

const SHOULDERS = 'M-45 54C-44 32-28 26-10 22H10C28 26 44 32 45 54Z';
const IN_SHADE = 'M0 22H10C28 26 44 32 45 54H0Z';
const plain = ({ coat }: Cloth): string => fill(SHOULDERS, coat) + fill(IN_SHADE, dim(coat, 0.24));

export const bodies = {
  plain,
  suit: (c: Cloth) =>
    plain(c) +
    oval(0, 23, 20, 7.5, dim(c.trim)) +
    oval(0, 21.4, 20, 7, c.trim) +
    oval(0, 20.6, 14, 4.6, dim(c.coat, 0.5)) +
    bar(-30, 38, 12, 7, c.trim),
  coat: (c: Cloth) =>
    plain(c) +
    fill('M-10 22L0 44L-19 52L-25 27Z', lit(c.coat, 0.14)) +
    fill('M10 22L0 44L19 52L25 27Z', dim(c.coat, 0.1)) +
    fill('M-9 22H9L0 42Z', c.trim) +
    draw('M-10 22L0 43L10 22', dim(c.coat, 0.5), 1.4),
  robe: (c: Cloth) => plain(c) + fill('M-12 21L0 48L12 21L20 26L3 56H-3L-20 26Z', c.trim) + fill('M0 48L12 21L20 26L3 56H0Z', dim(c.trim)),
  plate: (c: Cloth) =>
    plain(c) +
    both((s) => fill(`M${s * 16} 27Q${s * 34} 16 ${s * 47} 34L${s * 45} 54H${s * 28}Z`, s < 0 ? lit(c.trim, 0.1) : dim(c.trim, 0.16))) +
    both((s) => draw(`M${s * 20} 33Q${s * 34} 25 ${s * 45} 40`, dim(c.trim, 0.45), 1.6)) +
    fill('M-15 22Q0 32 15 22V30Q0 40-15 30Z', c.trim),
  epaulettes: (c: Cloth) =>
    plain(c) +
    both((s) => fill(`M${s * 22} 25L${s * 41} 31L${s * 44} 40H${s * 24}Z`, s < 0 ? lit(c.trim, 0.15) : c.trim)) +
    both((s) => draw(`M${s * 27} 40v5M${s * 33} 40v6M${s * 39} 40v6`, c.trim, 2.4)) +
    fill('M-10 22L0 36L10 22V30L0 46L-10 30Z', dim(c.coat, 0.42)),
  ruff: (c: Cloth) =>
    plain(c) +
    several(
      9,
      (i) =>
        `<ellipse cx="${-24 + i * 6}" cy="${25 - Math.abs(i - 4) * 0.9}" rx="4.3" ry="7.4" fill="${i > 4 ? dim(c.trim, 0.16) : c.trim}" stroke="${dim(c.trim, 0.4)}"/>`,
    ),
  fan: (c: Cloth) =>
    several(7, (i) =>
      fill(
        'M0 26L-6-25Q0-31 6-25Z',
        i > 3 ? dim(c.trim, 0.22) : c.trim,
        `stroke="${dim(c.trim, 0.45)}" transform="rotate(${-78 + i * 26} 0 22)"`,
      ),
    ) +
    plain(c) +
    fill('M-10 22H10L0 38Z', c.skin),
  vest: (c: Cloth) =>
    plain(c) +
    fill('M-11 22L-24 27L-20 54H-2L-2 36Z', c.trim) +
    fill('M11 22L24 27L20 54H2L2 36Z', dim(c.trim, 0.18)) +
    both((s) => disc(s * 6, 44, 1.5, dim(c.trim, 0.5))),
  boiler: (c: Cloth) =>
    fill('M-40 54V36Q-40 26-28 25H28Q40 26 40 36V54Z', c.coat) +
    fill('M0 25H28Q40 26 40 36V54H0Z', dim(c.coat)) +
    both((s) => disc(s * 31, 34, 2, c.trim)) +
    bar(-12, 18, 24, 10, dim(c.trim, 0.2)) +
    draw('M-12 22H12', dim(c.trim, 0.5), 1.2),
} as const;
