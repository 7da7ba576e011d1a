import { isGame } from '@orrery/games/list';
import { NOTHING, type Making, type Maker, type TextBoard, type TextPlug } from './board.ts';

/** How a game puts its table into words; null where no game has this id. */
export async function loadText(game: string): Promise<TextPlug | null> {
  if (!isGame(game)) return null;
  const { plug } = (await import(`../../${game}/plug/text.ts`)) as { readonly plug: TextPlug };
  return plug;
}

function counted(parts: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const part of parts) count.set(part, (count.get(part) ?? 0) + 1);
  return [...count].map(([part, n]) => (n === 1 ? part : `${part} ×${n}`));
}

/** The table of a game as a viewer sees it, in words. */
export function textBoard(plug: TextPlug, { rules, known, pasts = null, words, texts, seatName }: Making): TextBoard {
  const { language } = words;
  const maker: Maker = {
    rules,
    language,
    pasts,
    say: (key, values) => (texts.has(key) ? texts.say(key, values) : words.say(key, values)),
    name: (argument, value) => rules.names[argument]?.[String(value)]?.[language] ?? String(value),
    said: (text) => text[language],
    seat: (seat) => (seat === known.view.viewer ? words.say('you', { name: seatName(seat) }) : seatName(seat)),
    list: (parts, type = 'conjunction') => (parts.length === 0 ? NOTHING : new Intl.ListFormat(language, { type }).format(parts)),
    counted,
    listing: (title, items) => ({ title, lines: items.length === 0 ? [words.say('nothing')] : items }),
  };
  return plug.textBoard(maker, known as never);
}
