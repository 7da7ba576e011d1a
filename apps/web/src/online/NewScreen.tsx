/** A new table for people elsewhere: who sits where, everything that can be set, who may see it, how much time there is. */
import { nameOf } from '../app/lobby.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Clock } from '@orrery/protocol';
import { isGame, type GameId } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { Missing } from '../app/Missing.tsx';
import { go, href, route } from '../app/route.ts';
import { need, t } from '../app/words.ts';
import { type Customs, loadTable } from '@orrery/games/load';
import { type AnyGame, engine } from '../table/engines.ts';
import { Faults, opened, OptionList, Players, type Settings, standard } from '../setup/OptionList.tsx';
import { called } from '../faces/called.ts';
import { Presets } from '../setup/Presets.tsx';
import { ownValues } from '../packs/ownValues.ts';
import { request } from './connection.ts';
import { Name } from './Name.tsx';
import { Offline } from './Offline.tsx';
import { sideName } from './sideName.ts';
import { codeOf, sayCode } from './words.ts';
import '../setup/setup.css';
import './online.css';

const KINDS = ['me', 'open', 'bot'] as const;
type Kind = (typeof KINDS)[number];

const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: 'none' },
  quick: { kind: 'bank', seconds: 900, increment: 10 },
  calm: { kind: 'bank', seconds: 2700, increment: 30 },
  days: { kind: 'move', seconds: 86400 },
};
const TIMEOUTS = ['fallback', 'bot', 'resign'] as const;
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

export default function NewScreen() {
  const game = route.value.path[2];
  const [found, setFound] = useState<{ readonly game: AnyGame; readonly customs: Customs } | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    setFound(isGame(game) ? undefined : null);
    if (isGame(game))
      void Promise.all([engine(game), loadTable(game), need(game)]).then(
        ([loaded, table]) => !gone && setFound(loaded && table && { game: loaded, customs: table.customs }),
      );
    return () => {
      gone = true;
    };
  }, [game]);
  // While another game loads, the previous one is still in state.
  if (found === undefined || (found !== null && found.game.id !== game)) return <Loading />;
  if (found === null || !isGame(game)) return <Missing />;
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="setup">
        <Form key={game} id={game} {...found} />
      </main>
    </div>
  );
}

function Form({ id, game, customs }: { id: GameId; game: AnyGame; customs: Customs }) {
  const [settings, setSettings] = useState<Settings>(() => ({ options: standard(game), pack: null }));
  const [kinds, setKinds] = useState<readonly Kind[]>(['me']);
  const [level, setLevel] = useState(3);
  const [listed, setListed] = useState(false);
  const [clock, setClock] = useState('none');
  const [overdue, setOverdue] = useState<(typeof TIMEOUTS)[number]>('fallback');
  const [watched, setWatched] = useState(true);
  const [aided, setAided] = useState(false);
  const [agreed, setAgreed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const { seats, faults } = opened(game, settings);
  // What somebody typed into a pack leaves their device only when they say so.
  const asking = settings.pack !== null && ownValues(settings.pack.data) > 0;
  // A game whose rules have a word on it has an option of its own.
  const ownAid = 'memoryAid' in settings.options;
  const kindOf = (n: number): Kind => kinds[n] ?? 'open';
  const choose = (n: number, kind: Kind): void => {
    const all = Array.from({ length: seats }, (_, i) => kindOf(i));
    // A person has one seat only.
    setKinds(all.map((was, i) => (i === n ? kind : kind === 'me' && was === 'me' ? 'open' : was)));
  };
  const create = async (): Promise<void> => {
    const data = settings.pack?.data;
    setBusy(true);
    try {
      const { match } = await request<{ readonly match: string }>({
        do: 'create',
        game: id,
        options: { ...settings.options },
        ...(typeof data === 'object' && data !== null ? { pack: { ...data } } : {}),
        seats: Array.from({ length: seats }, (_, n) => {
          const kind = kindOf(n);
          return kind === 'bot' ? { kind, level: String(level) } : { kind };
        }),
        public: listed,
        clock: CLOCKS[clock] ?? { kind: 'none' },
        timeout: overdue,
        spectators: watched ? 'public' : 'none',
        ...(ownAid ? {} : { memoryAid: aided }),
      });
      go('match', match);
    } catch (error) {
      setFailed(sayCode(codeOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h1>
        {nameOf(id)} <small>{t('online.friend')}</small>
      </h1>
      <Offline />
      <Presets game={game} customs={customs} settings={settings} onChange={setSettings} />
      <fieldset>
        <legend class="caps">{t('setup.who')}</legend>
        <Name />
        <Players game={game} customs={customs} settings={settings} onChange={setSettings} />
        {Array.from({ length: seats }, (_, n) => (
          <div class="option" key={n}>
            <label for={`seat-${n}`}>
              <b>{sideName(id, n)}</b>
            </label>
            <select
              id={`seat-${n}`}
              value={kindOf(n)}
              onChange={(event) => choose(n, KINDS.find((kind) => kind === event.currentTarget.value) ?? 'open')}
            >
              {KINDS.map((kind) => (
                <option value={kind}>{t(`online.seat.${kind}`)}</option>
              ))}
            </select>
          </div>
        ))}
        {Array.from({ length: seats }, (_, n) => kindOf(n)).includes('bot') && (
          <div class="option">
            <label for="bot-level">
              <b>{t(seats > 2 ? 'setup.level.many' : 'setup.level')}</b>
            </label>
            <select id="bot-level" value={String(level)} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
              {LEVELS.map((n) => (
                <option value={String(n)}>{called(id, n)}</option>
              ))}
            </select>
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend class="caps">{t('online.table')}</legend>
        <div class="option">
          <label for="clock">
            <b>{t('online.clock')}</b>
          </label>
          <select id="clock" value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
            {Object.keys(CLOCKS).map((name) => (
              <option value={name}>{t(`online.clock.pick.${name as 'none'}`)}</option>
            ))}
          </select>
        </div>
        {clock !== 'none' && (
          <div class="option">
            <label for="timeout">
              <b>{t('online.timeout')}</b>
            </label>
            <select
              id="timeout"
              value={overdue}
              onChange={(event) => setOverdue(TIMEOUTS.find((one) => one === event.currentTarget.value) ?? 'fallback')}
            >
              {TIMEOUTS.map((one) => (
                <option value={one}>{t(`online.timeout.${one}`)}</option>
              ))}
            </select>
          </div>
        )}
        <div class="option">
          <label for="listed">
            <b>{t('online.public')}</b>
            <small class="muted">{t('online.public.line')}</small>
          </label>
          <input id="listed" type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
        </div>
        {!ownAid && (
          <div class="option">
            <label for="aided">
              <b>{t('online.aids')}</b>
              <small class="muted">{t('online.aids.line')}</small>
            </label>
            <input id="aided" type="checkbox" checked={aided} onChange={(event) => setAided(event.currentTarget.checked)} />
          </div>
        )}
        {!('spectators' in settings.options) && (
          <div class="option">
            <label for="watched">
              <b>{t('online.watch')}</b>
              <small class="muted">{t('online.watching.line.others')}</small>
            </label>
            <input id="watched" type="checkbox" checked={watched} onChange={(event) => setWatched(event.currentTarget.checked)} />
          </div>
        )}
      </fieldset>
      <OptionList game={game} customs={customs} settings={settings} onChange={setSettings} />
      {asking && (
        <div class="option">
          <label for="send-pack">
            <b>{settings.pack?.id}</b>
            <small class="muted">{t('setup.pack.send')}</small>
          </label>
          <input
            id="send-pack"
            type="checkbox"
            checked={agreed === settings.pack}
            onChange={(event) => setAgreed(event.currentTarget.checked ? settings.pack : null)}
          />
        </div>
      )}
      <Faults game={id} faults={faults} refused={failed} />
      <p class="row-of-buttons">
        <button type="submit" class="primary start" disabled={faults.length > 0 || busy || (asking && agreed !== settings.pack)}>
          {t('online.create')}
        </button>
        <a class="button quiet" href={href('online')}>
          {t('setup.back')}
        </a>
      </p>
    </form>
  );
}
