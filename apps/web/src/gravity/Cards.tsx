/** Action cards, 5 : 7, both actions always readable; equal cards lie together. */
import { t } from '../app/words.ts';
import { Glyph } from './glyphs.tsx';
import type { CardThing } from './things.ts';

interface Props {
  readonly card: CardThing;
  /** How many of it are there, and how many of them are taken up for a set. */
  readonly count: number;
  readonly taken: number;
  readonly open: boolean;
  readonly picked: boolean;
  /** Actions of this card that can be chosen now, by id. */
  readonly actions: ReadonlySet<string>;
  readonly done: readonly string[];
  readonly onCard: () => void;
  readonly onAction: (action: string) => void;
}

export function ActionCard({ card, count, taken, open, picked, actions, done, onCard, onAction }: Props) {
  const acting = actions.size > 0;
  const head = (
    <>
      <span class="number">{card.number}</span>
      <span class="card-name">{card.name}</span>
      {count > 1 && <span class="copies">{taken > 0 ? `${taken}/${count}` : `×${count}`}</span>}
    </>
  );
  const label = `${t('gravity.card')} ${card.number}, ${card.name}: ${card.actions.map(({ name }) => name).join(', ')}${count > 1 ? `, × ${count}` : ''}`;
  return (
    <article class={`action-card ${open || acting ? 'open' : ''} ${picked || taken > 0 ? 'picked' : ''}`} data-card={card.number}>
      {open ? (
        <button type="button" class="card-face" data-choosable="" aria-pressed={picked || taken > 0} aria-label={label} onClick={onCard}>
          <span class="card-head">{head}</span>
          {card.actions.map(({ id, op, name }) => (
            <span class="action" key={id}>
              <Glyph of={op} />
              <span>{name}</span>
            </span>
          ))}
        </button>
      ) : (
        <div class="card-face" role="group" aria-label={label}>
          <span class="card-head">{head}</span>
          {card.actions.map(({ id, op, name }) =>
            actions.has(id) ? (
              <button type="button" class="action live" key={id} data-choosable="" onClick={() => onAction(id)}>
                <Glyph of={op} />
                <span>{name}</span>
              </button>
            ) : (
              <span class={`action ${done.includes(id) ? 'done' : ''}`} key={id}>
                <Glyph of={op} />
                <span>{name}</span>
              </span>
            ),
          )}
        </div>
      )}
    </article>
  );
}
