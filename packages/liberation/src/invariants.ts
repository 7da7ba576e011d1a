import { set } from '@orrery/kernel';
import type { Cities } from './cities.ts';
import { cardsOf, readyOf } from './costs.ts';
import { At, DECISIONS } from './decision-ids.ts';
import { adjacency, cardOf, citiesOf } from './galaxy.ts';
import { DYNASTY, LIBERATION } from './sides.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { HAND_LIMIT } from './turn.ts';

export type Invariants = Readonly<Record<string, (state: State) => string | null>>;

/** Laws that hold at every decision. */
export function invariants(table: Table): Invariants {
  const letters = (cities: Cities): string => table.cities.filter((_, city) => set.has(cities, city)).join('');
  return {
    /** LIB-CORE-5 */
    everyCardInOnePlace: (state) => {
      let seen: Cities = 0;
      const zones: Record<string, Cities> = {
        discard: state.discard,
        'Dynasty hand': state.dynasty,
        'Liberation hand': state.liberation,
        occupied: state.occupied,
        base: set.maybe(state.base),
        played: set.maybe(state.played),
        captured: state.captured,
      };
      for (const card of state.deck) {
        if (set.has(seen, card)) return `${letters(set.only(card))} is twice in the deck`;
        seen = set.with(seen, card);
      }
      for (const [zone, cards] of Object.entries(zones)) {
        const twice = set.both(seen, cards);
        if (twice !== 0) return `${letters(twice)} is in ${zone} and elsewhere`;
        seen = set.union(seen, cards);
      }
      return seen === state.inPlay ? null : `cards ${letters(seen)} instead of ${letters(state.inPlay)}`;
    },
    oneBaseAfterSetup: (state) => {
      const setup = state.at === At.SETUP_OCCUPY || state.at === At.SETUP_BASE;
      return setup === state.base < 0 ? null : setup ? 'a base before setup is over' : 'no base';
    },
    /** LIB-OCCUPY-5, LIB-SETUP-8 */
    exploitedAreOccupied: (state) => {
      const loose = set.minus(state.exploited, state.occupied);
      if (loose !== 0) return `${letters(loose)} is exploited but not occupied`;
      return state.at !== At.SETUP_OCCUPY && state.occupied === 0 ? 'nothing is occupied' : null;
    },
    /** LIB-ACT-1 */
    actInRange: (state) => (state.act >= 1 && state.act <= 3 ? null : `Act ${state.act}`),
    /** LIB-DISCARD-6: at the start of a turn hands are down to the limit and nothing is in resolution. */
    turnsStartClean: (state) => {
      if (state.at !== At.DYN_STEP1 && state.at !== At.LIB_STEP1) return null;
      if (cardsOf(state, DYNASTY) > HAND_LIMIT || cardsOf(state, LIBERATION) > HAND_LIMIT)
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
      const payable = state.payExploit <= readyOf(state, state.side) && state.payDiscard <= cardsOf(state, state.side);
      return payable ? null : 'a cost is due that cannot be paid';
    },
    /** LIB-MAP-1, LIB-MAP-5 */
    linesFollowTheGalaxy: (state) => {
      if (state.layout.length !== 4) return 'the galaxy has not four cards';
      if (new Set(state.layout.map(cardOf)).size !== 4) return 'a map card lies twice in the galaxy';
      if (citiesOf(table.atlas, state.layout) !== state.inPlay) return 'the cities in play are not those of the galaxy';
      const lines = adjacency(table.atlas, state.layout);
      for (const [city, near] of lines.entries()) {
        if (near !== state.adjacent[city]) return `the lines of ${table.cities[city]} do not follow from the galaxy`;
        if (set.has(near, city)) return `${table.cities[city]} is its own neighbour`;
      }
      return null;
    },
    /** LIB-END-2, LIB-END-3 */
    endsByTheRules: (state) => {
      if ((state.at === At.OVER) !== state.winner >= 0) return 'a winner without an end or an end without a winner';
      return state.winner === LIBERATION && (state.act !== 3 || state.deck.length > 0)
        ? 'the Liberation won before the third shuffle'
        : null;
    },
    decisionIsKnown: (state) => (DECISIONS[state.at] === undefined ? `decision ${state.at}` : null),
    capturedAwaitTheirTurn: (state) =>
      (state.at === At.DYN_HIT) === (state.captured !== 0)
        ? null
        : `captured ${state.captured === 0 ? 'none' : table.cities[set.first(state.captured)]} at ${DECISIONS[state.at]}`,
    lookedCardsAreInTheDeck: (state) => (state.looked <= state.deck.length ? null : 'more cards are looked at than the deck holds'),
  };
}
