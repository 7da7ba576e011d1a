/** Quick pairing: the wish as a sentence, and one button a game. */
import { useState } from 'preact/hooks';
import { GAMES, type GameId } from '@orrery/games/list';
import { cardOf } from '../app/lobby.ts';
import { Icon } from '../draw/glyphs.tsx';
import { seek, seeking } from './seeking.ts';
import { CLOCKS, companiesOf, pairClock, pairFill, pairRated } from './wish.ts';
import { companyText, say, shortClock, sizesOf } from './words.ts';

const sayFill = (value: string): string =>
  value === 'never' ? say('fill.never') : say('fill.after', { minutes: Math.round(Number(value) / 60) });

function PairCard({ game }: { game: GameId }) {
  const companies = companiesOf(game);
  const [chosen, setChosen] = useState(0);
  const { seats, teams } = companies[chosen] ?? { seats: 2, teams: false };
  const { name, meta } = cardOf(game);
  const mine = seeking.value?.game === game;
  const begin = (): void => {
    const fill = pairFill.peek();
    void seek({
      game,
      seats,
      teams,
      clock: CLOCKS[pairClock.peek()],
      rated: pairRated.peek() === 'rated',
      ...(fill === 'never' ? {} : { fill: Number(fill) }),
    });
  };
  return (
    <article class={`pair-card panel of-${game}`}>
      <h3>{name}</h3>
      <p class="muted small">{meta}</p>
      {companies.length > 1 && (
        <div class="segment" role="group" aria-label={say('seats.label', { game: name })}>
          {companies.map((one, i) => (
            <button
              type="button"
              key={i}
              aria-pressed={i === chosen}
              aria-label={companyText(game, one.seats, one.teams)}
              onClick={() => setChosen(i)}
            >
              {one.teams ? sizesOf(game) : one.seats}
            </button>
          ))}
        </div>
      )}
      <button type="button" class="primary" disabled={mine} aria-label={`${say(mine ? 'pair.now' : 'pair')}: ${name}`} onClick={begin}>
        <Icon name="people" size={16} />
        {say(mine ? 'pair.now' : 'pair')}
      </button>
    </article>
  );
}

export function PairMe() {
  const [changing, setChanging] = useState(false);
  return (
    <section class="people-play" aria-labelledby="people-play">
      <div class="people-head">
        <h2 id="people-play">{say('play')}</h2>
        <p class="muted small">
          {shortClock(CLOCKS[pairClock.value])} · {say(pairRated.value)} · {sayFill(pairFill.value)} ·{' '}
          <button type="button" class="link" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {say('change')}
          </button>
        </p>
      </div>
      {changing && (
        <div class="people-wish panel">
          <label>
            <span>{say('clock')}</span>
            <select
              value={pairClock.value}
              onChange={(event) => pairClock.set(pairClock.values.find((one) => one === event.currentTarget.value) ?? 'quick')}
            >
              {pairClock.values.map((value) => (
                <option value={value}>{shortClock(CLOCKS[value])}</option>
              ))}
            </select>
          </label>
          <label>
            <span>{say('rated.label')}</span>
            <select
              value={pairRated.value}
              onChange={(event) => pairRated.set(pairRated.values.find((one) => one === event.currentTarget.value) ?? 'friendly')}
            >
              {pairRated.values.map((value) => (
                <option value={value}>{say(value)}</option>
              ))}
            </select>
          </label>
          <label>
            <span>{say('fill')}</span>
            <select
              value={pairFill.value}
              onChange={(event) => pairFill.set(pairFill.values.find((one) => one === event.currentTarget.value) ?? '60')}
            >
              {pairFill.values.map((value) => (
                <option value={value}>{sayFill(value)}</option>
              ))}
            </select>
          </label>
        </div>
      )}
      <div class="pair-cards">
        {GAMES.map((game) => (
          <PairCard key={game} game={game} />
        ))}
      </div>
    </section>
  );
}
