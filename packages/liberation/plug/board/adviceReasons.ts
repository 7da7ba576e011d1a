/** What an advice rests on, in words. */
import type { Advice } from '@orrery/web/table/table.ts';
import { t, type BoardKey } from './words.ts';

const REASONS: Readonly<Record<string, BoardKey>> = {
  'base-there': 'reason.base-there',
  'card-there': 'reason.card-there',
  'base-in-reach': 'reason.base-in-reach',
  'card-held': 'reason.card-held',
  exposed: 'reason.exposed',
  exits: 'reason.exits',
};

/** Chances as per cent, everything else as it is. */
export function because({ code, values }: Advice['reasons'][number]): string | null {
  const key = REASONS[code];
  if (!key) return null;
  return t(key, { ...values, percent: typeof values['chance'] === 'number' ? Math.round(values['chance'] * 100) : 0 });
}
