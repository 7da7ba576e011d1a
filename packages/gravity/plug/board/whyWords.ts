/** What partners say of their votes, and the log of a new captain. */
import type { GravityEvent } from '@orrery/gravity';
import type { Table } from '@orrery/web/table/table.ts';
import type { Why, WhyCode } from './why.ts';
import { type BoardKey, t } from './words.ts';

const KEYS: Readonly<Record<WhyCode, BoardKey>> = {
  cards: 'gravity.why.cards',
  crew: 'gravity.why.crew',
  turns: 'gravity.why.turns',
  lasting: 'gravity.why.lasting',
  wins: 'gravity.why.wins',
  closer: 'gravity.why.closer',
  disagreed: 'gravity.why.disagreed',
};

export const inWords = (why: Why | undefined): string | undefined => why && t(KEYS[why.code], why.values);

/** Whether it is told: of computer players, and whoever becomes captain. */
export const told = ({ seats }: Table, event: GravityEvent | undefined): boolean =>
  event?.kind === 'captain' || (event !== undefined && 'seat' in event && seats[event.seat]?.kind === 'bot');
