/** Somebody who plays a tournament to its end, at whatever tables it brings; always by the same few wits. */
import type { Chance } from '@orrery/kernel';
import type { TournamentView } from '@orrery/protocol';
import { openNumber, promise, type Guest } from './guest.ts';

/** A busy machine is slow, not wrong. */
const PATIENCE = 600_000;

const isOver = ({ state }: TournamentView): boolean => state === 'over' || state === 'off';

/** Until the tournament is over, or the connection is: the last that was seen of it. */
export async function contend(guest: Guest, of: string, chance: Chance): Promise<TournamentView | null> {
  for (;;) {
    const heard = guest.changed.length;
    const answered = await guest.ask({ do: 'tournament', of, follow: true });
    if ('no' in answered) return null;
    const view = answered.ok as unknown as TournamentView;
    if (isOver(view)) return view;
    const own = view.entrants.find((one) => one.own)?.number ?? -2;
    const board = view.boards.find(({ seats, points, match }) => seats.includes(own) && !points && match !== '');
    if (view.state === 'running' && board && (await sit(guest, board.match, chance))) continue;
    await guest.until(() => guest.changed.length > heard || guest.closed !== null, 'something to happen', PATIENCE);
    if (guest.closed) return null;
  }
}

/** Plays at a table until it is over, another one may have come, or the connection has ended; whether anything was done. */
async function sit(guest: Guest, match: string, chance: Chance): Promise<boolean> {
  if ('no' in (await guest.ask({ do: 'watch', match }))) return false;
  await guest.until(() => guest.tables.has(match) || guest.closed !== null, 'the table', PATIENCE);
  if (guest.tables.get(match)?.status === 'ended') return false;
  while (!guest.closed) {
    const table = guest.tables.get(match);
    if (!table || table.status === 'ended') return true;
    if (table.status === 'waiting') {
      const heard = guest.changed.length;
      await prepare(guest, match);
      await guest.until(
        () => guest.tables.get(match) !== table || guest.changed.length > heard || guest.closed !== null,
        'the others',
        PATIENCE,
      );
      if (guest.changed.length > heard && guest.tables.get(match)?.status === 'waiting') return true;
      continue;
    }
    const waits = (): boolean => (guest.updates.get(match)?.open.length ?? 0) > 0;
    await guest.until(() => waits() || guest.tables.get(match)?.status === 'ended' || guest.closed !== null, 'a question', PATIENCE);
    const update = guest.updates.get(match);
    if (!update || !waits()) continue;
    const { n, open } = update;
    const answered = await guest.ask({ do: 'answer', match, n, choice: open[chance.below(open.length)] ?? 0 });
    if ('no' in answered && !['stale', 'ended', 'connection-lost', 'away', 'not-stored'].includes(answered.no.code))
      throw new Error(JSON.stringify(answered.no));
    await guest.until(
      () =>
        (guest.updates.get(match)?.n ?? 0) > n || guest.tables.get(match)?.status === 'ended' || guest.closed !== null || 'no' in answered,
      'the own answer',
      PATIENCE,
    );
  }
  return true;
}

/** Promises the own number, and opens it once everybody has promised theirs. */
async function prepare(guest: Guest, match: string): Promise<void> {
  const table = guest.tables.get(match);
  if (!table || !('promises' in table.shuffle)) return;
  const { promises = [], opened = 0 } = table.shuffle;
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  try {
    if (promises[table.viewer] === null) await promise(match, guest);
    else if (people.every((seat) => promises[seat] !== null) && !((opened >> table.viewer) & 1)) await openNumber(match, guest);
  } catch (error) {
    if (!guest.closed) throw error;
  }
}
