/** The player's games with people elsewhere, fetched once: the page does not keep watching them. */
import type { Listing, OwnListed } from '@orrery/protocol';
import { request } from './connection.ts';
import { yoursFirst } from './turns.ts';
import { noteTurns } from './watchTurns.ts';

export { yourTurn } from './turns.ts';

/** Unfinished games; those waiting for this player come first. */
export async function ownGames(): Promise<readonly OwnListed[]> {
  const { mine } = await request<Listing>({ do: 'list' });
  noteTurns(mine);
  return yoursFirst(mine.filter(({ status }) => status !== 'ended'));
}
