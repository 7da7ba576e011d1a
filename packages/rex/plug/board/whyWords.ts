/** What computer players say of what they do towards others. */
import type { RexEvent, RexPack, RexView } from '@orrery/rex';
import type { Table } from '@orrery/web/table/table.ts';
import { type WhyCode, whyOf } from './why.ts';
import { type BoardKey, t } from './words.ts';

const KEYS: Readonly<Record<WhyCode, BoardKey>> = {
  enough: 'rex.why.enough',
  against: 'rex.why.against',
  together: 'rex.why.together',
  gain: 'rex.why.gain',
  price: 'rex.why.price',
  allied: 'rex.why.allied',
  short: 'rex.why.short',
  alone: 'rex.why.alone',
  'alone-enough': 'rex.why.alone-enough',
  shared: 'rex.why.shared',
  apart: 'rex.why.apart',
};

/** What a computer player says of what it did, in its own words; `called` says a seat's name. */
export type Words = (called: (seat: number) => string) => string;

/** The same for the events of a table. */
export function ofBots({ rules, seats }: Table, view: RexView, events: readonly RexEvent[]): (at: number) => Words | null {
  const why = whyOf((rules.pack as RexPack).constants.strongholdsToWin);
  return (at) => {
    const event = events[at];
    if (!event || !('seat' in event) || seats[event.seat]?.kind !== 'bot') return null;
    const found = why(view, events, at);
    if (!found) return null;
    const { code, values, seat } = found;
    return (called) => t(KEYS[code], { ...values, ...(seat === undefined ? {} : { who: called(seat) }) });
  };
}
