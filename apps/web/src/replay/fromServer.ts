import { put } from '../table/shelf.ts';

/** The record of a match that has ended, from the server this page comes from; kept in this browser, so that it opens like any other. Null where there is none. */
export async function fromServer(match: string): Promise<string | null> {
  if (!/^[A-Za-z0-9_-]{8,32}$/.test(match)) return null;
  const answer = await fetch(`api/matches/${match}/replay`);
  if (!answer.ok) return null;
  const text = await answer.text();
  // Where the browser stores nothing, the page still has it in memory.
  await put('replays', { id: match, text, added: Date.now() }).catch(() => undefined);
  return text;
}
