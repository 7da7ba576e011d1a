/** The course of a game: what there is to learn, how far one has come, and the way on. */
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '@orrery/games/list';
import type { Entry, FirstGame, LessonsPlug, Part } from '@orrery/games/lesson';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { nameOf } from '../app/lobby.ts';
import { href } from '../app/route.ts';
import { local, t } from '../app/words.ts';
import { learn } from './words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { explained } from '../rules/figures.ts';
import { Arc } from './Arc.tsx';
import { entriesOf, loadCourse, taught } from './courses.ts';
import type { Progress } from './noted.ts';
import { playFirst } from './playFirst.ts';
import { progressOf, shared } from './progress.ts';
import './course.css';

export default function CourseScreen({ game }: { game: GameId }) {
  const [plug, setPlug] = useState<LessonsPlug | null>(null);
  useEffect(() => void loadCourse(game).then(setPlug), [game]);
  if (!plug) return <Loading />;
  const progress = progressOf(game);
  const entries = entriesOf(plug);
  const next = entries.find(({ id }) => id in progress.begun) ?? entries.find(({ id }) => !progress.done.includes(id)) ?? null;
  const short = entries.filter((entry) => entry.short);
  const minutes = (list: readonly Entry[]): number => list.reduce((sum, entry) => sum + entry.minutes, 0);
  const known = short.length > 0 && short.every(({ id }) => progress.done.includes(id));
  const first = known ? plug.parts.find((part) => part.first)?.first : undefined;
  const begun = progress.done.length > 0 || Object.keys(progress.begun).length > 0;
  return (
    <div class={`page course of-${game}`}>
      <Header>
        <nav class="course-tabs" aria-label={learn('games')}>
          {taught.map((each) => (
            <a href={href('learn', each)} aria-current={each === game ? 'page' : undefined}>
              {nameOf(each)}
            </a>
          ))}
        </nav>
      </Header>
      <main id="main">
        <section class="course-hero">
          <div>
            <h1>{learn('title', { game: nameOf(game) })}</h1>
            <p>
              {learn('promise')} {plug.note && local(plug.note)}
            </p>
            {next === null && (
              <p>
                {learn('course.done')}. {learn('course.done.line')}
              </p>
            )}
            {short.length > 0 && !known && <p>{learn('short.line', { count: short.length, minutes: minutes(short) })}</p>}
            <div class="row-of-buttons">
              {next && (
                <a class="button primary" href={href('learn', game, next.id)}>
                  {learn(begun ? 'go-on' : 'start', { n: entries.indexOf(next) + 1, title: local(next.title) })}
                </a>
              )}
              {first && (
                <button type="button" class={next ? '' : 'primary'} onClick={() => void playFirst(game, plug, first)}>
                  <Icon name="play" size={13} />
                  {learn('play-now')}
                </button>
              )}
              {explained.includes(game) && (
                <a class="button" href={href('how', game)}>
                  {t('howto')}
                </a>
              )}
              <a class="button" href={href('rules', game)}>
                {t('lobby.rules')}
              </a>
              <small class="muted">{learn(shared.value ? 'kept.account' : 'kept')}</small>
            </div>
          </div>
          <Arc entries={entries} progress={progress} />
        </section>
        {plug.parts.map((part) => (
          <Chapter
            game={game}
            plug={plug}
            part={part}
            first={entries.indexOf(part.lessons[0] as Entry)}
            progress={progress}
            next={next?.id ?? ''}
          />
        ))}
      </main>
    </div>
  );
}

interface ChapterProps {
  readonly game: GameId;
  readonly plug: LessonsPlug;
  readonly part: Part;
  readonly first: number;
  readonly progress: Progress;
  readonly next: string;
}

function Chapter({ game, plug, part, first, progress, next }: ChapterProps) {
  return (
    <section class="course-part">
      <h2>
        {local(part.title)} <small>{local(part.line)}</small>
      </h2>
      <ol>
        {part.lessons.map((entry, i) => {
          const done = progress.done.includes(entry.id);
          const on = entry.id in progress.begun;
          return (
            <li>
              <a class={`lesson-card ${done ? 'done' : ''} ${entry.id === next ? 'now' : ''}`} href={href('learn', game, entry.id)}>
                <span class="n">
                  {first + i + 1}
                  {entry.short && <em>{learn('short')}</em>}
                  {done && <Icon name="check" size={16} />}
                </span>
                <b>{local(entry.title)}</b>
                <span class="line">{local(entry.line)}</span>
                <small>{done ? learn('card.done') : on ? learn('card.begun') : learn('minutes', { minutes: entry.minutes })}</small>
              </a>
            </li>
          );
        })}
      </ol>
      {part.first && <First game={game} plug={plug} first={part.first} />}
    </section>
  );
}

function First({ game, plug, first }: { game: GameId; plug: LessonsPlug; first: FirstGame }) {
  return (
    <div class="course-first">
      <p>
        <b>{local(first.title)}</b>
        <small>{local(first.line)}</small>
      </p>
      <button type="button" onClick={() => void playFirst(game, plug, first)}>
        <Icon name="play" size={13} />
        {t('lobby.play')}
      </button>
    </div>
  );
}
