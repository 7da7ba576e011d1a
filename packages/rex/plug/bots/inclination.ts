import { DECISIONS, type RexRules, type State } from '@orrery/rex';
import type { Choice, Seat } from '@orrery/kernel';
import { drawnTo, ifAllied, promising } from './alliances.ts';
import { inDanger, unitsAt, type Board } from './board.ts';
import { wordsOf } from './words.ts';

const at = Object.fromEntries(DECISIONS.map((id, i) => [id, i])) as Readonly<Record<(typeof DECISIONS)[number], number>>;

/** A quick opinion on every open choice, from what the seat sees on the board and holds itself. */
export function inclination(
  rules: RexRules,
  board: Board,
): (state: State, seat: Seat, list: readonly Choice[], n: number, out: number[]) => void {
  const words = wordsOf(rules);
  const verb = Object.fromEntries(words.word.map((word, i) => [word, i])) as Readonly<Record<string, number>>;
  const mine = new Float64Array(board.places);
  const theirs = new Float64Array(board.places);

  function survey(state: State, seat: Seat): void {
    const friends = (state.allies[seat] as number) | (1 << seat);
    for (let place = 0; place < board.places; place++) {
      mine[place] = unitsAt(board, state, seat, place) + (seat === state.seatOf[4] ? (state.down[place] as number) : 0);
      let enemy = 0;
      for (let other = 0; other < board.seats; other++) if (!((friends >> other) & 1)) enemy += unitsAt(board, state, other, place);
      theirs[place] = enemy;
    }
  }

  /** What it is worth to bring so many units to a place. */
  function worth(state: State, place: number, coming: number): number {
    const enemy = theirs[place] as number;
    const own = mine[place] as number;
    let value: number;
    if ((board.strongholds >> place) & 1) {
      if (enemy === 0) value = own === 0 ? 7 : own < 5 ? 1.2 : 0.4;
      else value = own + coming > 1.6 * enemy + 1 ? 4 : own + coming > enemy ? 1.5 : 0.15;
    } else {
      const gold = state.gold[place] as number;
      value = enemy > 0 ? 0.05 : own > 0 ? 0.1 : gold > 0 ? Math.min(2.5, 0.35 * gold) : 0.1;
      if ((board.ports >> place) & 1 && enemy === 0 && own === 0) value += 0.8;
    }
    return inDanger(board, state, place) ? value * 0.3 : value;
  }

  function move(state: State, from: number, to: number): number {
    const units = mine[from] as number;
    const value = worth(state, to, units);
    if (inDanger(board, state, from)) return value * 1.5 + 0.5;
    return (board.strongholds >> from) & 1 && (theirs[from] as number) === 0 ? value * (units > 3 ? 0.5 : 0.1) : value;
  }

  function units(state: State, seat: Seat, choice: Choice): number {
    const number = (words.first[choice] as number) + (words.second[choice] as number);
    const begun = state.draft[seat]?.[0];
    if (state.decision !== at['D-MOVE'] || begun === undefined) return (number + 0.5) ** 1.5;
    const from = words.first[begun] as number;
    if (!((board.strongholds >> from) & 1) || inDanger(board, state, from)) return (number + 0.5) ** 2;
    // Some stay behind in a stronghold.
    const wanted = Math.max(1, (mine[from] as number) - 2);
    return 1 / (1 + Math.abs(number - wanted));
  }

  function bid(state: State, seat: Seat, amount: number): number {
    const money = state.influence[seat] as number;
    const value = 1.5 + Math.min(3, money / 7) + ((state.held[seat] as number) < 2 ? 1 : 0);
    if (amount > value) return 0.002;
    return amount === state.high + 1 ? 3 : 0.2;
  }

  function plan(state: State, seat: Seat, choice: Choice, n: number): number {
    const first = words.first[choice] as number;
    if (words.verb[choice] === verb.dial) {
      const most = Math.max(1, n - 1);
      const stakes = (board.strongholds >> state.battleAt) & 1 ? 2 : 1;
      return 0.1 + (first / most) ** stakes;
    }
    if (words.verb[choice] === verb.lead) return 0.3 + (board.strength[first] as number);
    return [0.5, 1.5, 1.5, 3][first] ?? 1;
  }

  /** An alliance is offered where everybody in it gains: nobody else would agree. */
  function offer(state: State, seat: Seat, members: number): number {
    if (!promising(board, state, members)) return 0.01;
    const change = ifAllied(board, state, members);
    let least = 30;
    for (let member = 0; member < board.seats; member++) if ((members >> member) & 1) least = Math.min(least, drawnTo(change, member));
    return least > 1.2 ? 4 * least : 0.05 * drawnTo(change, seat);
  }

  /** A package of somebody is weighed by the alliance it makes; what it moves from purse to purse is left aside. */
  function accept(state: State, seat: Seat, proposer: number): number {
    const members = state.packages[proposer]?.[0] ?? 0;
    return members > 0 && (members >> seat) & 1 ? drawnTo(ifAllied(board, state, members), seat) : 0.3;
  }

  function one(state: State, seat: Seat, choice: Choice, n: number): number {
    const kind = words.verb[choice] as number;
    const first = words.first[choice] as number;
    const second = words.second[choice] as number;
    switch (kind) {
      case verb.move:
        return move(state, first, second);
      case verb.units:
        return units(state, seat, choice);
      case verb.deploy:
        return worth(state, first, Math.min(state.reserve[seat] as number, (state.influence[seat] as number) / 1.5));
      case verb.relocate:
        return 0.4 * move(state, first, second);
      case verb.end:
        return state.decision === at['D-REC'] ? 0.5 : 0.35;
      case verb.bid:
        return bid(state, seat, first);
      case verb.dial:
      case verb.lead:
      case verb.slot:
        return plan(state, seat, choice, n);
      case verb.traitor:
        return board.leaderRace[first] === state.race[seat] ? 0.05 : (board.strength[first] as number) ** 2;
      case verb.call:
        return 40;
      case verb.recruit:
        return words.shape[choice] === 2 ? 0.6 : first + second + 0.2;
      case verb.pass:
        return state.decision === at['D-BID'] ? 1 : 6;
      case verb.done:
        return 6;
      case verb.play:
        return 0.6;
      case verb.ally:
        return offer(state, seat, first);
      case verb.transfer:
      case verb.give:
        return 0.002;
      case verb.amount:
        return 1 / (1 + first);
      case verb.accept:
        return accept(state, seat, first);
      case verb.leave:
        return 0.3;
      case verb.freeUnit:
        return 3;
      case verb.place:
        return 0.2 + worth(state, first, second);
      case verb.predict:
        return second === board.rounds - 1 ? (first <= 1 ? 3 : 0.2) : second >= 2 ? 0.4 : 0.1;
      case verb.lose:
        return 1 + first;
      case verb.race:
        return first <= 1 ? 3 : 1;
      default:
        return 1;
    }
  }

  return (state, seat, list, n, out) => {
    survey(state, seat);
    for (let i = 0; i < n; i++) out[i] = one(state, seat, list[i] as Choice, n);
  };
}
