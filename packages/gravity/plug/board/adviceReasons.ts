/** What an advice rests on, in words. */
import type { Advice } from '@orrery/web/table/table.ts';
import type { Things } from './things.ts';
import { type BoardKey, t } from './words.ts';

const REASONS: Readonly<Record<string, BoardKey>> = {
  yields: 'reason.yields',
  captures: 'reason.captures',
  attracts: 'reason.attracts',
  weighs: 'reason.weighs',
  defended: 'reason.defended',
  aboard: 'reason.aboard',
  'left-there': 'reason.left-there',
  wins: 'reason.wins',
  'can-win': 'reason.can-win',
  'crowns-rival': 'reason.crowns-rival',
};

export const because =
  (things: Things) =>
  ({ code, values }: Advice['reasons'][number]): string | null => {
    const key = REASONS[code];
    const action = things.action(String(values['action'] ?? ''))?.name ?? '';
    return key ? t(key, { ...values, island: things.island(String(values['island'] ?? '')), action }) : null;
  };
