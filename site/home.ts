/** The first page in each language, and what leads from page to page. */
import { GAMES } from '@orrery/games/list';
import { type Language, loadGameTexts } from '@orrery/texts';

export const WORDS: Readonly<Record<Language, Readonly<Record<'line' | 'play' | 'start' | 'how' | 'rules', string>>>> = {
  en: {
    line: 'Three table-top games of hidden information on the web, by their full rules.',
    play: 'For players',
    start: 'How to begin: alone, together, or with people elsewhere',
    how: 'How to play',
    rules: 'Rules',
  },
  ru: {
    line: 'Три настольные игры со скрытой информацией в браузере, по полным правилам.',
    play: 'Игрокам',
    start: 'С чего начать: одному, вместе или с людьми в других местах',
    how: 'Как играть',
    rules: 'Правила',
  },
  de: {
    line: 'Drei Brettspiele mit verdeckter Information im Browser, nach ihren vollständigen Regeln.',
    play: 'Für Spielende',
    start: 'Wie man anfängt: allein, zusammen oder mit anderen anderswo',
    how: 'So wird gespielt',
    rules: 'Regeln',
  },
};

/** Pages for those who read English anyway: headings, and documents with what they are about. */
export const ENGLISH: readonly { readonly title: string; readonly pages: readonly (readonly [title: string, path: string])[] }[] = [
  {
    title: 'For hosts',
    pages: [
      ['Running it for others', 'host.md'],
      ['Several processes', 'scale.md'],
      ['How speed is measured', 'bench.md'],
    ],
  },
  {
    title: 'For authors of bots',
    pages: [
      ['A bot of your own', 'bots.md'],
      ['The protocol', 'protocol.md'],
      ['Games for research', 'research.md'],
      ['Replays', 'replay.md'],
      ['How strong the bots are', 'strength.md'],
    ],
  },
  {
    title: 'For authors of games',
    pages: [
      ['Write a game', 'write-a-game.md'],
      ['Write a lesson', 'write-a-lesson.md'],
      ['Architecture', 'architecture.md'],
      ['Contributing', 'contributing.md'],
    ],
  },
  {
    title: 'What is promised, and measured',
    pages: [
      ['Fairness of the shuffles', 'fairness.md'],
      ['How the review judges', 'review.md'],
      ['How even Liberation is', 'liberation-balance.md'],
      ['How Gravity ends', 'gravity-statistics.md'],
    ],
  },
];

/** A game by its name in a language. */
export const gameName = async (game: string, language: Language): Promise<string> =>
  (await loadGameTexts(game, language))?.say('game.name') ?? game;

export async function home(language: Language): Promise<string> {
  const { line, play, start, how, rules } = WORDS[language];
  const back = language === 'en' ? '' : '../';
  const games = await Promise.all(
    GAMES.map(async (game) => `- **${await gameName(game, language)}**: [${how}](how/${game}.md), [${rules}](rules/${game}.md)`),
  );
  return [
    '# Orrery',
    line,
    `## ${play}`,
    [`- [${start}](players.md)`, ...games].join('\n'),
    ...ENGLISH.flatMap(({ title, pages }) => [`## ${title}`, pages.map(([name, path]) => `- [${name}](${back}${path})`).join('\n')]),
    '',
  ].join('\n\n');
}
