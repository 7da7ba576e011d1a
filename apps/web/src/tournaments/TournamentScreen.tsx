/** One tournament: rounds, the own game, standings, and the boards of the round. */
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '@orrery/games/list';
import type { TournamentBoard, TournamentView } from '@orrery/protocol';
import { nameOf } from '../app/lobby.ts';
import { Header } from '../app/Header.tsx';
import { href, route } from '../app/route.ts';
import { need, t } from '../app/words.ts';
import { Offline } from '../online/Offline.tsx';
import { changedTournament, connection, request, token } from '../online/connection.ts';
import { shortClock } from '../people/words.ts';
import { Standings } from './Standings.tsx';
import { called, points, say, sayNo, when } from './words.ts';
import '../people/along.ts';
import '../people/people.css';
import './tournaments.css';

function Rounds({ view: { rounds, round, state } }: { view: TournamentView }) {
  return (
    <ol class="tournament-rounds">
      {Array.from({ length: rounds }, (_, i) => i + 1).map((one) => (
        <li
          key={one}
          class={one < round || state === 'over' ? 'past' : one === round ? 'now' : ''}
          aria-current={one === round ? 'step' : undefined}
        >
          <span class="sr-only">{say('round', { round: one })}</span>
          <i aria-hidden="true">{one}</i>
        </li>
      ))}
    </ol>
  );
}

/** What concerns whoever looks: the own game, a free round, or when it goes on. */
function Mine({ view }: { view: TournamentView }) {
  const me = view.entrants.find(({ own }) => own);
  if (!me || !view.entered) return null;
  const board = view.boards.find(({ seats }) => seats.includes(me.number));
  const others = view.entrants.filter(({ number, own }) => !own && board?.seats.includes(number));
  const line =
    view.state === 'open'
      ? say('entered')
      : view.state !== 'running'
        ? null
        : view.next > 0
          ? say('your.next', { time: when(view.next) })
          : board?.seats.length === 1
            ? say('your.free')
            : board?.points
              ? say('your.wait')
              : null;
  const playing = view.state === 'running' && board && board.seats.length > 1 && !board.points;
  if (!playing && line === null) return null;
  return (
    <section class="panel tournament-mine" aria-label={say('your.game')}>
      {playing ? (
        <>
          <p>
            <small class="muted">{say('your.game')}</small>
            <b>{say('against', { names: others.map((one) => called(view.game, one)).join(', ') || say('house') })}</b>
          </p>
          <a class="button primary" href={href('match', board.match)}>
            {say('go')}
          </a>
        </>
      ) : (
        <p role="status">{line}</p>
      )}
    </section>
  );
}

function Boards({ view }: { view: TournamentView }) {
  const { boards, round, entrants } = view;
  const games = boards.filter(({ seats }) => seats.length > 1);
  const over = games.filter(({ points: got }) => got !== null).length;
  const who = (number: number): string => {
    const one = entrants.find((entrant) => entrant.number === number);
    return one ? called(view.game, one) : say('house');
  };
  const result = ({ points: got }: TournamentBoard, seat: number): string => (got ? points(got[seat] ?? 0) : '');
  return (
    <section class="tournament-boards" aria-labelledby="tournament-boards">
      <div class="people-head">
        <h2 id="tournament-boards">{say('boards', { round })}</h2>
        <p class="muted small">{say('boards.over', { over, all: games.length })}</p>
      </div>
      <ol>
        {boards.map((board, i) => (
          <li key={board.match || i}>
            <span class="sr-only">{say('board', { number: i + 1 })}</span>
            <ul>
              {board.seats.map((one, seat) => (
                <li key={seat}>
                  <span>{who(one)}</span> <b>{board.seats.length === 1 ? say('free') : result(board, seat)}</b>
                </li>
              ))}
            </ul>
            {board.seats.length > 1 && (
              <a
                href={href('match', board.match)}
                aria-label={`${say(board.points ? 'watch' : 'playing')}: ${board.seats.map(who).join(', ')}`}
              >
                {say(board.points ? 'watch' : 'playing')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export default function TournamentScreen() {
  const [, of = ''] = route.value.path;
  const [view, setView] = useState<TournamentView | null>(null);
  const [trouble, setTrouble] = useState('');
  const attempt = async (what: () => Promise<TournamentView>): Promise<void> => {
    try {
      setView(await what());
      setTrouble('');
    } catch (error) {
      setTrouble(sayNo(error));
    }
  };
  const changes = changedTournament.value;
  const open = connection.value === 'open';
  useEffect(() => {
    const look = async (): Promise<TournamentView> => {
      const [found] = await Promise.all([
        request<TournamentView>({ do: 'tournament', of, follow: true }),
        need('tournaments'),
        need('people'),
      ]);
      await need(found.game);
      return found;
    };
    // Several changes at once are looked at together.
    const later = setTimeout(() => void attempt(look), view ? 300 : 0);
    return () => clearTimeout(later);
  }, [of, token.value, changes, open]);
  const game = view?.game ?? '';
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="people tournament">
        <Offline />
        {trouble && <p role="alert">{trouble}</p>}
        {!view && !trouble && <p role="status">{t('loading')}</p>}
        {view && (
          <>
            <div class="people-title">
              <div>
                <p class="tournament-facts">
                  {isGame(game) ? nameOf(game) : game} · {say(`kind.${view.kind}`)} · {say('players', { count: view.entrants.length })} ·{' '}
                  {shortClock(view.clock)}
                </p>
                <h1>{view.name}</h1>
                {view.state !== 'running' && (
                  <p>{view.state === 'open' ? say('begins', { time: when(view.starts) }) : say(`state.${view.state}`)}</p>
                )}
              </div>
              {view.state === 'open' ? (
                <div class="row-of-buttons">
                  <button
                    type="button"
                    class={view.entered ? '' : 'primary'}
                    onClick={() => void attempt(() => request<TournamentView>({ do: view.entered ? 'withdraw' : 'enter', of }))}
                  >
                    {say(view.entered ? 'withdraw' : 'enter')}
                  </button>
                  {view.own && (
                    <button type="button" onClick={() => void attempt(() => request<TournamentView>({ do: 'begin', of }))}>
                      {say('begin')}
                    </button>
                  )}
                </div>
              ) : (
                <Rounds view={view} />
              )}
            </div>
            <Mine view={view} />
            <div class="people-columns">
              <Standings view={view} />
              {view.boards.length > 0 && <Boards view={view} />}
            </div>
            {view.state === 'running' && view.entered && (
              <p>
                <button type="button" class="quiet" onClick={() => void attempt(() => request<TournamentView>({ do: 'withdraw', of }))}>
                  {say('withdraw')}
                </button>
              </p>
            )}
          </>
        )}
      </main>
    </div>
  );
}
