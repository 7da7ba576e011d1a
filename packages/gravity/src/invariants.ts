import { set } from '@orrery/kernel';
import { controlled } from './control.ts';
import { islandAt } from './geometry.ts';
import { copiesOf, countOf, putCards, type Counts } from './card-sets.ts';
import { stages } from './stages.ts';
import { CORPORATIONS, huntersOn, PREPARATION, TRANSITION, type State } from './state.ts';
import { ISLANDS, op, sideOfSeat, trunksOf, type Table } from './table.ts';

type Invariant = (table: Table, state: State) => string | null;

const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

/** What is wrong with the first item that has something wrong. */
function each<T>(items: readonly T[], check: (item: T, index: number) => string | null): string | null {
  for (const [i, item] of items.entries()) {
    const problem = check(item, i);
    if (problem) return problem;
  }
  return null;
}

/** What holds after every step, by the numbers of the rules. */
const checks: Readonly<Record<string, Invariant>> = {
  'INV-1 hunters': ({ pack }, { islands, players }) =>
    each(players, ({ airship, reserve }, seat) => {
      const hunters = total(islands.map((island) => huntersOn(island, seat))) + airship.hunters + reserve;
      return hunters === pack.pieces.hunters ? null : `seat ${seat} has ${hunters} hunters`;
    }),
  'INV-2 mercenaries': ({ pack }, { islands, players, supply }) => {
    const standing = total(islands.map((island) => island.mercenaries));
    const mercenaries = standing + total(players.map(({ airship }) => airship.mercenaries)) + supply.mercenaries;
    return mercenaries === pack.pieces.mercenaries ? null : `${mercenaries} mercenaries`;
  },
  'INV-3 cells': (_, state) =>
    each(state.islands, ({ q, r, rotation }, i) => {
      if (islandAt(state, q, r) !== i) return `island ${i} shares a cell`;
      return rotation >= 0 && rotation < 6 ? null : `island ${i} has rotation ${rotation}`;
    }),
  'INV-4 one side an island': (table, { islands }) =>
    each(islands, ({ hunters }, i) => {
      const sides = new Set(hunters.flatMap((number, seat) => (number > 0 ? [sideOfSeat(table, seat)] : [])));
      return sides.size <= 1 ? null : `island ${i} holds hunters of two sides`;
    }),
  'INV-5 airships': ({ pack }, { players }) =>
    each(players, ({ airship: { hunters, mercenaries } }, seat) => {
      const { airshipCrew, airshipMercenaries } = pack.pieces;
      return hunters >= 0 && mercenaries >= 0 && hunters + mercenaries <= airshipCrew && mercenaries <= airshipMercenaries
        ? null
        : `airship ${seat} carries ${hunters} + ${mercenaries}`;
    }),
  'INV-6 cards': ({ sets }, { players }) =>
    each(players, ({ deck, hand, drawn, saved, open, buried }, seat) => {
      const cards: Counts = new Array<number>(sets.kinds).fill(0);
      for (const kind of deck) putCards(cards, kind, 1);
      for (const zone of [hand, drawn, saved, open, buried])
        for (let kind = 0; kind < sets.kinds; kind++) {
          if (countOf(zone, kind) < 0) return `a zone of seat ${seat} holds fewer than no cards of kind ${kind}`;
          putCards(cards, kind, countOf(zone, kind));
        }
      const wrong = cards.findIndex((count, kind) => count !== copiesOf(sets, kind));
      return wrong < 0 ? null : `seat ${seat} has ${cards[wrong]} cards of kind ${wrong}`;
    }),
  'INV-7 saved cards': ({ pack }, { players }) =>
    each(players, ({ kept }, seat) => (kept <= pack.round.savedLimit ? null : `seat ${seat} saved ${kept}`)),
  'INV-8 hands': ({ keep, pack }, { round, stage, players }) =>
    round.phase !== CORPORATIONS || stage !== stages.turn || total(players.map(({ turns }) => turns)) !== 1
      ? null
      : each(players, ({ held }, seat) => (held <= keep + pack.round.savedLimit ? null : `seat ${seat} holds ${held}`)),
  'INV-9 gravity': ({ actions, pack }, { islands, players }) => {
    const airships = players.map(({ airship }) => airship);
    if ([...islands, ...airships].some(({ permanent, temporary }) => permanent < 0 || temporary < 0)) return 'less than no gravity';
    const limit = actions.some((action) => action.op === op.conserve) ? pack.supply.airshipStore : 0;
    return each(airships, ({ permanent, temporary }, seat) => (permanent + temporary <= limit ? null : `airship ${seat} stores too much`));
  },
  'INV-10 temporary gravity': (_, { round, islands }) =>
    (round.phase === TRANSITION || round.phase === PREPARATION) && islands.some(({ temporary }) => temporary > 0)
      ? 'temporary gravity outlived the round'
      : null,
  'INV-11 sabotage tokens': (table, { islands, supply }) => {
    const laid = total(islands.map(({ sabotage }) => set.size(sabotage)));
    const tokens = table.module === 'war' ? table.pack.supply.sabotageTokens : 0;
    if (supply.sabotage < 0 || laid + supply.sabotage !== tokens) return `${laid} + ${supply.sabotage} sabotage tokens`;
    return each(islands, ({ sabotage }, i) =>
      set.minus(sabotage, set.upTo(trunksOf(table, i))) === 0 ? null : `island ${i} has a token where no trunk is`,
    );
  },
  'INV-12 source tokens': ({ module, pack, actions }, { players, supply, action, stage }) => {
    const tokens = module === 'war' ? pack.supply.sourceTokens : 0;
    const held = players.map((player) => player.tokens);
    if (supply.sources < 0 || total(held) + action.tokens.length + supply.sources !== tokens) return 'source tokens are lost';
    if (action.tokens.length > 0 && stage !== stages['extract.token']) return 'source tokens outside an extraction';
    const limit = Math.max(0, ...actions.map(({ holdLimit }) => holdLimit));
    return held.every((number) => number >= 0 && number <= limit) ? null : 'a player holds too many source tokens';
  },
  'INV-14 pulls': ({ pack, pullsWithLead }, { pull }) =>
    pull.pulled <= Math.max(pack.attraction.pulls, pullsWithLead) ? null : `${pull.pulled} pulls`,
  'INV-16 turns': (table, { players }) =>
    each(players, ({ turns }, seat) => (turns <= table.turns ? null : `seat ${seat} took ${turns} turns`)),
  'INV-18 points': ({ goal }, { round }) =>
    round.points.every((points) => points >= 0 && points <= goal) ? null : `points ${round.points.join()}`,
  'INV-19 the end': (_, { end, asking, put }) => {
    if (end < 0) return asking === 0 ? 'nobody is asked in a running game' : null;
    return asking === 0 && put === 0 ? null : 'somebody is asked after the end';
  },
  'INV-25 rounds': ({ pack }, { round }) => (round.number <= pack.round.roundLimit ? null : `round ${round.number}`),
  'what is carried along': (_, state) =>
    each(state.islands, (island, i) => {
      const wrong = state.players.some(({ control }, seat) => set.has(control, i) !== huntersOn(island, seat) > 0);
      if (wrong || island.hunters.some((hunters) => hunters < 0)) return `control of island ${i}`;
      return island.mercenaries + total(island.hunters) === island.strength ? null : `strength of island ${i}`;
    }) ??
    each(state.players, ({ held, hand, kept, saved }, seat) =>
      held === total(hand) && kept === total(saved) ? null : `cards of seat ${seat}`,
    ) ??
    (set.minus(controlled(state), set.upTo(ISLANDS)) === 0 ? null : 'control of no island'),
};

export function invariants(table: Table): Readonly<Record<string, (state: State) => string | null>> {
  return Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, (state: State) => check(table, state)]));
}
