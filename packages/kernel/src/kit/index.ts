export { At, decisions, no, type Decision, type Rule } from './decision.ts';
export { byWord, DecisionTable } from './decisionTable.ts';
export { Desk } from './desk.ts';
export { as, flag, noun, numeral, type Index, type Noun, type Value } from './noun.ts';
export { Open } from './open.ts';
export * as set from './set.ts';
export type { SetOf } from './set.ts';
export {
  also,
  speak,
  where,
  type Indices,
  type Lexicon,
  type Nouns,
  type NounsOf,
  type Sentence,
  type Shape,
  type Word,
  type Words as WordsOf,
} from './words.ts';
