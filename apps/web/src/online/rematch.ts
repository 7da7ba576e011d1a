/** Another game of the same people, each one seat further round. */
import { Refused } from '@orrery/protocol/client';
import { go } from '../app/route.ts';
import { request } from './connection.ts';
import { showRefused } from './words.ts';

/** Makes the next table or finds it made, takes the seat kept there, and goes. */
export async function playAgain(match: string): Promise<void> {
  try {
    const { match: next } = await request<{ readonly match: string }>({ do: 'rematch', match });
    await request({ do: 'join', match: next }).catch((error: unknown) => {
      // Whoever asked first sits already; a game under way is there to be looked at.
      if (!(error instanceof Refused) || !['already-seated', 'already-started'].includes(error.no.code)) throw error;
    });
    go('match', next);
  } catch (error) {
    showRefused(error);
  }
}
