import type { MakeSecret } from './commands.ts';
import type { Table } from './table.ts';

/** A game ends without a result; where there is none yet, everybody stands up. */
export function stop(table: Table, now: number, secret: MakeSecret): void {
  if (table.status === 'running') return table.write({ k: 'ended', broken: { ended: 'unfinished' } }, now);
  if (table.status === 'ended') return;
  for (const [seat, { kind, promise }] of table.places.entries()) {
    if (kind !== 'person') continue;
    if (promise !== null) table.write({ k: 'voided', seat, secret: secret() }, now);
    table.write({ k: 'left', seat }, now);
  }
}
