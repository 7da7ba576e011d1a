/** Rounds as beads, phases as words. */
import { PHASES, type RexView } from '@orrery/rex';
import { t } from './words.ts';

export function Track({ view, rounds }: { view: RexView; rounds: number }) {
  const now = PHASES.indexOf(view.phase);
  const said = t('rex.round.of', { n: view.round, rounds });
  return (
    <div class="rx-track">
      {view.round > 0 && (
        <span class="rounds" data-term="round">
          <span class="spoken">{said}</span>
          <span aria-hidden="true">
            <span class="word">{t('rex.round')} </span>
            <b>{view.round}</b> <span class="of">/ {rounds}</span>
          </span>
          <span class="beads" aria-hidden="true">
            {Array.from({ length: rounds }, (_, i) => (
              <i class={i + 1 < view.round ? 'past' : i + 1 === view.round ? 'now' : ''} />
            ))}
          </span>
        </span>
      )}
      <ol class="phases" aria-label={t('rex.phase')}>
        {PHASES.filter((phase) => (view.phase === 'setup') === (phase === 'setup')).map((phase) => {
          const i = PHASES.indexOf(phase);
          return (
            <li
              class={i < now ? 'past' : i === now ? 'now' : ''}
              data-term={phase === 'influence' ? 'influence-phase' : phase}
              aria-current={i === now ? 'step' : undefined}
            >
              {t(`rex.phase.${phase}`)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
