export * from './backup.ts';
export * from './folder.ts';
export * from './lock.ts';
export * from './people/look.ts';
export * from './people/registry.ts';
export type { Change, Part, RatedGame, Rating, Skill } from './people/ratings.ts';
export type { Seek } from './people/seeks.ts';
export * from './sqlite.ts';
export * from './store.ts';
