import { set, type Seat, type TableView, type Viewer } from '@orrery/kernel';
import type { Cities, City } from './cities.ts';
import { At, DECISIONS, type DecisionId } from './decision-ids.ts';
import { askedSeats, publicDecision } from './decisions/index.ts';
import { writePlaced, type Layout } from './galaxy.ts';
import { DYNASTY, LIBERATION } from './sides.ts';
import { fromTop, type State } from './state.ts';
import { hidesMissions, ruleOf, type Table } from './table.ts';

/** All zones, opened when the game is over. LIB-END-5 */
export interface Opened {
  readonly base: string;
  readonly dynasty: readonly string[];
  readonly liberation: readonly string[];
  readonly discard: readonly string[];
  /** Top card first. */
  readonly deck: readonly string[];
}

/** The table as one viewer sees it. Lists of cities are in letter order unless said otherwise. */
export interface View extends TableView {
  readonly decision: DecisionId;
  /** The four map cards in reading order: `P3Ar` is card P3, face A, turned by a half-turn. */
  readonly layout: readonly string[];
  readonly act: number;
  readonly turn: number;
  /** Whose turn it is. */
  readonly onTurn: Seat;
  /** Sizes of deck and discard pile; cards being looked at are not in the deck. */
  readonly deck: number;
  readonly discard: number;
  /** Sizes of the two hands. */
  readonly hands: readonly [number, number];
  readonly occupied: readonly string[];
  readonly exploited: readonly string[];
  readonly baseSet: boolean;
  /** The viewer's own hand; empty for a spectator. */
  readonly hand: readonly string[];
  /** The base, for the Liberation. */
  readonly base: string | null;
  /** The mission being performed, and the card or exploited city it stands on, where the viewer knows it. */
  readonly mission: string | null;
  readonly card: string | null;
  readonly fromHand: boolean;
  /** Which operation of the mission runs, counted from 0. */
  readonly step: number;
  /** City turned sideways for the operation about to be chosen; only its owner knows of it yet. */
  readonly exploiting: string | null;
  /** Icons of the cost still to be paid. */
  readonly toExploit: number;
  readonly toDiscard: number;
  /** Cards taken by an attack that still wait for occupy or discard. */
  readonly captured: readonly string[];
  /** How many cards are being looked at, and for who looks which, top card first. */
  readonly looking: number;
  readonly looked: readonly string[];
  /** Cities the running operation has used (each may be chosen once), and how often it may still ask. */
  readonly used: readonly string[];
  readonly left: number;
  /** Map card about to be rotated; only who rotates sees it before. */
  readonly map: string | null;
  readonly opened: Opened | null;
}

/** Makes views of one table; lists that come again are shared. */
export function viewer(table: Table): (state: State, viewer: Viewer) => View {
  const lists = new Map<Cities, readonly string[]>();
  const none: readonly string[] = [];
  const cities = (some: Cities): readonly string[] => {
    if (some === 0) return none;
    let list = lists.get(some);
    if (!list) {
      list = table.cities.filter((_, city) => set.has(some, city));
      lists.set(some, list);
    }
    return list;
  };
  const layouts = new Map<number, readonly string[]>();
  // A galaxy stays as it is for many turns, and its states share one list.
  let last: { readonly layout: Layout; readonly named: readonly string[] } | null = null;
  const layoutOf = (layout: Layout): readonly string[] => {
    if (last?.layout === layout) return last.named;
    const key = layout.reduce((code, placed) => code * 32 + placed, 0);
    let list = layouts.get(key);
    if (!list) {
      list = layout.map((placed) => writePlaced(table.atlas, placed));
      layouts.set(key, list);
    }
    last = { layout, named: list };
    return list;
  };
  const city = (one: City): string | null => (one < 0 ? null : (table.cities[one] ?? null));
  const top = (state: State, count: number): readonly string[] =>
    Array.from({ length: count }, (_, place) => table.cities[fromTop(state, place)] ?? '');

  return (state, who) => {
    const { at, side } = state;
    const over = at === At.OVER;
    const asked = askedSeats(state);
    const knows = set.has(asked, who) || over;
    const mission = state.mission < 0 ? null : ruleOf(table, state.mission).id;
    const shown = !hidesMissions(table, side) || who === side || over;
    return {
      viewer: who,
      seats: 2,
      decision: DECISIONS[knows ? at : publicDecision(state)] ?? 'over',
      asked,
      answered: 0,
      result: result(state),
      layout: layoutOf(state.layout),
      act: state.act,
      turn: state.turn,
      onTurn: side,
      deck: state.deck.length - state.looked,
      discard: set.size(state.discard),
      hands: [set.size(state.dynasty), set.size(state.liberation)],
      occupied: cities(state.occupied),
      exploited: cities(knows || state.exploiting < 0 ? state.exploited : set.without(state.exploited, state.exploiting)),
      baseSet: state.base >= 0,
      hand: who === DYNASTY ? cities(state.dynasty) : who === LIBERATION ? cities(state.liberation) : none,
      base: who === LIBERATION || over ? city(state.base) : null,
      mission,
      card: state.played < 0 ? city(state.source) : shown ? city(state.played) : null,
      fromHand: state.played >= 0,
      step: state.step,
      exploiting: knows ? city(state.exploiting) : null,
      toExploit: state.payExploit,
      toDiscard: state.payDiscard,
      captured: cities(state.captured),
      looking: state.looked,
      looked: state.looked > 0 && (who === side || over) ? top(state, state.looked) : none,
      used: cities(state.used),
      left: state.left,
      map: knows && state.map >= 0 ? (table.atlas.maps[state.map] ?? null) : null,
      opened: over
        ? {
            base: city(state.base) ?? '',
            dynasty: cities(state.dynasty),
            liberation: cities(state.liberation),
            discard: cities(state.discard),
            deck: top(state, state.deck.length),
          }
        : null,
    };
  };
}

const DYNASTY_WINS = { winners: [DYNASTY], clause: 'LIB-END-2' } as const;
const LIBERATION_WINS = { winners: [LIBERATION], clause: 'LIB-END-3' } as const;

export const result = (state: State) => (state.winner < 0 ? null : state.winner === DYNASTY ? DYNASTY_WINS : LIBERATION_WINS);
