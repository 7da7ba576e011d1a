import type { Geometry } from './schema.ts';

export const geometry = {
  aspect: 1.4,
  ports: {
    NW: [0.24, 0],
    NE: [0.76, 0],
    E: [1, 0.5],
    SE: [0.76, 1],
    SW: [0.24, 1],
    W: [0, 0.5],
  },
} as const satisfies Geometry;
