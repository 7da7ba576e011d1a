/** The bench: the card being carried out, the own cards, and in castling the cards of the own discard pile. */
import type { View } from '@orrery/gravity';
import { t } from '../app/words.ts';
import type { Play } from '../table/play.ts';
import { type Aim, canTake, cardOf, count, type Offer, setOf } from './aim.ts';
import { ActionCard } from './Cards.tsx';
import type { Things } from './things.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  readonly offers: readonly Offer[];
  readonly aim: Aim;
  readonly deciding: boolean;
}

const NONE: ReadonlySet<string> = new Set();

export function Hand({ play, view, things, offers, aim, deciding }: Props) {
  const own = view.players[view.viewer];
  const at = aim.at.value;
  const sets = offers.some(({ named }) => setOf(named) !== null);
  const preparing = view.decision === 'prep.keep' && (own?.drawn?.length ?? 0) > 0;
  const cards = (preparing ? own?.drawn : own?.hand) ?? [];
  const numbers = [...new Set(cards)];
  const acts = new Map(offers.flatMap((offer) => (offer.named.verb === 'act' ? [[offer.named.action, offer] as const] : [])));
  const forCard = (card: number, castling: boolean): readonly Offer[] =>
    offers.filter(({ named }) => cardOf(named) === card && (named.verb === 'castle') === castling);
  const castles = [...new Set(offers.flatMap(({ named }) => (named.verb === 'castle' ? [named.card] : [])))];

  const pick = (card: number, castling: boolean): void => {
    if (!deciding) return;
    if (sets) {
      const taken = count(at.taken, card);
      const more = canTake(offers, at.taken, card) && taken < count(cards, card);
      const without = at.taken.filter((each) => each !== card);
      aim.at.value = { ...at, taken: more ? [...at.taken, card] : without };
      return;
    }
    const found = forCard(card, castling);
    const [only] = found;
    if (only && found.length === 1) play.choose(only.choice);
    else if (found.length > 0) aim.at.value = { ...at, card };
  };
  const running = view.turn?.card ?? null;
  const shown = running === null ? null : things.card(running);
  return (
    <section class="bench" aria-label={t('zone.your-hand')}>
      {shown && acts.size > 0 && (
        <div class="bench-part">
          <h2 class="caps">{t('gravity.running')}</h2>
          <ActionCard
            card={shown}
            count={1}
            taken={0}
            open={false}
            picked={false}
            actions={new Set(acts.keys())}
            done={view.turn?.done ?? []}
            onCard={() => undefined}
            onAction={(action) => {
              const offer = acts.get(action);
              if (offer) play.choose(offer.choice);
            }}
          />
        </div>
      )}
      <div class="bench-part grow">
        <h2 class="caps">
          {t(preparing ? 'gravity.drawn' : 'zone.your-hand')} <b>{cards.length}</b>
        </h2>
        <div class="cards" data-zone="hand">
          {numbers.map((number) => {
            const card = things.card(number);
            if (!card) return null;
            const open =
              deciding && (sets ? count(at.taken, number) > 0 || canTake(offers, at.taken, number) : forCard(number, false).length > 0);
            return (
              <ActionCard
                key={number}
                card={card}
                count={count(cards, number)}
                taken={count(at.taken, number)}
                open={open}
                picked={at.card === number}
                actions={NONE}
                done={[]}
                onCard={() => pick(number, false)}
                onAction={() => undefined}
              />
            );
          })}
          {cards.length === 0 && <p class="nothing">{t('text.none')}</p>}
        </div>
      </div>
      {deciding && castles.length > 0 && (
        <div class="bench-part">
          <h2 class="caps">{t('gravity.castle')}</h2>
          <div class="slip-column">
            {castles.map((number) => (
              <button type="button" class="slip" key={number} data-choosable="" onClick={() => pick(number, true)}>
                <b>{number}</b> {things.card(number)?.name}
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
