/** One's own games with people elsewhere, for a page that does not stay to watch them. */
import type { Listing, OwnListed } from '@orrery/protocol';
import { request } from './link.ts';
import { yoursFirst } from './turns.ts';

export { yourTurn } from './turns.ts';

/** Those that are not over, the ones that wait for oneself first. */
export async function ownGames(): Promise<readonly OwnListed[]> {
  const { mine } = await request<Listing>({ do: 'list' });
  return yoursFirst(mine.filter(({ status }) => status !== 'ended'));
}
