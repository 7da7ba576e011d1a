import { set, type Seat } from '@orrery/kernel';
import { RACE, type RexRules, type State } from '@orrery/rex';
import type { Board } from './board.ts';

// Who holds a stronghold once it has been fought over, as a seat sees it: measured on games between bots.

/** So many units more make somebody e times as likely, and more the more there are in all. */
const DOUBT = 2.15;
const LARGER = 0.043;
/** As exponents: a point of the best leader, a card nobody else has seen, a weapon that was seen or is one’s own, one’s own traitor among those who may lead the others, and the commands of Jol-Nar and Xxcha. */
const LEADER = 0.08;
const CARD = 0.16;
const WEAPON = 0.5;
const TRAITOR = 0.66;
const COMMAND = 0.33;
/** Nobody holds it in the end, the more often the less one of them is ahead. */
const NOBODY = -3.7;
const EVEN = 4.95;

/** By seat: cards known to be in the hand. */
export type Hands = readonly (readonly string[])[];

/** What those who fight have beside their units, for whoever has looked. */
export interface Fights {
  look(state: State, seat: Seat, hands?: Hands): void;
  /** How likely each of these holds a place where so many units of theirs stand; the rest is nobody’s. */
  holding(seats: readonly Seat[], units: readonly number[]): number[];
}

export function fights({ table }: RexRules, board: Board): Fights {
  const { seats, cards } = board;
  const edge = new Float64Array(seats);
  /** Traitors of the seat that looks, by the race whose leaders they are. */
  const traitors = new Int32Array(seats);
  const ids = table.pack.strategyCards.map(({ id }) => id);
  let viewer = -1;

  function look(state: State, seat: Seat, hands: Hands = []): void {
    viewer = seat;
    edge.fill(0);
    traitors.fill(0);
    for (let leader = 0; leader < board.strength.length; leader++) {
      if (!set.has(state.leaders.reserve, leader)) continue;
      const at = state.seatOf[board.leaderRace[leader] ?? -1] ?? -1;
      if (at < 0) continue;
      edge[at] = Math.max(edge[at] as number, LEADER * (board.strength[leader] ?? 0));
      if (state.leaders.traitor[leader] === seat && at !== seat) traitors[at] = (traitors[at] as number) + 1;
    }
    for (let other = 0; other < seats; other++) {
      const seen = (hands[other] ?? []).map((id) => ids.indexOf(id));
      const armed = (card: number): boolean => table.killsLeader[card] ?? false;
      const own = (card: number): boolean => (state.cards.hand[seat * cards + card] ?? 0) > 0;
      const weapon = other === seat ? ids.some((_, card) => armed(card) && own(card)) : seen.some(armed);
      const unseen = other === seat ? 0 : (state.cards.held[other] ?? 0) - seen.length;
      const side = set.with(state.allies[other] ?? 0, other);
      const commanded = [RACE.JOL, RACE.XXC].filter((race) => (state.seatOf[race] ?? -1) >= 0 && set.has(side, state.seatOf[race] ?? -1));
      edge[other] = (edge[other] as number) + CARD * unseen + (weapon ? WEAPON : 0) + COMMAND * commanded.length;
    }
  }

  function holding(found: readonly Seat[], units: readonly number[]): number[] {
    if (found.length === 1) return [1];
    const scale = DOUBT + LARGER * units.reduce((sum, each) => sum + each, 0);
    const chances = found.map((seat, i) => {
      const known = seat === viewer ? found.reduce((sum, other) => sum + (other === seat ? 0 : (traitors[other] as number)), 0) : 0;
      return Math.exp((units[i] as number) / scale + (edge[seat] as number) + TRAITOR * known);
    });
    const sum = chances.reduce((all, each) => all + each, 0);
    const behind = 1 - Math.max(...chances) / sum;
    const left = 1 - 1 / (1 + Math.exp(-NOBODY - EVEN * behind));
    return chances.map((each) => (left * each) / sum);
  }
  return { look, holding };
}
