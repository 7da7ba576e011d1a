import { RACE, type State } from '@orrery/rex';
import { set, type Seat } from '@orrery/kernel';
import { CARD, COIN, estimate, LEADER, unitsAt, type Board } from '../board.ts';
import type { Holding, Plan } from './plans.ts';

/** What a pair of plans is worth to the first side and to the second. */
export type Payoff = (mine: Plan, myCalls: Holding, theirs: Plan, theirCalls: Holding, forFirst: boolean) => number;

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

/** Takes so much strength of a seat from a place, ordinary units first; to the reserves or out of the game. */
function strip(board: Board, state: State, seat: Seat, place: number, strength: number, home: boolean): void {
  const { units } = state;
  const at = seat * board.places + place;
  const up = units.up[at] ?? 0;
  const rest = Math.max(0, strength - up);
  // A mechanized unit covers two: with one ordinary unit less nothing is lost beyond the dial.
  const spared = rest % 2 === 1 && up > 0 && seat === state.seatOf[RACE.LAZ] ? 1 : 0;
  const ordinary = Math.min(up, strength) - spared;
  units.up[at] = up - ordinary;
  if (home) units.reserve[seat] = (units.reserve[seat] ?? 0) + ordinary;
  if (seat === state.seatOf[RACE.LAZ]) {
    const heavy = Math.min(units.mechanized[place] ?? 0, Math.ceil((strength - ordinary) / 2));
    units.mechanized[place] = (units.mechanized[place] ?? 0) - heavy;
    if (home) units.reserveMechanized += heavy;
  }
  if (unitsAt(board, state, seat, place) === 0) units.standing[seat] = set.without(units.standing[seat] ?? 0, place);
}

/** Influence each unit collects. */
const COLLECTED = 2;
/** What it is worth beside the board to beat somebody, and to hold the place afterwards: whoever dials little to spare units loses all of them with it. */
const BEATEN = 0.22;
const HELD = 0.4;
/** A leader who dies has to be bought back, and whoever killed him is paid for it. */
const FALLEN = 2.5 * LEADER;
/** A leader killed is paid for at once, and the other side has lost as much. */
const BOUNTY = 1.5 * COIN;
/** A unit that comes home need not be recruited again; that is what the card which brings it is held for. */
const SAVED = 0.02;
/** A card that is lost with a battle, held to be played in one; and one of several of its kind. */
const PLAYED = 0.6 * CARD;
const SPARE = 0.3;
/** How much of a leader’s strength counts where nobody knows yet who will lead. */
const LEADING = 0.7;
/** How many more units make a fight half as doubtful. */
const DOUBT = 3;
/** What a point of strength is worth in another battle of the phase that is in the balance, and how much more a card is then missed. */
const AWAITED = 0.08;
const MISSED = 2;
/** Whoever can hardly win any more, or hardly lose, still fights as if so much depended on it. */
const AT_STAKE = 0.01;

/** How two plans end, and what that is worth: the board afterwards by the evaluation, leaders, cards and bounties added to it. */
export function payoffOf(board: Board, world: State, clone: (state: State) => State, fight: Fight): Payoff {
  const { location } = world.battle;
  const { seats } = fight;
  const strengths = seats.map((seat) => unitsAt(board, world, seat, location));
  const values: number[] = [];
  /** Both shares after the first and the second side have lost so much there. */
  function after(first: number, second: number, home: readonly [boolean, boolean] = [false, false]): readonly [number, number] {
    const state = clone(world);
    strip(board, state, seats[0], location, first, home[0]);
    strip(board, state, seats[1], location, second, home[1]);
    const standing = Array.from({ length: board.seats }, (_, seat) => seat).filter((seat) => unitsAt(board, state, seat, location) > 0);
    const [one, ...more] = standing;
    if (one === undefined || more.every((seat) => set.has(state.allies[one] ?? 0, seat))) return shares(state, one ?? -1);
    // Whoever is left meets the others there, and the stronger of them holds the place.
    const power = standing.map((seat) => (unitsAt(board, state, seat, location) + LEADING * bestOf(seat)) ** 2);
    const all = power.reduce((sum, each) => sum + each, 0);
    const expected: [number, number] = [0, 0];
    standing.forEach((seat, i) => {
      const left = clone(state);
      let most = 0;
      for (const other of standing) {
        if (other === seat) continue;
        const units = unitsAt(board, left, other, location);
        most = Math.max(most, units);
        strip(board, left, other, location, units, false);
      }
      strip(board, left, seat, location, Math.min(unitsAt(board, left, seat, location) - 1, Math.ceil(most / 2)), false);
      const [first0, second0] = shares(left, seat);
      expected[0] += (first0 * (power[i] ?? 0)) / all;
      expected[1] += (second0 * (power[i] ?? 0)) / all;
    });
    return expected;
  }
  const bestOf = (seat: Seat): number =>
    Math.max(
      0,
      ...board.strength.filter((_, leader) => board.leaderRace[leader] === world.race[seat] && set.has(world.leaders.reserve, leader)),
    );
  /** Both shares where one seat holds the place, and collects what lies there. */
  function shares(state: State, master: Seat): readonly [number, number] {
    estimate(board, state, values);
    const lying = state.lying[location] ?? 0;
    const worth = (seat: Seat): number => {
      const share = values[seat] ?? 0;
      if (seat !== master) return share;
      return share + stake(share) * (HELD + COIN * Math.min(lying, COLLECTED * unitsAt(board, state, seat, location)));
    };
    return [worth(seats[0]), worth(seats[1])];
  }
  const stake = (share: number): number => Math.max(AT_STAKE, share * (1 - share));

  /** How much hangs on leaders in other battles of the phase: those in the balance count in full, the most doubtful first. */
  function balances(seat: Seat): readonly number[] {
    const friends = set.with(world.allies[seat] ?? 0, seat);
    const own = world.units.standing[seat] ?? 0;
    const found: number[] = [];
    for (let place = 0; place < board.places; place++) {
      if (place === location || place === fight.council || !set.has(own, place)) continue;
      let against = 0;
      for (let other = 0; other < board.seats; other++) if (!set.has(friends, other)) against += unitsAt(board, world, other, place);
      if (against === 0) continue;
      const likely = 1 / (1 + Math.exp((against - unitsAt(board, world, seat, place)) / DOUBT));
      found.push(4 * likely * (1 - likely));
    }
    return found.toSorted((a, b) => b - a);
  }
  const doubts = seats.map(balances);
  const pending = doubts.map((each) => each.reduce((sum, doubt) => sum + doubt, 0));
  /** What it costs each side to lead somebody here who is then missing elsewhere. */
  const kept = seats.map((seat, i) => {
    const { reserve, used } = world.leaders;
    const free = board.strength
      .map((strength, leader) => ({ strength, leader }))
      .filter(({ leader }) => board.leaderRace[leader] === world.race[seat] && set.has(reserve, leader))
      .filter(({ leader }) => used.every((use) => use.leader !== leader))
      .toSorted((a, b) => b.strength - a.strength);
    const led = (without: number): number =>
      free.filter(({ leader }) => leader !== without).reduce((sum, { strength }, n) => sum + strength * (doubts[i]?.[n] ?? 0), 0);
    const all = led(-1);
    const costs = board.strength.map((_, leader) => AWAITED * (all - led(leader)));
    return (leader: number): number => (leader < 0 ? 0 : (costs[leader] ?? 0));
  }) as [(leader: number) => number, (leader: number) => number];
  const [all0 = 0, all1 = 0] = strengths;
  const firstWins = Array.from({ length: all0 + 1 }, (_, loss) => after(loss, all1));
  const secondWins = Array.from({ length: all1 + 1 }, (_, loss) => after(all0, loss));
  const bothLost = after(all0, all1);
  const bothHome = after(all0, all1, [true, true]);
  const firstHome = after(all0, 0, [true, false]);
  const secondHome = after(0, all1, [false, true]);
  const strengthOf = (leader: number): number => (leader < 0 ? 0 : (board.strength[leader] ?? 0));
  const strikes = ({ attack }: Plan, { defence }: Plan): boolean =>
    attack >= 0 && fight.kills[attack] === true && !(defence >= 0 && set.has(fight.stoppedBy[attack] ?? 0, defence));
  const lasting = world.round === board.rounds ? 0 : 1;
  /** What the cards of a plan were worth: one of several hardly anything, and in the last round none but where another battle is to come. */
  const cardsOf = ({ attack, defence }: Plan, first: boolean): number =>
    (lasting + MISSED * (pending[first ? 0 : 1] ?? 0)) * (worthOf(attack, first) + worthOf(defence, first));
  const worthOf = (card: number, first: boolean): number => {
    if (card < 0) return 0;
    return first && (world.cards.hand[seats[0] * board.cards + card] ?? 0) > 1 ? SPARE : 1;
  };

  const [winAll, loseAll] = [firstWins[0], secondWins[0]] as readonly (readonly [number, number])[];

  /** What a side gains or loses beside the board: leaders, bounties, cards. */
  function settled(
    who: 0 | 1,
    own: Plan,
    ends: readonly [number, number],
    won: boolean,
    leaderLost: boolean,
    bounty: number,
    cardsLost: number,
  ): number {
    const share = ends[who];
    const beside =
      (won ? BEATEN : 0) + lasting * ((leaderLost ? -FALLEN * strengthOf(own.leader) : 0) + BOUNTY * bounty) - PLAYED * cardsLost;
    return share + stake(share) * (beside - kept[who](own.leader));
  }

  /** How the plans end if nobody is a traitor. */
  function loyal(mine: Plan, theirs: Plan, forFirst: boolean): number {
    const who = forFirst ? 0 : 1;
    const own = forFirst ? mine : theirs;
    const lead = mine.dial + strengthOf(mine.leader) - theirs.dial - strengthOf(theirs.leader);
    const losing = fight.firstWinsTies ? lead < 0 : lead <= 0;
    const leaves = mine.retreats && (mine.defence === fight.retreat || losing);
    const theyLeave = theirs.retreats && (theirs.defence === fight.retreat || !losing);
    if (leaves || theyLeave) {
      const ends = leaves && theyLeave ? bothHome : leaves ? firstHome : secondHome;
      const left = forFirst ? leaves : theyLeave;
      return (
        settled(who, own, ends, !left, false, 0, left ? cardsOf(own, forFirst) : 0) +
        (left ? lasting * SAVED * (strengths[who] ?? 0) * stake(ends[who]) : 0)
      );
    }
    const kills = theirs.leader >= 0 && strikes(mine, theirs);
    const killed = mine.leader >= 0 && strikes(theirs, mine);
    const total = lead - (killed ? strengthOf(mine.leader) : 0) + (kills ? strengthOf(theirs.leader) : 0);
    const wins = fight.firstWinsTies ? total >= 0 : total > 0;
    const ends = (wins ? firstWins[Math.min(mine.dial, all0)] : secondWins[Math.min(theirs.dial, all1)]) as readonly [number, number];
    const bounty = forFirst ? (kills ? strengthOf(theirs.leader) : 0) : killed ? strengthOf(mine.leader) : 0;
    return settled(who, own, ends, wins === forFirst, forFirst ? killed : kills, bounty, wins === forFirst ? 0 : cardsOf(own, forFirst));
  }

  return (mine, myHolding, theirs, theirHolding, forFirst) => {
    const calling =
      theirs.leader < 0 || mine.leader < 0 ? 0 : ((forFirst ? myHolding.calls[theirs.leader] : fight.feared[theirs.leader]) ?? 0);
    const betrayed = theirs.leader < 0 || mine.leader < 0 ? 0 : (theirHolding.calls[mine.leader] ?? 0);
    const faithful = (1 - calling) * (1 - betrayed);
    let worth = faithful > 0 ? faithful * loyal(mine, theirs, forFirst) : 0;
    if (calling === 0 && betrayed === 0) return worth;
    const who = forFirst ? 0 : 1;
    const own = forFirst ? mine : theirs;
    const lost = cardsOf(own, forFirst);
    if (calling > 0)
      worth +=
        calling * (1 - betrayed) * settled(who, own, winAll as readonly [number, number], forFirst, !forFirst, 0, forFirst ? 0 : lost);
    if (betrayed > 0)
      worth +=
        betrayed * (1 - calling) * settled(who, own, loseAll as readonly [number, number], !forFirst, forFirst, 0, forFirst ? lost : 0);
    if (calling > 0 && betrayed > 0) worth += calling * betrayed * settled(who, own, bothLost, false, true, 0, lost);
    return worth;
  };
}
