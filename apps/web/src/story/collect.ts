/** All finished games of whoever sits here: those of this device, and those with people on the server. */
import { readReplay, SPECTATOR, type Seat } from '@orrery/kernel';
import type { Listed, Listing } from '@orrery/protocol';
import { kept } from '../app/settings.ts';
import { all, get } from '../table/shelf.ts';
import { type Finished, ofMatch, ofTable } from './finished.ts';

/** So many games are asked of a server; earlier ones come when they are opened there. */
const MOST = 40;

export const onDevice = async (): Promise<readonly Finished[]> => (await all('tables')).flatMap((table) => ofTable(table) ?? []);

/** The own seat: what this device kept of the match knows it, else the own name does. */
async function seatIn(listed: Listed): Promise<Seat | null> {
  const { sealOfMatch } = await import('../online/seals.ts');
  const seal = await sealOfMatch(listed.match);
  if (seal && seal.viewer !== SPECTATOR) return seal.viewer;
  const named = listed.seats.flatMap(({ kind, name }, seat) => (kind === 'person' && name !== '' && name === kept('name') ? [seat] : []));
  return named.length === 1 ? (named[0] ?? null) : null;
}

async function record(match: string): Promise<string | null> {
  const here = await get('replays', match).catch(() => undefined);
  if (here) return here.text;
  const answer = await fetch(`api/matches/${encodeURIComponent(match)}/replay`);
  return answer.ok ? answer.text() : null;
}

/** Nothing where one has never sat at a server's table, or there is no network. */
export async function withPeople(): Promise<readonly Finished[]> {
  if (kept('token') === null) return [];
  const { request } = await import('../online/connection.ts');
  const { mine } = await request<Listing>({ do: 'list' });
  const found: Finished[] = [];
  // One after another: a page that looks back does not press a server.
  for (const listed of mine.filter(({ status }) => status === 'ended').slice(0, MOST)) {
    const text = await record(listed.match).catch(() => null);
    const replay = text === null ? null : readReplay(text);
    if (replay && !('code' in replay)) found.push(ofMatch(listed, replay, await seatIn(listed)));
  }
  return found;
}
