/** The bench below the sky: the card being carried out, then the work it asks for, or the own cards with what each could do. */
import type { ComponentChildren } from 'preact';
import { type Aim, canTake, cardAnswer, cardOf, count, type Offer, setOf } from './aim.ts';
import type { Asked } from './Answer.tsx';
import { ActionCard } from './Cards.tsx';
import { Glyph } from './glyphs.tsx';
import { Sign } from './people.tsx';
import type { Prospects } from './prospects.ts';
import type { Things } from './things.ts';
import { t } from './words.ts';

interface Props extends Asked {
  readonly aim: Aim;
  readonly deciding: boolean;
  readonly prospects: Prospects | null;
  /** Work in place of the hand. */
  readonly children: ComponentChildren;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** A card nobody can choose from here, with its two glyphs. */
const Slip = ({ number, things }: { number: number; things: Things }) => {
  const card = things.card(number);
  return (
    <span class="slip">
      <b>{number}</b> <span class="slip-name">{card?.name}</span>
      <span class="slip-glyphs">
        {card?.actions.map(({ id, op }) => (
          <span key={id} data-term={op}>
            <Glyph of={op} size={14} />
          </span>
        ))}
      </span>
    </span>
  );
};

function Running({ play, view, things, offers, prospects }: Pick<Props, 'play' | 'view' | 'things' | 'offers' | 'prospects'>) {
  const number = view.turn?.card ?? null;
  const card = number === null ? null : things.card(number);
  if (!card || !view.turn) return null;
  const acts = new Map(offers.flatMap(({ choice, named }) => (named.verb === 'act' ? [[named.action, choice] as const] : [])));
  const { actor, how, done } = view.turn;
  return (
    <div class="bench-part">
      <h2 class="caps running">
        <Sign seat={actor} size={14} />{' '}
        {t(how === 'castled' ? 'gravity.running.castled' : how === 'copied' ? 'gravity.running.copied' : 'gravity.running')}
      </h2>
      <ActionCard
        card={card}
        count={1}
        taken={0}
        open={false}
        picked={false}
        actions={acts}
        // Whoever copies a card has done nothing of it yet.
        done={view.decision === 'copy' ? [] : done}
        now={view.action?.action}
        prospects={prospects}
        onCard={null}
        onAction={(action) => {
          const choice = acts.get(action);
          if (choice !== undefined) play.choose(choice);
        }}
      />
    </div>
  );
}

/** The partner's cards, open between partners while corporations act. GRV-TEAM-SHOW-1 */
function PartnersHand({ play, view, things }: Pick<Props, 'play' | 'view' | 'things'>) {
  const side = view.players[view.viewer]?.side;
  const seat = view.players.findIndex((player, other) => other !== view.viewer && player.side === side);
  const partner = view.players[seat];
  if (!partner?.hand) return null;
  return (
    <div
      class="bench-part partner"
      role="group"
      aria-label={t('gravity.partner.hand', play.say.given('seat', 'seat', String(seat)))}
      tabIndex={0}
    >
      <h2 class="caps">
        <Sign seat={seat} size={14} /> {t('gravity.partner.hand', play.say.given('seat', 'seat', String(seat)))}
      </h2>
      <div class="slips">
        {partner.hand.map((number, k) => (
          <Slip key={k} number={number} things={things} />
        ))}
        {partner.hand.length === 0 && <span class="muted">{t('text.none')}</span>}
      </div>
      {partner.saved && partner.saved.length > 0 && (
        <div class="slips">
          <small class="caps">{t('gravity.saved')}</small>
          {partner.saved.map((number, k) => (
            <Slip key={k} number={number} things={things} />
          ))}
        </div>
      )}
    </div>
  );
}

export function Bench({ play, view, things, offers, aim, deciding, prospects, children }: Props) {
  const own = view.players[view.viewer];
  const at = aim.at.value;
  const sets = offers.some(({ named }) => setOf(named) !== null);
  const preparing = view.decision === 'prep.keep' && (own?.drawn?.length ?? 0) > 0;
  const cards = (preparing ? own?.drawn : own?.hand) ?? [];
  const numbers = [...new Set(cards)];
  const forCard = (card: number, castling: boolean): readonly Offer[] =>
    offers.filter(({ named }) => cardOf(named) === card && (named.verb === 'castle') === castling);
  const castles = [...new Set(offers.flatMap(({ named }) => (named.verb === 'castle' ? [named.card] : [])))];
  const onCards = sets || offers.some(({ named }) => cardOf(named) !== null);

  const pick = (card: number, castle: boolean): void => {
    if (!deciding) return;
    if (sets) {
      const taken = count(at.taken, card);
      const more = canTake(offers, at.taken, card) && taken < count(cards, card);
      const without = at.taken.filter((each) => each !== card);
      aim.at.value = { ...at, taken: more ? [...at.taken, card] : without };
      return;
    }
    const found = forCard(card, castle);
    const meant = at.card === card && at.castle === castle ? cardAnswer(found) : null;
    if (meant) play.choose(meant.choice);
    else if (found.length > 0) aim.at.value = { ...at, card, castle };
    else
      play.ask({ verb: view.decision === 'copy' ? 'copy' : view.decision === 'joint.answer' ? 'join' : 'play', card } as { verb: string });
  };
  const working = children !== null && children !== undefined && children !== false;
  return (
    <section class={`bench ${working ? 'working' : ''}`} aria-label={t('zone.your-hand')}>
      <Running play={play} view={view} things={things} offers={offers} prospects={prospects} />
      {working && <div class="bench-part grow work">{children}</div>}
      {working && own?.hand && own.hand.length > 0 && (
        <p class="rest" aria-label={t('zone.your-hand')}>
          {own.hand.map((number, k) => (
            <span key={k} title={things.card(number)?.name}>
              {number}
            </span>
          ))}
          <small class="caps">{t('text.hand')}</small>
        </p>
      )}
      {!working && own && (
        <div class="bench-part grow">
          <h2 class="caps" data-term={preparing ? 'preparation' : 'hand'}>
            {t(preparing ? 'gravity.drawn' : 'zone.your-hand')} <b>{cards.length}</b>
          </h2>
          <div class="cards" data-zone="hand" role="group" aria-label={t('zone.your-hand')} tabIndex={deciding && onCards ? undefined : 0}>
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
                  picked={at.card === number && !at.castle}
                  actions={NONE}
                  done={[]}
                  prospects={view.decision === 'turn' ? prospects : null}
                  onCard={deciding && onCards ? () => pick(number, false) : null}
                  onAction={() => undefined}
                />
              );
            })}
            {cards.length === 0 && <p class="nothing">{t('text.none')}</p>}
          </div>
        </div>
      )}
      {!working && (
        <div class="bench-more">
          {deciding && castles.length > 0 && (
            <div class="bench-part castling">
              <h2 class="caps" data-term="castling">
                {t('gravity.castle')} <b>{t('gravity.castle.price', { count: things.pack.round.castlingCost })}</b>
              </h2>
              <div class="slip-column">
                {castles.map((number) => (
                  <button
                    type="button"
                    class={`slip ${at.castle && at.card === number ? 'picked' : ''}`}
                    key={number}
                    data-choosable=""
                    data-leads={forCard(number, true)[0]?.choice}
                    aria-pressed={at.castle && at.card === number}
                    onClick={() => pick(number, true)}
                  >
                    <b>{number}</b> {things.card(number)?.name}
                  </button>
                ))}
              </div>
            </div>
          )}
          <PartnersHand play={play} view={view} things={things} />
        </div>
      )}
    </section>
  );
}
