import type { State } from '@orrery/rex';
import { set, type Seat } from '@orrery/kernel';
import { CARD, COIN, LEADER, type Board } from '../board.ts';
import { balances, missing } from './elsewhere.ts';
import { endsOf, shareOf, stake, type Side } from './ends.ts';
import { mustering, type Clash, type Lineup, type Muster } from './muster.ts';
import type { Holding, Plan } from './plans.ts';

/** What plans of the two sides are worth to them. */
export interface Payoff {
  readonly muster: (side: Side, holding: Holding) => Muster;
  /** Writes what each plan of a side is worth to it against one of the other side. */
  readonly weigh: (own: Muster, other: Muster, answer: number, out: Float64Array) => void;
}

interface Fight {
  readonly seats: readonly [Seat, Seat];
  readonly firstWinsTies: boolean;
  readonly retreat: number;
  readonly council: number;
  /** Cards that stop each attack card, as bits, and whether it kills at all. */
  readonly stoppedBy: readonly number[];
  readonly kills: readonly boolean[];
  /** How likely the second side must think it that the first can call each of its leaders a traitor. */
  readonly feared: readonly number[];
}

/** What it is worth beside the board to beat somebody. */
const BEATEN = 0.22;
/** A leader who dies has to be bought back, and whoever killed him is paid for it. */
const FALLEN = 2.5 * LEADER;
/** A leader killed is paid for at once, and the other side has lost as much. */
const BOUNTY = 1.5 * COIN;
/** A card that is lost with a battle, held to be played in one, unless it does nothing; one of several of its kind; and how much more it is missed in battles to come. */
const PLAYED = 0.6 * CARD;
const SPARE = 0.3;
const MISSED = 2;

/** How two plans end, and what that is worth: the board afterwards by the evaluation, leaders, cards and bounties added to it. */
export function payoffOf(board: Board, world: State, clone: (state: State) => State, fight: Fight): Payoff {
  const { seats } = fight;
  const ends = endsOf(board, world, clone, seats);
  const lasting = world.round === board.rounds ? 0 : 1;
  const doubts = seats.map((seat) => balances(board, world, clone, fight.council, seat));
  const pending = doubts.map((each) => each.reduce((sum, doubt) => sum + doubt, 0));
  const missed = seats.map((seat, side) => missing(board, world, seat, doubts[side] ?? []));
  const strengthOf = (leader: number): number => board.strength[leader] ?? 0;
  const strikes = ({ attack }: Lineup, { defence }: Lineup): boolean =>
    attack >= 0 && fight.kills[attack] === true && !(defence >= 0 && set.has(fight.stoppedBy[attack] ?? 0, defence));
  const idle = (card: number): boolean =>
    card !== fight.retreat && fight.kills[card] !== true && !fight.stoppedBy.some((stopping) => set.has(stopping, card));
  const worthOf = (card: number, side: Side): number => {
    if (card < 0 || idle(card)) return 0;
    return side === 0 && (world.cards.hand[seats[0] * board.cards + card] ?? 0) > 1 ? SPARE : 1;
  };
  /** What the cards of a plan were worth: one of several hardly anything, and in the last round none but where another battle is to come. */
  const cardsOf = ({ side, attack, defence }: Lineup): number =>
    (lasting + MISSED * (pending[side] ?? 0)) * (worthOf(attack, side) + worthOf(defence, side));

  /** What a side gains or loses beside the board, as a share of what is at stake: leaders, here or in battles to come, bounties, cards. */
  const beside = ({ side, leader }: Lineup, won: boolean, leaderLost: boolean, bounty: number, cardsLost: number): number =>
    (won ? BEATEN : 0) +
    lasting * ((leaderLost ? -FALLEN * strengthOf(leader) : 0) + BOUNTY * bounty) -
    PLAYED * cardsLost -
    (missed[side]?.[leader] ?? 0);
  const settled = (share: number, gained: number): number => share + stake(share) * gained;

  /** What it is worth where somebody leaves. */
  function parted(own: Lineup, leaves: boolean, otherLeaves: boolean): number {
    if (!leaves && !otherLeaves) return Number.NaN;
    const end = leaves && otherLeaves ? ends.bothHome : ends.home[leaves ? own.side : own.side === 0 ? 1 : 0];
    return settled(end[own.side], beside(own, !leaves, false, 0, leaves ? cardsOf(own) : 0));
  }

  /** How likely each side calls the other’s leader a traitor, and what that brings. */
  function treason(own: Lineup, other: Lineup): Pick<Clash, 'faithful' | 'firstCalls' | 'secondCalls' | 'bothCall'> {
    const { side } = own;
    const [first, second] = side === 0 ? [own, other] : [other, own];
    const led = own.leader >= 0 && other.leader >= 0;
    const calling = led ? ((side === 0 ? first.calls : fight.feared)[second.leader] ?? 0) : 0;
    const betrayed = led ? (second.calls[first.leader] ?? 0) : 0;
    const called = (caller: Side): number =>
      settled(shareOf(ends, caller, 0, side), beside(own, side === caller, side !== caller, 0, side === caller ? 0 : cardsOf(own)));
    return {
      faithful: (1 - calling) * (1 - betrayed),
      firstCalls: calling * (1 - betrayed) * called(0),
      secondCalls: betrayed * (1 - calling) * called(1),
      bothCall: calling * betrayed * settled(ends.bothLost[side], beside(own, false, true, 0, cardsOf(own))),
    };
  }

  function clashOf(own: Lineup, other: Lineup): Clash {
    const [strength, against] = [strengthOf(own.leader), strengthOf(other.leader)];
    const kills = other.leader >= 0 && strikes(own, other);
    const killed = own.leader >= 0 && strikes(other, own);
    // Dials and strengths are whole numbers: whoever does not win ties needs one more.
    const needed = (own.side === 0) === fight.firstWinsTies ? 0 : 1;
    const bounty = kills ? against : 0;
    const [surely, otherSurely] = [own.defence === fight.retreat, other.defence === fight.retreat];
    return {
      even: needed - strength + against,
      enough: needed - (killed ? 0 : strength) + (kills ? 0 : against),
      victory: beside(own, true, killed, bounty, 0),
      defeat: beside(own, false, killed, bounty, cardsOf(own)),
      leftBehind: parted(own, own.retreats, other.retreats && otherSurely),
      leftAhead: parted(own, own.retreats && surely, other.retreats),
      ...treason(own, other),
    };
  }

  function weigh(own: Muster, other: Muster, answer: number, out: Float64Array): void {
    const against = other.lineups[answer] as Lineup;
    const { dial: dialled } = other.holding.plans[answer] as Plan;
    const beaten = shareOf(ends, other.side, dialled, own.side);
    const left = stake(beaten);
    for (const { lineup, plans, dials, shares, stakes } of own.troops) {
      const clash = (lineup.clashes[against.id] ??= clashOf(lineup, against));
      const { victory, leftBehind, leftAhead, faithful, firstCalls, secondCalls, bothCall } = clash;
      const [even, enough] = [clash.even + dialled, clash.enough + dialled];
      const lost = beaten + left * clash.defeat;
      for (let i = 0; i < plans.length; i++) {
        const dial = dials[i] as number;
        const parting = dial < even ? leftBehind : leftAhead;
        const fought = dial >= enough ? (shares[i] as number) + (stakes[i] as number) * victory : lost;
        out[plans[i] as number] = faithful * (Number.isNaN(parting) ? fought : parting) + firstCalls + secondCalls + bothCall;
      }
    }
  }

  return { muster: mustering(ends), weigh };
}
