import { copies } from '../hand.ts';
import type { Reason, Why } from '../refusal.ts';
import type { RexChoice } from '../vocabulary.ts';

/** The clause that says what a card may be aimed at. */
const AIM: Readonly<Record<string, string>> = {
  destroyShield: 'REX-CARD-GN-1',
  informant: 'REX-CARD-IN-6',
  drawTraitor: 'REX-CARD-DA-3',
  barFromBidding: 'REX-CARD-DI-1',
  solOffensive: 'REX-CARD-TB-3',
  steerFleet: 'REX-CARD-FS-1',
  recruits: 'REX-CARD-RC-1',
  extraMove: 'REX-CARD-RM-1',
};

/** Cards: held, early enough, in their window, rightly aimed. */
export function whyNotCard({ t, s, seat, view }: Why, choice: RexChoice): Reason | null {
  if (choice.verb !== 'play') return null;
  const card = t.pack.strategyCards.findIndex(({ id }) => id === choice.card);
  const data = t.pack.strategyCards[card];
  if (!data) return null;
  if (copies(t, s, seat, card) === 0) return ['card-not-held', 'REX-CARD-GEN-1', { card: data.id }];
  if (!data.windows.includes(view.decision)) return ['card-not-now', 'REX-CARD-GEN-1', { card: data.id }];
  if (view.round < data.minRound) return ['card-too-early', 'REX-CARD-GEN-1', { card: data.id, round: data.minRound }];
  return ['card-aim', AIM[data.effect.op] ?? 'REX-CARD-GEN-1', { card: data.id }];
}
