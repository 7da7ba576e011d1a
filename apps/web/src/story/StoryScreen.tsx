/** One's own story: every finished game, what they come to, and everything this device keeps as one file. */
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { nameOf } from '../app/lobby.ts';
import { href } from '../app/route.ts';
import { day, need, number, t } from '../app/words.ts';
import { called } from '../faces/called.ts';
import { sideName } from '../online/sideName.ts';
import { onDevice, withPeople } from './collect.ts';
import type { Finished } from './finished.ts';
import { ending, opponents, outcome } from './lookBack.ts';
import { Keeping } from './Keeping.tsx';
import { levelOf, type Line, resultsBy } from './results.ts';
import { say } from './words.ts';
import './story.css';

const SHOWN = 30;

function Games({ games }: { games: readonly Finished[] }) {
  const [most, setMost] = useState(SHOWN);
  return (
    <section class="panel story-part" aria-labelledby="story-list">
      <h2 id="story-list">{say('list')}</h2>
      <ul class="story-games">
        {games.slice(0, most).map((game) => (
          <li key={`${game.where} ${game.id}`} class={`of-${game.game}`}>
            <a href={href(game.where === 'device' ? 'replay' : 'match', game.id)}>
              <b>{nameOf(game.game)}</b>
              {game.seat !== null && <span>{sideName(game.game, game.seat)}</span>}
              <b class={`outcome ${outcome(game)}`}>{say(outcome(game))}</b>
              <span>{say('against', { who: opponents(game) })}</span>
              <span class="muted">{ending(game)}</span>
              <small class="muted">
                {day(game.when)} · {say(game.where)} · {say('moves', { count: game.moves })}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {games.length > most && (
        <button type="button" onClick={() => setMost(most + SHOWN)}>
          {say('list.more', { count: Math.min(SHOWN, games.length - most) })}
        </button>
      )}
    </section>
  );
}

const percent = (share: number): string => number(share, { style: 'percent' });

function Results({ title, lines, name }: { title: string; lines: readonly Line[]; name: (key: string) => string }) {
  return (
    <div class="story-scroll">
      <table class="story-results">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" class="number">
              {say('games')}
            </th>
            <th scope="col" class="number">
              {say('share')}
            </th>
            <th scope="col" class="wide">
              {say('interval')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, games, mean, low, high }) => (
            <tr key={key}>
              <th scope="row">{name(key)}</th>
              <td class="number">{number(games)}</td>
              <td class="number">{percent(mean)}</td>
              <td class="wide">
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <path class="grid" d="M0 6H100M50 2V10" />
                  <path class="span" d={`M${low * 100} 6H${high * 100}`} />
                  <path class="mean" d={`M${mean * 100} 1V11`} />
                </svg>
                <small>
                  {percent(low)} – {percent(high)}
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export default function StoryScreen() {
  const [games, setGames] = useState<readonly Finished[] | null>(null);
  const refresh = (): (() => void) => {
    let gone = false;
    const show = async (list: readonly Finished[]): Promise<void> => {
      await Promise.all([...new Set(list.map(({ game }) => game))].filter(isGame).map(need));
      if (!gone) setGames(list.toSorted((a, b) => b.when - a.when));
    };
    void (async () => {
      await need('story');
      const own = await onDevice().catch(() => []);
      await show(own);
      const others = await withPeople().catch(() => []);
      if (others.length > 0) await show([...own, ...others]);
    })();
    return () => {
      gone = true;
    };
  };
  useEffect(refresh, []);
  if (!games)
    return (
      <div class="page">
        <Header />
        <main id="main" class="story" aria-busy="true">
          <p role="status">{t('loading')}</p>
        </main>
      </div>
    );
  const counted = games.filter(({ share }) => share !== null);
  const [one] = counted;
  const several = new Set(counted.map(({ game }) => game)).size > 1;
  const withGame = (key: string, rest: string): string => (several ? `${nameOf(key)} · ${rest}` : rest);
  const split = (key: string): readonly [string, string] => [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
  const level = (game: string, key: string): string =>
    key === 'people' ? say('level.people') : key === 'mixed' ? say('level.mixed') : called(game, Number(key));
  return (
    <div class="page">
      <Header />
      <main id="main" class="story">
        <h1>{say('title')}</h1>
        <p class="lead">{say(games.length === 0 ? 'none' : 'line')}</p>
        {one && (
          <section class="panel story-part" aria-labelledby="story-results">
            <h2 id="story-results">{say('results')}</h2>
            <p class="muted small">
              {say('results.line', { count: counted.length })} {counted.length < games.length && say('open.line')}
            </p>
            <Results title={say('by.game')} lines={resultsBy(games, ({ game }) => game)} name={nameOf} />
            <Results
              title={say('by.side')}
              lines={resultsBy(games, ({ game, seat }) => `${game} ${seat}`)}
              name={(key) => withGame(split(key)[0], sideName(split(key)[0], Number(split(key)[1])))}
            />
            <Results
              title={say('by.level')}
              lines={resultsBy(games, (game) => `${game.game} ${levelOf(game)}`)}
              name={(key) => withGame(split(key)[0], level(...split(key)))}
            />
            <Results
              title={say('by.opponent')}
              lines={resultsBy(games, (game) => `${game.game} ${opponents(game)}`)}
              name={(key) => withGame(...split(key))}
            />
          </section>
        )}
        {games.length > 0 && <Games games={games} />}
        <Keeping onTaken={refresh} />
      </main>
    </div>
  );
}
