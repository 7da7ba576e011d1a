import { percent } from '@orrery/web/app/words.ts';
import { t } from './words.ts';

/** What the heat on the map means. */
export const Legend = ({ viewer }: { viewer: number }) => (
  <section class="legend" aria-label={t('belief')}>
    <span class="caps">{t('belief')}</span>
    <div class="scale-row">
      <span>{percent(0)}</span>
      <div class="scale" aria-hidden="true" />
      <span>{percent(0.4)}</span>
    </div>
    <p>{t(viewer === 0 ? 'belief.base' : 'belief.hand')}</p>
  </section>
);
