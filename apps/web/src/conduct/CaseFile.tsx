/** One person who was reported: names, lines, and what players have done themselves. Never a secret of a running game. */
import type { Dossier } from '@orrery/protocol';
import { isGame } from '@orrery/games/list';
import { nameOf } from '../app/lobby.ts';
import { day } from '../app/words.ts';
import { date } from '../account/words.ts';
import { untilWhen } from '../online/words.ts';
import { Disc } from '../people/Disc.tsx';
import { called, say } from './words.ts';

const clock = (time: number): string => new Date(time).toTimeString().slice(0, 5);

export function CaseFile({ dossier }: { dossier: Dossier }) {
  const { name, names, reports, muted, blocked, silence, shut } = dossier;
  return (
    <section class="panel conduct-file" aria-labelledby="conduct-name">
      <header>
        <Disc name={name} />
        <div>
          <h2 id="conduct-name">{called(name)}</h2>
          <p class="muted small">
            {names.length === 0
              ? say('called.never')
              : names
                  .slice(0, 5)
                  .map((former) => say('called', { name: former.name, date: date(former.until) }))
                  .join(' · ')}
          </p>
        </div>
      </header>
      {reports.map(({ match, game, status, by, made, reason, lines }) => (
        <article key={`${match} ${by} ${made}`}>
          <h3>{say('lines', { name: called(by) })}</h3>
          <p class="muted small">
            {isGame(game) ? nameOf(game) : ''}, {say(`status.${status}`)} · {day(made)}
          </p>
          {reason !== '' && <p class="conduct-reason">{reason}</p>}
          {lines === null && <p>{say('lines.own')}</p>}
          {lines?.length === 0 && <p class="muted">{say('lines.none')}</p>}
          {lines && lines.length > 0 && (
            <ol class="conduct-lines">
              {lines.map((line, i) => (
                <li key={i} class={line.own ? 'reported' : ''}>
                  <span>
                    <b>{called(line.name)}</b> {line.text} {line.own && <em class="chip">{say('line.reported')}</em>}
                  </span>
                  <small>{clock(line.time)}</small>
                </li>
              ))}
            </ol>
          )}
        </article>
      ))}
      <dl class="conduct-facts">
        <div>
          <dt>{say('now')}</dt>
          <dd>
            {silence && say('now.silence', { until: untilWhen(silence.until), reason: silence.reason })}
            {shut && say('now.ban', { until: untilWhen(shut.until), reason: shut.reason })}
            {!silence && !shut && say('now.free')}
          </dd>
        </div>
        <div>
          <dt>{say('players')}</dt>
          <dd>{say('players.line', { muted, blocked })}</dd>
        </div>
        <div>
          <dt>{say('unseen')}</dt>
          <dd>{say('unseen.line')}</dd>
        </div>
      </dl>
    </section>
  );
}
