/** A match without one of its people: what they did stays, under a word that means something in this match alone. */
import type { Row } from '@orrery/store';
import type { TableRecord } from '../table/record.ts';

/** Which rows of a match name a person, and how they read without them. */
export function forgetIn(rows: readonly Row[], person: string, alias: string): readonly { readonly seq: number; readonly body: string }[] {
  /** The name under which they sit, by seat. */
  const sits = new Map<number, string>();
  const renamed = (id: string): string => (id === person ? alias : id);
  const without = (record: TableRecord): TableRecord => {
    switch (record.k) {
      case 'made':
        return {
          ...record,
          ...(record.by === undefined ? {} : { by: renamed(record.by) }),
          seats: record.seats.map((plan) => (plan.keep === undefined ? plan : { ...plan, keep: renamed(plan.keep) })),
        };
      case 'sat':
        if (record.person !== person) {
          sits.delete(record.seat);
          return record;
        }
        sits.set(record.seat, record.name);
        return { ...record, person: alias, name: '', key: '', gone: true };
      case 'claimed':
        return { ...record, person: renamed(record.person) };
      case 'rekeyed':
        return record.cmd?.startsWith(`${person}/`) ? { ...record, key: '' } : record;
      case 'chat': {
        const { seat, name } = record.line;
        const theirs = seat < 0 ? record.cmd?.startsWith(`${person}/`) : sits.get(seat) === name;
        return theirs ? { ...record, line: { ...record.line, name: '' } } : record;
      }
      default:
        return record;
    }
  };
  return rows.flatMap(({ seq, body }) => {
    const record = without(JSON.parse(body) as TableRecord);
    const { cmd } = record;
    const forgotten = cmd?.startsWith(`${person}/`) ? { ...record, cmd: `${alias}${cmd.slice(person.length)}` } : record;
    const after = JSON.stringify(forgotten);
    return after === body ? [] : [{ seq, body: after }];
  });
}

/** Something a person did at a table, as the log has it. */
export interface Deed {
  readonly time: number;
  readonly did: Readonly<Record<string, unknown>>;
}

/** What nobody else may know, and what is nobody's but the house's. */
const HIDDEN: ReadonlySet<string> = new Set(['cmd', 'key', 'person', 'by', 'secret']);
const shown = (record: object): Deed['did'] => Object.fromEntries(Object.entries(record).filter(([field]) => !HIDDEN.has(field)));

/** What a match has of one of its people: what they did and said, and nothing of anybody else. What the table did for their seat is the table's. */
export function ownIn(rows: readonly Row[], person: string): readonly Deed[] {
  return rows.flatMap(({ time, body }): readonly Deed[] => {
    const record = JSON.parse(body) as TableRecord;
    const own =
      record.k === 'made'
        ? record.by === person
        : record.k === 'sat' || record.k === 'claimed'
          ? record.person === person
          : record.cmd?.startsWith(`${person}/`);
    return own ? [{ time, did: shown(record) }] : [];
  });
}
