/** Keeps an eye on the games that wait for this player, wherever in the page they are: for the head of the page, its title and its badge. */
import type { Listing, OwnListed } from '@orrery/protocol';
import { waiting } from '../app/waiting.ts';
import { request } from './connection.ts';
import { yourTurn } from './turns.ts';

const LOOK_EVERY = 60_000;

/** As a list says it. */
export function noteTurns(mine: readonly OwnListed[]): void {
  waiting.value = mine.filter(yourTurn).length;
  // The badge of a page that is installed; others have none.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting.value).catch(() => undefined);
}

let watching = false;

export function watchTurns(): void {
  if (watching) return;
  watching = true;
  const look = (): void => {
    if (document.hidden) return;
    void request<Listing>({ do: 'list' }).then(
      ({ mine }) => noteTurns(mine),
      () => undefined,
    );
  };
  look();
  setInterval(look, LOOK_EVERY);
  document.addEventListener('visibilitychange', look);
  addEventListener('hashchange', look);
}
