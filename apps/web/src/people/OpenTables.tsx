/** Open tables and who looks for what, as it is now. Under a pointer or the focus nothing moves: what is gone fades, what is new waits. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { GAMES } from '@orrery/games/list';
import type { Listed, Sought } from '@orrery/protocol';
import type { Offered } from '@orrery/protocol/client';
import { nameOf } from '../app/lobby.ts';
import { go } from '../app/route.ts';
import { marked } from '../online/marked.ts';
import { ask } from '../online/words.ts';
import { Disc } from './Disc.tsx';
import { offers, watchOffers } from './offers.ts';
import { seek, seeking } from './seeking.ts';
import { say, shortClock, sizesOf } from './words.ts';

const NOTHING: Offered = { open: [], seeks: [] };

const Person = ({ name }: { name: string }) => (
  <span class="people-who">
    <Disc name={name} />
    <b>{name || say('nameless')}</b>
  </span>
);

function Table({ table, gone }: { table: Listed; gone: boolean }) {
  const { match, game, seats, clock } = table;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const person = seats.find(({ kind }) => kind === 'person');
  const host = marked(person?.name ?? '', person?.program);
  const sit = async (): Promise<void> => {
    if (await ask({ do: 'join', match })) go('match', match);
  };
  return (
    <li class={`of-${game}${gone ? ' gone' : ''}`}>
      <span class="people-game">{nameOf(game)}</span>
      <Person name={host} />
      <span class="need">{say('taken', { taken, of: seats.length })}</span>
      <span class="muted">{shortClock(clock)}</span>
      <button
        type="button"
        disabled={gone}
        aria-label={say('sit.at', { game: nameOf(game), name: host || say('nameless') })}
        onClick={() => void sit()}
      >
        {say('sit')}
      </button>
    </li>
  );
}

function Seeker({ sought, gone }: { sought: Sought; gone: boolean }) {
  const { id, game, seats, clock, name, rated, teams = false } = sought;
  const own = seeking.value?.id === id;
  return (
    <li class={`of-${game}${gone ? ' gone' : ''}`}>
      <span class="people-game">{nameOf(game)}</span>
      <Person name={name} />
      <span class="need">{own ? say('own') : teams ? say('looks.teams', { sizes: sizesOf(game) }) : say('looks', { count: seats })}</span>
      <span class="muted">
        {shortClock(clock)} · {say(rated ? 'rated' : 'friendly')}
      </span>
      {own ? (
        <span />
      ) : (
        <button
          type="button"
          disabled={gone}
          aria-label={say('answer.to', { game: nameOf(game), name: name || say('nameless') })}
          onClick={() => void seek({ game, seats, clock, rated, teams })}
        >
          {say('answer')}
        </button>
      )}
    </li>
  );
}

export function OpenTables() {
  const [held, setHeld] = useState(false);
  const [game, setGame] = useState<string | null>(null);
  const shown = useRef<Offered>(NOTHING);
  useEffect(() => watchOffers(), []);
  const now = offers.value ?? NOTHING;
  if (!held) shown.current = now;
  const of = <T extends { readonly game: string }>(list: readonly T[]): readonly T[] =>
    list.filter((one) => game === null || one.game === game);
  const [open, seeks] = [of(shown.current.open), of(shown.current.seeks)];
  const there = new Set([...now.open.map(({ match }) => match), ...now.seeks.map(({ id }) => id)]);
  const known = new Set([...shown.current.open.map(({ match }) => match), ...shown.current.seeks.map(({ id }) => id)]);
  const waiting = [...there].filter((id) => !known.has(id)).length;
  return (
    <section class="people-open" aria-labelledby="people-open">
      <div class="people-head">
        <h2 id="people-open">{say('open')}</h2>
        <p class="muted small people-live" role="status">
          {waiting > 0 ? say('waiting', { count: waiting }) : say('live')}
        </p>
        <div class="segment" role="group" aria-label={say('filter')}>
          {[null, ...GAMES].map((one) => (
            <button type="button" key={one ?? ''} aria-pressed={one === game} onClick={() => setGame(one)}>
              {one === null ? say('filter.all') : nameOf(one)}
            </button>
          ))}
        </div>
      </div>
      {open.length + seeks.length === 0 ? (
        <p class="muted people-none">{say('open.none')}</p>
      ) : (
        <ul
          onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocusCapture={() => setHeld(true)}
          onBlurCapture={() => setHeld(false)}
        >
          {open.map((table) => (
            <Table key={table.match} table={table} gone={!there.has(table.match)} />
          ))}
          {seeks.map((sought) => (
            <Seeker key={sought.id} sought={sought} gone={!there.has(sought.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
