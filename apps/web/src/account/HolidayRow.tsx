/** Days on which nobody waits: clocks of days stand still. */
import { useState } from 'preact/hooks';
import type { HolidayInfo, Notices } from '@orrery/protocol';
import { request } from '../online/connection.ts';
import { Row } from './Panel.tsx';
import { date, say } from './words.ts';

interface Props {
  readonly holiday: HolidayInfo;
  readonly attempt: (what: () => Promise<void>) => void;
  readonly onChange: (notices: Notices) => void;
}

const LENGTHS = [1, 2, 3, 5, 7, 10, 14, 21, 30];

export function HolidayRow({ holiday: { until, left, of }, attempt, onChange }: Props) {
  const [days, setDays] = useState(7);
  const lengths = LENGTHS.filter((length) => length <= left);
  const take = (length: number): void => attempt(async () => onChange(await request<Notices>({ do: 'holiday', days: length })));
  if (until !== null)
    return (
      <Row title={say('holiday.now')} line={say('holiday.until', { date: date(until) })}>
        <button type="button" onClick={() => take(0)}>
          {say('holiday.end')}
        </button>
      </Row>
    );
  const chosen = lengths.includes(days) ? days : (lengths.at(-1) ?? 0);
  return (
    <Row title={say('holiday')} line={say('holiday.line', { left, of })}>
      {lengths.length > 0 && (
        <>
          <select
            aria-label={say('holiday.length')}
            value={String(chosen)}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          >
            {lengths.map((length) => (
              <option value={String(length)}>{say('holiday.days', { count: length })}</option>
            ))}
          </select>
          <button type="button" onClick={() => take(chosen)}>
            {say('holiday.begin')}
          </button>
        </>
      )}
    </Row>
  );
}
