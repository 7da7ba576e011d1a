/** What lies over the sky: the forecast "if the round ended now", and the domination track. */
import type { Forecast, View } from '@orrery/gravity';
import { person, Sign } from './people.tsx';
import { teamTurn } from './teamTurn.ts';
import type { Things } from './things.ts';
import { t } from './words.ts';

/** Who would attract if the round ended now; in the islands phase, which pull this is. */
export function ForecastChip({ forecast, view, things }: { forecast: Forecast; view: View; things: Things }) {
  const { attraction } = view;
  const { attractors, balance } = forecast;
  const { lead, pulls } = attraction ?? forecast;
  const heavy = attraction ? [attraction.attractor] : attractors;
  const first = view.islands.find(({ id }) => id === heavy[0]);
  const holder = first?.hunters.findIndex((count) => count > 0) ?? -1;
  return (
    <p class={`forecast ${attraction ? 'pulling' : ''}`} role="status" data-zone="forecast" data-term="forecast">
      <small class="caps">{attraction ? t('gravity.pull.n', { pull: attraction.pulled + 1, pulls }) : t('gravity.forecast')}</small>
      <span>
        {heavy.length > 0 ? (
          <>
            {holder >= 0 && <Sign seat={holder} size={15} />}{' '}
            <b>{heavy.length > 2 ? t('gravity.can.islands', { count: heavy.length }) : heavy.map((id) => things.island(id)).join(' / ')}</b>{' '}
            <span data-term="lead">{t('gravity.forecast.attracts', { lead, pulls })}</span>
          </>
        ) : (
          t(balance ? 'gravity.forecast.balance' : 'gravity.forecast.none')
        )}
      </span>
    </p>
  );
}

/** One marker a side on a line from nothing to the goal. */
export function Domination({ view }: { view: View }) {
  const step = 34;
  const sides = [...new Set(view.players.map(({ side }) => side))];
  const label = sides.map((side) => `${t('gravity.side', { n: side + 1 })}: ${view.points[side] ?? 0}`).join(', ');
  const seatsOf = (side: number): number[] => view.players.flatMap((player, seat) => (player.side === side ? [seat] : []));
  return (
    <div class="domination" data-zone="domination" data-term="domination">
      <small class="caps">{t('gravity.domination')}</small>
      <svg width={step * view.goal + 32} height="46" viewBox={`-16 -28 ${step * view.goal + 32} 46`} role="img" aria-label={label}>
        <path class="track" d={`M0 0H${step * view.goal}`} />
        {Array.from({ length: view.goal + 1 }, (_, n) => (
          <g key={n} transform={`translate(${n * step} 0)`}>
            <circle class={n === view.goal ? 'goal' : 'space'} r="9" />
            <text y="4">{n}</text>
          </g>
        ))}
        {sides.map((side, k) => {
          // GRV-TEAM-SETUP-3: the captain's marker tops the team's stack.
          const stack = seatsOf(side).toSorted((a, b) => Number(view.captains.includes(a)) - Number(view.captains.includes(b)));
          const together = sides.filter((other, i) => i < k && view.points[other] === view.points[side]).length;
          return (
            <g key={side} transform={`translate(${(view.points[side] ?? 0) * step - 5 + 12 * together} -18)`}>
              {stack.map((seat, height) => {
                const { colour, emblem, ink } = person(seat);
                return (
                  <g key={seat} data-marker={seat} transform={`translate(0 ${2 - 5 * height})`}>
                    <path d="M-9 0C-5-6 7-6 10 0C7 6-5 6-9 0Z" fill={colour} stroke="#0b0e15" />
                    <path d={emblem} transform="scale(.62)" fill={ink} />
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Where the round stands: its four phases, the lap or the turn. */
export function Phases({ view, things, name }: { view: View; things: Things; name: (phase: string) => string }) {
  const [lap, laps] = view.lap > 0 ? [view.lap, things.turns] : [teamTurn(view), things.turns * view.players.length];
  const phases = ['preparation', 'corporations', 'islands', 'transition'] as const;
  return (
    <ol class="phases" aria-label={t('gravity.round.n', { round: view.round })}>
      <li class="which" data-term="round">
        <small class="caps">{t('gravity.round')}</small> <b>{view.round}</b>
      </li>
      {phases.map((phase) => (
        <li
          key={phase}
          data-term={phase}
          class={view.phase === phase ? 'now' : ''}
          aria-current={view.phase === phase ? 'step' : undefined}
        >
          {name(phase)}
          {phase === 'corporations' && view.phase === phase && (
            <>
              <small>{view.lap > 0 ? t('gravity.lap.of', { lap, laps }) : t('gravity.turn.of', { turn: lap, turns: laps })}</small>
              <b class="lap" aria-hidden="true">{`${lap}/${laps}`}</b>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
