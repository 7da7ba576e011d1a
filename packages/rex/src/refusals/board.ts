import { SOL } from '../ids.ts';
import { deployable, deploymentPrice, reserves } from '../phases/deployment-rules.ts';
import { allowance } from '../phases/movement.ts';
import { mayRelocate } from '../races/hacan.ts';
import type { Reason, Why } from '../refusal.ts';
import { allyOccupied, underFire } from '../units.ts';
import type { RexChoice } from '../vocabulary.ts';

/** Movement, deployment and relocation: why a group or a place is not possible. */
export function whyNotBoard(why: Why, choice: RexChoice): Reason | null {
  switch (choice.verb) {
    case 'move':
      return whyNotMove(why, choice.from, choice.to);
    case 'deploy':
      return whyNotDeploy(why, choice.location);
    case 'relocate':
      return whyNotRelocate(why, choice.from, choice.to);
    case 'units':
      return ['too-many-units', why.view.decision === 'D-DEPLOY' ? 'REX-DEPLOY-10' : 'REX-MOVE-2'];
    case 'place':
      return ['outside-zone', 'REX-SETUP-17', { location: choice.location }];
    case 'skip':
      return ['no-step-left', 'REX-MOVE-1'];
    default:
      return null;
  }
}

const placeAt = ({ t }: Why, id: string): number => t.pack.locations.findIndex((location) => location.id === id);

/** What closes a destination whatever brings the units there. */
function closed(why: Why, place: number, fire: string, ally: string, ruins: string): Reason | null {
  const { t, s, seat } = why;
  const location = t.pack.locations[place]?.id ?? '';
  if ((t.demolished >> place) & 1) return ['demolished', ruins, { location }];
  if ((underFire(t, s) >> place) & 1) return ['under-fire', fire, { location }];
  if ((allyOccupied(t, s, seat) >> place) & 1) return ['ally-there', ally, { location }];
  return null;
}

function whyNotMove(why: Why, fromId: string, toId: string): Reason | null {
  const { t, s, seat } = why;
  const from = placeAt(why, fromId);
  if (s.steps === 0) return ['no-step-left', 'REX-MOVE-1'];
  if (!(((s.present[seat] as number) >> from) & 1)) return ['no-units-there', 'REX-MOVE-2', { location: fromId }];
  if (fromId === toId) return ['same-place', 'REX-MOVE-2', { location: fromId }];
  if ((underFire(t, s) >> from) & 1) return ['under-fire', 'REX-MOVE-4', { location: fromId }];
  const shut = closed(why, placeAt(why, toId), 'REX-MOVE-4', 'REX-MOVE-5', 'REX-MOVE-7');
  return shut ?? ['too-far', 'REX-MOVE-3', { steps: allowance(t, s, seat) }];
}

function whyNotDeploy(why: Why, id: string): Reason | null {
  const { t, s, seat } = why;
  const place = placeAt(why, id);
  if (s.deployed) return ['already-deployed', 'REX-DEPLOY-1'];
  if (reserves(s, seat) === 0) return ['no-reserves', 'REX-DEPLOY-1'];
  const shut = closed(why, place, 'REX-DEPLOY-5', 'REX-DEPLOY-6', 'REX-DEPLOY-7');
  if (shut) return shut;
  if (seat === s.seatOf[SOL] && !((deployable(t, s, seat, false) >> place) & 1))
    return ['outside-zone', 'REX-RACE-SOL-1', { location: id }];
  return ['cannot-pay', 'REX-DEPLOY-10', { price: deploymentPrice(t, s, seat, place, 1, false), influence: s.influence[seat] as number }];
}

function whyNotRelocate(why: Why, fromId: string, toId: string): Reason | null {
  const { t, s, seat, view } = why;
  const from = placeAt(why, fromId);
  if (view.decision === 'D-DEPLOY' && s.deployed) return ['already-deployed', 'REX-DEPLOY-1'];
  if (view.decision === 'D-DEPLOY' && !mayRelocate(s, seat)) return ['no-relocation', 'REX-RACE-HAC-5'];
  const rule = view.decision === 'D-DEPLOY' ? 'REX-RACE-HAC-5' : 'REX-OFFEN-9';
  if (!(((s.present[seat] as number) >> from) & 1)) return ['no-units-there', rule, { location: fromId }];
  if (fromId === toId) return ['same-place', rule, { location: fromId }];
  if ((underFire(t, s) >> from) & 1) return ['under-fire', view.decision === 'D-DEPLOY' ? rule : 'REX-OFFEN-10', { location: fromId }];
  return (
    closed(why, placeAt(why, toId), rule, 'REX-ALLY-9', 'REX-MAP-16') ?? [
      'cannot-pay',
      rule,
      { price: 1, influence: s.influence[seat] as number },
    ]
  );
}
