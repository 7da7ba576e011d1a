import type { RulesPlug } from '@orrery/games/plug';
import { gravity } from '@orrery/gravity';

export const plug: RulesPlug = { game: gravity };
