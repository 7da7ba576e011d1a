/** Standing orders for the card windows of Rex: pass for me when a phase begins, pass for me when somebody could be interrupted. */
import type { StandingOrder } from '@orrery/protocol';
import { t } from '../app/words.ts';
import { ask } from './words.ts';

const WINDOWS = [
  ['phase', 'W-*'],
  ['interrupt', 'X-*'],
] as const;

export function Orders({ match, orders }: { match: string; orders: readonly StandingOrder[] }) {
  const passes = (decision: string): boolean => orders.some((order) => order.decision === decision && order.order === 'pass');
  const set = (decision: string, pass: boolean): void => {
    const others = orders.filter((order) => order.decision !== decision);
    void ask({ do: 'orders', match, orders: pass ? [...others, { decision, order: 'pass' }] : others });
  };
  return (
    <details class="orders">
      <summary>{t('online.orders')}</summary>
      {WINDOWS.map(([name, decision]) => (
        <label key={name}>
          <input type="checkbox" checked={passes(decision)} onChange={(event) => set(decision, event.currentTarget.checked)} />
          <span>{t(`online.orders.${name}`)}</span>
        </label>
      ))}
      <p class="muted small">{t('online.orders.line')}</p>
    </details>
  );
}
