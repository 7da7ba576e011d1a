/** Everything that was done, by moderators and by the host. */
import type { LoggedAct } from '@orrery/protocol';
import { day } from '../app/words.ts';
import { untilWhen } from '../online/words.ts';
import { called, say } from './words.ts';

export const Log = ({ acts }: { acts: readonly LoggedAct[] }) => (
  <section class="panel conduct-log" aria-labelledby="conduct-log">
    <h2 id="conduct-log">{say('log')}</h2>
    {acts.length === 0 && <p class="muted small">{say('log.none')}</p>}
    <ol>
      {acts.map(({ time, by, what, whom, match, until, reason }, i) => (
        <li key={i}>
          <small>{day(time)}</small> <b>{by === null ? say('log.host') : called(by)}</b>{' '}
          {say(`log.${what}`, { whom: called(whom), match, until: untilWhen(until) })}
          {reason !== '' && <>: {reason}</>}
        </li>
      ))}
    </ol>
  </section>
);
