import type { Known, Rules, Seat, TableView } from '@orrery/kernel';
import type { BoardWords, Maker, TextBoard } from './board.ts';
import { gravityBoard } from './gravity.ts';
import { liberationBoard } from './liberation.ts';
import { rexBoard } from './rex.ts';

const boards: Readonly<Record<string, (maker: Maker, known: Known<never>) => TextBoard>> = {
  liberation: liberationBoard,
  gravity: gravityBoard,
  rex: rexBoard,
};

/** The table of a game as a viewer sees it, in words. A game without a board of its own has an empty one. */
export function textBoard(
  game: string,
  rules: Pick<Rules<never, TableView>, 'names' | 'pack'>,
  known: Known<TableView>,
  words: BoardWords,
  seatName: (seat: Seat) => string,
): TextBoard {
  const make = Object.hasOwn(boards, game) ? boards[game] : undefined;
  if (!make) return { sections: [] };
  const { language } = words;
  const maker: Maker = {
    words,
    names: rules.names,
    pack: rules.pack,
    name: (argument, value) => rules.names[argument]?.[String(value)]?.[language] ?? String(value),
    said: (text) => text[language],
    seat: (seat) => (seat === known.view.viewer ? words.say('you', { name: seatName(seat) }) : seatName(seat)),
    list: (parts) => (parts.length === 0 ? words.say('nothing') : parts.join(', ')),
  };
  return make(maker, known as Known<never>);
}
