import { first, size } from './cities.ts';
import * as At from './decisions.ts';
import { DECISIONS } from './decisions.ts';
import { adjacency, citiesOf } from './galaxy.ts';
import { handOf, ready, type State } from './state.ts';
import type { Table } from './table.ts';
import { HAND_LIMIT } from './turn.ts';

export type Invariants = Readonly<Record<string, (state: State) => string | null>>;

/** Laws that hold at every decision. */
export function invariants(table: Table): Invariants {
  const letters = (set: number): string => table.cities.filter((_, c) => (set >> c) & 1).join('');
  const bit = (city: number): number => (city < 0 ? 0 : 1 << city);
  return {
    /** LIB-CORE-5 */
    everyCardInOnePlace: (state) => {
      let seen = 0;
      const zones: Record<string, number> = {
        discard: state.discard,
        'Dynasty hand': state.dynasty,
        'Liberation hand': state.liberation,
        occupied: state.occupied,
        base: bit(state.base),
        played: bit(state.played),
        captured: state.captured,
      };
      for (const card of state.deck) {
        if ((seen >> card) & 1) return `${letters(1 << card)} is twice in the deck`;
        seen |= 1 << card;
      }
      for (const [zone, set] of Object.entries(zones)) {
        if (seen & set) return `${letters(seen & set)} is in ${zone} and elsewhere`;
        seen |= set;
      }
      return seen === state.inPlay ? null : `cards ${letters(seen)} instead of ${letters(state.inPlay)}`;
    },
    oneBaseAfterSetup: (state) => {
      const setup = state.at === At.SETUP_OCCUPY || state.at === At.SETUP_BASE;
      return setup === state.base < 0 ? null : setup ? 'a base before setup is over' : 'no base';
    },
    /** LIB-OCCUPY-5, LIB-SETUP-8 */
    exploitedAreOccupied: (state) => {
      if (state.exploited & ~state.occupied) return `${letters(state.exploited & ~state.occupied)} is exploited but not occupied`;
      return state.at !== At.SETUP_OCCUPY && state.occupied === 0 ? 'nothing is occupied' : null;
    },
    /** LIB-ACT-1 */
    actInRange: (state) => (state.act >= 1 && state.act <= 3 ? null : `Act ${state.act}`),
    /** LIB-DISCARD-6: at the start of a turn hands are down to the limit and nothing is in resolution. */
    turnsStartClean: (state) => {
      if (state.at !== At.DYN_STEP1 && state.at !== At.LIB_STEP1) return null;
      if (size(state.dynasty) > HAND_LIMIT || size(state.liberation) > HAND_LIMIT)
        return 'a hand is above the limit at the start of a turn';
      const resolving =
        state.played >= 0 || state.captured !== 0 || state.looked !== 0 || state.mission >= 0 || state.source >= 0 || state.exploiting >= 0;
      return resolving || state.payDiscard !== 0 || state.payExploit !== 0 ? 'something is in resolution at the start of a turn' : null;
    },
    /** LIB-TURN-1: the Dynasty has the odd turns. */
    turnsAlternate: (state) => (state.turn === 0 || state.side === 1 - (state.turn % 2) ? null : `turn ${state.turn} is not this side's`),
    /** LIB-EXPLOIT-3 */
    exploitedForAUse: (state) =>
      state.exploiting >= 0 === (state.at === At.DYN_EXPLOIT || state.at === At.WARP_OP)
        ? null
        : 'a city is exploited and waits for no use',
    /** LIB-HANDMISSION-3, LIB-EXPLOIT-6 */
    missionsHaveACard: (state) =>
      state.mission < 0 || state.played >= 0 || state.source >= 0 ? null : 'a mission runs that no card and no city started',
    /** LIB-COST-6, LIB-COST-7 */
    costsCanBePaid: (state) => {
      if (state.at !== At.PAY_EXPLOIT && state.at !== At.PAY_DISCARD && state.at !== At.RESIST_TARGET)
        return state.payExploit + state.payDiscard === 0 ? null : 'a cost is due outside its payment';
      const cities = state.side === 0 ? size(ready(state)) : 0;
      return state.payExploit <= cities && state.payDiscard <= size(handOf(state, state.side)) ? null : 'a cost is due that cannot be paid';
    },
    /** LIB-MAP-1, LIB-MAP-5 */
    linesFollowTheGalaxy: (state) => {
      if (state.layout.length !== 4) return 'the galaxy has not four cards';
      if (new Set(state.layout.map((placed) => placed >> 2)).size !== 4) return 'a map card lies twice in the galaxy';
      if (citiesOf(table.atlas, state.layout) !== state.inPlay) return 'the cities in play are not those of the galaxy';
      const lines = adjacency(table.atlas, state.layout);
      for (let c = 0; c < lines.length; c++) {
        if (lines[c] !== state.adjacent[c]) return `the lines of ${table.cities[c]} do not follow from the galaxy`;
        if (((lines[c] as number) >> c) & 1) return `${table.cities[c]} is its own neighbour`;
      }
      return null;
    },
    /** LIB-END-2, LIB-END-3 */
    endsByTheRules: (state) => {
      if ((state.at === At.OVER) !== state.winner >= 0) return 'a winner without an end or an end without a winner';
      return state.winner === 1 && (state.act !== 3 || state.deck.length > 0) ? 'the Liberation won before the third shuffle' : null;
    },
    decisionIsKnown: (state) => (DECISIONS[state.at] === undefined ? `decision ${state.at}` : null),
    capturedAwaitTheirTurn: (state) =>
      (state.at === At.DYN_HIT) === (state.captured !== 0)
        ? null
        : `captured ${state.captured === 0 ? 'none' : table.cities[first(state.captured)]} at ${DECISIONS[state.at]}`,
    lookedCardsAreInTheDeck: (state) => (state.looked <= state.deck.length ? null : 'more cards are looked at than the deck holds'),
  };
}
