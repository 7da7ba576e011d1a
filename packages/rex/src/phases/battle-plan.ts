import { ALL } from '@orrery/kernel';
import { answered, draftOf, inOrder } from '../frames.ts';
import { dropCard } from '../hand.ts';
import { ATTACK, DEFENCE, E_LEADER, E_NUMBER } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll, tellTo } from '../tell.ts';
import { boundTo, cardsOf, dialRange, hasLeader, isAvailable, mayDemand, mayUse, mustDemand, sideOf } from './battle-side.ts';

/** D-PLAN: number, leader, slot, one after the other and in secret; a side without leader only dials (REX-LEADER-4). */
export function planLegal(t: Table, s: State, seat: number, out: number[]): number {
  const side = sideOf(s, seat);
  switch (draftOf(s, seat).length) {
    case 0:
      return listDials(t, s, seat, side, out);
    case 1:
      return listLeaders(t, s, seat, side, out);
    default:
      return listSlots(t, s, side, out);
  }
}

export function listDials(t: Table, s: State, seat: number, side: number, out: number[]): number {
  const bound = boundTo(s, side, E_NUMBER);
  if (bound >= 0) {
    out[0] = t.c.dial + bound;
    return 1;
  }
  const most = dialRange(t, s, seat);
  let n = 0;
  for (let number = t.pack.constants.dialMin; number <= most; number++) out[n++] = t.c.dial + number;
  return n;
}

export function listLeaders(t: Table, s: State, seat: number, side: number, out: number[]): number {
  const bound = boundTo(s, side, E_LEADER);
  let n = 0;
  for (let leader = 0; leader < t.leaders; leader++)
    if (isAvailable(t, s, seat, leader) && (bound < 0 || bound === leader)) out[n++] = t.c.lead + leader;
  return n;
}

export function listSlots(t: Table, s: State, side: number, out: number[]): number {
  let n = 0;
  for (let slot = 0; slot < 4; slot++) if (fits(t, s, side, slot, ATTACK) && fits(t, s, side, slot, DEFENCE)) out[n++] = t.c.slot + slot;
  return n;
}

const fits = (t: Table, s: State, side: number, slot: number, icon: number): boolean =>
  slot & icon ? mayDemand(t, s, side, icon) : !mustDemand(s, side, icon);

export function planAnswer(t: Table, s: State, seat: number, choice: number): void {
  const draft = draftOf(s, seat);
  draft.push(choice);
  if (draft.length === 3 || (draft.length === 1 && !hasLeader(t, s, seat))) answered(s, seat);
}

/** Dial, leader and slot of both sides at the same time (REX-BATTLE-17); both leaders count as used (REX-LEADER-8). */
export function revealPlans(t: Table, s: State): void {
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    const side = sideOf(s, seat);
    if (side < 0) continue;
    const [dial, lead, slot] = draftOf(s, seat);
    s.dial[side] = (dial as number) - t.c.dial;
    if (lead === undefined || slot === undefined) {
      tellTo(t, ALL, 'plan', 1, seat, s.dial[side]);
      continue;
    }
    s.lead[side] = lead - t.c.lead;
    s.slot[side] = slot - t.c.slot;
    s.used[lead - t.c.lead] = s.battleAt + 1;
    tellTo(t, ALL, 'plan', 0, seat, s.dial[side], s.lead[side], s.slot[side]);
  }
}

/** D-CARDS: the types the slot demands, attack before defence (REX-BATTLE-18, REX-BATTLE-19). */
export function cardsLegal(t: Table, s: State, seat: number, out: number[]): number {
  const side = sideOf(s, seat);
  const icon = iconDue(s, side, draftOf(s, seat).length);
  let n = 0;
  for (const card of cardsOf(t, icon)) if (mayUse(t, s, side, icon, card)) out[n++] = t.c.use + card;
  return n;
}

const iconDue = (s: State, side: number, chosen: number): number => ((s.slot[side] as number) & ATTACK && chosen === 0 ? ATTACK : DEFENCE);
const demanded = (slot: number): number => (slot & 1) + (slot >> 1);

export function cardsAnswer(s: State, seat: number, choice: number): void {
  const draft = draftOf(s, seat);
  draft.push(choice);
  if (draft.length === demanded(s.slot[sideOf(s, seat)] as number)) answered(s, seat);
}

export function revealCards(t: Table, s: State): void {
  for (let i = 0; i < t.seats; i++) {
    const seat = inOrder(t, s, i);
    const side = sideOf(s, seat);
    if (side < 0 || s.slot[side] === 0) continue;
    for (const choice of draftOf(s, seat)) {
      const card = choice - t.c.use;
      dropCard(t, s, seat, card);
      (t.icon[card] === ATTACK ? s.attack : s.defence)[side] = card;
      tellAll(t, 'battleCard', seat, card);
    }
  }
}
