import { allowedMembership } from './alliances.ts';
import { tableOf, type RexRules } from './bound-rules.ts';
import { HAC } from './ids.ts';
import { listDials, listLeaders, listSlots } from './phases/battle-plan.ts';
import { hasLeader, sideOf } from './phases/battle-side.ts';
import { deployable, deploymentPrice, mostDeployed } from './phases/deployment-rules.ts';
import { allowance, destinations } from './phases/movement.ts';
import { inPlay } from './phases/packages.ts';
import { recruitPrice } from './phases/recruitment.ts';
import { restore } from './restore.ts';
import type { RexView } from './view.ts';
import type { RexChoice } from './vocabulary.ts';

/** What a deployment would cost and who would be paid: from the view alone. */
export interface DeploymentPreview {
  readonly location: string;
  /** Price of one unit, and the most that can be placed and paid. */
  readonly price: number;
  readonly most: number;
  /** Price of so many units, from none to the most. */
  readonly prices: readonly number[];
  /** Seat that receives the price, null for the bank. */
  readonly receiver: number | null;
}

/** Every location the viewer could deploy to now, normally or by Informant. */
export function deploymentPreview(rules: RexRules, view: RexView, byInformant = false): readonly DeploymentPreview[] {
  const t = tableOf(rules);
  const s = restore(t, view);
  const seat = view.viewer;
  if (seat >= t.seats || (s.race[seat] as number) < 0) return [];
  const open = deployable(t, s, seat, byInformant);
  const hacan = s.seatOf[HAC] as number;
  return t.pack.locations.flatMap(({ id }, place) => {
    if (((open >> place) & 1) === 0) return [];
    const most = mostDeployed(t, s, seat, place, byInformant);
    return [
      {
        location: id,
        price: deploymentPrice(t, s, seat, place, 1, byInformant),
        most,
        prices: Array.from({ length: most + 1 }, (_, units) => deploymentPrice(t, s, seat, place, units, byInformant)),
        receiver: byInformant || hacan < 0 || hacan === seat ? null : hacan,
      },
    ];
  });
}

/** What so many units from the casualty pool would cost the viewer now; those that are free come first. */
export function recruitmentPreview(rules: RexRules, view: RexView, units: number): number {
  const t = tableOf(rules);
  return view.viewer < t.seats ? recruitPrice(t, restore(t, view), view.viewer, units) : 0;
}

/** Steps the viewer's groups may go, and where a group could end. */
export function movePreview(rules: RexRules, view: RexView, from: string): { readonly steps: number; readonly to: readonly string[] } {
  const t = tableOf(rules);
  const s = restore(t, view);
  const seat = view.viewer;
  const start = t.pack.locations.findIndex(({ id }) => id === from);
  if (seat >= t.seats || start < 0 || (s.race[seat] as number) < 0) return { steps: 0, to: [] };
  const reach = destinations(t, s, seat, start);
  return { steps: allowance(t, s, seat), to: t.pack.locations.flatMap(({ id }, place) => ((reach >> place) & 1 ? [id] : [])) };
}

/** What may go into the viewer's battle plan; number, leader and slot do not depend on each other. */
export interface PlanPreview {
  readonly numbers: readonly number[];
  /** Leaders and slots; none of either where no leader is left, and the plan is a number alone (REX-LEADER-4). */
  readonly leaders: readonly string[];
  readonly slots: readonly string[];
}

/** The whole plan the viewer is asked for, whatever of it has been answered already. */
export function planPreview(rules: RexRules, view: RexView): PlanPreview {
  const t = tableOf(rules);
  const s = restore(t, view);
  const seat = view.viewer;
  const side = view.decision === 'D-PLAN' && seat < t.seats ? sideOf(s, seat) : -1;
  if (side < 0) return { numbers: [], leaders: [], slots: [] };
  const named = (list: (out: number[]) => number): readonly RexChoice[] => {
    const out: number[] = [];
    const length = list(out);
    return out.slice(0, length).map((choice) => rules.choices.name(choice));
  };
  const led = hasLeader(t, s, seat);
  return {
    numbers: named((out) => listDials(t, s, seat, side, out)).flatMap((choice) => (choice.verb === 'dial' ? [choice.number] : [])),
    leaders: led
      ? named((out) => listLeaders(t, s, seat, side, out)).flatMap((choice) => (choice.verb === 'lead' ? [choice.leader] : []))
      : [],
    slots: led ? named((out) => listSlots(t, s, side, out)).flatMap((choice) => (choice.verb === 'slot' ? [choice.slot] : [])) : [],
  };
}

/** What a package of the Ceasefire may hold: alliances the viewer may propose, and the most influence one transfer may name. */
export interface PackagePreview {
  readonly memberships: readonly (readonly number[])[];
  readonly most: number;
}

export function packagePreview(rules: RexRules, view: RexView): PackagePreview {
  const t = tableOf(rules);
  const s = restore(t, view);
  const seats = Array.from({ length: t.seats }, (_, seat) => seat);
  const allowed = Array.from({ length: 1 << t.seats }, (_, set) => set).filter((set) => allowedMembership(t, s, view.viewer, set));
  return {
    memberships: view.viewer < t.seats ? allowed.map((set) => seats.filter((seat) => (set >> seat) & 1)) : [],
    most: inPlay(s),
  };
}
