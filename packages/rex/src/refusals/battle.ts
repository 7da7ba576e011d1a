import { dialRange, hasLeader, isAvailable, sideOf } from '../phases/battle-side.ts';
import type { Reason, Why } from '../refusal.ts';
import type { RexChoice } from '../vocabulary.ts';

/** Battles, from the pick of an opponent to a betrayal at the end. */
export function whyNotBattle({ t, s, seat, view }: Why, choice: RexChoice): Reason | null {
  switch (choice.verb) {
    case 'fight':
      return ['no-battle-there', 'REX-BATTLE-2', { location: choice.location }];
    case 'forbid':
      return ['not-on-the-list', 'REX-RACE-XXC-3', { card: choice.card }];
    case 'answer':
      return ['answer-not-possible', 'REX-RACE-JOL-4'];
    case 'dial': {
      const bound = s.bound[sideOf(s, seat) * 4 + 3] as number;
      return bound >= 0
        ? ['bound-number', 'REX-RACE-JOL-4', { number: bound }]
        : ['dial-too-high', 'REX-BATTLE-12', { most: dialRange(t, s, seat) }];
    }
    case 'lead':
      return whyNotLead({ t, s, seat, view }, choice.leader);
    case 'slot':
      return ['slot-without-card', 'REX-BATTLE-15', { slot: choice.slot }];
    case 'use':
      return ['card-not-usable', 'REX-BATTLE-20', { card: choice.card }];
    case 'call':
      return ['no-such-traitor', 'REX-TRAITOR-1'];
    case 'lose':
      return ['losses', 'REX-RACE-LAZ-6', { number: s.dial[sideOf(s, seat)] ?? 0 }];
    case 'turn':
      return ['turning', 'REX-RACE-XXC-6', { location: choice.location }];
    case 'betray':
      return ['condition-not-met', 'REX-BETRAY-3'];
    default:
      return null;
  }
}

function whyNotLead({ t, s, seat }: Why, id: string): Reason {
  const leader = t.pack.leaders.findIndex((data) => data.id === id);
  if (!hasLeader(t, s, seat)) return ['no-leader', 'REX-LEADER-4'];
  if (t.leaderRace[leader] !== s.race[seat] || s.leader[leader] !== 1) return ['leader-not-yours', 'REX-BATTLE-13', { leader: id }];
  if (!isAvailable(t, s, seat, leader)) return ['leader-used', 'REX-LEADER-3', { leader: id }];
  return ['bound-leader', 'REX-RACE-JOL-4', { leader: id }];
}
