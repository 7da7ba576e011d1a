import type { Event } from '@orrery/kernel';
import type { Table } from './table.ts';

/** Everything the viewer was told, in order; own answers are not events. */
export const eventsOf = ({ rules }: Pick<Table, 'rules'>, past: readonly number[]): Event[] =>
  past.flatMap((entry) => (entry < 0 ? [] : [rules.events.name(entry)]));
