export { readConfig, type Config } from './config.ts';
export { main } from './program.ts';
export { serve, type Running, type Surroundings } from './serve.ts';
export type { Time } from './time.ts';
