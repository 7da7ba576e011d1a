/** The puzzle of the day for each game, how somebody stands, and the way to all others. */
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { nameOf } from '../app/lobby.ts';
import { href } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { local } from '../app/words.ts';
import { numberOf, puzzleOfDay } from './books.ts';
import { plugOf, puzzling } from './posed.ts';
import { triedOf, untried } from './progress.ts';
import { dayOf } from './record.ts';
import { Strip } from './Strip.tsx';
import { say } from './words.ts';
import type { Localized } from '@orrery/kernel';
import './puzzles.css';

interface Today {
  readonly number: number;
  readonly title: Localized;
}

function Card({ game }: { game: GameId }) {
  const [today, setToday] = useState<Today | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([puzzleOfDay(game, dayOf(new Date())), plugOf(game)]).then(([{ puzzle }, plug]) => {
      const title = plug.questions.find(({ id }) => id === puzzle.question)?.title;
      if (!gone && title) setToday({ number: numberOf(puzzle), title });
    });
    return () => {
      gone = true;
    };
  }, [game]);
  const how = triedOf(game).find(({ number }) => number === today?.number)?.how;
  const solved = triedOf(game).filter((one) => one.how !== 'S').length;
  const key = how === undefined ? 'today.go' : how === 'S' ? 'today.again' : 'today.done';
  return (
    <article class={`panel puzzle-card of-${game}`}>
      <h2>{nameOf(game)}</h2>
      <p class="muted small">{say('solved', { count: solved })}</p>
      {today && (
        <a class={`button ${how === undefined ? 'primary' : ''}`} href={href('puzzles', game, String(today.number))} data-today="">
          {how !== undefined && how !== 'S' && <span aria-hidden="true">✓ </span>}
          {say(key, { title: local(today.title) })}
        </a>
      )}
      {today && (
        <a class="button" href={href('puzzles', game, String(untried(game, today.number)))}>
          {say('next')}
        </a>
      )}
    </article>
  );
}

export function Days({ game }: { game: GameId }) {
  return (
    <div class="page">
      <Header />
      <main id="main" class="puzzles">
        <h1>{say('title')}</h1>
        <p class="lead">{say('line')}</p>
        <section class="panel puzzle-head" aria-label={say('today')}>
          <p class="puzzle-date title">
            {new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date())}
          </p>
          <Strip game={game} />
        </section>
        <div class="puzzle-cards">
          {puzzling.map((one) => (
            <Card key={one} game={one} />
          ))}
        </div>
        <p class="muted small">{say('kept')}</p>
      </main>
    </div>
  );
}
