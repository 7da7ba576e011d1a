import { set } from '@orrery/kernel';
import { losses } from './actions/capture-loss.ts';
import { leastNeeded, mayPropose } from './actions/capture-target.ts';
import { attraction, targets } from './attraction.ts';
import { sideOf } from './control.ts';
import { moveBeside, surrounded } from './geometry.ts';
import { list } from './machine.ts';
import { FIRST_DECISION } from './phases/action.ts';
import { possible } from './possible.ts';
import { seenState } from './seen-state.ts';
import { feedsOf, permanentFrom, sourcesOf, temporaryFrom } from './sources.ts';
import { stages } from './stages.ts';
import { clone, COPIED, islandOf, neighbourAt, type State } from './state.ts';
import { actionId, actionOf, actionOn, islandId, op, type Table, trunksOf } from './table.ts';
import type { View } from './view.ts';
import type { Choice, Island } from './words.ts';

/** What an extraction on one island would count and give now. */
export interface Yield {
  readonly island: string;
  readonly blue: number;
  readonly red: number;
  readonly permanent: number;
  readonly temporary: number;
}

/** A side whose sources an extraction would count: its own, or one a neighbour turns towards it. */
export interface Feed {
  /** The island that extracts. */
  readonly island: string;
  /** The island and the local side the sources are on, and the direction in which that side looks. */
  readonly from: string;
  readonly side: number;
  readonly direction: number;
}

/** What is lost to an island's next extraction with one of its trunks blown. */
export interface Cut {
  readonly trunk: number;
  /** Sources that no longer count. */
  readonly blue: number;
  readonly red: number;
  /** What an extraction would still give. */
  readonly permanent: number;
  readonly temporary: number;
}

/** What the islands phase would bring if the round ended now. */
export interface Forecast {
  /** Islands that would attract: one, or several of one side to choose from; none in balance or without gravity. */
  readonly attractors: readonly string[];
  readonly side: number | null;
  readonly balance: boolean;
  readonly lead: number;
  readonly pulls: number;
}

/** A pull: which island to which cell, and whom a ring closed by it would make win. */
export interface Landing {
  readonly target: string;
  readonly direction: number;
  readonly cell: readonly [q: number, r: number];
  /** The side that would win at once, if any. */
  readonly wins: number | null;
}

/** An action the viewer may come to: every answer to its first question, none where it asks nothing; null where it is not possible. */
export interface Prospect {
  readonly action: string;
  readonly answers: readonly Choice[] | null;
  /** For a capture that is not possible: as many pieces as the weakest island in its reach takes; 0 where none is in reach. */
  readonly needs?: number;
}

/** Pure functions over a view, for screens and bots. */
export interface Previews {
  /** Every island's yield; a player's extraction works on those he controls. */
  yields(view: View): readonly Yield[];
  /** Where the sources lie that extractions on these islands would count. */
  feeds(view: View, islands: readonly string[]): readonly Feed[];
  /** What each trunk of an island that is still whole carries. */
  cuts(view: View, island: string): readonly Cut[];
  /** How many of so many committed pieces a capture costs. GRV-CAPTURE-8 */
  losses(committed: number): number;
  forecast(view: View): Forecast;
  /** Where islands could land if this island attracted now. */
  landings(view: View, attractor: string): readonly Landing[];
  /** What the cards before the viewer could do now: those of its hand and its discard pile in its turn, otherwise the one being carried out. */
  prospects(view: View): readonly Prospect[];
}

export function previews(table: Table): Previews {
  const { islandIds } = table;
  return {
    yields(view) {
      const state = seenState(table, { view });
      return islandIds.map((island, i) => {
        const { blue, red } = sourcesOf(table, state, i);
        return { island, blue, red, permanent: permanentFrom(table, { blue, red }), temporary: temporaryFrom(table, { blue, red }) };
      });
    },
    feeds(view, islands) {
      const state = seenState(table, { view });
      return islands.flatMap((island) =>
        feedsOf(table, state, islandIds.indexOf(island)).map((feed) => ({
          island,
          from: islandId(table, feed.island),
          side: feed.side,
          direction: feed.direction,
        })),
      );
    },
    losses: (committed) => losses(table, committed),
    cuts(view, id) {
      const island = islandIds.indexOf(id);
      if (island < 0) return [];
      const state = seenState(table, { view });
      const now = sourcesOf(table, state, island);
      const { sabotage } = islandOf(state, island);
      return Array.from({ length: trunksOf(table, island) }).flatMap((_, trunk) => {
        if (set.has(sabotage, trunk)) return [];
        const after = clone(state);
        islandOf(after, island).sabotage = set.with(sabotage, trunk);
        const left = sourcesOf(table, after, island);
        return [
          {
            trunk,
            blue: now.blue - left.blue,
            red: now.red - left.red,
            permanent: permanentFrom(table, left),
            temporary: temporaryFrom(table, left),
          },
        ];
      });
    },
    forecast(view) {
      const { candidates, side, balance, lead, pulls } = attraction(table, seenState(table, { view }));
      const attractors = set.list(candidates).map((island) => islandId(table, island));
      return { attractors, side: side < 0 ? null : side, balance, lead, pulls };
    },
    landings(view, attractor) {
      const centre = islandIds.indexOf(attractor);
      return centre < 0 ? [] : landingsAt(table, seenState(table, { view }), centre);
    },
    prospects(view) {
      const own = view.players[view.viewer];
      if (!own || !['turn', 'action', 'copy'].includes(view.decision) || !set.has(view.asked, view.viewer)) return [];
      const running = view.turn?.card ?? null;
      const cards = running === null ? [...(own.hand ?? []), ...(own.discard ?? [])] : [running];
      const state = seenState(table, { view });
      return [...new Set(cards)]
        .toSorted((a, b) => a - b)
        .flatMap((card) => [prospect(table, state, view, card, 0), prospect(table, state, view, card, 1)]);
    },
  };
}

function landingsAt(table: Table, state: State, attractor: Island): Landing[] {
  return set.list(targets(table, state, attractor)).flatMap((target) =>
    islandOf(state, attractor).across.flatMap((_, direction) => {
      if (neighbourAt(islandOf(state, attractor), direction) >= 0) return [];
      const after = clone(state);
      moveBeside(table, after, target, attractor, direction);
      const ring = surrounded(after);
      const side = ring < 0 ? -1 : sideOf(table, after, ring);
      const { q, r } = islandOf(after, target);
      return [{ target: islandId(table, target), direction, cell: [q, r] as const, wins: side < 0 ? null : side }];
    }),
  );
}

function prospect(table: Table, seen: State, { viewer, decision, turn }: View, card: number, which: number): Prospect {
  const kind = table.sets.numbers.indexOf(card);
  const index = actionOn(kind, which);
  const action = actionId(table, index);
  const copied = decision === 'copy' || turn?.how === 'copied';
  const done = decision === 'action' && turn?.done.includes(action) === true;
  if (done || !possible(table, seen, viewer, index, !copied && mayPropose(table, seen, viewer))) {
    const needs = leastNeeded(table, seen, viewer, actionOf(table, index));
    return needs === null ? { action, answers: null } : { action, answers: null, needs };
  }
  const operation = actionOf(table, index).op;
  const stage = operation === op.sabotage ? stages.sabotage : FIRST_DECISION[operation];
  if (stage === undefined) return { action, answers: [] };
  const state = clone(seen);
  state.turn.actor = viewer;
  state.turn.card = kind;
  if (copied) state.turn.how = COPIED;
  state.action.index = index;
  state.stage = stage;
  const out: number[] = [];
  const found = list(table, state, viewer, out);
  return { action, answers: out.slice(0, found).map((choice) => table.choiceCodec.name(choice)) };
}
