import type { RulesPlug } from '@orrery/games/plug';
import { lanterns } from '@orrery/lanterns';

export const plug: RulesPlug = { game: lanterns };
