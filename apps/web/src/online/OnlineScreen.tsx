/** Games with people elsewhere: make one, join one, go on with one, watch one. */
import { nameOf } from '../app/lobby.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Listed, Listing, OwnListed, SeatInfo } from '@orrery/protocol';
import { GAMES } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { href } from '../app/route.ts';
import { day, need, t } from '../app/words.ts';
import { Copy } from './Copy.tsx';
import { become, link, request, token, unknownKey } from './connection.ts';
import { InvitedByCode } from './InvitedByCode.tsx';
import { Name } from './Name.tsx';
import { Offline } from './Offline.tsx';
import { Refusal } from './Refusal.tsx';
import { OpenTables } from '../people/OpenTables.tsx';
import { PairMe } from '../people/PairMe.tsx';
import { sayAwaited } from '../table/tableLine.ts';
import { marked } from './marked.ts';
import { sayClock } from './time.ts';
import { yoursFirst, yourTurn } from './turns.ts';
import { noteTurns } from './watchTurns.ts';
import '../people/along.ts';
import './online.css';
import '../people/people.css';

const REFRESH = 5000;

const seatName = ({ kind, name, gone, program }: SeatInfo): string =>
  kind === 'open'
    ? t('online.free')
    : kind === 'bot'
      ? t('online.bot')
      : marked(name, program) || t(gone ? 'online.name.gone' : 'online.name.none');

/** Whose turn it is in one of the player's own games, as far as the player knows. */
function Turn({ game }: { game: OwnListed }) {
  const { turn, seats, status } = game;
  if (status === 'ended') return <small>{t('online.over')}</small>;
  if (!turn || turn.waits === 0) return null;
  if (yourTurn(game)) return <strong class="your-turn">{t('online.turn')}</strong>;
  return (
    <small>
      {sayAwaited(seats, turn.waits, turn.seat, (seat) => {
        const info = seats[seat];
        return info ? seatName(info) : '';
      })}
    </small>
  );
}

interface RowsProps<Game extends Listed> {
  readonly title: string;
  readonly list: readonly Game[];
  readonly none: string;
  readonly turn?: (game: Game) => ComponentChildren;
}

function Rows<Game extends Listed>({ title, list, none, turn }: RowsProps<Game>) {
  return (
    <section class="online-list">
      <h2>{title}</h2>
      {list.length === 0 && <p class="muted small">{none}</p>}
      <ul>
        {list.map((listed) => (
          <li key={listed.match}>
            <a class="panel online-row" href={href('match', listed.match)}>
              <b>{nameOf(listed.game)}</b>
              <span>
                {listed.seats.map(seatName).join(' · ')}
                {turn?.(listed)}
              </span>
              <small>
                {sayClock(listed.clock)}
                {listed.status === 'waiting' && <> · {day(listed.made)}</>}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Identity() {
  return (
    <section class="online-me">
      <Name />
      <p>
        <a href={href('account')}>{t('online.account')}</a> · <a href={href('person')}>{t('online.ratings')}</a> ·{' '}
        <a href={href('tournaments')}>{t('online.tournaments')}</a>
      </p>
    </section>
  );
}

/** Ways in from elsewhere: by somebody's code, or with what another device has. */
function Elsewhere() {
  const [given, setGiven] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <section class="online-me">
      <InvitedByCode />
      <details>
        <summary>{t('online.device')}</summary>
        <p class="muted small">{t('online.device.line')}</p>
        {token.value !== null && (
          <p>
            <Copy text={token.value} label="online.device.copy" />
          </p>
        )}
        <form
          class="row-of-buttons"
          onSubmit={(event) => {
            event.preventDefault();
            const whole = /^[A-Za-z0-9_-]{20,64}$/.test(given.trim());
            setWrong(!whole);
            if (whole) become(given.trim());
          }}
        >
          <input
            type="text"
            aria-label={t('online.device.paste')}
            placeholder={t('online.device.paste')}
            value={given}
            onInput={(event) => setGiven(event.currentTarget.value)}
          />
          <button type="submit">{t('online.device.take')}</button>
        </form>
        <p class="small" role="alert">
          {wrong ? t('online.device.wrong') : unknownKey.value ? t('online.no.unknown-token') : ''}
        </p>
      </details>
    </section>
  );
}

export default function OnlineScreen() {
  const [listing, setListing] = useState<Listing | null>(null);
  useEffect(() => {
    link();
    void need('people');
    let gone = false;
    // One at a time: while the server is away, requests would pile up and then hit it all at once.
    let asking = false;
    const refresh = (): void => {
      if (asking) return;
      asking = true;
      void request<Listing>({ do: 'list' })
        .then(
          (list) => {
            noteTurns(list.mine);
            if (!gone) setListing(list);
          },
          () => undefined,
        )
        .finally(() => (asking = false));
    };
    refresh();
    const timer = setInterval(refresh, REFRESH);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [token.value]);
  const mine = listing?.mine ?? [];
  const running = listing?.running.filter(({ match }) => !mine.some((own) => own.match === match)) ?? [];
  return (
    <div class="page">
      <Header />
      <main id="main" class="people">
        <div class="people-title">
          <div>
            <h1>{t('online')}</h1>
            <p>{t('online.line')}</p>
          </div>
          <Identity />
        </div>
        <Offline />
        <Refusal />
        <div class="people-columns">
          <div>
            {mine.length > 0 && <Rows title={t('online.mine')} list={yoursFirst(mine)} none="" turn={(game) => <Turn game={game} />} />}
            <PairMe />
            <OpenTables />
          </div>
          <aside>
            <section class="online-new">
              <h2>{t('online.new')}</h2>
              <div class="online-games">
                {GAMES.map((game) => (
                  <a class={`button of-${game}`} key={game} href={href('online', 'new', game)}>
                    {nameOf(game)}
                  </a>
                ))}
              </div>
            </section>
            <Elsewhere />
            {listing && <Rows title={t('online.running')} list={running} none={t('online.running.none')} />}
          </aside>
        </div>
      </main>
    </div>
  );
}
