const part = (color: string, i: number) => Number.parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16);

/** Mixes two #rrggbb colours; t is the share of the second. */
export const mix = (a: string, b: string, t: number): string =>
  `#${[0, 1, 2]
    .map((i) =>
      Math.round(part(a, i) * (1 - t) + part(b, i) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
export const lighter = (color: string, t: number): string => mix(color, '#fff3d6', t);
export const darker = (color: string, t: number): string => mix(color, '#0a0d1c', t);
