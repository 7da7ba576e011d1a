/** Before a game: who sits where, how strong the computer plays, and everything that can be set, folded away while it is standard. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '@orrery/kernel';
import { type AnyGame, type Customs, type GameId, isGame, loadRules, loadTable } from '@orrery/games/load';
import { Header } from '../app/Header.tsx';
import { cardOf, lobbyOf, nameOf } from '../app/lobby.ts';
import { Loading } from '../app/lazyScreen.tsx';
import { Missing } from '../app/Missing.tsx';
import { go, href, route } from '../app/route.ts';
import { keep, kept } from '../app/settings.ts';
import { need, t, textsOf } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { isMeasured } from '../even/plug.ts';
import { create } from '../table/create.ts';
import { LEVELS } from '@orrery/bots';
import type { SeatRecord } from '../table/record.ts';
import { Faults, opened, OptionList, Players, type Settings, standard } from './OptionList.tsx';
import { Presets } from './Presets.tsx';
import './setup.css';

export default function SetupScreen() {
  const [first, game] = route.value.path;
  const [found, setFound] = useState<{ readonly game: AnyGame; readonly customs: Customs } | null | undefined>(undefined);
  useEffect(() => {
    setFound(undefined);
    if (!isGame(game)) return setFound(null);
    void Promise.all([loadRules(game), loadTable(game), need(game)]).then(([rules, table]) =>
      setFound(rules && table && { game: rules.game, customs: table.customs }),
    );
  }, [game]);
  // While another game loads, the previous one is still in state.
  if (found === undefined || (found !== null && found.game.id !== game)) return <Loading />;
  if (found === null || !isGame(game)) return <Missing />;
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="setup">
        <Form key={`${first} ${game}`} id={game} {...found} together={first === 'pass'} />
      </main>
    </div>
  );
}

/** The strength chosen last time; a middling one at first. */
const keptLevel = (): number => LEVELS.find((level) => String(level) === kept('level')) ?? 3;

function Form({ id, game, customs, together }: { id: GameId; game: AnyGame; customs: Customs; together: boolean }) {
  const texts = textsOf(id);
  const { Side } = lobbyOf(id);
  const { sides } = cardOf(id);
  const [usual] = useState(() => {
    const options = standard(game);
    return (together && customs.atOneScreen?.(options, 2)) || options;
  });
  const [settings, setSettings] = useState<Settings>({ options: usual, pack: null });
  /** A seat, none in particular (null), or not said. */
  const [picked, setPicked] = useState<Seat | null | undefined>(undefined);
  const [level, setLevel] = useState<number>(keptLevel);
  const [people, setPeople] = useState<readonly boolean[]>([]);
  const begin = useRef<HTMLButtonElement>(null);
  // One key starts the game; a small screen still opens at its top.
  useEffect(() => begin.current?.focus({ preventScroll: true }), []);
  const choose = (n: number): void => {
    setLevel(n);
    keep('level', String(n));
  };
  const { seats, faults } = opened(game, settings);
  const wanted = picked === undefined ? (customs.choosesFirst?.(settings.options) ?? null) : picked;
  // A seat that no longer exists belongs to nobody.
  const seat = wanted !== null && wanted < seats ? wanted : null;
  const many = seats > 2;
  const seatName = (n: Seat): string => (texts.has(`seat.${n}`) ? texts.say(`seat.${n}`) : t('setup.seat', { n: n + 1 }));
  const start = async (): Promise<void> => {
    const own = seat ?? Math.floor(Math.random() * seats);
    const record = (n: Seat): SeatRecord =>
      (together ? (people[n] ?? true) : n === own) ? { kind: 'person', name: '', level: 0 } : { kind: 'bot', name: '', level };
    const chosen = {
      game: id,
      rules: game.rules,
      options: settings.options,
      pack: settings.pack?.data ?? null,
      seats: Array.from({ length: seats }, (_, n) => record(n)),
    };
    go('table', await create(chosen));
  };
  return (
    <form
      class="setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h1>
        {nameOf(id)} <small>{t(together ? 'lobby.pass' : many ? 'setup.bots' : 'setup.bot')}</small>
      </h1>
      <Presets game={game} customs={customs} settings={settings} onChange={setSettings} usual={usual} />
      <Players game={game} customs={customs} settings={settings} onChange={setSettings} />
      {together ? (
        <fieldset>
          <legend class="caps">{t('setup.who')}</legend>
          <p class="muted small">{t('setup.together')}</p>
          {many && (
            <div class="seat-list">
              {Array.from({ length: seats }, (_, n) => (
                <label class="seat-row">
                  <input
                    type="checkbox"
                    checked={people[n] ?? true}
                    onChange={(event) =>
                      setPeople(Array.from({ length: seats }, (_, i) => (i === n ? event.currentTarget.checked : (people[i] ?? true))))
                    }
                  />
                  <span>{seatName(n)}</span>
                  <small class="muted">{t((people[n] ?? true) ? 'setup.person' : 'setup.computer')}</small>
                </label>
              ))}
            </div>
          )}
        </fieldset>
      ) : (
        <fieldset>
          <legend class="caps">{t(sides ? 'setup.side' : 'setup.place')}</legend>
          <div class={sides ? 'cards-to-pick' : 'cards-to-pick numbered'}>
            {[null, ...Array.from({ length: seats }, (_, n) => n)].map((n) => (
              <label class={`pick ${seat === n ? 'picked' : ''}`}>
                <input type="radio" name="seat" checked={seat === n} onChange={() => setPicked(n)} />
                {n === null ? <Icon name="shuffle" size={30} /> : Side ? <Side seat={n} /> : <b class="seat-number">{n + 1}</b>}
                <span>
                  <b>{n === null ? t(sides ? 'setup.any' : 'setup.any.many') : seatName(n)}</b>
                  {sides && <small>{n === null ? t('setup.any.line') : sides[n]}</small>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {LEVELS.length > 1 && (!together || people.includes(false)) && (
        <fieldset>
          <legend class="caps">{t(many ? 'setup.level.many' : 'setup.level')}</legend>
          <div class="segment levels" role="group" aria-label={t(many ? 'setup.level.many' : 'setup.level')}>
            {LEVELS.map((n) => (
              <button type="button" aria-pressed={n === level} onClick={() => choose(n)}>
                {n}
              </button>
            ))}
          </div>
          <p class="muted small">{t('setup.level.line')}</p>
        </fieldset>
      )}
      <OptionList game={game} customs={customs} settings={settings} onChange={setSettings} usual={usual} />
      <Faults game={id} faults={faults} />
      <p class="row-of-buttons">
        <button type="submit" class="primary start" disabled={faults.length > 0} ref={begin}>
          <Icon name="play" size={13} />
          {t('setup.start')}
        </button>
        <a class="button quiet" href={href()}>
          {t('setup.back')}
        </a>
        {isMeasured(id) && (
          <a class="button quiet" href={href('even', id)}>
            {t('even.link')}
          </a>
        )}
      </p>
    </form>
  );
}
