export { findPuzzles } from './find.ts';
export { checkPuzzle } from './check.ts';
