import { ALL } from '@orrery/kernel';
import { tellPaid, toDiscard } from '../phases/cards.ts';
import type { Decision } from '../decision.ts';
import { told } from '../table.ts';
import { leave } from './complete.ts';
import { toOrigin } from './capture.ts';

/** The partner pays a card for the joint capture, or refuses it. GRV-TEAM-JOINT-1 … GRV-TEAM-JOINT-3 */
export const jointAnswer: Decision = {
  list(t, s, seat, out) {
    let n = 0;
    for (let kind = 0; kind < t.sets.kinds; kind++) if ((s.hand[seat * t.sets.kinds + kind] as number) > 0) out[n++] = t.c.join + kind;
    out[n++] = t.c.refuse;
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    if (choice === t.c.refuse) {
      tell?.(ALL, told(t, { kind: 'refused', seat }));
      leave(s);
      return;
    }
    const kind = choice - t.c.join;
    toDiscard(t, s, seat, kind);
    s.paid = 1;
    s.joint = 1;
    tell?.(ALL, told(t, { kind: 'accepted', seat }));
    tellPaid(t, seat, t.sets.weight[kind] as number, tell);
    toOrigin(t, s, 0);
  },
};
