/** The strongest at a game. A place is a range as long as intervals touch. */
import { useEffect, useState } from 'preact/hooks';
import { GAMES, isGame } from '@orrery/games/list';
import type { Leaders } from '@orrery/protocol';
import { nameOf } from '../app/lobby.ts';
import { Header } from '../app/Header.tsx';
import { href, route } from '../app/route.ts';
import { need, t } from '../app/words.ts';
import { Offline } from '../online/Offline.tsx';
import { request, token } from '../online/connection.ts';
import { codeOf, sayCode } from '../online/words.ts';
import { Disc } from './Disc.tsx';
import { placesOf, scaleOf } from './places.ts';
import { say } from './words.ts';
import './people.css';
import './ratings.css';

type Row = Leaders['rows'][number];

function Interval({ row, scale }: { row: Row; scale: ReturnType<typeof scaleOf> }) {
  const [low, high] = [scale.at(row.figure - row.margin), scale.at(row.figure + row.margin)];
  return (
    <svg class="interval" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${low} 6H${high}M${low} 2V10M${high} 2V10`} vector-effect="non-scaling-stroke" />
      <path class="mean" d={`M${scale.at(row.figure)} 6h0.01`} vector-effect="non-scaling-stroke" />
    </svg>
  );
}

export default function LeadersScreen() {
  const [, wanted] = route.value.path;
  const game = isGame(wanted) ? wanted : GAMES[0];
  const [leaders, setLeaders] = useState<Leaders | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let gone = false;
    setLeaders(null);
    void Promise.all([need('people'), request<Leaders>({ do: 'leaders', game })]).then(
      ([, found]) => !gone && setLeaders(found),
      (error: unknown) => !gone && setTrouble(sayCode(codeOf(error))),
    );
    return () => {
      gone = true;
    };
  }, [game, token.value]);
  const rows = leaders?.rows ?? [];
  const scale = scaleOf(rows);
  const places = placesOf(rows);
  const own = leaders?.own;
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="people">
        <div class="people-title">
          <div>
            <h1>{say('leaders')}</h1>
            <p>{say('leaders.line')}</p>
          </div>
          <nav class="segment" aria-label={say('filter')}>
            {GAMES.map((one) => (
              <a key={one} href={href('ratings', one)} aria-current={one === game ? 'page' : undefined}>
                {nameOf(one)}
              </a>
            ))}
          </nav>
        </div>
        <Offline />
        {trouble && <p role="alert">{trouble}</p>}
        {!leaders && !trouble && <p role="status">{t('loading')}</p>}
        {leaders && rows.length === 0 && <p class="muted people-none">{say('leaders.none')}</p>}
        {rows.length > 0 && (
          <table class="leaders">
            <thead>
              <tr>
                <th scope="col" class="number place">
                  {say('place')}
                </th>
                <th scope="col">{say('player')}</th>
                <th scope="col" class="number">
                  {say('rating')}
                </th>
                <th scope="col" class="wide" aria-hidden="true">
                  <span class="ends">
                    <span>{scale.low}</span>
                    <span>{scale.high}</span>
                  </span>
                </th>
                <th scope="col" class="number">
                  {say('games')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                <tr key={row.handle} class={row.own ? 'own' : ''}>
                  <td class="number place">{places[i]}</td>
                  <td>
                    <a class="people-who" href={href('person', row.handle)}>
                      <Disc name={row.name} />
                      <b>{row.name || say('nameless')}</b>
                    </a>
                  </td>
                  <td class="number">
                    <b>{row.figure}</b> <small class="muted">± {row.margin}</small>
                  </td>
                  <td class="wide">
                    <Interval row={row} scale={scale} />
                  </td>
                  <td class="number muted">{row.games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {own && !rows.some((row) => row.own) && (
          <p class="leaders-own panel">
            <span>
              {say('you')}: <b>{own.figure}</b> <small class="muted">± {own.margin}</small>
            </span>
            <span class="muted">
              {own.provisional ? say('provisional') : own.above === undefined ? '' : say('above', { count: own.above })}
            </span>
            <a href={href('person')}>{say('profile.own')}</a>
          </p>
        )}
        {leaders && <p class="muted small">{say('leaders.provisional', { count: leaders.provisional })}</p>}
        <p class="muted small">{say('how')}</p>
      </main>
    </div>
  );
}
