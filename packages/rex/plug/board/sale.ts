import type { RexEvent } from '@orrery/rex';

export interface Sale {
  readonly number: number;
  readonly all: number;
  readonly opener: number;
  readonly bids: ReadonlyMap<number, number | 'passed'>;
}

/** The running auction as it has been told. */
export function saleOf(events: readonly RexEvent[]): Sale | null {
  const start = events.findLastIndex(({ kind }) => kind === 'auction');
  const opening = events[start];
  if (opening?.kind !== 'auction') return null;
  const row = events.findLast((event) => event.kind === 'row');
  const bids = new Map<number, number | 'passed'>();
  for (const event of events.slice(start)) {
    if (event.kind === 'bid') bids.set(event.seat, event.amount);
    else if (event.kind === 'passed') bids.set(event.seat, 'passed');
  }
  return { number: opening.number, all: row?.kind === 'row' ? row.cards : opening.number, opener: opening.seat, bids };
}
