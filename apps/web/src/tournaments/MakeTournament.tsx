/** A new tournament: everything is chosen already, every choice is one of few. */
import { useEffect, useState } from 'preact/hooks';
import { GAMES, type GameId } from '@orrery/games/list';
import type { Clock, Request, TournamentView } from '@orrery/protocol';
import { nameOf } from '../app/lobby.ts';
import { go } from '../app/route.ts';
import { need, t } from '../app/words.ts';
import { called } from '../faces/called.ts';
import { request } from '../online/connection.ts';
import { seatsOf } from '../people/wish.ts';
import { shortClock } from '../people/words.ts';
import { say, sayNo } from './words.ts';

const CLOCKS: readonly Clock[] = [
  { kind: 'bank', seconds: 300, increment: 5 },
  { kind: 'bank', seconds: 600, increment: 10 },
  { kind: 'bank', seconds: 1800, increment: 20 },
  { kind: 'move', seconds: 86_400 },
];
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const STARTS = [0, 5, 10, 30, 60];
const BOTS = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
const LEVELS = ['1', '2', '3', '4', '5'];
const PAUSES = [10, 60, 180];
const MOST = [8, 16, 32, 64];
const HOUR = 60;

interface Field<V> {
  readonly label: string;
  readonly value: V;
  readonly values: readonly V[];
  readonly text: (value: V) => string;
  readonly onChange: (value: V) => void;
}

function Choice<V>({ label, value, values, text, onChange }: Field<V>) {
  return (
    <label>
      {label}
      <select
        value={String(values.indexOf(value))}
        onChange={(event) => {
          const chosen = values[Number(event.currentTarget.value)];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one, i) => (
          <option key={i} value={String(i)}>
            {text(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

type Kind = Request<'hold'>['kind'];

export function MakeTournament({ onCancel }: { onCancel: () => void }) {
  const [name, setName] = useState('');
  const [game, setGame] = useState<GameId>(GAMES[0]);
  useEffect(() => void need(game), [game]);
  const [seats, setSeats] = useState(seatsOf(GAMES[0])[0] ?? 2);
  const [kind, setKind] = useState<Kind>(seats === 2 ? 'swiss' : 'league');
  const [rounds, setRounds] = useState(5);
  const [clock, setClock] = useState<Clock>(CLOCKS[1] ?? { kind: 'none' });
  const [most, setMost] = useState(32);
  const [starts, setStarts] = useState(0);
  const [bots, setBots] = useState(0);
  const [level, setLevel] = useState('2');
  const [abandoned, setAbandoned] = useState<'bot' | 'rules'>('bot');
  const [rated, setRated] = useState(false);
  const [pause, setPause] = useState(60);
  const [trouble, setTrouble] = useState('');
  const kinds: readonly Kind[] = seats === 2 ? ['swiss', 'robin'] : ['league'];
  const sit = (count: number): void => {
    setSeats(count);
    setKind(count === 2 ? 'swiss' : 'league');
  };
  const send = async (): Promise<void> => {
    try {
      const { id } = await request<TournamentView>({
        do: 'hold',
        name: name.trim() || nameOf(game),
        game,
        kind,
        seats,
        rounds,
        clock,
        most,
        starts: (starts || HOUR) * 60,
        bots,
        level,
        abandoned,
        rated,
        pause,
      });
      go('tournament', id);
    } catch (error) {
      setTrouble(sayNo(error));
    }
  };
  const plain = (value: number | string): string => String(value);
  return (
    <form
      class="panel tournament-make"
      aria-label={say('make')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        {say('name')}
        <input type="text" maxLength={60} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <Choice
        label={say('game')}
        value={game}
        values={GAMES}
        text={nameOf}
        onChange={(one) => {
          setGame(one);
          sit(seatsOf(one)[0] ?? 2);
        }}
      />
      <Choice label={say('seats')} value={seats} values={seatsOf(game)} text={plain} onChange={sit} />
      <Choice label={say('kind')} value={kind} values={kinds} text={(one) => say(`kind.${one}`)} onChange={setKind} />
      <p class="muted small tournament-line">{say(`kind.${kind}.line`)}</p>
      {kind !== 'robin' && <Choice label={say('rounds')} value={rounds} values={ROUNDS} text={plain} onChange={setRounds} />}
      <Choice label={say('clock')} value={clock} values={CLOCKS} text={shortClock} onChange={setClock} />
      <Choice label={say('most')} value={most} values={MOST} text={plain} onChange={setMost} />
      <Choice label={say('starts')} value={starts} values={STARTS} text={(minutes) => say('starts.in', { minutes })} onChange={setStarts} />
      <Choice label={say('pause')} value={pause} values={PAUSES} text={(count) => say('pause.seconds', { count })} onChange={setPause} />
      <Choice
        label={say('bots')}
        value={bots}
        values={BOTS}
        text={(count) => (count === 0 ? say('bots.none') : plain(count))}
        onChange={setBots}
      />
      <Choice
        label={say('abandoned')}
        value={abandoned}
        values={['bot', 'rules'] as const}
        text={(one) => say(`abandoned.${one}`)}
        onChange={setAbandoned}
      />
      {(bots > 0 || kind === 'league' || abandoned === 'bot') && (
        <Choice
          label={say(bots > 0 ? 'level' : 'level.instead')}
          value={level}
          values={LEVELS}
          text={(one) => called(game, Number(one))}
          onChange={setLevel}
        />
      )}
      <label class="tournament-check">
        <input type="checkbox" checked={rated} onChange={(event) => setRated(event.currentTarget.checked)} /> {say('rated')}
      </label>
      {trouble && (
        <p role="alert" class="tournament-line">
          {trouble}
        </p>
      )}
      <div class="row-of-buttons tournament-line">
        <button type="submit" class="primary">
          {say('create')}
        </button>
        <button type="button" onClick={onCancel}>
          {t('close')}
        </button>
      </div>
    </form>
  );
}
