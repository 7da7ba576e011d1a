export * from './backup.ts';
export * from './sqlite.ts';
export * from './store.ts';
