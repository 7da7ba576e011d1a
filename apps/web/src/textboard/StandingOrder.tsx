/** Some decisions come often: a person alone may pass a kind of them for a while without being asked. */
import { t, textsOf } from '../app/words.ts';
import type { Play } from '../table/play.ts';
import { ORDERS } from '@orrery/protocol/orders';

export function StandingOrder({ play }: { play: Play }) {
  const { table } = play;
  const { orders = {}, stage } = table.now.value;
  if (stage === 'over' || !table.order) return null;
  return (
    <>
      {Object.entries(orders).map(([kind, order]) => (
        <div class="standing-order" key={kind}>
          <span id={`standing-${kind}`} class="caps">
            {textsOf(table.game).say(`passing.${kind}`)}
          </span>
          <div class="segment" role="group" aria-labelledby={`standing-${kind}`}>
            {ORDERS.map((each) => (
              <button type="button" aria-pressed={each === order} onClick={() => void table.order?.(kind, each)}>
                {t(`order.${each}`)}
              </button>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
