/** Before a game: who sits where, against whom, and everything that can be set, folded away while it is standard. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '@orrery/kernel';
import { type AnyGame, type Customs, type GameId, isGame, loadRules, loadTable } from '@orrery/games/load';
import { Header } from '../app/Header.tsx';
import { cardOf, lobbyOf, nameOf } from '../app/lobby.ts';
import { Loading } from '../app/lazyScreen.tsx';
import { Missing } from '../app/Missing.tsx';
import { go, href, route } from '../app/route.ts';
import { need, t, textsOf } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { isMeasured } from '../even/plug.ts';
import { named } from '../faces/called.ts';
import { create } from '../table/create.ts';
import { LEVELS } from '@orrery/bots';
import type { SeatRecord } from '../table/record.ts';
import { CharacterSheet } from './CharacterSheet.tsx';
import { type Company, useCompany } from './company.ts';
import { Opponents } from './Opponents.tsx';
import { Faults, opened, OptionList, Players, type Settings, standard } from './OptionList.tsx';
import { Presets } from './Presets.tsx';
import './setup.css';

export default function SetupScreen() {
  const [first, game] = route.value.path;
  const [found, setFound] = useState<{ readonly game: AnyGame; readonly customs: Customs } | null | undefined>(undefined);
  useEffect(() => {
    setFound(undefined);
    if (!isGame(game)) return setFound(null);
    void Promise.all([loadRules(game), loadTable(game), need(game), need(`${game} characters`)]).then(([rules, table]) =>
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
  const [people, setPeople] = useState<readonly boolean[]>([]);
  const begin = useRef<HTMLButtonElement>(null);
  // One key starts the game; a small screen still opens at its top.
  useEffect(() => begin.current?.focus({ preventScroll: true }), []);
  const { seats, faults } = opened(game, settings);
  const wanted = picked === undefined ? (customs.choosesFirst?.(settings.options) ?? null) : picked;
  // A seat that no longer exists belongs to nobody.
  const seat = wanted !== null && wanted < seats ? wanted : null;
  const many = seats > 2;
  const isPerson = (n: Seat): boolean => people[n] ?? true;
  const bots = together ? Array.from({ length: seats }, (_, n) => n).filter((n) => !isPerson(n)).length : seats - 1;
  const company = useCompany(id, Math.max(1, bots));
  const seatName = (n: Seat): string => (texts.has(`seat.${n}`) ? texts.say(`seat.${n}`) : t('setup.seat', { n: n + 1 }));
  const partnersOf = (n: Seat): readonly Seat[] =>
    customs.team?.(settings.options, settings.pack?.data ?? game.packs[0] ?? {}, n).filter((other) => other !== n) ?? [];
  const teams = partnersOf(0).length > 0;
  const withWhom = (n: Seat): string => t('setup.partner', { who: partnersOf(n).map(seatName).join(', ') });
  /** Where the computer players sit: known once somebody has chosen their own seat. */
  const places =
    seat === null || together
      ? []
      : Array.from({ length: seats }, (_, n) => n).flatMap((n) =>
          n === seat ? [] : [partnersOf(seat).includes(n) ? `${seatName(n)}, ${t('setup.partner.yours')}` : seatName(n)],
        );
  const start = async (): Promise<void> => {
    const own = seat ?? Math.floor(Math.random() * seats);
    const levels = company.levels.values();
    const record = (n: Seat): SeatRecord =>
      (together ? isPerson(n) : n === own)
        ? { kind: 'person', name: '', level: 0 }
        : { kind: 'bot', name: '', level: levels.next().value ?? 1 };
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
      <div class="setup-left">
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
                      checked={isPerson(n)}
                      onChange={(event) =>
                        setPeople(Array.from({ length: seats }, (_, i) => (i === n ? event.currentTarget.checked : isPerson(i))))
                      }
                    />
                    <span>{teams ? `${seatName(n)} (${withWhom(n)})` : seatName(n)}</span>
                    <small class="muted">{t(isPerson(n) ? 'setup.person' : 'setup.computer')}</small>
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
                    {teams && n !== null && <small>{withWhom(n)}</small>}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {bots > 0 && (named(id) ? <Opponents company={company} teams={teams} places={many ? places : []} /> : <Levels company={company} />)}
      </div>
      <aside class="setup-side">
        {bots > 0 && named(id) && <CharacterSheet company={company} />}
        <p class="setup-start">
          <button type="submit" class="primary start" disabled={faults.length > 0} ref={begin}>
            <Icon name="play" size={13} />
            {t('setup.start')}
          </button>
        </p>
        {bots > 0 && <p class="muted small">{t('setup.honest')}</p>}
      </aside>
      <div class="setup-rest">
        <OptionList game={game} customs={customs} settings={settings} onChange={setSettings} usual={usual} />
        <Faults game={id} faults={faults} />
        <p class="row-of-buttons">
          <a class="button quiet" href={href()}>
            {t('setup.back')}
          </a>
          {isMeasured(id) && (
            <a class="button quiet" href={href('even', id)}>
              {t('even.link')}
            </a>
          )}
        </p>
      </div>
    </form>
  );
}

/** Strength by a number, where a game's computer players have no names. */
function Levels({ company: { levels, seat } }: { company: Company }) {
  return (
    <fieldset>
      <legend class="caps">{t('setup.level')}</legend>
      <div class="segment levels" role="group" aria-label={t('setup.level')}>
        {LEVELS.map((level) => (
          <button type="button" aria-pressed={level === levels[0]} onClick={() => seat(level)}>
            {level}
          </button>
        ))}
      </div>
      <p class="muted small">{t('setup.level.line')}</p>
    </fieldset>
  );
}
