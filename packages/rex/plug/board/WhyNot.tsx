/** Every place that cannot be pointed at now; choosing one says which rule closes it. */
import { useState } from 'preact/hooks';
import { Dialog } from '@orrery/web/app/Dialog.tsx';
import type { Things } from './things.tsx';
import { t } from './words.ts';

export function WhyNot({ things, open, onAsk }: { things: Things; open: ReadonlyMap<string, number>; onAsk: (place: string) => void }) {
  const [shown, setShown] = useState(false);
  const closed = things.pack.locations.filter(({ id }) => !open.has(id));
  if (open.size === 0 || closed.length === 0) return null;
  return (
    <>
      <button type="button" class="rx-why" onClick={() => setShown(true)}>
        {t('rex.why')}
      </button>
      {shown && (
        <Dialog title={t('rex.why')} onClose={() => setShown(false)} class="rx-sheet of-rex">
          <p class="muted small">{t('rex.why.lead')}</p>
          <ul class="rx-closed">
            {closed.map(({ id }) => (
              <li>
                <button
                  type="button"
                  onClick={() => {
                    setShown(false);
                    onAsk(id);
                  }}
                >
                  {things.name('location', id)}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
