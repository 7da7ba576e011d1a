/**
 * Lanterns: a row of covered lanterns, each with another light from 1 up. In turn take one, which uncovers it, or look under one alone. Whoever has
 * gathered more light in the end wins. What hangs where is hidden: a small game with everything a game here needs.
 */
import { At, count, DecisionTable, no, set, type Fault, type Game, type Pack, type Result, type Rules, type Seat } from '@orrery/kernel';
import { sample } from './sample.ts';
import type { State, View } from './state.ts';
import { looksLeft, LOOKS, turn } from './turn.ts';
import { choiceCodec, choices, eventCodec, type LanternChoice, type LanternEvent } from './words.ts';

export type { LanternView, State, View } from './state.ts';
export type { LanternChoice, LanternEvent } from './words.ts';
export type LanternRules = Rules<State, View, LanternChoice, LanternEvent>;

const SIZES = [7, 9, 11];
const pack: Pack = { id: 'lanterns-1', version: 1, label: 'Lanterns', status: { '': 'printed' } };
const decisions = new DecisionTable([turn], choices);

export const scoreOf = (state: State, seat: Seat): number =>
  state.light.reduce((sum, light, place) => (state.owner[place] === seat ? sum + light : sum), 0);

function result(state: State): Result | null {
  if (state.turn >= 0) return null;
  const [a, b] = [scoreOf(state, 0), scoreOf(state, 1)];
  return { winners: a === b ? [] : [a > b ? 0 : 1], clause: a === b ? 'LAN-END-2' : 'LAN-END-1' };
}

const rulesFor = (lanterns: number): LanternRules => ({
  seats: 2,
  options: { lanterns },
  pack,
  names: {},
  bound: lanterns + 2 * LOOKS,
  choices: choiceCodec,
  events: eventCodec,
  decisions: decisions.clauses,

  start: (chance) => ({
    light: [0, ...chance.shuffle(count(lanterns).map((i) => i + 1))],
    owner: [-2, ...count(lanterns).map(() => -1)],
    looked: [0, 0],
    turn: 0,
  }),
  clone: ({ light, owner, looked, turn: seat }) => ({ light: [...light], owner: [...owner], looked: [...looked], turn: seat }),
  asked: (state) => turn.asks(null, state),
  legal: (state, seat, out) => decisions.list(0, null, state, seat, out),
  apply: (state, seat, choice, chance, tell) => decisions.answer(0, new At(null, state, seat, chance, tell), choice),
  result,

  view: (state, viewer) => ({
    viewer,
    seats: 2,
    decision: state.turn < 0 ? '' : turn.id,
    asked: turn.asks(null, state),
    answered: 0,
    result: result(state),
    lanterns: count(lanterns).map((i) => {
      const place = i + 1;
      const owner = state.owner[place] ?? -1;
      const lookedBy = [0, 1].filter((seat) => set.has(state.looked[seat as 0 | 1], place));
      return {
        place,
        light: owner >= 0 || lookedBy.includes(viewer) ? (state.light[place] ?? 0) : null,
        owner: owner < 0 ? null : owner,
        lookedBy,
      };
    }),
    looksLeft: [looksLeft(state, 0), looksLeft(state, 1)],
    scores: [scoreOf(state, 0), scoreOf(state, 1)],
  }),

  sample,
  refuse: (known, choice) =>
    (set.has(known.view.asked, known.view.viewer) ? decisions.whyNot(0, known, choice) : null) ?? no('not-your-turn', turn.clause),
  // A light one has seen and that is the least of all is seldom worth a turn.
  warnings: ({ view }, choice) => (choice < choices.look(1) && view.lanterns[choice - choices.take(1)]?.light === 1 ? ['dimmest'] : []),
  fallback: (_known, open) => open[0] ?? -1,

  invariants: {
    'every light hangs once': ({ light }) => {
      const found = light.slice(1).toSorted((a, b) => a - b);
      return found.every((each, i) => each === i + 1) ? null : `lights are ${found.join(', ')}`;
    },
  },
});

export const lanterns: Game<State, View, LanternChoice, LanternEvent> = {
  id: 'lanterns',
  rules: '1',
  clauses: ['LAN-SETUP-1', 'LAN-TURN-1', 'LAN-TAKE-1', 'LAN-LOOK-1', 'LAN-LOOK-2', 'LAN-END-1', 'LAN-END-2'].map((id) => ({
    id,
    scope: 'engine',
  })),
  options: [{ id: 'lanterns', values: SIZES, default: 9 }],
  packs: [pack],
  open(options = {}, given = pack) {
    if (typeof options !== 'object' || options === null) return { faults: [{ path: '/options', problem: 'is not an object of options' }] };
    const { lanterns: size = 9, ...rest } = options as { readonly lanterns?: unknown };
    const faults: Fault[] = Object.keys(rest).map((key) => ({ path: `/options/${key}`, problem: 'is not an option of this game' }));
    if (typeof size !== 'number' || !SIZES.includes(size)) faults.push({ path: '/options/lanterns', problem: 'is not 7, 9 or 11' });
    if (JSON.stringify(given) !== JSON.stringify(pack)) faults.push({ path: '/pack', problem: 'is not the only pack of this game' });
    return faults.length > 0 || typeof size !== 'number' ? { faults } : rulesFor(size);
  },
};
