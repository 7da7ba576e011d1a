/** Action cards, 5 : 7, both actions always readable with what they would do now; equal cards lie together. */
import { sayEffect } from './actionWords.ts';
import { Glyph } from './glyphs.tsx';
import type { Prospects } from './prospects.ts';
import { type ActionThing, type CardThing, softened } from './things.ts';
import { t } from './words.ts';

interface Props {
  readonly card: CardThing;
  /** How many of it are there, and how many of them are taken up for a set. */
  readonly count: number;
  readonly taken: number;
  readonly open: boolean;
  readonly picked: boolean;
  /** Actions of this card that can be chosen now, with the code of their choice. */
  readonly actions: ReadonlyMap<string, number>;
  readonly done: readonly string[];
  /** The action being carried out. */
  readonly now?: string | undefined;
  readonly prospects: Prospects | null;
  /** A click on the card; on a closed one it asks why. Absent where cards are only looked at. */
  readonly onCard: (() => void) | null;
  readonly onAction: (action: string) => void;
}

interface ActionProps {
  readonly action: ActionThing;
  readonly prospects: Prospects | null;
  readonly done: boolean;
}

function Action({ action, prospects, done }: ActionProps) {
  const now = prospects?.line(action);
  const line = done ? null : (now ?? { possible: true, text: sayEffect(action) });
  return (
    <>
      <Glyph of={action.op} />
      <span class={line && !line.possible ? 'cannot' : ''}>
        {action.name}
        {line && line.text !== '' && <small class={now?.possible ? '' : 'general'}>{softened(line.text)}</small>}
        {done && <small>{t('gravity.action.done')}</small>}
      </span>
    </>
  );
}

export function ActionCard({ card, count, taken, open, picked, actions, done, now, prospects, onCard, onAction }: Props) {
  const acting = actions.size > 0;
  /** Neither of its actions is possible: it can be saved by idling, and no more. */
  const idle = prospects !== null && onCard !== null && card.actions.every((action) => prospects.line(action)?.possible === false);
  const head = (
    <>
      <span class="number">{card.number}</span>
      <span class="card-name">{card.name}</span>
      {count > 1 && <span class="copies">{taken > 0 ? `${taken}/${count}` : `×${count}`}</span>}
    </>
  );
  return (
    <article
      class={`action-card ${open || acting ? 'open' : ''} ${idle ? 'idle' : ''} ${picked || taken > 0 ? 'picked' : ''}`}
      data-card={card.number}
      data-number=""
      data-zone={`card-${card.number}`}
    >
      {onCard && !acting ? (
        <button
          type="button"
          class="card-face"
          data-choosable={open ? '' : undefined}
          aria-disabled={open ? undefined : 'true'}
          aria-pressed={open ? picked || taken > 0 : undefined}
          onClick={onCard}
        >
          <span class="card-head">{head}</span>
          {card.actions.map((action) => (
            <span class="action" key={action.id} data-term={action.op}>
              <Action action={action} prospects={prospects} done={done.includes(action.id)} />
            </span>
          ))}
        </button>
      ) : (
        <div class="card-face" role="group" aria-label={t('gravity.card.n', { number: card.number, name: card.name })}>
          <span class="card-head">{head}</span>
          {card.actions.map((action) =>
            actions.has(action.id) ? (
              <button
                type="button"
                class="action live"
                key={action.id}
                data-term={action.op}
                data-choosable=""
                data-choice={actions.get(action.id)}
                onClick={() => onAction(action.id)}
              >
                <Action action={action} prospects={prospects} done={false} />
              </button>
            ) : (
              <span
                class={`action ${done.includes(action.id) ? 'done' : ''} ${now === action.id ? 'now' : ''}`}
                key={action.id}
                data-term={action.op}
              >
                <Action action={action} prospects={prospects} done={done.includes(action.id)} />
              </span>
            ),
          )}
        </div>
      )}
    </article>
  );
}
