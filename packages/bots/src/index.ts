export { greedyBot } from './greedy.ts';
export type { Knowledge, Lore, Worlds } from './knowledge.ts';
export { randomBot } from './random.ts';
export { prospects, searchBot, settle, type Temper } from './search/bot.ts';
export { Search, type Prospect } from './search/search.ts';
