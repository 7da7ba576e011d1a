/** Several numbers in one answer, set with steppers and sent together; only combinations on the open list can be sent. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { amountsOf, type Offer } from './aim.ts';
import { t, type BoardKey } from './words.ts';

const LABELS: Readonly<Record<string, BoardKey>> = {
  hunters: 'gravity.amount.hunters',
  partners: 'gravity.amount.partners',
  mercenaries: 'gravity.amount.mercenaries',
  permanent: 'gravity.amount.permanent',
  temporary: 'gravity.amount.temporary',
};

export type Amount = Readonly<Record<string, number>>;

interface Props {
  readonly offers: readonly Offer[];
  readonly busy: boolean;
  readonly label: string;
  /** Whether to begin with these amounts rather than with the most. */
  readonly sparing?: (at: Amount) => boolean;
  /** What sending these amounts is called. */
  readonly send: (at: Amount) => string;
  /** What would come of these amounts. */
  readonly outcome: (at: Amount) => ComponentChildren;
  readonly onSend: (offer: Offer) => void;
}

export function Amounts({ offers, busy, label, sparing, send, outcome, onSend }: Props) {
  const lists = offers.flatMap((offer) => {
    const amounts = amountsOf(offer.named);
    return amounts ? [{ offer, amounts }] : [];
  });
  const names = Object.keys(lists[0]?.amounts ?? {}).filter(
    (name) => new Set(lists.map(({ amounts }) => amounts[name])).size > 1 || (lists[0]?.amounts[name] ?? 0) > 0,
  );
  const [at, setAt] = useState<Amount>(
    () => ((sparing && lists.findLast(({ amounts }) => sparing(amounts))) ?? lists.at(-1))?.amounts ?? {},
  );
  const found = lists.find(({ amounts }) => Object.entries(amounts).every(([name, value]) => (at[name] ?? 0) === value));
  const values = (name: string): number[] => [...new Set(lists.map(({ amounts }) => amounts[name] ?? 0))].sort((a, b) => a - b);
  const step = (name: string, by: number): void => {
    const list = values(name);
    const next = list[list.indexOf(at[name] ?? 0) + by];
    if (next === undefined) return;
    const wanted = { ...at, [name]: next };
    // The nearest open combination with this amount.
    const nearest = lists
      .filter(({ amounts }) => amounts[name] === next)
      .toSorted((a, b) => distance(a.amounts, wanted) - distance(b.amounts, wanted))[0];
    if (nearest) setAt(nearest.amounts);
  };
  return (
    <div class="amounts" role="group" aria-label={label}>
      <div class="steppers">
        {names.map((name) => {
          const list = values(name);
          const here = at[name] ?? 0;
          const what = t(LABELS[name] ?? 'gravity.amount.hunters');
          return (
            <span class="stepper" key={name}>
              <span class="what">
                {what} <small>{t('gravity.of', { count: list.at(-1) ?? 0 })}</small>
              </span>
              <button type="button" aria-label={t('gravity.less', { what })} disabled={here === list[0]} onClick={() => step(name, -1)}>
                −
              </button>
              <output>{here}</output>
              <button type="button" aria-label={t('gravity.more', { what })} disabled={here === list.at(-1)} onClick={() => step(name, 1)}>
                +
              </button>
            </span>
          );
        })}
      </div>
      <div class="outcome" role="status">
        {outcome(at)}
      </div>
      <button
        type="button"
        class="primary"
        data-choosable=""
        disabled={busy || !found}
        data-choice={found?.offer.choice}
        onClick={() => found && onSend(found.offer)}
      >
        {send(at)}
      </button>
    </div>
  );
}

const distance = (a: Amount, b: Amount): number => Object.keys(a).reduce((sum, name) => sum + Math.abs((a[name] ?? 0) - (b[name] ?? 0)), 0);
