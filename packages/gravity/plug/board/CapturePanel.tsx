/** A capture: what is committed from where, against how many, and what it costs. Nothing is sent before the button. */
import type { GravityRules } from '@orrery/gravity';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { amountsOf } from './aim.ts';
import { Answer, type Asked } from './Answer.tsx';
import { Amounts, type Amount } from './Amounts.tsx';
import { tell } from './actionWords.ts';
import { MercenarySign, Sign } from './people.tsx';
import { t } from './words.ts';

/** Pieces as they stand: hunters of the actor, of his partner, mercenaries. */
function Row({ of, seat, partner }: { of: Amount; seat: number; partner: number }) {
  const signs = [
    ...Array.from({ length: of['hunters'] ?? 0 }, () => seat),
    ...Array.from({ length: of['partners'] ?? 0 }, () => partner),
    ...Array.from({ length: of['mercenaries'] ?? 0 }, () => null),
  ];
  return (
    <span class="piece-row" aria-hidden="true">
      {signs.slice(0, 12).map((who, k) => (who === null ? <MercenarySign key={k} size={17} /> : <Sign key={k} seat={who} size={17} />))}
    </span>
  );
}

const total = (of: Amount): number => (of['hunters'] ?? 0) + (of['partners'] ?? 0) + (of['mercenaries'] ?? 0);

/** The same pieces as the actor's partner calls them. */
const fromPartner = ({ hunters = 0, partners = 0 }: Amount): Amount => ({ hunters: partners, partners: hunters });

export function CapturePanel({ play, view, things, offers }: Asked) {
  const { action } = view;
  const seat = view.turn?.actor ?? view.viewer;
  const partner = view.players.findIndex((player, other) => other !== seat && player.side === view.players[seat]?.side);
  const island = action?.to ?? '';
  const target = view.islands.find(({ id }) => id === island);
  const defenders: Amount = { mercenaries: target?.mercenaries ?? 0 };
  const holders = target?.hunters.flatMap((count, owner) => (count > 0 ? [{ owner, count }] : [])) ?? [];
  const defence = total(defenders) + holders.reduce((sum, { count }) => sum + count, 0);
  const committed = action?.committed ?? [];
  const before: Amount = {
    hunters: committed.reduce((sum, { hunters }) => sum + hunters, 0),
    partners: committed.reduce((sum, { partners }) => sum + partners, 0),
    mercenaries: committed.reduce((sum, { mercenaries }) => sum + mercenaries, 0),
  };
  const lost = (play.table.rules as unknown as GravityRules).previews.losses;
  const origin = (id: string): string => play.say.thing({ kind: 'origin', id });
  const sum = (at: Amount): Amount => ({
    hunters: (before['hunters'] ?? 0) + (at['hunters'] ?? 0),
    partners: (before['partners'] ?? 0) + (at['partners'] ?? 0),
    mercenaries: (before['mercenaries'] ?? 0) + (at['mercenaries'] ?? 0),
  });
  const leaving = view.islands.find(({ id }) => id === action?.origin);
  /** Hunters of the side that would stay on the island pieces are taken from. */
  const staying = (at: Amount): number =>
    (leaving?.hunters[seat] ?? 0) - (at['hunters'] ?? 0) + (leaving?.hunters[partner] ?? 0) - (at['partners'] ?? 0);
  const strength = (all: Amount) => (
    <div>
      <dl class="strength">
        <div>
          <dt>{t('gravity.capture.committed')}</dt>
          <dd>
            <b>{total(all)}</b> <Row of={all} seat={seat} partner={partner} />
          </dd>
        </div>
        <div>
          <dt>{t('gravity.capture.defends')}</dt>
          <dd>
            <b>{defence}</b>
            {holders.map(({ owner, count }) => (
              <Row key={owner} of={{ hunters: count }} seat={owner} partner={-1} />
            ))}
            <Row of={defenders} seat={seat} partner={-1} />
          </dd>
        </div>
      </dl>
      <p class="capture-result">{t('gravity.capture.result', { lost: lost(total(all)), stay: total(all) - lost(total(all)) })}</p>
    </div>
  );
  if (view.decision === 'capture.loss') {
    const vote = view.answers.find((answer) => answer.seat !== view.viewer);
    return (
      <div class="panel-body capture">
        {strength(before)}
        <div class="losses" role="group" aria-label={t('gravity.capture.lose', { count: lost(total(before)) })}>
          <h2 class="caps">{t('gravity.capture.lose', { count: lost(total(before)) })}</h2>
          {offers.map((offer) => {
            const amounts = amountsOf(offer.named);
            if (!amounts) return null;
            const wanted = vote !== undefined && JSON.stringify(vote.choice) === JSON.stringify(offer.named);
            return (
              <Answer play={play} key={offer.choice} choice={offer.choice} class={`choice ${wanted ? 'voted' : ''}`}>
                <Row of={amounts} seat={seat} partner={partner} />
                {play.say.plain(play.say.choice(seat === view.viewer ? offer.named : { ...offer.named, ...fromPartner(amounts) }))}
                {wanted && vote && <Sign seat={vote.seat} size={16} />}
              </Answer>
            );
          })}
        </div>
      </div>
    );
  }
  return (
    <div class="panel-body capture">
      <h2 class="caps">{t('gravity.capture.from', play.say.given('origin', 'origin', action?.origin ?? 'airship'))}</h2>
      {committed.length > 0 && (
        <p class="so-far">
          {committed.map(({ origin: from, ...pieces }) => (
            <span key={from}>
              {origin(from)} <Row of={pieces} seat={seat} partner={partner} /> <b>{total(pieces)}</b>
            </span>
          ))}
        </p>
      )}
      <Amounts
        key={action?.origin ?? ''}
        offers={offers}
        busy={play.busy.value}
        label={t('table.decision')}
        send={(at) => t('gravity.capture.commit', { count: total(at) })}
        sparing={(at) => !leaving || staying(at) > 0}
        outcome={(at) => (
          <>
            {strength(sum(at))}
            {leaving && staying(at) === 0 && (
              <p class="capture-result leaves">
                <Icon name="warning" size={15} /> {tell('capture.leaves', { island: things.island(leaving.id) })}
              </p>
            )}
          </>
        )}
        onSend={({ choice }) => play.choose(choice)}
      />
    </div>
  );
}
