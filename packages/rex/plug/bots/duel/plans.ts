import { D, type RexRules, type State } from '@orrery/rex';
import { quick, set, type Seat } from '@orrery/kernel';
import type { Board } from '../board.ts';

/** A whole answer of one side to a battle: what it shows first, and the cards it plays afterwards. −1 for none. */
export interface Plan {
  readonly dial: number;
  readonly leader: number;
  readonly slot: number;
  readonly attack: number;
  readonly defence: number;
  /** Plays its retreat instead of the defence card once it has seen that it would lose. */
  readonly retreats: boolean;
}

/** Everything one side could do with what it holds in one world. */
export interface Holding {
  readonly plans: readonly Plan[];
  /** How likely it can call each leader of the other side a traitor. */
  readonly calls: readonly number[];
  /** How often it is held, among others. */
  readonly weight: number;
}

const [ATTACK, DEFENCE] = [0, 1];
/** Dials and leaders weighed where there are more; of the own side every dial is. */
const MOST_DIALS = 10;
const MOST_LEADERS = 5;

/** So many of a list, the ends included and evenly spread. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))] as T);
}

/** Plans of both sides of the running battle, in a world that is only looked at. */
export function planner(rules: RexRules, board: Board) {
  const { choices, battleCards, tacticalRetreat, cards } = rules.table;
  const list: number[] = [];
  const open = (state: State, seat: Seat): readonly number[] => list.slice(0, rules.legal(state, seat, list));

  /** Cards of a kind the side may still play. */
  function playable(state: State, seat: Seat, icon: number): readonly number[] {
    const side = state.battle.sides.find((each) => each.seat === seat);
    const bound = side?.bound[icon === ATTACK ? 1 : 2] ?? -1;
    return (battleCards[icon] ?? []).filter(
      (card) => (state.cards.hand[seat * cards + card] ?? 0) > 0 && side?.forbidden !== card && (bound === -1 || bound === card),
    );
  }

  /** What may be shown first: dials up to `enough`, leaders and slots. */
  function shown(state: State, seat: Seat, enough: number, drafted: readonly number[] | null) {
    const side = state.battle.sides.find((each) => each.seat === seat);
    if (state.decision === D['D-CARDS'])
      return { dials: [side?.dial ?? 0], leaders: side && side.lead >= 0 ? [side.lead] : [], slots: [side?.slot ?? 0] };
    const trial = rules.clone(state);
    (trial.drafts[seat] as number[]).length = 0;
    trial.asked = set.with(trial.asked, seat); // whoever has answered could have answered otherwise
    const dials = open(trial, seat);
    const numbers = dials.map((dial) => choices.dial.read.number(dial));
    const sensible = numbers.filter((number) => number <= enough);
    const own = drafted?.[0] === undefined ? [] : [choices.dial.read.number(drafted[0])];
    const all = sensible.length > 0 ? sensible : numbers;
    const weighed = [...new Set([...(drafted ? all : spread(all, MOST_DIALS)), ...own])];
    rules.apply(trial, seat, dials[0] as number, quick(0));
    if (!set.has(trial.asked, seat) || trial.decision !== state.decision) return { dials: weighed, leaders: [], slots: [0] };
    const leads = open(trial, seat);
    const leaders = leads
      .map((lead) => choices.lead.read.leader(lead))
      .toSorted((a, b) => (board.strength[b] ?? 0) - (board.strength[a] ?? 0));
    const led = drafted?.[1] === undefined ? [] : [choices.lead.read.leader(drafted[1])];
    rules.apply(trial, seat, leads[0] as number, quick(0));
    return {
      dials: weighed,
      leaders: [...new Set([...spread(leaders, MOST_LEADERS), ...led])],
      slots: open(trial, seat).map((slot) => choices.slot.read.slot(slot)),
    };
  }

  /** Cards for a slot, attack and defence; a retreat is held back until it is needed where another card could do instead. */
  function hands(state: State, seat: Seat, slot: number): readonly Pick<Plan, 'attack' | 'defence' | 'retreats'>[] {
    const attacks = set.has(slot, ATTACK) ? playable(state, seat, ATTACK) : [-1];
    const defences = set.has(slot, DEFENCE) ? playable(state, seat, DEFENCE) : [-1];
    const mayRetreat = state.decision === D['D-PLAN'] && defences.includes(tacticalRetreat);
    return attacks.flatMap((attack) =>
      defences.flatMap((defence) => [
        { attack, defence, retreats: defence === tacticalRetreat },
        ...(mayRetreat && defence !== tacticalRetreat ? [{ attack, defence, retreats: true }] : []),
      ]),
    );
  }

  return (state: State, seat: Seat, enough: number, calls: readonly number[], drafted: readonly number[] | null = null): Holding => {
    const { dials, leaders, slots } = shown(state, seat, enough, drafted);
    const bySlot = slots.map((slot) => ({ slot, hands: hands(state, seat, slot) }));
    const plans = dials.flatMap((dial) =>
      leaders.length === 0
        ? [{ dial, leader: -1, slot: 0, attack: -1, defence: -1, retreats: false }]
        : leaders.flatMap((leader) =>
            bySlot.flatMap(({ slot, hands: played }) => played.map((cardsPlayed) => ({ dial, leader, slot, ...cardsPlayed }))),
          ),
    );
    return { plans, calls, weight: 1 };
  };
}
