/** Deck with Act dial and draws left, discard pile with what is known to lie in it. */
import type { View } from '@orrery/liberation';
import { ActDial } from './ActDial.tsx';
import { CardBack } from './Cards.tsx';
import { CityChip } from './Chips.tsx';
import type { Things } from './things.ts';
import type { Look } from './longPress.ts';
import { t } from './words.ts';

interface Props {
  readonly view: View;
  readonly things: Things;
  readonly deckAtStart: number;
  readonly inDiscard: readonly string[];
  readonly onLook: Look;
}

/** Chips of the discard pile beyond this number are counted, not drawn. */
const MOST = 5;

export function Deck({ view, things, deckAtStart, inDiscard, onLook }: Props) {
  const rest = inDiscard.length - MOST;
  // Cards being looked at go back on top.
  const left = view.deck + view.looking;
  return (
    <section class="deck" aria-label={t('zone.deck')}>
      <ActDial act={view.act} left={left} size={deckAtStart} />
      <div class="piles">
        <div class="pile" data-term="deck">
          <span class={`stack ${left === 0 ? 'none' : ''}`} data-zone="deck">
            <CardBack side={null} width={44} />
          </span>
          <b>{left}</b>
          <span class="pile-word">{t('zone.draws', { count: left })}</span>
        </div>
        <div class="pile" data-term="discard">
          <span class={`stack discard ${view.discard === 0 ? 'none' : ''}`} data-zone="discard">
            <CardBack side={null} width={44} />
          </span>
          <b>
            {view.discard}
            <span class="known">
              {inDiscard.slice(0, MOST).map((id) => (
                <CityChip id={id} things={things} onLook={onLook} brief />
              ))}
              {rest > 0 && <small>+{rest}</small>}
            </span>
          </b>
          <span class="pile-word">{t('zone.discarded', { count: view.discard })}</span>
        </div>
      </div>
    </section>
  );
}
