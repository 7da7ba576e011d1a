/** Who stands where, with what each round has brought. On a phone the rows round one's own come first. */
import { useState } from 'preact/hooks';
import type { TournamentEntrant, TournamentView } from '@orrery/protocol';
import { Disc } from '../people/Disc.tsx';
import { called, points, say } from './words.ts';

/** Rows of a phone before all of them are wanted. */
const FEW = 12;

function Mark({ mark, round }: { mark: number | null; round: number }) {
  const kind = mark === null ? 'now' : mark < 0 ? 'out' : mark === 1 ? 'won' : mark === 0 ? 'lost' : 'part';
  const text = say(`mark.${kind}`, { round, points: points(mark ?? 0) });
  return (
    <i class={`round-mark ${kind}`} title={text}>
      <span class="sr-only">{text}</span>
      <span aria-hidden="true">{mark === null ? '•' : mark < 0 ? '–' : points(mark)}</span>
    </i>
  );
}

const Row = ({ game, one, rounds }: { game: string; one: TournamentEntrant; rounds: number }) => (
  <tr class={one.own ? 'own' : ''}>
    <td class="number">{one.place}</td>
    <th scope="row">
      <span class="people-who">
        {one.level === undefined ? (
          <Disc name={one.name} />
        ) : (
          <i class="people-disc bot" aria-hidden="true">
            {one.level.length === 1 ? one.level : '–'}
          </i>
        )}
        <b>{called(game, one)}</b>
        {one.left && <small class="muted">{say('left')}</small>}
      </span>
    </th>
    <td class="marks">
      {one.marks.map((mark, i) => (
        <Mark key={i} mark={mark} round={i + 1} />
      ))}
      {Array.from({ length: Math.max(0, rounds - one.marks.length) }, (_, i) => (
        <i class="round-mark later" key={`later ${i}`} aria-hidden="true" />
      ))}
    </td>
    <td class="number total">{points(one.points)}</td>
    <td class="number">{points(one.others)}</td>
  </tr>
);

export function Standings({ view }: { view: TournamentView }) {
  const [all, setAll] = useState(false);
  const { entrants, rounds } = view;
  const own = Math.max(
    0,
    entrants.findIndex((one) => one.own),
  );
  const from = Math.min(Math.max(0, own - FEW / 2), Math.max(0, entrants.length - FEW));
  return (
    <section class="tournament-standings" aria-labelledby="tournament-standings">
      <div class="people-head">
        <h2 id="tournament-standings">{say('standings')}</h2>
        <p class="muted small">{say(view.kind === 'robin' ? 'standings.robin' : 'standings.line')}</p>
      </div>
      <table class={all ? 'all' : ''}>
        <thead>
          <tr>
            <th scope="col" class="number">
              <abbr title={say('place')}>#</abbr>
            </th>
            <th scope="col">{say('player')}</th>
            <th scope="col">{say('rounds')}</th>
            <th scope="col" class="number">
              {say('points')}
            </th>
            <th scope="col" class="number">
              {say('others')}
            </th>
          </tr>
        </thead>
        <tbody class="above">
          {entrants.slice(0, from).map((one) => (
            <Row game={view.game} key={one.number} one={one} rounds={rounds} />
          ))}
        </tbody>
        <tbody>
          {entrants.slice(from, from + FEW).map((one) => (
            <Row game={view.game} key={one.number} one={one} rounds={rounds} />
          ))}
        </tbody>
        <tbody class="below">
          {entrants.slice(from + FEW).map((one) => (
            <Row game={view.game} key={one.number} one={one} rounds={rounds} />
          ))}
        </tbody>
      </table>
      {!all && entrants.length > FEW && (
        <button type="button" class="tournament-all" onClick={() => setAll(true)}>
          {say('all', { count: entrants.length })}
        </button>
      )}
    </section>
  );
}
