import { attraction, targets } from './attraction.ts';
import { mayPropose } from './actions/capture.ts';
import { sideOf } from './control.ts';
import { moveBeside, surrounded } from './geometry.ts';
import { list } from './machine.ts';
import { FIRST_DECISION } from './phases/turn.ts';
import { possible } from './possible.ts';
import { permanentFrom, RED_BELOW, sourcesOf, temporaryFrom } from './sources.ts';
import { at } from './stages.ts';
import { clone, COPIED, type State } from './state.ts';
import { ISLANDS, op, type Action, type Table } from './table.ts';
import type { View } from './view.ts';
import type { Choice } from './vocabulary.ts';
import { worldOf } from './world.ts';

/** What an extraction on one island would count and give now. */
export interface Yield {
  readonly island: string;
  readonly blue: number;
  readonly red: number;
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
}

/** Pure functions over a view, for screens and bots. */
export interface Previews {
  /** Every island's yield; a player's extraction works on those he controls. */
  yields(view: View): readonly Yield[];
  forecast(view: View): Forecast;
  /** Where islands could land if this island attracted now. */
  landings(view: View, attractor: string): readonly Landing[];
  /** What the cards before the viewer could do now: those of its hand and its discard pile in its turn, otherwise the one being carried out. */
  prospects(view: View): readonly Prospect[];
}

export function previews(t: Table): Previews {
  const ids = (islands: number): string[] => t.islandIds.filter((_, i) => (islands >> i) & 1);
  return {
    yields(view) {
      const s = worldOf(t, view);
      return t.islandIds.map((island, i) => {
        const sources = sourcesOf(t, s, i);
        return {
          island,
          blue: Math.floor(sources / RED_BELOW),
          red: sources % RED_BELOW,
          permanent: permanentFrom(t, sources),
          temporary: temporaryFrom(t, sources),
        };
      });
    },
    forecast(view) {
      const { candidates, side, balance, lead, pulls } = attraction(t, worldOf(t, view));
      return { attractors: ids(candidates), side: side < 0 ? null : side, balance, lead, pulls };
    },
    landings(view, attractor) {
      const s = worldOf(t, view);
      const centre = t.islandIds.indexOf(attractor);
      return centre < 0 ? [] : landingsAt(t, s, centre);
    },
    prospects(view) {
      const own = view.players[view.viewer];
      if (!own || !['turn', 'action', 'copy'].includes(view.decision) || !((view.asked >> view.viewer) & 1)) return [];
      const running = view.turn?.card ?? null;
      const cards = running === null ? [...(own.hand ?? []), ...(own.discard ?? [])] : [running];
      const s = worldOf(t, view);
      return [...new Set(cards)]
        .toSorted((a, b) => a - b)
        .flatMap((card) => [prospect(t, s, view, card, 0), prospect(t, s, view, card, 1)]);
    },
  };
}

function landingsAt(t: Table, s: State, attractor: number): Landing[] {
  const pulled = targets(t, s, attractor);
  const landings: Landing[] = [];
  for (let target = 0; target < ISLANDS; target++) {
    if (!((pulled >> target) & 1)) continue;
    for (let direction = 0; direction < 6; direction++) {
      if ((s.across[attractor * 6 + direction] as number) >= 0) continue;
      const after = clone(s);
      moveBeside(t, after, target, attractor, direction);
      const ring = surrounded(after);
      const side = ring < 0 ? -1 : sideOf(t, after, ring);
      landings.push({
        target: t.islandIds[target] as string,
        direction,
        cell: [after.q[target] as number, after.r[target] as number],
        wins: side < 0 ? null : side,
      });
    }
  }
  return landings;
}

function prospect(t: Table, world: State, { viewer, decision, turn }: View, card: number, which: number): Prospect {
  const kind = t.sets.numbers.indexOf(card);
  const index = kind * 2 + which;
  const name = `${card}${which === 0 ? 'A' : 'B'}`;
  const copied = decision === 'copy' || turn?.how === 'copied';
  const done = decision === 'action' && turn?.done.includes(name) === true;
  if (done || !possible(t, world, viewer, index, !copied && mayPropose(t, world, viewer))) return { action: name, answers: null };
  const { op: operation } = t.actions[index] as Action;
  const stage = operation === op.sabotage ? at.sabotage : FIRST_DECISION[operation];
  if (stage === undefined) return { action: name, answers: [] };
  const s = clone(world);
  s.actor = viewer;
  s.card = kind;
  s.how = copied ? COPIED : s.how;
  s.action = index;
  s.stage = stage;
  const out: number[] = [];
  const found = list(t, s, viewer, out);
  return { action: name, answers: out.slice(0, found).map((choice) => t.choices.name(choice)) };
}
