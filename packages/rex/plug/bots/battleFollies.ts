import { D, type RexRules, type State } from '@orrery/rex';
import { set, type Seat } from '@orrery/kernel';
import { unitsAt, type Board } from './board.ts';
import type { Code, Judged } from './follies.ts';

type Side = State['battle']['sides'][number];
const [ATTACK, DEFENCE] = [0, 1];
/** What Jol-Nar may have asked to see, by number. */
const [LEADER, NUMBER] = [0, 3];
/** Leaders of this strength are worth a card. */
const STRONG = 3;

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

  /** What a command has made a side show, −1 where nothing. */
  const boundOf = (state: State, seat: Seat, element: number): number =>
    state.battle.sides.find((side) => side.seat === seat)?.bound[element] ?? -1;

  /** The most a side can bring: every unit dialled and its best leader, and nobody kills him. */
  function strongest(state: State, seat: Seat): number {
    const { location } = state.battle;
    const shown = boundOf(state, seat, NUMBER);
    const units = shown >= 0 ? shown : Math.min(dialMax, unitsAt(board, state, seat, location));
    return units + Math.max(0, ...leadersOf(state, seat));
  }

  /** Strengths of those who may lead a side in the running battle. */
  const leadersOf = (state: State, seat: Seat): readonly number[] =>
    board.strength.filter((_, i) => {
      const shown = boundOf(state, seat, LEADER);
      if (shown >= 0 && shown !== i) return false;
      const used = state.leaders.used.find((use) => use.leader === i);
      return (
        board.leaderRace[i] === state.race[seat] && set.has(state.leaders.reserve, i) && (!used || used.location === state.battle.location)
      );
    });
  /** Whether a side can play cards at all: it has some, and somebody to lead. */
  const plays = (state: State, seat: Seat): boolean => (state.cards.held[seat] ?? 0) > 0 && leadersOf(state, seat).length > 0;
  const holdsAny = (state: State, seat: Seat, wanted: (card: number) => boolean): boolean => {
    for (let card = 0; card < cards; card++) if (wanted(card) && (state.cards.hand[seat * cards + card] ?? 0) > 0) return true;
    return false;
  };
  const weapon = (card: number): boolean => killsLeader[card] ?? false;
  /** Cards that stop some weapon. */
  const stops = (card: number): boolean => stoppedBy.some((stopping) => ((stopping >> card) & 1) === 1);

  /** The least a side will bring: nobody dialled, its weakest leader, and he lives, since the seat has nothing to kill him with. */
  function weakest({ state, seat }: Judged, rival: Seat): number {
    const led = leadersOf(state, rival);
    return Math.max(0, boundOf(state, rival, NUMBER)) + (led.length === 0 || holdsAny(state, seat, weapon) ? 0 : Math.min(...led));
  }

  /** Whether a battle is won for certain with what has been shown, traitors aside: nobody can strike the own leader. */
  function won(judged: Judged): boolean {
    const found = fight(judged);
    if (!found) return false;
    const { own, rival, ties } = found;
    const lead = own.dial + strengthOf(own.lead) - rival.dial - strengthOf(rival.lead);
    return (rival.lead < 0 || !set.has(rival.slot, ATTACK)) && (ties ? lead >= 0 : lead > 0);
  }

  return {
    dial(judged: Judged, number: number): Code | null {
      const found = judged.state.decision === D['D-PLAN'] ? fight(judged) : null;
      if (!found) return null;
      const { state, seat } = judged;
      const { rival, ties } = found;
      const best = Math.max(0, ...leadersOf(state, seat));
      // Whoever cannot strike a leader has to be beaten by him and units together.
      const safe = plays(state, rival.seat) ? 0 : best;
      if (number > Math.max(0, strongest(state, rival.seat) + (ties ? 0 : 1) - safe)) return 'dial-beyond';
      const enough = weakest(judged, rival.seat) + (ties ? 0 : 1);
      return number + best < enough && unitsAt(board, state, seat, state.battle.location) + best >= enough ? 'too-little' : null;
    },
    /** A leader too weak for what is dialled, while another would do. */
    lead(judged: Judged, leader: number): Code | null {
      const found = judged.state.decision === D['D-PLAN'] ? fight(judged) : null;
      const [dialled] = judged.state.drafts[judged.seat] ?? [];
      if (!found || dialled === undefined) return null;
      const dial = table.choices.dial.read.number(dialled);
      const enough = weakest(judged, found.rival.seat) + (found.ties ? 0 : 1);
      const best = Math.max(0, ...leadersOf(judged.state, judged.seat));
      if (dial + strengthOf(leader) < enough && dial + best >= enough) return 'too-little';
      if (plays(judged.state, found.rival.seat)) return null;
      const sure = strongest(judged.state, found.rival.seat) + (found.ties ? 0 : 1);
      return dial + strengthOf(leader) < sure && dial + best >= sure ? 'too-little' : null;
    },
    /** A strong leader goes without the defence that lies in the hand. */
    slot(judged: Judged, slot: number): Code | null {
      const found = judged.state.decision === D['D-PLAN'] ? fight(judged) : null;
      const { state, seat } = judged;
      const chosen = state.drafts[seat]?.[1];
      if (!found || chosen === undefined || set.has(slot, DEFENCE) || !plays(state, found.rival.seat)) return null;
      const strong = strengthOf(table.choices.lead.read.leader(chosen)) >= STRONG;
      return strong && holdsAny(state, seat, (card) => battleCards[1].includes(card) && stops(card)) ? 'bare' : null;
    },
    use(judged: Judged, card: number): Code | null {
      const found = fight(judged);
      if (!found) return null;
      if (card === tacticalRetreat) return won(judged) ? 'retreat-winning' : judged.state.round === board.rounds ? 'no-effect' : null;
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
