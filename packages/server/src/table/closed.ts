/** A match whose rules this house no longer has: it is closed, what was played stays in the log, and no other rules ever touch it. */
import type { Append, Row } from '@orrery/store';
import { listed } from './info.ts';
import { isPlaceRecord, placesFor, seatChanged } from './place.ts';
import type { Made, TableRecord } from './record.ts';

export class GoneRules extends Error {
  constructor({ game, rules }: Made) {
    super(`the rules ${rules} of ${game} are not in this version of the program`);
  }
}

/** What a list shows of it from then on. Nothing is added to the log: a program that has these rules again finds the match as it was. */
export function closing(id: string, rows: readonly Row[]): Append {
  const records = rows.map(({ body }) => JSON.parse(body) as TableRecord);
  const [made] = records;
  if (made?.k !== 'made') throw new Error(`the log of match ${id} does not begin with its making`);
  const places = placesFor(made.seats);
  for (const record of records) {
    const place = isPlaceRecord(record) ? places[record.seat] : undefined;
    if (place && isPlaceRecord(record)) seatChanged(place, record);
  }
  const summary = JSON.stringify(listed({ id, made, status: 'ended', places, madeAt: rows[0]?.time ?? 0 }));
  return {
    match: id,
    seq: rows.length,
    rows: [],
    card: { status: 'ended', public: made.public, maker: made.by ?? '', summary },
    due: null,
  };
}
