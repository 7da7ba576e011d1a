/** Words a host does not want to read, one a line; none unless there is a list. */

/** Letters however they are written: without accents, not told apart by case, no two forms of one. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLocaleLowerCase('und');

export type WordList = (text: string) => boolean;

/** Whether a text has one of the words, as a word of its own. Lines that begin with # are the host's own notes. */
export function wordList(list: string): WordList {
  const words = list
    .split(/\r?\n/)
    .map((line) => plain(line).trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (words.length === 0) return () => false;
  const escaped = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const found = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped.join('|')})(?![\p{L}\p{N}])`, 'u');
  return (text) => found.test(plain(text));
}
