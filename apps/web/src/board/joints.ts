/** Names on narrow cards break where a native reader would break them: `Insel|eroberung` says where, and a number stays with its sign. */
export function joints(words: readonly string[]): (text: string) => string {
  const broken = new Map(words.map((word) => [word.replaceAll('|', '').toLowerCase(), word.split('|').map((part) => part.length)]));
  const any = new RegExp([...broken.keys()].join('|'), 'giu');
  return (text) =>
    text.replaceAll('№ ', '№\u00A0').replace(any, (found) => {
      let from = 0;
      return (broken.get(found.toLowerCase()) ?? []).map((length) => found.slice(from, (from += length))).join('\u00AD');
    });
}
