/** How many games with people elsewhere wait for this player, as far as the page has heard. */
import { signal } from '@preact/signals';

export const waiting = signal(0);
