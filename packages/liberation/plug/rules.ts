import type { RulesPlug } from '@orrery/games/plug';
import { liberation } from '@orrery/liberation';

export const plug: RulesPlug = { game: liberation };
