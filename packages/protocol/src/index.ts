export * from './client.ts';
export * from './commands.ts';
export * from './digest.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './signals.ts';
export * from './witness.ts';
