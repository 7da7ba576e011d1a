/** The rules of a game, clause by clause: searchable, every clause with an address of its own. */
import { nameOf } from '../app/lobby.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ClauseBook } from '@orrery/texts';
import { loadClauses } from '@orrery/texts';
import { GAMES, isGame } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { amend, href, route } from '../app/route.ts';
import { calm } from '../app/settings.ts';
import { local, t } from '../app/words.ts';
import { explained } from './figures.ts';
import { marked, says, wordsOf } from './search.ts';
import './rules.css';

/** Marks what was searched for. */
const Found = ({ text, words }: { text: string; words: readonly string[] }) => (
  <>{marked(text, words).map((piece, i) => (i % 2 === 1 ? <mark>{piece}</mark> : piece))}</>
);

export default function RulesScreen() {
  const [, game, clause] = route.value.path;
  const [book, setBook] = useState<ClauseBook | null | undefined>(undefined);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    setBook(undefined);
    void loadClauses(game ?? '').then(setBook);
  }, [game]);
  useEffect(() => {
    if (book && clause) document.getElementById(clause)?.scrollIntoView({ block: 'center' });
  }, [book, clause]);
  const words = useMemo(() => wordsOf(wanted), [wanted]);
  const sections = useMemo(
    () =>
      (book?.sections ?? [])
        .map((section) => ({
          ...section,
          clauses: section.clauses.filter((id) => says(`${id} ${local(book?.clauseTexts[id] ?? { en: '', ru: '', de: '' })}`, words)),
        }))
        .filter((section) => section.clauses.length > 0),
    [book, words, t('language')],
  );
  if (book === undefined) return <Loading />;
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="rules">
        <nav class="rules-nav" aria-label={t('rules.contents')}>
          <div class="rules-games">
            {GAMES.map((each) => (
              <a
                class={`button ${each === game ? 'primary' : 'quiet'} of-${each}`}
                href={href('rules', each)}
                aria-current={each === game ? 'page' : undefined}
              >
                {nameOf(each)}
              </a>
            ))}
          </div>
          {isGame(game) && explained.includes(game) && (
            <p>
              <a href={href('how', game)}>{t('howto')}</a>
            </p>
          )}
          {book && (
            <>
              <label class="rules-search">
                <span class="caps">{t('rules.search')}</span>
                <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
              </label>
              <ol>
                {sections.map((section) => (
                  <li>
                    <a
                      href={href('rules', game ?? '', section.id)}
                      onClick={(event) => {
                        event.preventDefault();
                        amend(href('rules', game ?? '', section.id));
                        document.getElementById(section.id)?.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth' });
                      }}
                    >
                      {local(section.title)} {words.length > 0 && <small class="muted">{section.clauses.length}</small>}
                    </a>
                  </li>
                ))}
              </ol>
            </>
          )}
        </nav>
        <article class="rules-text">
          <h1>
            {isGame(game) ? t('rules.title', { game: nameOf(game) }) : t(game === undefined ? 'lobby.rules' : 'missing')}
            <small>{t('rules.line')}</small>
          </h1>
          {book && sections.length === 0 && <p class="lead">{t('rules.nothing', { wanted })}</p>}
          {book &&
            sections.map((section) => (
              <section id={section.id}>
                <h2>{local(section.title)}</h2>
                {section.clauses.map((id) => {
                  const text = book.clauseTexts[id];
                  return (
                    <p id={id} class={id === clause ? 'asked' : ''}>
                      <a class="clause" href={href('rules', game ?? '', id)}>
                        {id.replace(/^[A-Z]+-/, '')}
                      </a>
                      <span>
                        {text && <Found text={local(text)} words={words} />} {book.house.has(id) && <span class="house">{t('house')}</span>}
                      </span>
                    </p>
                  );
                })}
              </section>
            ))}
        </article>
      </main>
    </div>
  );
}
