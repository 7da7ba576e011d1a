/** How a game is played, on one page: text beside drawings of the board's own making, examples to step through, and the words it uses. */
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Chapter, Differences, Gallery, HowToPlug } from '@orrery/games/howto';
import { type GameId, isGame } from '@orrery/games/list';
import type { TableView } from '@orrery/kernel';
import { loadClauses } from '@orrery/texts';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { nameOf } from '../app/lobby.ts';
import { Missing } from '../app/Missing.tsx';
import { href, route } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { need, t } from '../app/words.ts';
import { Entries } from '../board/Entries.tsx';
import { type Glossed, loadGlossary } from '../board/glossaries.ts';
import '../board/explain.css';
import { entriesOf, loadCourse, taught } from '../learn/courses.ts';
import { type AnyRules, engine, rulesOf } from '../table/engines.ts';
import { explained, type FigureProps, loadFigure, loadHowTo } from './figures.ts';
import { playExample } from './example.ts';
import { Linked } from './Linked.tsx';
import { linker } from './linker.ts';
import { says, wordsOf } from './search.ts';
import './rules.css';
import './howto.css';

interface Ready {
  readonly game: GameId;
  readonly plug: HowToPlug;
  readonly glossed: Glossed;
  readonly Figure: ComponentType<FigureProps> | null;
  readonly galleries: readonly Gallery[];
  readonly differences: readonly Differences[];
  /** What each example shows, step by step. */
  readonly shown: ReadonlyMap<Chapter, { readonly rules: AnyRules; readonly views: readonly TableView[] }>;
}

async function load(game: GameId): Promise<Ready | null> {
  const [plug, Figure, course, known, book] = await Promise.all([
    loadHowTo(game),
    loadFigure(game),
    taught.includes(game) ? loadCourse(game) : null,
    engine(game),
    loadClauses(game),
    need(game),
    need(`${game} board`),
  ]);
  if (!plug) return null;
  const { rules: standard } = await rulesOf(game, {}, undefined);
  const glossed = await loadGlossary(game, standard);
  if (!glossed) return null;
  const shown = new Map<Chapter, { rules: AnyRules; views: readonly TableView[] }>();
  for (const chapter of plug.chapters) {
    const { example } = chapter;
    if (!course || !example) continue;
    const lesson = await entriesOf(course)
      .find(({ id }) => id === example.lesson)
      ?.load();
    if (!lesson) continue;
    const pack = known?.packs.find(({ id }) => id === lesson.pack);
    const { rules } = await rulesOf(game, lesson.options ?? {}, pack);
    shown.set(chapter, { rules, views: playExample(rules, course, lesson, example) });
  }
  const galleries = plug.gallery(standard, book?.clauseTexts ?? {});
  return { game, plug, glossed, Figure, shown, galleries, differences: plug.differences(standard) };
}

function Worked({ chapter, ready: { glossed, Figure, shown } }: { chapter: Chapter; ready: Ready }) {
  const [at, setAt] = useState(0);
  const { example } = chapter;
  const found = shown.get(chapter);
  const view = found?.views[at];
  if (!example || !found || !view || !Figure) return null;
  const said = [example.say, ...(example.steps ?? []).map(({ say }) => say)];
  const caption = said[at];
  return (
    <figure class="howto-figure">
      <div class="howto-drawing" aria-hidden="true" inert>
        <Figure rules={found.rules} view={view} />
      </div>
      {said.length > 1 && (
        <div class="howto-steps">
          <span>{t('howto.step', { n: at + 1, all: said.length })}</span>
          <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('howto.back')}
          </button>
          <button type="button" disabled={at === said.length - 1} onClick={() => setAt(at + 1)}>
            {t('howto.next')}
          </button>
        </div>
      )}
      <figcaption aria-live="polite">{caption && glossed.say(caption)}</figcaption>
    </figure>
  );
}

const showEntry = (term: string): void => document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(term)}"]`)?.focus();

export default function HowToScreen() {
  const [, game, asked = null] = route.value.path;
  const [ready, setReady] = useState<Ready | null | undefined>(undefined);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    setReady(undefined);
    if (!isGame(game)) return setReady(null);
    let gone = false;
    load(game).then(
      (found) => gone || setReady(found),
      (cause: unknown) => setError(new Error('this page could not be loaded', { cause })),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  const [wanted, setWanted] = useState('');
  const link = useMemo(() => (ready ? linker(ready.glossed, language.value) : null), [ready, language.value]);
  useEffect(() => {
    if (ready && asked !== null) showEntry(asked);
  }, [ready, asked]);
  if (error) throw error;
  if (ready === undefined || (ready && !link)) return <Loading />;
  if (ready === null || !link) return <Missing />;
  const { plug, glossed } = ready;
  const words = wordsOf(wanted);
  const found = (...texts: readonly { readonly en: string; readonly ru: string; readonly de: string }[]): boolean =>
    says(texts.map((text) => glossed.say(text)).join(' '), words);
  const chapters = plug.chapters.filter(({ title, text, example }) =>
    found(title, ...text, ...(example ? [example.say, ...(example.steps ?? []).map(({ say }) => say)] : [])),
  );
  const mistakes = plug.mistakes.filter((mistake) => found(mistake));
  const galleries = ready.galleries
    .map((gallery) => ({ ...gallery, items: gallery.items.filter(({ name, lines }) => found(gallery.title, name, ...lines)) }))
    .filter(({ items }) => items.length > 0);
  const differences = ready.differences.filter(({ title, head, rows }) =>
    found(title, ...head, ...rows.flatMap(({ name, values }) => [name, ...values])),
  );
  return (
    <div class={`page of-${ready.game}`}>
      <Header />
      <main id="main" class="howto">
        <nav class="rules-games" aria-label={t('howto')}>
          {explained.map((each) => (
            <a
              key={each}
              class={`button ${each === ready.game ? 'primary' : 'quiet'} of-${each}`}
              href={href('how', each)}
              aria-current={each === ready.game ? 'page' : undefined}
            >
              {nameOf(each)}
            </a>
          ))}
          <a class="button quiet" href={href('rules', ready.game)}>
            {t('howto.rules')}
          </a>
          {taught.includes(ready.game) && (
            <a class="button quiet" href={href('learn', ready.game)}>
              {t('lobby.learn')}
            </a>
          )}
          <button type="button" class="quiet" onClick={() => print()}>
            {t('howto.print')}
          </button>
          <label class="rules-search">
            <span class="caps">{t('rules.search')}</span>
            <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
          </label>
        </nav>
        <header class="howto-head">
          <p class="caps">
            {nameOf(ready.game)} · {t('howto')}
          </p>
          <h1>{glossed.say(plug.title)}</h1>
          <p class="lead">{glossed.say(plug.line)}</p>
        </header>
        {chapters.map((chapter) => (
          <section key={chapter.title.en} class={ready.shown.has(chapter) ? 'with-figure' : ''}>
            <div>
              <h2>{glossed.say(chapter.title)}</h2>
              {chapter.text.map((text) => (
                <p key={text.en}>
                  <Linked game={ready.game} link={link} onTerm={showEntry}>
                    {glossed.say(text)}
                  </Linked>
                </p>
              ))}
            </div>
            <Worked chapter={chapter} ready={ready} />
          </section>
        ))}
        {mistakes.length > 0 && (
          <section>
            <div>
              <h2>{t('howto.mistakes')}</h2>
              <ul class="howto-mistakes">
                {mistakes.map((mistake) => (
                  <li key={mistake.en}>{glossed.say(mistake)}</li>
                ))}
              </ul>
            </div>
          </section>
        )}
        {differences.map((table) => (
          <section key={table.title.en} class="howto-differences">
            <h2>{glossed.say(table.title)}</h2>
            <table>
              <thead>
                <tr>
                  <td />
                  {table.head.map((head) => (
                    <th scope="col">{glossed.say(head)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(({ name, values }) => (
                  <tr key={name.en}>
                    <th scope="row">{glossed.say(name)}</th>
                    {values.map((value) => (
                      <td>{glossed.say(value)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {table === differences.at(-1) && (
              <p>
                <a href={href('about', ready.game)}>{t('howto.editions')}</a>
              </p>
            )}
          </section>
        ))}
        {galleries.map(({ title, items }) => (
          <section key={title.en} class="howto-gallery">
            <h2>{glossed.say(title)}</h2>
            <ul>
              {items.map(({ key, name, lines }) => (
                <li key={name.en}>
                  <h3>
                    <span class="legend-sign" aria-hidden="true">
                      {glossed.sign(key)}
                    </span>
                    {glossed.say(name)}
                  </h3>
                  {lines.map((line) => (
                    <p key={line.en}>{glossed.say(line)}</p>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {chapters.length + mistakes.length + differences.length + galleries.length === 0 && (
          <p class="lead">{t('rules.nothing', { wanted })}</p>
        )}
        <section class="howto-words">
          <div>
            <h2>{t('legend')}</h2>
            <Entries game={ready.game} glossed={glossed} wanted={wanted} at={asked} />
          </div>
        </section>
      </main>
    </div>
  );
}
