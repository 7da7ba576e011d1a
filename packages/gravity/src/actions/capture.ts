import { ALL } from '@orrery/kernel';
import { putHunters, putMercenaries, sideControl } from '../control.ts';
import { actionName, islandName, type Decision, type Outside } from '../decision.ts';
import { at } from '../stages.ts';
import { add, type State } from '../state.ts';
import { ISLANDS, op, told, type Action, type Table } from '../table.ts';
import { complete } from './complete.ts';
import { gives, originName, ORIGINS, reaches, supplies, type Raid } from './origins.ts';

/** The capture that is running. */
function raid(t: Table, s: State, joint: boolean): Raid {
  const action = t.actions[s.action] as Action;
  return { seat: s.actor, airship: action.op === op.captureFromAirship, adjacent: action.adjacent, joint, target: s.to };
}

/** Whether the player may still propose a joint capture. GRV-TEAM-JOINT-1, GRV-TEAM-JOINT-2 */
export function mayPropose(t: Table, s: State, seat: number): boolean {
  return t.teams && s.proposed === 0 && (s.held[t.partner[seat] as number] as number) > 0;
}

/** Whether an action could capture anything. */
export function capturable(t: Table, s: State, seat: number, action: Action, joint: boolean): boolean {
  const own = sideControl(t, s, seat);
  const airship = action.op === op.captureFromAirship;
  if (!joint && (airship ? s.crewHunters[seat] : s.control[seat]) === 0) return false;
  for (let target = 0; target < ISLANDS; target++) {
    if ((own >> target) & 1) continue; // GRV-CAPTURE-1
    if (
      reaches(t, s, seat, airship, action.adjacent, false, target) ||
      (joint && reaches(t, s, seat, airship, action.adjacent, true, target))
    )
      return true;
  }
  return false;
}

export const captureTarget: Decision = {
  list(t, s, seat, out) {
    const { airship, adjacent } = raid(t, s, false);
    const own = sideControl(t, s, seat);
    const joint = s.actor === s.mover && mayPropose(t, s, seat); // GRV-TEAM-JOINT-8
    let n = 0;
    for (let target = 0; target < ISLANDS; target++) {
      if ((own >> target) & 1) continue;
      if (reaches(t, s, seat, airship, adjacent, false, target)) out[n++] = t.c.capture + target;
      if (joint && reaches(t, s, seat, airship, adjacent, true, target)) out[n++] = t.c.joint + target;
    }
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    if (choice < t.c.joint) {
      s.to = choice - t.c.capture;
      toOrigin(t, s, 0);
      return;
    }
    s.to = choice - t.c.joint;
    s.proposed = 1;
    s.stage = at['joint.answer'];
    tell?.(ALL, told(t, { kind: 'proposed', seat, action: actionName(t, s.action), island: islandName(t, s.to) }));
  },
};

/** Goes on to the first origin from this one on that has pieces to give, or to the losses. */
export function toOrigin(t: Table, s: State, from: number): void {
  const running = raid(t, s, s.joint === 1);
  for (let origin = from; origin < ORIGINS; origin++)
    if (gives(t, s, running, origin) > 0) {
      s.origin = origin;
      s.stage = at['capture.commit'];
      return;
    }
  s.origin = ORIGINS;
  s.stage = at['capture.loss'];
}

/** Pieces of one origin; whatever still lets the capture succeed. GRV-CAPTURE-3, GRV-CAPTURE-4, GRV-CAPTURE-5, GRV-TEAM-JOINT-5 */
export const captureCommit: Decision = {
  list(t, s, seat, out) {
    const running = raid(t, s, s.joint === 1);
    let total = 0;
    let hunters = 0;
    let partners = 0;
    for (let i = 0; i < s.committed.length; i += 4) {
      const own = s.committed[i + 1] as number;
      const other = s.committed[i + 2] as number;
      const mercenaries = s.committed[i + 3] as number;
      total += own + other + mercenaries;
      hunters += own + other;
      partners += partnersPieces(t, s, seat, s.committed[i] as number, other, mercenaries);
    }
    for (let origin = s.origin + 1; origin < ORIGINS; origin++) {
      const most = supplies(t, s, running, origin);
      total += most.hunters + most.partners + most.mercenaries;
      hunters += most.hunters + most.partners;
      partners += partnersPieces(t, s, seat, origin, most.partners, most.mercenaries);
    }
    const needed = (s.strength[s.to] as number) + t.pack.capture.margin;
    const here = supplies(t, s, running, s.origin);
    let n = 0;
    for (let own = 0; own <= here.hunters; own++)
      for (let other = 0; other <= here.partners; other++)
        for (let mercenaries = 0; mercenaries <= here.mercenaries; mercenaries++) {
          if (total + own + other + mercenaries < needed || hunters + own + other === 0) continue;
          if (s.joint && partners + partnersPieces(t, s, seat, s.origin, other, mercenaries) === 0) continue;
          out[n++] = t.c.commit + own * t.hunterWeight + other * t.partnerWeight + mercenaries;
        }
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    const pieces = choice - t.c.commit;
    if (pieces > 0)
      s.committed.push(
        s.origin,
        Math.floor(pieces / t.hunterWeight),
        Math.floor((pieces % t.hunterWeight) / t.partnerWeight),
        pieces % t.partnerWeight,
      );
    toOrigin(t, s, s.origin + 1);
    if (s.joint && s.stage === at['capture.loss']) tellCommitted(t, s, seat, tell);
  },
};

/** A mercenary on the partner's airship or on an island he controls is a piece of his. GRV-TEAM-JOINT-5 */
function partnersPieces(t: Table, s: State, seat: number, origin: number, hunters: number, mercenaries: number): number {
  if (origin === 0) return 0;
  const partner = t.partner[seat] as number;
  return partner >= 0 && (origin === 1 || ((s.control[partner] as number) >> (origin - 2)) & 1) ? hunters + mercenaries : hunters;
}

/** Sums of a column of the committed pieces: 1 own hunters, 2 partner's hunters, 3 mercenaries. */
function sum(committed: readonly number[], column: number): number {
  let pieces = 0;
  for (let i = column; i < committed.length; i += 4) pieces += committed[i] as number;
  return pieces;
}

/** How many of the committed pieces are lost. GRV-CAPTURE-8 */
export function losses(t: Table, committed: number): number {
  const share = committed / t.pack.capture.lossDivisor;
  return t.pack.capture.lossRounding === 'down' ? Math.floor(share) : Math.ceil(share);
}

/** Every way to bear the losses with a hunter left. GRV-CAPTURE-9, GRV-TEAM-JOINT-6 */
export const captureLoss: Decision = {
  list(t, s, _seat, out) {
    const hunters = sum(s.committed, 1);
    const partners = sum(s.committed, 2);
    const mercenaries = sum(s.committed, 3);
    const lost = losses(t, hunters + partners + mercenaries);
    let n = 0;
    for (let own = 0; own <= Math.min(hunters, lost); own++)
      for (let other = 0; other <= Math.min(partners, lost - own); other++) {
        const rest = lost - own - other;
        if (rest > mercenaries || hunters + partners - own - other < t.pack.capture.minimumSurvivingHunters) continue;
        out[n++] = t.c.lose + own * t.hunterWeight + other * t.partnerWeight + rest;
      }
    return n;
  },
  answer(t, s, _seat, choice, outside) {
    const lost = choice - t.c.lose;
    seize(t, s, Math.floor(lost / t.hunterWeight), Math.floor((lost % t.hunterWeight) / t.partnerWeight), lost % t.partnerWeight, outside);
    complete(s);
  },
};

/** The island changes hands: attackers leave their origins, defenders are removed, survivors land. */
function seize(t: Table, s: State, lostHunters: number, lostPartners: number, lostMercenaries: number, { tell }: Outside): void {
  const seat = s.actor;
  const partner = t.partner[seat] as number;
  const island = s.to;
  if (!s.joint) tellCommitted(t, s, seat, tell);
  for (let i = 0; i < s.committed.length; i += 4) {
    const origin = s.committed[i] as number;
    const hunters = s.committed[i + 1] as number;
    const partners = s.committed[i + 2] as number;
    const mercenaries = s.committed[i + 3] as number;
    if (origin < 2) {
      add(s.crewHunters, origin === 0 ? seat : partner, -hunters - partners);
      add(s.crewMercenaries, origin === 0 ? seat : partner, -mercenaries);
    } else {
      putHunters(s, seat, origin - 2, -hunters); // GRV-CAPTURE-11
      if (partners > 0) putHunters(s, partner, origin - 2, -partners);
      putMercenaries(s, origin - 2, -mercenaries);
    }
  }
  for (let owner = 0; owner < t.seats; owner++) {
    const beaten = s.hunters[owner * ISLANDS + island] as number;
    if (beaten === 0) continue;
    putHunters(s, owner, island, -beaten); // GRV-CAPTURE-6
    add(s.reserve, owner, beaten);
  }
  s.mercenarySupply += (s.mercenaries[island] as number) + lostMercenaries;
  putMercenaries(s, island, sum(s.committed, 3) - lostMercenaries - (s.mercenaries[island] as number));
  putHunters(s, seat, island, sum(s.committed, 1) - lostHunters); // GRV-CAPTURE-10
  add(s.reserve, seat, lostHunters);
  if (partner >= 0) {
    putHunters(s, partner, island, sum(s.committed, 2) - lostPartners);
    add(s.reserve, partner, lostPartners);
  }
  tell?.(ALL, told(t, { kind: 'captured', seat, island: islandName(t, island) }));
  tell?.(ALL, told(t, { kind: 'lost', seat, hunters: lostHunters, partners: lostPartners, mercenaries: lostMercenaries }));
}

function tellCommitted(t: Table, s: State, seat: number, tell: Outside['tell']): void {
  if (!tell) return;
  for (let i = 0; i < s.committed.length; i += 4) {
    const [origin, hunters, partners, mercenaries] = s.committed.slice(i, i + 4) as [number, number, number, number];
    tell(ALL, told(t, { kind: 'committed', seat, origin: originName(t, origin), hunters, partners, mercenaries }));
  }
}
