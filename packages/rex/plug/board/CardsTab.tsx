/** What the decks are made of, and what of it has been seen to lie elsewhere. */
import type { Notes, RexPack } from '@orrery/rex';
import { deckOf, type Lying } from './deck.ts';
import type { Things } from './things.tsx';
import './rail.css';
import { t } from './words.ts';

const ICONS = ['attack', 'defence', null] as const;

export function CardsTab({ things, memory }: { things: Things; memory: Notes | null }) {
  const { view, pack } = things;
  const lying = deckOf(pack, view, memory);
  const influence = influenceIn(things);
  return (
    <div class="rx-cards-tab" tabIndex={0}>
      <p class="muted small">{t('rex.cards.lead')}</p>
      {ICONS.map((icon) => (
        <section>
          <h3 class="caps">{t(icon === null ? 'rex.cards.plans' : `rex.card.${icon}`)}</h3>
          <table>
            <thead class="spoken">
              <tr>
                <th>{t('rex.cards.name')}</th>
                <th>{t('rex.cards.unseen')}</th>
                <th>{t('rex.cards.all')}</th>
              </tr>
            </thead>
            <tbody>
              {lying
                .filter(({ card }) => (card.icon ?? null) === icon)
                .map((each) => (
                  <Row of={each} things={things} />
                ))}
            </tbody>
          </table>
        </section>
      ))}
      <section>
        <h3 class="caps">{t('rex.deck.influence')}</h3>
        <ul>
          {[...influence].map(([name, { all, left }]) => (
            <li class={left === 0 ? 'gone' : ''}>
              {name}
              {all > 1 && ` ${left} / ${all}`}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 class="caps">{t('rex.deck.bombardment')}</h3>
        <p>
          {pack.bombardmentCards
            .map(({ value }) => value)
            .toSorted((a, b) => a - b)
            .join(' · ')}
        </p>
      </section>
    </div>
  );
}

function Row({
  of: { card, unseen, own, known, discarded, removed },
  things,
}: {
  of: Lying<RexPack['strategyCards'][number]>;
  things: Things;
}) {
  const where = [
    own > 0 && t('rex.cards.own', { count: own }),
    known > 0 && t('rex.cards.known', { count: known }),
    discarded > 0 && t('rex.cards.discarded', { count: discarded }),
    removed > 0 && t('rex.cards.removed', { count: removed }),
  ].filter((word) => typeof word === 'string');
  return (
    <tr class={unseen === 0 ? 'gone' : ''}>
      <th scope="row">
        {things.name('card', card.id)}
        {where.length > 0 && <small>{where.join(', ')}</small>}
      </th>
      <td>
        <b>{unseen}</b>
      </td>
      <td>/ {card.copies}</td>
    </tr>
  );
}

/** Influence cards by name, and how many of them are still to come. */
function influenceIn({ view, pack, name }: Things): ReadonlyMap<string, { readonly all: number; readonly left: number }> {
  const gone = new Set([...view.influenceRemoved, ...view.influenceDiscard, ...view.influenceAside, view.influenceShown]);
  const found = new Map<string, { readonly all: number; readonly left: number }>();
  for (const { id } of pack.influenceCards) {
    const { all, left } = found.get(name('influence', id)) ?? { all: 0, left: 0 };
    found.set(name('influence', id), { all: all + 1, left: left + (gone.has(id) ? 0 : 1) });
  }
  return found;
}
