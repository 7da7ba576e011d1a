/** The pages of the site, as texts by path: the documents as they are, and for players what the games say of themselves in three languages. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { GAMES, loadRules } from '@orrery/games/load';
import type { HowToPlug } from '@orrery/games/howto';
import type { GlossaryPlug } from '@orrery/games/glossary';
import type { Localized } from '@orrery/kernel';
import { type Language, languages, loadClauses, translator } from '@orrery/texts';
import { gameName, home } from './home.ts';

const root = join(import.meta.dirname, '..');

/** Documents by their place in the tree, and where they go: those of `docs` keep their names. */
const DOCUMENTS: Readonly<Record<string, string>> = Object.fromEntries([
  ...globSync('docs/*.md', { cwd: root }).map((file) => [file.replaceAll(sep, '/'), posix.basename(file.replaceAll(sep, '/'))] as const),
  ['CONTRIBUTING.md', 'contributing.md'],
  ['bench/README.md', 'bench.md'],
  ...languages.map((language) => [`docs/players/${language}.md`, inLanguage(language, 'players.md')] as const),
]);
/** What documents show and hand out beside their text. */
const ASSETS = globSync('docs/**/*.{svg,webp,json,yaml,conf}', { cwd: root }).map((file) => file.replaceAll(sep, '/'));

function inLanguage(language: Language, path: string): string {
  return language === 'en' ? path : `${language}/${path}`;
}

const HEADINGS = {
  mistakes: { en: 'Common mistakes', ru: 'Частые ошибки', de: 'Häufige Fehler' },
  rules: { en: 'the rules, clause by clause', ru: 'правила по пунктам', de: 'die Regeln, Klausel für Klausel' },
  how: { en: 'how to play', ru: 'как играть', de: 'so wird gespielt' },
  house: { en: 'our ruling', ru: 'наше решение', de: 'unsere Auslegung' },
} as const satisfies Readonly<Record<string, Localized>>;

/** Words of a message that would be taken for signs of the format. */
const plain = (text: string): string => text.replaceAll(/([\\`*_[\]<>|])/g, String.raw`\$1`).replaceAll('\n', ' ');

async function howTo(game: string, language: Language): Promise<string> {
  const plug = ((await import(`../packages/${game}/plug/howto.ts`)) as { readonly plug: HowToPlug }).plug;
  const glossary = ((await import(`../packages/${game}/plug/glossary.ts`)) as { readonly plug: GlossaryPlug }).plug;
  const rules = (await loadRules(game))?.game.open({});
  const book = await loadClauses(game);
  if (!rules || 'faults' in rules) throw new RangeError(`${game} has no rules`);
  const { figures } = glossary.glossary(rules);
  const say = (text: Localized): string => plain(translator(language, { text: text[language] }).say('text', figures));
  const name = await gameName(game, language);
  return [
    `# ${plain(name)}: ${HEADINGS.how[language]}`,
    say(plug.title),
    say(plug.line),
    ...plug.chapters.flatMap(({ title, text }) => [`## ${say(title)}`, ...text.map(say)]),
    `## ${HEADINGS.mistakes[language]}`,
    plug.mistakes.map((mistake) => `- ${say(mistake)}`).join('\n'),
    ...plug
      .differences(rules)
      .flatMap(({ title, head, rows }) => [
        `## ${say(title)}`,
        [
          `| | ${head.map(say).join(' | ')} |`,
          `|${' --- |'.repeat(head.length + 1)}`,
          ...rows.map((row) => `| ${say(row.name)} | ${row.values.map(say).join(' | ')} |`),
        ].join('\n'),
      ]),
    ...plug
      .gallery(rules, book?.clauseTexts ?? {})
      .flatMap(({ title, items }) => [`## ${say(title)}`, ...items.flatMap((item) => [`### ${say(item.name)}`, ...item.lines.map(say)])]),
    '',
  ].join('\n\n');
}

async function rulesOf(game: string, language: Language): Promise<string> {
  const book = await loadClauses(game);
  const name = await gameName(game, language);
  const line = (id: string): string => {
    const house = book?.house.has(id) ? ` (*${HEADINGS.house[language]}*)` : '';
    return `### ${id}\n\n${plain(book?.clauseTexts[id]?.[language] ?? '')}${house}`;
  };
  return [
    `# ${plain(name)}: ${HEADINGS.rules[language]}`,
    ...(book?.sections ?? []).flatMap(({ title, clauses }) => [`## ${plain(title[language])}`, ...clauses.map(line)]),
    '',
  ].join('\n\n');
}

/** A document with links that hold on the site: to its pages and its files; what is elsewhere in the tree is named by its path. */
function relinked(file: string, text: string): string {
  const here = dirname(DOCUMENTS[file] ?? file);
  return text.replaceAll(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (whole: string, image: string, words: string, target: string) => {
    if (/^(?:[a-z]+:|#)/.test(target)) return whole;
    const [path = '', hash] = target.split('#');
    const found = posix.normalize(posix.join(posix.dirname(file), path));
    const page = DOCUMENTS[found];
    if (page !== undefined) return `[${words}](${posix.relative(here, page)}${hash === undefined ? '' : `#${hash}`})`;
    if (ASSETS.includes(found)) return `${image}[${words}](${asset(found)})`;
    if (found === 'docs/rules') return `[${words}](rules/${GAMES[0]}.md)`;
    return words.replaceAll('`', '').replace(/\/$/, '') === found.replace(/\/$/, '') ? words : `${words} (\`${found}\`)`;
  });
}
const asset = (file: string): string => `/${file.slice('docs/'.length)}`;

/** Every page by its path. */
export async function pages(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [file, path] of Object.entries(DOCUMENTS)) found.set(path, relinked(file, readFileSync(join(root, file), 'utf8')));
  for (const language of languages) {
    found.set(inLanguage(language, 'index.md'), await home(language));
    for (const game of GAMES) {
      found.set(inLanguage(language, `how/${game}.md`), await howTo(game, language));
      found.set(inLanguage(language, `rules/${game}.md`), await rulesOf(game, language));
    }
  }
  return found;
}

/** Files that go along, by their address. */
export const assets = (): ReadonlyMap<string, string> => new Map(ASSETS.map((file) => [asset(file), relative('', join(root, file))]));
