/** The Ceasefire as the viewer sees and answers it; fetched after the board. */
import type { RexEvent, RexRules, RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import type { Table } from '@orrery/web/table/table.ts';
import { lapsOf } from './bargain.ts';
import type { Composed } from './composed.ts';
import { answersDraft, type DraftedAnswers, type DraftedOffer, offerDraft, wishesAt } from './offer.ts';
import { t } from './words.ts';

const composedOffer = ({ kind, send, stands, mostMembers }: DraftedOffer): Composed =>
  kind === 'gifts'
    ? { send, label: t('rex.cease.gift.send'), hint: '' }
    : {
        send,
        label: t('rex.cease.send'),
        hint: stands ? t('rex.cease.stands') : send.length > 0 ? '' : t(mostMembers < 2 ? 'rex.cease.empty.pay' : 'rex.cease.empty'),
      };

const composedAnswers = ({ due, answers, send, declineAll }: DraftedAnswers): Composed => ({
  send,
  label: t('rex.cease.answer'),
  hint: send.length > 0 ? '' : t('rex.cease.due', { count: due.filter(({ by }) => !answers[by]).length }),
  ...(due.length > 1 ? { other: { send: declineAll, label: t('rex.cease.decline-all') } } : {}),
});

export function bargaining(table: Table, view: RexView, events: readonly RexEvent[], offers: readonly Offer[]) {
  const rules = table.rules as RexRules;
  const wished = wishesAt(table);
  const laps = lapsOf(events);
  const offer = offerDraft(rules, view, offers, laps.now, wished);
  const answers = answersDraft(rules, view, offers, laps.now, wished);
  return { laps, offer, answers, composed: offer ? composedOffer(offer) : answers ? composedAnswers(answers) : undefined };
}
