import { Open, set } from '@orrery/kernel';
import { allianceOf, allowedMembership } from './alliances.ts';
import { tieGoesTo } from './battle/result.ts';
import { canRaise } from './bidding/auction.ts';
import { listDials, listLeaders, listSlots } from './battle/plan.ts';
import { hasLeader, opposite, sideAt, sideOf } from './battle/side.ts';
import { strongholdsNeeded, strongholdsOfAll } from './ending/victory.ts';
import { RACE, SLOTS } from './ids.ts';
import { inPlay } from './influence/offer.ts';
import { deployable, deploymentPrice, mostDeployed } from './maneuver/deployment-price.ts';
import { allowance, destinations } from './maneuver/move.ts';
import { recruitPrice } from './recruitment/recruit.ts';
import type { RexRules } from './rules.ts';
import { seenState } from './seen-state.ts';
import { raceOf, seatOf, type State } from './state.ts';
import { leaderId, locationId, strengthOf, type Table } from './table.ts';
import type { RexView } from './view.ts';
import type { Seat } from './words.ts';

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
export function deploymentPreview({ table }: RexRules, view: RexView, byInformant = false): readonly DeploymentPreview[] {
  const state = seenState(table, { view });
  const seat = view.viewer;
  if (seat >= table.seats || raceOf(state, seat) < 0) return [];
  const hacan = seatOf(state, RACE.HAC);
  return set.list(deployable(table, state, seat, byInformant)).map((location) => {
    const most = mostDeployed(table, state, seat, location, byInformant);
    const price = (units: number): number => deploymentPrice(table, state, seat, location, units, byInformant);
    return {
      location: locationId(table, location),
      price: price(1),
      most,
      prices: Array.from({ length: most + 1 }, (_, units) => price(units)),
      receiver: byInformant || hacan < 0 || hacan === seat ? null : hacan,
    };
  });
}

/** What so many units from the casualty pool would cost the viewer now; those that are free come first. */
export const recruitmentPreview = ({ table }: RexRules, view: RexView, units: number): number =>
  view.viewer < table.seats ? recruitPrice(table, seenState(table, { view }), view.viewer, units) : 0;

/** Steps the viewer's groups may go, and where a group could end. */
export function movePreview({ table }: RexRules, view: RexView, from: string): { readonly steps: number; readonly to: readonly string[] } {
  const state = seenState(table, { view });
  const seat = view.viewer;
  const start = table.pack.locations.findIndex(({ id }) => id === from);
  if (seat >= table.seats || start < 0 || raceOf(state, seat) < 0) return { steps: 0, to: [] };
  const reach = set.list(destinations(table, state, seat, start));
  return { steps: allowance(table, state, seat), to: reach.map((location) => locationId(table, location)) };
}

/** What may go into the viewer's battle plan; number, leader and slot do not depend on each other. */
export interface PlanPreview {
  readonly numbers: readonly number[];
  /** Leaders and slots; none of either where no leader is left, and the plan is a number alone (REX-LEADER-4). */
  readonly leaders: readonly string[];
  readonly slots: readonly string[];
}

/** The whole plan the viewer is asked for, whatever of it has been answered already. */
export function planPreview({ table }: RexRules, view: RexView): PlanPreview {
  const state = seenState(table, { view });
  const seat = view.viewer;
  if (view.decision !== 'D-PLAN' || seat >= table.seats || sideOf(state, seat) < 0) return { numbers: [], leaders: [], slots: [] };
  const { dial, lead, slot } = table.choices;
  const listed = (list: Lister): readonly number[] => listedBy(list, table, state, seat);
  const led = hasLeader(table, state, seat);
  return {
    numbers: listed(listDials).map(dial.read.number),
    leaders: led ? listed(listLeaders).map((choice) => leaderId(table, lead.read.leader(choice))) : [],
    slots: led ? listed(listSlots).map((choice) => SLOTS[slot.read.slot(choice)] ?? '') : [],
  };
}

type Lister = (table: Table, state: State, open: Open, seat: Seat) => void;

function listedBy(list: Lister, table: Table, state: State, seat: Seat): readonly number[] {
  const open = new Open();
  list(table, state, open, seat);
  return open.out.slice(0, open.size);
}

/** How a battle may go: both totals, and whether the viewer wins with them. Traitors and retreats aside. */
export interface Exchange {
  readonly mine: number;
  readonly theirs: number;
  readonly wins: boolean;
}

/**
 * The best and the worst that can come of a plan (REX-BATTLE-24 … 30): at best the rival dials least and loses the leader if the viewer strikes; at worst
 * it dials most with its strongest leader, and strikes the viewer's unless its whole hand is known to hold nothing for that. `held`: cards known to be in it.
 */
export function battlePreview(
  { table }: RexRules,
  view: RexView,
  plan: { readonly number: number; readonly leader: string | null; readonly slot: string | null },
  held: readonly string[] = [],
): { readonly best: Exchange; readonly worst: Exchange } | null {
  const state = seenState(table, { view });
  const side = view.viewer < table.seats ? sideOf(state, view.viewer) : -1;
  if (side < 0) return null;
  const { seat } = sideAt(state, opposite(side as 0 | 1));
  const numbers = listedBy(listDials, table, state, seat).map(table.choices.dial.read.number);
  const leaders = listedBy(listLeaders, table, state, seat).map((choice) => strengthOf(table, table.choices.lead.read.leader(choice)));
  const own = table.pack.leaders.find(({ id }) => id === plan.leader)?.strength ?? 0;
  const strikes = (card: string): boolean => table.pack.strategyCards.some(({ id }, at) => id === card && table.killsLeader[at]);
  const attacks = (plan.slot === 'attack' || plan.slot === 'both') && view.own.hand.some(strikes);
  const armed = held.length < (view.players[seat]?.cards ?? 0) || held.some(strikes);
  const exchange = (mine: number, theirs: number): Exchange => ({
    mine,
    theirs,
    wins: mine > theirs || (mine === theirs && tieGoesTo(table, state) === side),
  });
  return {
    best: exchange(plan.number + own, Math.min(...numbers) + (attacks || leaders.length === 0 ? 0 : Math.min(...leaders))),
    worst: exchange(plan.number + (armed ? 0 : own), Math.max(...numbers) + Math.max(0, ...leaders)),
  };
}

/** Sectors the fleet comes through at the end of this round, surely or if the card is high enough; the viewer may have seen the card (REX-BOMB-3). */
export function fleetPreview(
  { table: { pack } }: RexRules,
  view: RexView,
): { readonly surely: readonly number[]; readonly maybe: readonly number[] } {
  if (view.fleet === 0 || view.result) return { surely: [], maybe: [] };
  const values = view.own.bombardment === null ? pack.bombardmentCards.map(({ value }) => value) : [view.own.bombardment];
  const { sectors } = pack.constants;
  const ahead = (from: number, to: number): readonly number[] =>
    Array.from({ length: to - from }, (_, i) => ((view.fleet + from + i) % sectors) + 1);
  const least = Math.min(...values);
  return { surely: ahead(0, least), maybe: ahead(least, Math.max(...values)) };
}

/** To whom a tie in the running battle goes (REX-BATTLE-30). */
export function tiePreview({ table }: RexRules, view: RexView): Seat {
  const state = seenState(table, { view });
  return sideAt(state, tieGoesTo(table, state)).seat;
}

/** Whether a seat may still come to bid (REX-BID-7). While a price is paid nobody bids any more; nothing is said of who could have. */
export const biddingPreview = ({ table }: RexRules, view: RexView, seat: Seat): boolean =>
  view.decision !== 'D-BID' || canRaise(seenState(table, { view }), seat);

/** What a package of the Ceasefire may hold: alliances the viewer may propose, and the most influence one transfer may name. */
export interface PackagePreview {
  readonly memberships: readonly (readonly number[])[];
  readonly most: number;
}

export function packagePreview({ table }: RexRules, view: RexView): PackagePreview {
  const state = seenState(table, { view });
  const all = Array.from({ length: 1 << table.seats }, (_, members) => members);
  const allowed = all.filter((members) => allowedMembership(table, state, view.viewer, members));
  return { memberships: view.viewer < table.seats ? allowed.map((members) => set.list(members)) : [], most: inPlay(state) };
}

/** How near an alliance, or a player alone, is to winning by strongholds at the end of this round. */
export interface Contender {
  readonly seats: readonly number[];
  readonly held: number;
  readonly needed: number;
}

/** Everybody who would win by strongholds now or lacks so many at most, the nearest first (REX-WIN-2 … 6). */
export function contendersPreview({ table }: RexRules, view: RexView, lacking: number): readonly Contender[] {
  const state = seenState(table, { view });
  return Array.from({ length: table.seats }, (_, seat) => allianceOf(state, seat))
    .filter((alliance, seat) => set.first(alliance) === seat)
    .map((alliance) => ({
      seats: set.list(alliance),
      held: strongholdsOfAll(table, state, alliance),
      needed: strongholdsNeeded(table, alliance),
    }))
    .filter(({ held, needed }) => needed - held <= lacking)
    .toSorted((a, b) => a.needed - a.held - (b.needed - b.held));
}
