/** The site of documents, built by `npm run docs` from what `site/source.ts` collects. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@orrery/games/list';
import { type Language, languages } from '@orrery/texts';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { ENGLISH, gameName, WORDS } from '../home.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', de: 'Deutsch' };

/** What the reader's machinery says. */
const SAYS = {
  en: {
    outline: 'On this page',
    previous: 'Previous page',
    next: 'Next page',
    theme: 'Appearance',
    menu: 'Menu',
    top: 'Return to top',
    search: 'Search',
    none: 'Nothing found for',
    light: 'Switch to light theme',
    dark: 'Switch to dark theme',
    reset: 'Reset',
    details: 'Show details',
    back: 'Close',
    select: 'to select',
    navigate: 'to navigate',
    close: 'to close',
    languages: 'Change language',
  },
  ru: {
    outline: 'На этой странице',
    previous: 'Назад',
    next: 'Дальше',
    theme: 'Оформление',
    menu: 'Меню',
    top: 'Наверх',
    search: 'Поиск',
    none: 'Ничего не найдено:',
    light: 'Светлое оформление',
    dark: 'Тёмное оформление',
    reset: 'Сбросить',
    details: 'Показать подробности',
    back: 'Закрыть',
    select: 'выбрать',
    navigate: 'перемещаться',
    close: 'закрыть',
    languages: 'Сменить язык',
  },
  de: {
    outline: 'Auf dieser Seite',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    theme: 'Erscheinungsbild',
    menu: 'Menü',
    top: 'Nach oben',
    search: 'Suche',
    none: 'Nichts gefunden zu',
    light: 'Helles Erscheinungsbild',
    dark: 'Dunkles Erscheinungsbild',
    reset: 'Zurücksetzen',
    details: 'Einzelheiten zeigen',
    back: 'Schließen',
    select: 'wählen',
    navigate: 'bewegen',
    close: 'schließen',
    languages: 'Sprache wechseln',
  },
} as const;

async function themeOf(language: Language): Promise<DefaultTheme.Config> {
  const { play, start, how, rules } = WORDS[language];
  const at = language === 'en' ? '/' : `/${language}/`;
  const says = SAYS[language];
  const games = await Promise.all(
    GAMES.map(async (game) => ({
      text: await gameName(game, language),
      items: [
        { text: how, link: `${at}how/${game}` },
        { text: rules, link: `${at}rules/${game}` },
      ],
    })),
  );
  return {
    sidebar: [
      { text: play, items: [{ text: start, link: `${at}players` }, ...games] },
      ...ENGLISH.map(({ title, pages }) => ({
        text: title,
        collapsed: language !== 'en',
        items: pages.map(([text, path]) => ({ text, link: `/${path.replace(/\.md$/, '')}` })),
      })),
    ],
    outline: { label: says.outline },
    docFooter: { prev: says.previous, next: says.next },
    darkModeSwitchLabel: says.theme,
    lightModeSwitchTitle: says.light,
    darkModeSwitchTitle: says.dark,
    sidebarMenuLabel: says.menu,
    returnToTopLabel: says.top,
    langMenuLabel: says.languages,
  };
}

const searchIn = (language: Language): Partial<DefaultTheme.LocalSearchOptions> => {
  const { search, none, reset, details, back, select, navigate, close } = SAYS[language];
  return {
    translations: {
      button: { buttonText: search, buttonAriaLabel: search },
      modal: {
        noResultsText: none,
        resetButtonTitle: reset,
        displayDetails: details,
        backButtonTitle: back,
        footer: { selectText: select, navigateText: navigate, closeText: close },
      },
    },
  };
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The server's policy allows no script and no style inside a page: scripts become files beside it, and styles are set by the page itself once it runs. */
function outward(html: string, out: string): string {
  return html.replaceAll(/ style="[^"]*"/g, '').replaceAll(/<script(?: id="[\w-]+")?>([^<]+)<\/script>/g, (_whole, script: string) => {
    const name = `assets/${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
    mkdirSync(join(out, 'assets'), { recursive: true });
    writeFileSync(join(out, name), script);
    return `<script src="/docs/${name}"></script>`;
  });
}

const locale = async (language: Language) => ({
  label: NAMES[language],
  lang: language,
  ...(language === 'en' ? {} : { link: `/${language}/` }),
  description: WORDS[language].line,
  themeConfig: await themeOf(language),
});

export default async () =>
  defineConfig({
    title: 'Orrery',
    base: '/docs/',
    srcDir: '../.cache/site',
    outDir: '../dist/docs',
    cacheDir: '../.cache/vitepress',
    metaChunk: true,
    appearance: { disableTransition: false },
    locales: { root: await locale('en'), ru: await locale('ru'), de: await locale('de') },
    themeConfig: {
      search: {
        provider: 'local',
        options: { locales: Object.fromEntries(languages.map((each) => [each === 'en' ? 'root' : each, searchIn(each)])) },
      },
    },
    markdown: {
      // A document is text: nothing in it is markup of the page.
      html: false,
      attrs: { disable: true },
      highlight: (code) => `<pre v-pre tabindex="0"><code>${escaped(code)}</code></pre>`,
    },
    transformHtml: (html, _id, { siteConfig }) => outward(html, siteConfig.outDir),
  });
