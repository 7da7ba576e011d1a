import { gravity } from '@orrery/gravity';
import { liberation } from '@orrery/liberation';
import { rex } from '@orrery/rex';
import type { AnyGame } from './game.ts';

export type { AnyGame, AnyRules } from './game.ts';

/** Every game of the tree by its id. */
export const games: Readonly<Record<string, AnyGame>> = { liberation, rex, gravity };
