/** The private strip: hand, traitors, what is noted for this seat, and its standing order. */
import type { ComponentChildren } from 'preact';
import { ORDERS } from '@orrery/protocol/orders';
import { StrategyCard, TraitorCard } from './Cards.tsx';
import type { Things } from './things.tsx';
import { t } from './words.ts';

interface PartProps {
  readonly title: string;
  readonly count: string;
  readonly kind: string;
  readonly term: string;
  readonly children: ComponentChildren;
}

const Part = ({ title, count, kind, term, children }: PartProps) => (
  <section class={`rx-part ${kind}`} aria-label={title}>
    <h2 data-term={term}>
      {title}
      <span>{count}</span>
    </h2>
    {children}
  </section>
);

/** What this seat has legitimately seen and what it has noted in secret. */
export function notesOf(things: Things): readonly string[] {
  const { own } = things.view;
  const aided = things.play.table.rules.options['memoryAid'] !== 'strict';
  return [
    own.prediction && t('rex.prediction', { race: things.name('race', own.prediction.race), round: own.prediction.round }),
    own.betrayal && `${t('rex.betrayal')}: ${things.name('betrayal', own.betrayal)}`,
    aided && own.bombardment !== null && t('rex.bombardment', { count: own.bombardment }),
    aided && own.influenceCard && t('rex.influence-next', { name: things.name('influence', own.influenceCard) }),
    aided && own.offer && `${t('rex.offer')}: ${things.name('card', own.offer)}`,
  ].filter((line) => typeof line === 'string');
}

interface Props {
  readonly things: Things;
  readonly openCards: ReadonlySet<string>;
  readonly chosenCard: string | null;
  readonly onCard: (id: string) => void;
}

export function Strip({ things, openCards, chosenCard, onCard }: Props) {
  const { view, pack } = things;
  const { own } = view;
  const { table } = things.play;
  if (view.viewer >= view.seats) return null;
  const race = things.race(view.viewer);
  const limit = pack.races.find(({ id }) => id === race)?.handLimit ?? pack.constants.handLimit;
  const notes = notesOf(things);
  // Before the bids only Lazax gives: LAZ-1.
  const kinds = Object.entries(table.now.value.orders ?? {}).filter(([kind]) => kind !== 'gifts' || race === 'LAZ');
  return (
    <div class="rx-strip" role="group" aria-label={t('rex.strip')}>
      <Part title={t('rex.hand')} count={t('rex.hand.of', { n: own.hand.length, most: limit })} kind="hand" term="cards">
        <div class="rx-row" data-zone="hand" data-fan="">
          {own.hand.map((id) => (
            <StrategyCard id={id} things={things} open={openCards.has(id)} chosen={chosenCard === id} onChoose={onCard} />
          ))}
        </div>
      </Part>
      {own.traitors.length > 0 && (
        <Part title={t('rex.traitor')} count={String(own.traitors.length)} kind="traitors" term="traitor">
          <div class="rx-row" data-zone="traitors" data-fan="">
            {own.traitors.map((id) => (
              <TraitorCard id={id} things={things} />
            ))}
          </div>
        </Part>
      )}
      <Part title={t('rex.notes')} count={t('rex.only-you')} kind="notes" term="notes">
        <ul>
          {kinds.length > 0 && !view.result && (
            <li class="rx-orders">
              {kinds.map(([kind, order]) => (
                <label class="rx-order" key={kind}>
                  <span>{t(`passing.${kind as 'phases'}`)}</span>
                  <select
                    value={order}
                    class={order === 'ask' ? '' : 'standing'}
                    onChange={({ currentTarget: { value } }) => void table.order?.(kind, ORDERS.find((each) => each === value) ?? 'ask')}
                  >
                    {ORDERS.map((each) => (
                      <option value={each}>{t(`order.${each}`)}</option>
                    ))}
                  </select>
                </label>
              ))}
            </li>
          )}
          {notes.map((note) => (
            <li data-zone="notes">{note}</li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
