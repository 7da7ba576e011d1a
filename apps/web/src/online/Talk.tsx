/** Talk at a table: everybody's, partners' among themselves, and that of those who watch. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Seat, SPECTATOR } from '@orrery/kernel';
import type { ChatLine } from '@orrery/protocol';
import type { Seen } from '@orrery/protocol/client';
import { type Phrase, phraseOf, phraseSign, SIGNALS } from '@orrery/protocol/signals';
import { t, textsOf } from '../app/words.ts';
import { about } from '../conduct/menu.ts';
import type { Table } from '../table/table.ts';
import { ask } from './words.ts';

type Room = ChatLine['room'];

/** A phrase of the game in words. */
const phrased = (game: string, { phrase, to }: Phrase, called: (seat: Seat) => string): string =>
  to === null ? textsOf(game).say(`phrase.${phrase}`) : textsOf(game).say(`phrase.${phrase}.to`, { who: called(to) });

/** A line of talk as it is read: words, a sign, or a phrase in the language of whoever reads it. */
export function said({ text, signal = '' }: ChatLine, { phrases }: TalkRules, { table }: Seen, called: (seat: Seat) => string): string {
  const sign = SIGNALS.find((one) => one === signal);
  const phrase = phraseOf(signal, phrases, table.seats.length);
  if (phrase) return phrased(table.game, phrase, called);
  return sign ? `«${t(`online.signal.${sign}`)}»` : (text ?? '');
}

/** Who said it; somebody without a name goes by the seat. */
export const speaker = ({ name, seat }: ChatLine, called: (seat: Seat) => string): string =>
  name || (seat === SPECTATOR ? t('online.name.none') : called(seat));

/** Whether the seat has partners to talk with among themselves, and whether they have only signals now. */
export interface TalkRules {
  readonly team: boolean;
  readonly signalsOnly: boolean;
  /** What is often said at this game. */
  readonly phrases: readonly string[];
}

/** The customs of a game about talk, at this moment of a table. */
export function talkAt({ rules, plugs }: Pick<Table, 'rules' | 'plugs'>, { table, game }: Seen): TalkRules {
  const { team, signalsOnly, phrases = [] } = plugs.table.customs;
  const partners = table.viewer === SPECTATOR ? [] : (team?.(rules.options, rules.pack, table.viewer) ?? []);
  return {
    team: partners.length > 1,
    signalsOnly: game !== null && (signalsOnly?.(game.known.view.decision, rules.options) ?? false),
    phrases,
  };
}

/** Who said it; what can be done about others is one tap away. */
const Speaker = ({ match, line, name, own }: { match: string; line: ChatLine; name: string; own: boolean }) =>
  own ? (
    <b>{name}</b>
  ) : (
    <button
      type="button"
      class="speaker"
      aria-label={t('online.person', { name })}
      onClick={() => (about.value = { match, who: { said: line.time }, name })}
    >
      {name}
    </button>
  );

/** What can be done about somebody, loaded when it is first wanted. */
function Menu() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (about.value) void import('../conduct/PersonMenu.tsx').then((loaded) => setLoaded(() => loaded.default));
  }, [about.value]);
  useEffect(() => () => void (about.value = null), []);
  return about.value && Loaded && <Loaded />;
}

interface Props {
  readonly match: string;
  readonly seen: Seen;
  /** What a seat is called at this table. */
  readonly called: (seat: Seat) => string;
  readonly talk: TalkRules;
}

export function Talk({ match, seen, called, talk }: Props) {
  const { table, chat } = seen;
  const watching = table.viewer === SPECTATOR;
  const [room, setRoom] = useState<Room>(watching ? 'watchers' : 'table');
  const [text, setText] = useState('');
  // While the connection is down a line waits; sending it again would say it twice.
  const [busy, setBusy] = useState(false);
  const lines = useRef<HTMLOListElement>(null);
  useEffect(() => lines.current?.scrollTo(0, lines.current.scrollHeight), [chat.length]);
  const signs = room === 'team' && talk.signalsOnly;
  return (
    <section class="talk" aria-label={t('online.chat')}>
      <Menu />
      {chat.length === 0 && <p class="muted small">{t('online.chat.none')}</p>}
      {chat.length > 0 && (
        <ol ref={lines} tabIndex={0} aria-label={t('online.chat')}>
          {chat.map((line, i) => (
            <li key={i}>
              <Speaker match={match} line={line} name={speaker(line, called)} own={line.seat === table.viewer && !watching} />
              {line.room !== 'table' && <small class="room-mark">{t(`online.room.${line.room}`)}</small>} {said(line, talk, seen, called)}
            </li>
          ))}
        </ol>
      )}
      {talk.team && (
        <div class="segment" role="group" aria-label={t('online.room')}>
          {(['table', 'team'] as const).map((one) => (
            <button type="button" aria-pressed={room === one} onClick={() => setRoom(one)}>
              {t(`online.room.${one}`)}
            </button>
          ))}
        </div>
      )}
      {room === 'team' && (
        <div class="signs">
          {SIGNALS.map((signal) => (
            <button type="button" key={signal} onClick={() => void ask({ do: 'chat', match, room, signal })}>
              {t(`online.signal.${signal}`)}
            </button>
          ))}
        </div>
      )}
      {room === 'table' && !watching && talk.phrases.length > 0 && !table.end && (
        <Phrases match={match} seen={seen} called={called} talk={talk} />
      )}
      {signs ? (
        <p class="muted small">{t('online.chat.signals')}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const line = text.trim();
            if (line === '' || busy) return;
            setBusy(true);
            void ask({ do: 'chat', match, room, text: line })
              .then((done) => done && setText(''))
              .finally(() => setBusy(false));
          }}
        >
          <input
            type="text"
            maxLength={500}
            value={text}
            aria-label={t('online.chat.write')}
            placeholder={t('online.chat.write')}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" disabled={busy}>
            {t('online.chat.send')}
          </button>
        </form>
      )}
    </section>
  );
}

/** What is often said, to everybody or to one of the others: one press says it. */
function Phrases({ match, seen: { table }, called, talk }: Props) {
  const [to, setTo] = useState<Seat | null>(null);
  const others = table.seats.flatMap((_, seat) => (seat === table.viewer ? [] : [seat]));
  return (
    <div class="phrases">
      <label>
        <span class="muted small">{t('online.chat.to')}</span>
        <select value={to ?? ''} onChange={({ currentTarget: { value } }) => setTo(value === '' ? null : Number(value))}>
          <option value="">{t('online.chat.all')}</option>
          {others.map((seat) => (
            <option value={seat}>{called(seat)}</option>
          ))}
        </select>
      </label>
      <div class="signs">
        {talk.phrases.map((phrase) => (
          <button type="button" key={phrase} onClick={() => void ask({ do: 'chat', match, room: 'table', signal: phraseSign(phrase, to) })}>
            {phrased(table.game, { phrase, to }, called)}
          </button>
        ))}
      </div>
    </div>
  );
}
