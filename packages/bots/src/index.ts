export { entrantFault, openPlayer, type Entrant } from './player.ts';
export { hints, type Hint } from './hints.ts';
export { LEVELS } from './levels.ts';
export { greedyBot } from './greedy.ts';
export { randomBot } from './random.ts';
export { prospects, searchBot, type Temper } from './search/bot.ts';
export type { Prospect } from '@orrery/games/plug';
export { Search } from './search/search.ts';
