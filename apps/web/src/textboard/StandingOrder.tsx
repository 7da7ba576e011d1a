/** Card windows come often: a person alone may pass them for a while without being asked. */
import { t } from '../app/words.ts';
import type { Play } from '../table/play.ts';
import { ORDERS } from '@orrery/protocol/orders';

export function StandingOrder({ play }: { play: Play }) {
  const { table } = play;
  const { order, stage } = table.now.value;
  if (order === undefined || stage === 'over' || !table.order) return null;
  return (
    <div class="standing-order">
      <span id="standing-order" class="caps">
        {t('order.windows')}
      </span>
      <div class="segment" role="group" aria-labelledby="standing-order">
        {ORDERS.map((each) => (
          <button type="button" aria-pressed={each === order} onClick={() => void table.order?.(each)}>
            {t(`order.${each}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
