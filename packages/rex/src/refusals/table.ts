import type { Reason, Why } from '../refusal.ts';
import type { RexChoice } from '../vocabulary.ts';

/** Set-up, bids, recruits and bargains. */
export function whyNotTable({ t, s, seat, view }: Why, choice: RexChoice): Reason | null {
  const influence = s.influence[seat] as number;
  switch (choice.verb) {
    case 'race':
      return view.players.some(({ race }) => race === choice.race)
        ? ['race-taken', 'REX-SETUP-4', { race: choice.race }]
        : ['race-not-offered', 'REX-SETUP-4', { race: choice.race }];
    case 'predict':
      return ['prediction-not-possible', 'REX-SETUP-6', { race: choice.race }];
    case 'traitor':
      return view.own.traitors.includes(choice.leader)
        ? ['traitor-of-opponent', 'REX-SETUP-8', { leader: choice.leader }]
        : ['traitor-not-dealt', 'REX-SETUP-8', { leader: choice.leader }];
    case 'bid':
      return choice.amount > influence
        ? ['bid-too-high', 'REX-BID-8', { influence }]
        : ['bid-too-low', 'REX-BID-8', { amount: view.pending.high + 1 }];
    case 'recruit':
      return whyNotRecruit(why(t, s, seat, influence), choice);
    case 'give':
      return choice.amount > influence
        ? ['not-enough', 'REX-CEASE-12', { influence }]
        : ['gift-not-possible', 'REX-CEASE-12', { seat: choice.seat }];
    case 'ally':
      return ['membership', t.maxAlliance < 3 ? (t.maxAlliance < 2 ? 'REX-3P-1' : 'REX-4P-1') : 'REX-ALLY-1', { most: t.maxAlliance }];
    case 'transfer':
      return ['transfer-order', 'REX-CEASE-6'];
    case 'amount':
      return ['transfer-amount', 'REX-CEASE-6'];
    case 'accept':
      return ['not-addressed', 'REX-CEASE-7', { seat: choice.seat }];
    case 'discard':
    case 'keep':
      return ['not-this-card', 'REX-HAND-4', { card: choice.card }];
    default:
      return null;
  }
}

interface Recruiting {
  readonly t: Why['t'];
  readonly s: Why['s'];
  readonly seat: number;
  readonly influence: number;
}
const why = (t: Why['t'], s: Why['s'], seat: number, influence: number): Recruiting => ({ t, s, seat, influence });

function whyNotRecruit({ t, s, seat, influence }: Recruiting, choice: Extract<RexChoice, { verb: 'recruit' }>): Reason {
  const { recruitMaxUnits, recruitMaxLeaders } = t.pack.constants;
  if ('leader' in choice) {
    const leader = t.pack.leaders.findIndex(({ id }) => id === choice.leader);
    if (s.leader[leader] !== 2 || t.leaderRace[leader] !== s.race[seat])
      return ['leader-not-lost', 'REX-RECRUIT-1', { leader: choice.leader }];
    if (s.hired >= recruitMaxLeaders) return ['one-leader', 'REX-RECRUIT-1'];
    return ['cannot-pay', 'REX-RECRUIT-4', { price: t.strength[leader] as number, influence }];
  }
  if (s.recruited + choice.units > recruitMaxUnits) return ['too-many-recruits', 'REX-RECRUIT-3', { most: recruitMaxUnits }];
  if (choice.units > (s.lost[seat] as number)) return ['not-that-many-lost', 'REX-RECRUIT-1', { units: s.lost[seat] as number }];
  return ['cannot-pay', 'REX-RECRUIT-2', { price: choice.units * t.pack.constants.recruitUnitCost, influence }];
}
