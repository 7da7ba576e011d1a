import type { MapCard } from './schema.ts';

export const maps = [
  {
    id: 'P1',
    cities: ['A', 'B', 'C'],
    expansion: false,
    name: {
      en: 'Yellow planet with cyan companion',
      ru: 'Жёлтая планета с бирюзовым спутником',
      de: 'Gelber Planet mit türkisem Begleiter',
    },
    faces: {
      A: {
        ports: {
          NW: 'C',
          NE: 'A',
          E: 'A',
          SE: 'A',
          SW: 'C',
          W: 'C',
        },
        lines: ['AB', 'AC', 'BC'],
        at: {
          A: [0.76, 0.69],
          B: [0.51, 0.29],
          C: [0.27, 0.66],
        },
      },
      B: {
        ports: {
          NW: 'B',
          NE: 'B',
          E: 'B',
          SE: 'A',
          SW: 'C',
          W: 'C',
        },
        lines: ['AB', 'AC', 'BC'],
        at: {
          A: [0.74, 0.76],
          B: [0.6, 0.28],
          C: [0.2, 0.62],
        },
      },
    },
  },
  {
    id: 'P2',
    cities: ['D', 'E', 'F', 'G'],
    expansion: false,
    name: {
      en: 'Green planet',
      ru: 'Зелёная планета',
      de: 'Grüner Planet',
    },
    faces: {
      A: {
        ports: {
          NW: 'D',
          NE: 'E',
          E: 'E',
          SE: 'G',
          SW: 'F',
          W: 'F',
        },
        lines: ['DE', 'DF', 'EF', 'EG', 'FG'],
        at: {
          D: [0.2, 0.33],
          E: [0.59, 0.34],
          F: [0.18, 0.78],
          G: [0.76, 0.75],
        },
      },
      B: {
        ports: {
          NW: 'D',
          NE: 'E',
          E: 'G',
          SE: 'G',
          SW: 'F',
          W: 'D',
        },
        lines: ['DE', 'DF', 'DG', 'EG', 'FG'],
        at: {
          D: [0.2, 0.36],
          E: [0.74, 0.25],
          F: [0.26, 0.78],
          G: [0.76, 0.7],
        },
      },
    },
  },
  {
    id: 'P3',
    cities: ['H', 'I', 'J'],
    expansion: false,
    name: {
      en: 'Blue planet',
      ru: 'Синяя планета',
      de: 'Blauer Planet',
    },
    faces: {
      A: {
        ports: {
          NW: 'J',
          NE: 'H',
          E: 'H',
          SE: 'H',
          SW: 'I',
          W: 'J',
        },
        lines: ['HI', 'HJ', 'IJ'],
        at: {
          H: [0.7, 0.42],
          I: [0.48, 0.79],
          J: [0.24, 0.38],
        },
      },
      B: {
        ports: {
          NW: 'I',
          NE: 'I',
          E: 'I',
          SE: 'H',
          SW: 'J',
          W: 'J',
        },
        lines: ['HI', 'HJ', 'IJ'],
        at: {
          H: [0.72, 0.78],
          I: [0.66, 0.3],
          J: [0.2, 0.62],
        },
      },
    },
  },
  {
    id: 'P4',
    cities: ['K', 'L', 'M', 'N'],
    expansion: false,
    name: {
      en: 'Red planet',
      ru: 'Красная планета',
      de: 'Roter Planet',
    },
    faces: {
      A: {
        ports: {
          NW: 'K',
          NE: 'K',
          E: 'K',
          SE: 'N',
          SW: 'L',
          W: 'L',
        },
        lines: ['KM', 'KN', 'LM', 'LN'],
        at: {
          K: [0.68, 0.29],
          L: [0.24, 0.71],
          M: [0.2, 0.29],
          N: [0.73, 0.7],
        },
      },
      B: {
        ports: {
          NW: 'M',
          NE: 'N',
          E: 'N',
          SE: 'L',
          SW: 'M',
          W: 'M',
        },
        lines: ['KL', 'KN', 'LM', 'MN'],
        at: {
          K: [0.5, 0.52],
          L: [0.72, 0.78],
          M: [0.18, 0.5],
          N: [0.74, 0.26],
        },
      },
    },
  },
  {
    id: 'P5',
    cities: ['O', 'P', 'Q', 'R'],
    expansion: true,
    name: {
      en: 'Galvacil',
      ru: 'Гальвацил',
      de: 'Galvacil',
    },
    faces: {
      A: {
        ports: {
          NW: 'O',
          NE: 'O',
          E: 'P',
          SE: 'Q',
          SW: 'R',
          W: 'R',
        },
        lines: ['OP', 'PQ', 'QR', 'OR'],
        at: {
          O: [0.5, 0.22],
          P: [0.8, 0.48],
          Q: [0.66, 0.8],
          R: [0.2, 0.6],
        },
      },
      B: {
        ports: {
          NW: 'P',
          NE: 'Q',
          E: 'Q',
          SE: 'O',
          SW: 'R',
          W: 'P',
        },
        lines: ['PQ', 'OQ', 'OR', 'PR'],
        at: {
          O: [0.74, 0.78],
          P: [0.2, 0.34],
          Q: [0.76, 0.32],
          R: [0.26, 0.78],
        },
      },
    },
  },
] as const satisfies readonly MapCard[];
