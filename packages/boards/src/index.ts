export type { BoardWords, Row, Section, TextBoard } from './board.ts';
export { printed } from './printed.ts';
export { textBoard } from './textBoard.ts';
