export { liberation, type LiberationRules } from './game.ts';
export { clauses } from './clauses.ts';
export { DECISIONS, type Decision } from './decisions.ts';
export { crossLines, neighbours, type Mode } from './galaxy.ts';
export type { Category, City, EffectOp, Face, LiberationPack, MapCard, Mission, Planet } from './pack/schema.ts';
export { standard } from './pack/standard.ts';
export type { State } from './state.ts';
export type { Opened, View } from './view.ts';
export type { LiberationChoice, LiberationEvent } from './vocabulary.ts';
