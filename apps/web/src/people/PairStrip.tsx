/** While others are sought, and for a moment when they are found: on every page, so that nobody has to sit and stare. */
import { useEffect, useState } from 'preact/hooks';
import { nameOf } from '../app/lobby.ts';
import { SECOND, spanText } from '../online/time.ts';
import { offers } from './offers.ts';
import { fillNow, foundTable, openFound, seeking, stopSeeking } from './seeking.ts';
import { companyText, say, shortClock } from './words.ts';
import './strip.css';

const R = 18;

function Ring({ part, text }: { part: number; text: string }) {
  return (
    <svg width="48" height="48" viewBox="-24 -24 48 48" aria-hidden="true">
      <circle r={R} class="track" />
      <circle r={R} class="part" pathLength={100} stroke-dasharray={`${100 * part} 100`} transform="rotate(-90)" />
      <text y="4">{text}</text>
    </svg>
  );
}

export function PairStrip() {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  const wish = seeking.value;
  if (foundTable.value !== null)
    return (
      <section class="pair-strip panel" role="status">
        <b>{say('strip.found')}</b>
        <span class="grow" />
        <button type="button" class="primary" onClick={openFound}>
          {say('strip.open')}
        </button>
      </section>
    );
  if (!wish) return null;
  const { game, seats, clock, fill, since, id, rated, again, teams = false } = wish;
  const waited = since === 0 ? 0 : Math.max(0, Date.now() - since);
  const same = offers.value?.seeks.filter(
    (one) =>
      one.id !== id &&
      one.game === game &&
      one.seats === seats &&
      one.rated === rated &&
      (one.teams ?? false) === teams &&
      JSON.stringify(one.clock) === JSON.stringify(clock),
  );
  const others = (same ?? []).slice(0, seats - 2);
  return (
    <section class={`pair-strip panel of-${game}`} aria-label={say('strip')}>
      <Ring part={fill ? Math.min(1, waited / (fill * SECOND)) : 0} text={spanText(waited)} />
      <p role="status">
        <b>{say('strip.more', { count: seats - 1 - others.length })}</b>
        <small>
          {nameOf(game)} · {companyText(game, seats, teams)} · {shortClock(clock)} · {say(rated ? 'rated' : 'friendly')}
        </small>
        {again && <small>{say('strip.again')}</small>}
        {others.length > 0 && <small>{say('strip.there', { names: others.map(({ name }) => name || say('nameless')).join(', ') })}</small>}
      </p>
      <span class="grow" />
      <small class="then">
        {fill ? say('strip.then', { time: spanText(fill * SECOND) }) : say('strip.people')}
        {fill && rated ? ` ${say('strip.unrated')}` : ''}
      </small>
      <button type="button" onClick={fillNow}>
        {say('strip.fill')}
      </button>
      <button type="button" class="quiet" onClick={stopSeeking}>
        {say('strip.stop')}
      </button>
    </section>
  );
}
