import { answered, askSeat, draftOf, goTo, inOrder, keepLocal, localOf, pop, stepOf } from '../frames.ts';
import { D_OFF_MOVE, SOL, SOL_2, X_OFF } from '../ids.ts';
import { destroyInfluence } from '../money.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { tellAll } from '../tell.ts';
import { destroyAll, openTo, ordinary, other, shiftUnits, underFire } from '../units.ts';
import { listUnits, othersOf, unitsOf } from '../unit-steps.ts';
import { isCancelled, openWindow } from '../windows.ts';

/** A Sol Offensive, drawn or called by Tracking Beacon: window, destruction left and right, then relocations (REX-OFFEN-1 … 11). */
export function offensiveFlow(t: Table, s: State): void {
  switch (stepOf(s)) {
    case 0: {
      const card = s.influenceDiscard[s.influenceDiscard.length - 1] as number;
      s.struck = 1;
      s.sites = [t.firstOf[card] as number, t.secondOf[card] as number];
      tellAll(t, 'offensive', s.sites[0], s.sites[1]);
      goTo(s, 1);
      if (solStands(s)) openWindow(s, X_OFF);
      return;
    }
    case 1:
      strike(t, s);
      return goTo(s, 2);
    default:
      return relocations(t, s);
  }
}

function solStands(s: State): boolean {
  const sol = s.seatOf[SOL] as number;
  return sol >= 0 && s.sites.some((site) => ((s.present[sol] as number) >> site) & 1);
}

/** Sol and its allies are spared (REX-OFFEN-4, REX-ALLY-10); Sol alone loses this where it was cancelled (E17). */
function spared(s: State, seat: number, cancelled: boolean): boolean {
  const sol = s.seatOf[SOL] as number;
  if (sol < 0) return false;
  return seat === sol ? !cancelled : (((s.allies[sol] as number) >> seat) & 1) === 1;
}

/** All units and all influence in both locations, left first; shields do not help (REX-OFFEN-2, REX-OFFEN-3). */
function strike(t: Table, s: State): void {
  const cancelled = isCancelled(s, SOL_2, true);
  for (let site = 0; site < 2; site++) {
    const place = s.sites[site] as number;
    for (let i = 0; i < t.seats; i++) {
      const seat = inOrder(t, s, i);
      const safe = spared(s, seat, cancelled);
      if (!safe) destroyAll(t, s, seat, place);
      s.eligible[site * t.seats + seat] = safe ? ordinary(t, s, seat, place) : 0;
      s.eligibleOther[site * t.seats + seat] = safe ? other(s, seat, place) : 0;
    }
    destroyInfluence(t, s, place);
  }
}

/** For each location, left first, and each owner of survivors in turn order: may they go elsewhere? (REX-OFFEN-8) */
function relocations(t: Table, s: State): void {
  for (let at = localOf(s); at < 2 * t.seats; at++) {
    const site = at < t.seats ? 0 : 1;
    const seat = inOrder(t, s, at % t.seats);
    const i = site * t.seats + seat;
    if ((s.eligible[i] as number) + (s.eligibleOther[i] as number) === 0) continue;
    if ((underFire(t, s) >> (s.sites[site] as number)) & 1) continue; // REX-OFFEN-10
    if ((openTo(t, s, seat) & ~(1 << (s.sites[site] as number))) === 0) continue;
    keepLocal(s, at + 1);
    tellAll(t, 'relocating', seat, s.sites[site]);
    return askSeat(s, D_OFF_MOVE, seat);
  }
  pop(s);
}

/** The struck location the running question is about. */
const siteAsked = (t: Table, s: State): number => (localOf(s) - 1 < t.seats ? 0 : 1);

/** D-OFF-MOVE: stay, or one destination, then how many of the units that stood there. */
export function offMoveLegal(t: Table, s: State, seat: number, out: number[]): number {
  const site = siteAsked(t, s);
  const i = site * t.seats + seat;
  if (draftOf(s, seat).length > 0) return listUnits(t, s, seat, s.eligible[i] as number, s.eligibleOther[i] as number, 99, out, 0);
  const from = s.sites[site] as number;
  const open = openTo(t, s, seat) & ~(1 << from);
  let n = 0;
  out[n++] = t.c.stay;
  for (let to = 0; to < t.places; to++) if ((open >> to) & 1) out[n++] = t.c.relocate + from * t.places + to;
  return n;
}

export function offMoveAnswer(t: Table, s: State, seat: number, choice: number): void {
  const draft = draftOf(s, seat);
  const from = s.sites[siteAsked(t, s)] as number;
  if (draft.length > 0) {
    const to = ((draft[0] as number) - t.c.relocate) % t.places;
    const units = unitsOf(t, choice);
    const others = othersOf(t, choice);
    shiftUnits(t, s, seat, from, to, units, others);
    tellAll(t, 'relocated', seat, from, to, units, others);
    answered(s, seat);
  } else if (choice === t.c.stay) {
    answered(s, seat);
    tellAll(t, 'stayed', seat, from);
  } else draft.push(choice);
}
