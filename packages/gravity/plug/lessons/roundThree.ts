import type { SceneText } from '@orrery/gravity';

/** Where the free round begins: two islands each, nobody far ahead, and one of each of the first cards to choose from. */
export const ROUND_THREE: SceneText = {
  step: 'round',
  round: 2,
  islands: {
    copperfall: '2,0 ^0 r3 3+0',
    rundor: '1,0 ^2 r2 1+0',
    mistharbour: '-2,0 ^1 b4 3+0',
    cinderpeak: '-2,-1 ^4 b2 1+0',
    stormcrown: '-2,2 ^3 m2',
    windhollow: '0,2 ^5 m2',
    lanternreach: '2,-2 ^1 m2',
  },
  red: { ship: '2h 1m', deck: [3, 1, 5, 2, 4, 6, 3, 1, 5, 2, 4, 6] },
  blue: { ship: '2h 1m' },
};
