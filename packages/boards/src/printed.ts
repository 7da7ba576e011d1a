import { NOTHING, type Section, type TextBoard } from './board.ts';

/** How a terminal sets things off; plain text by default. */
export interface Ink {
  title(text: string): string;
  faint(text: string): string;
  own(text: string): string;
}

const PLAIN: Ink = { title: (text) => text, faint: (text) => text, own: (text) => text };

/** Room a text takes in a terminal: letters above the base plane and combining signs are rare here and counted as they come. */
const wide = (text: string): number => [...text].length;
const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - wide(text)));

/** Words into lines no longer than this; a word that is longer stands alone. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && wide(line) + 1 + wide(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function tableLines(given: NonNullable<Section['table']>, width: number, ink: Ink): string[] {
  // A column with nothing in it takes no room.
  const filled = given.heads.map((_, i) => given.rows.some((row) => !['', NOTHING].includes(row.cells[i] ?? '')));
  const heads = given.heads.filter((_, i) => filled[i]);
  const rows = given.rows.map((row) => ({ ...row, cells: row.cells.filter((_, i) => filled[i]) }));
  const natural = heads.map((head, i) => Math.max(wide(head), ...rows.map((row) => wide(row.cells[i] ?? ''))));
  const gaps = 2 * (heads.length - 1);
  const widths = [...natural];
  // The widest columns give way until the table fits.
  while (widths.reduce((sum, each) => sum + each, gaps) > width && Math.max(...widths) > 12) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 12) - 1;
  }
  const line = (cells: readonly string[]): string[] => {
    const parts = widths.map((each, i) => wrapped(cells[i] ?? '', each));
    const height = Math.max(...parts.map((part) => part.length));
    return Array.from({ length: height }, (_, row) =>
      parts
        .map((part, i) => padded(part[row] ?? '', widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  };
  return [...line(heads).map(ink.faint), ...rows.flatMap((row) => line(row.cells).map(row.own ? ink.own : (text) => text))];
}

/** A board as lines of text, no wider than the terminal. */
export function printed(board: TextBoard, width = 100, ink: Ink = PLAIN): string[] {
  return board.sections.flatMap(({ title, rows, table, lines }) => {
    const most = Math.max(0, ...(rows ?? []).map(([name]) => wide(name)));
    const body = [
      ...(rows ?? []).flatMap(([name, value]) =>
        wrapped(value, width - most - 2).map((part, i) => `${i === 0 ? ink.faint(padded(name, most)) : ' '.repeat(most)}  ${part}`),
      ),
      ...(table && table.rows.length > 0 ? tableLines(table, width, ink) : []),
      ...(lines ?? []).flatMap((text) => wrapped(text, width)),
    ];
    return body.length === 0 ? [] : [ink.title(title), ...body, ''];
  });
}
