/** What is offered to everybody, as the server tells it; asked for while anything on the page shows it. */
import { signal } from '@preact/signals';
import type { Offered } from '@orrery/protocol/client';
import { link } from '../online/connection.ts';

export const offers = signal<Offered | null>(null);

let shown = 0;
let stop = (): void => undefined;

/** Returns what ends it. */
export function watchOffers(): () => void {
  if (shown++ === 0) stop = link().lobby((offered) => (offers.value = offered));
  let over = false;
  return () => {
    if (over) return;
    over = true;
    if (--shown > 0) return;
    stop();
    offers.value = null;
  };
}
