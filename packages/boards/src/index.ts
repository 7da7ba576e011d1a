export { NOTHING, type Maker, type Making, type Row, type Section, type TextBoard, type TextPlug } from './board.ts';
export { printed } from './printed.ts';
export { loadText, textBoard } from './textBoard.ts';
