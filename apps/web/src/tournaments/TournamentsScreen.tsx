/** All tournaments there are, and a new one. */
import { useEffect, useState } from 'preact/hooks';
import type { TournamentList, TournamentListed } from '@orrery/protocol';
import { isGame } from '@orrery/games/list';
import { nameOf } from '../app/lobby.ts';
import { Header } from '../app/Header.tsx';
import { href } from '../app/route.ts';
import { need, t } from '../app/words.ts';
import { Offline } from '../online/Offline.tsx';
import { request, token } from '../online/connection.ts';
import { shortClock } from '../people/words.ts';
import { MakeTournament } from './MakeTournament.tsx';
import { say, sayNo, when } from './words.ts';
import '../people/people.css';
import './tournaments.css';

const stateOf = ({ state, round, rounds, starts }: TournamentListed): string =>
  state === 'open' ? say('begins', { time: when(starts) }) : say(`state.${state}`, { round, rounds });

export default function TournamentsScreen() {
  const [list, setList] = useState<TournamentList | null>(null);
  const [making, setMaking] = useState(false);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let gone = false;
    void Promise.all([request<TournamentList>({ do: 'tournaments' }), need('tournaments'), need('people')]).then(
      ([found]) => !gone && setList(found),
      (error: unknown) => !gone && setTrouble(sayNo(error)),
    );
    return () => {
      gone = true;
    };
  }, [token.value]);
  return (
    <div class="page">
      <Header />
      <main id="main" class="people tournaments">
        <Offline />
        {trouble && <p role="alert">{trouble}</p>}
        {!list && !trouble && <p role="status">{t('loading')}</p>}
        {list && (
          <>
            <div class="people-title">
              <div>
                <h1>{say('title')}</h1>
                <p>{say('line')}</p>
              </div>
              {!making && (
                <button type="button" class="primary" onClick={() => setMaking(true)}>
                  {say('make')}
                </button>
              )}
            </div>
            {making && <MakeTournament onCancel={() => setMaking(false)} />}
            {list.tournaments.length === 0 && !making && <p class="muted people-none">{say('none')}</p>}
            <ul class="tournament-list">
              {list.tournaments.map((one) => (
                <li key={one.id} class={`of-${one.game}`}>
                  <a href={href('tournament', one.id)}>
                    <b>{one.name}</b>
                    <span class="people-game">
                      {isGame(one.game) ? nameOf(one.game) : one.game} · {say(`kind.${one.kind}`)} · {shortClock(one.clock)}
                    </span>
                    <small class="muted">
                      {say('players.of', { count: one.count, most: one.most })} · {stateOf(one)}
                    </small>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </div>
  );
}
