export * from './contract.ts';
export * from './chance.ts';
export * from './codec.ts';
export * from './pack.ts';
