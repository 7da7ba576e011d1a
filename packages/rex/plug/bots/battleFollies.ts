import { D, type RexRules, type State } from '@orrery/rex';
import { set, type Seat } from '@orrery/kernel';
import { unitsAt, type Board } from './board.ts';
import type { Code, Judged } from './follies.ts';

type Side = State['battle']['sides'][number];
const [ATTACK, DEFENCE] = [0, 1];

/** What no sensible player does in a battle. */
export function battleFollies({ table }: RexRules, board: Board) {
  const { killsLeader, stoppedBy, tacticalRetreat, battleCards, cards } = table;
  const { dialMax } = table.pack.constants;
  const strengthOf = (leader: number): number => (leader < 0 ? 0 : (board.strength[leader] ?? 0));

  /** Both sides of the running battle, the seat's own first, and whether a tie is the seat's. */
  function fight({ state, seat }: Judged): { readonly own: Side; readonly rival: Side; readonly ties: boolean } | null {
    const [own, rival] = [state.battle.sides.find((side) => side.seat === seat), state.battle.sides.find((side) => side.seat !== seat)];
    const rank = (who: Seat): number => (who - state.first + board.seats) % board.seats;
    return own && rival ? { own, rival, ties: rank(seat) < rank(rival.seat) } : null;
  }

  /** The most a side can bring: every unit dialled and its best leader, and nobody kills him. */
  function strongest(state: State, seat: Seat): number {
    const { location } = state.battle;
    const units = Math.min(dialMax, unitsAt(board, state, seat, location));
    let leader = 0;
    board.strength.forEach((strength, i) => {
      const used = state.leaders.used.find((use) => use.leader === i);
      if (board.leaderRace[i] === state.race[seat] && set.has(state.leaders.reserve, i) && (!used || used.location === location))
        leader = Math.max(leader, strength);
    });
    return units + leader;
  }

  /** Whether a battle is won for certain with what has been shown, traitors aside: nobody can strike the own leader. */
  function won(judged: Judged): boolean {
    const found = fight(judged);
    if (!found) return false;
    const { own, rival, ties } = found;
    const lead = own.dial + strengthOf(own.lead) - rival.dial - strengthOf(rival.lead);
    return !set.has(rival.slot, ATTACK) && (ties ? lead >= 0 : lead > 0);
  }

  return {
    dial(judged: Judged, number: number): Code | null {
      const found = judged.state.decision === D['D-PLAN'] ? fight(judged) : null;
      return found && number > strongest(judged.state, found.rival.seat) + (found.ties ? 0 : 1) ? 'dial-beyond' : null;
    },
    use(judged: Judged, card: number): Code | null {
      const found = fight(judged);
      if (!found) return null;
      if (card === tacticalRetreat) return won(judged) ? 'retreat-winning' : null;
      const { state, seat } = judged;
      const { rival } = found;
      if (!battleCards[0].includes(card) || killsLeader[card] || rival.lead < 0 || set.has(rival.slot, DEFENCE)) return null;
      const armed = battleCards[0].some(
        (other) =>
          killsLeader[other] &&
          stoppedBy[other] !== 0 &&
          (state.cards.hand[seat * cards + other] ?? 0) > 0 &&
          judged.open.includes(table.choices.use(other)),
      );
      return armed ? 'blunt' : null;
    },
    // A traitor wins the battle without any loss; whoever wins it anyway and loses nothing may keep him.
    decline(judged: Judged): Code | null {
      if (judged.state.decision !== D['D-CALL'] || !judged.open.includes(table.choices.call())) return null;
      return won(judged) && fight(judged)?.own.dial === 0 ? null : 'traitor-spared';
    },
  };
}
