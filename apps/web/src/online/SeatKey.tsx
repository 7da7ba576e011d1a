/** Takes the key of the own seat back from whoever has it. */
import { useState } from 'preact/hooks';
import { t } from '../app/words.ts';
import { ask } from './words.ts';

export function SeatKey({ match }: { match: string }) {
  const [done, setDone] = useState(false);
  return (
    <details>
      <summary>{t('online.key')}</summary>
      <p class="muted small">{t('online.key.line')}</p>
      <button type="button" data-rekey="" onClick={() => void ask({ do: 'rekey', match }).then(setDone)}>
        {t('online.key.new')}
      </button>
      <p class="muted small" role="status">
        {done ? t('online.key.done') : ''}
      </p>
    </details>
  );
}
