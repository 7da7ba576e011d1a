/** What an advice rests on, in words. */
import type { Advice } from '@orrery/web/table/table.ts';
import { type BoardKey, t } from './words.ts';

const REASONS: Readonly<Record<string, BoardKey>> = {
  defended: 'reason.defended',
  stronghold: 'reason.stronghold',
  coins: 'reason.coins',
  alliance: 'reason.alliance',
  alone: 'reason.alone',
  'heir-in': 'reason.heir-in',
  'heir-out': 'reason.heir-out',
  'fleet-surely': 'reason.fleet-surely',
  'fleet-may': 'reason.fleet-may',
  price: 'reason.price',
  'from-stronghold': 'reason.from-stronghold',
  purse: 'reason.purse',
  'enemy-most': 'reason.enemy-most',
  loses: 'reason.loses',
  strength: 'reason.strength',
  costs: 'reason.costs',
};

export function because({ code, values }: Advice['reasons'][number]): string | null {
  const key = REASONS[code];
  return key ? t(key, values) : null;
}
