import { ADVANTAGES, D, RACE, type ChoiceLexicon, type RexRules, type Seats, type State } from '@orrery/rex';
import { byWord, set, type Choice, type Seat } from '@orrery/kernel';
import { inheritor, standings, unitsAt, type Board } from './board.ts';
import type { Code, Judged } from './follies.ts';

/** Commands in a battle: of all advantages the ones that are always worth an Informant. */
const COMMANDS: ReadonlySet<string> = new Set(['JOL-3', 'XXC-2']);
const FREE_DEPLOYMENT = 'SOL-1';
/** Nobody who has less is kept from bidding while the card may still do better. */
const BARRED = 5;
/** So many units make a battle worth an Informant, and so many more than Sol can pay for its deployment. */
const FOUGHT = 3;
const UNPAID = 3;
/** A unit of somebody else that the fleet destroys, in units of one's own. */
const OTHERS = 0.5;
/** What the fleet has to do beyond what it does anyway to be worth the card: at all, with a full hand, when it is the last use, and at any time. */
const SOMETHING = 0.5;
const ROOM = 1.5;
const AT_LAST = 1;
const PLENTY = 2.5;
/** Another number of sectors is worth so much more. */
const BETTER = 2;

/** What no sensible player does with cards that are not played in battles. */
export function cardFollies({ table }: RexRules, board: Board, tracked: (judged: Judged) => Code | null) {
  const { choices } = table;
  const isLast = (state: State): boolean => state.round === board.rounds;
  const friendsOf = ({ state, seat }: Judged): Seats => set.with(state.allies[seat] ?? 0, seat);
  const isFull = ({ state, seat }: Judged, who: Seat = seat): boolean =>
    (state.cards.held[who] ?? 0) >= (table.handLimit[state.race[who] ?? 0] ?? 0);
  const barred = byWord<ChoiceLexicon, null, Seat>(choices, { playAgainst: (_, _card, rival) => rival });
  const plays = byWord<ChoiceLexicon, null, number>(choices, { play: (_, card) => card });
  const steered = byWord<ChoiceLexicon, null, number>(choices, { playSectors: (_, _card, sectors) => sectors });
  const prevented = byWord<ChoiceLexicon, null, number>(choices, { playAdvantage: (_, _card, advantage) => advantage });

  /** Somebody is kept from bidding who could not have bid much. */
  function bar(judged: Judged, rival: Seat): Code | null {
    const { state } = judged;
    const friends = friendsOf(judged);
    const bids = (who: Seat): number => (set.has(state.auction.barred, who) || isFull(judged, who) ? 0 : (state.influence[who] ?? 0));
    const money = bids(rival);
    const richer = state.influence.some((_, who) => !set.has(friends, who) && who !== rival && bids(who) >= 2 * Math.max(1, money));
    const later = !isLast(state) && !isFull(judged);
    return money === 0 || richer || (later && money < BARRED) ? 'no-effect' : null;
  }

  const sectorAt = (state: State, sectors: number): number => ((state.fleet.sector + sectors - 1) % board.sectors) + 1;
  const shielded = (state: State, place: number): boolean => set.has(set.minus(board.shields, state.shieldless), place);
  const unitsIn = (state: State, seat: Seat, place: number): number =>
    unitsAt(board, state, seat, place) + (seat === state.seatOf[RACE.XXC] ? (state.units.faceDown[place] ?? 0) : 0);
  /** Places where the fleet destroys something that still counts. */
  function* struck(state: State, sectors: number): Generator<number> {
    for (let i = 1; i <= sectors; i++)
      for (let place = 0; place < board.places; place++)
        if (board.sectorOf[place] === sectorAt(state, i) && !shielded(state, place))
          if (!isLast(state) || set.has(board.strongholds, place)) yield place;
  }
  /** What the fleet takes from others, less what it takes from one's own side. */
  function toll(judged: Judged, sectors: number): number {
    const friends = friendsOf(judged);
    let sum = 0;
    for (const place of struck(judged.state, sectors))
      for (let seat = 0; seat < board.seats; seat++) sum += (set.has(friends, seat) ? -1 : OTHERS) * unitsIn(judged.state, seat, place);
    return sum;
  }
  /** The same, on an average of what may be drawn instead. */
  function otherwise(judged: Judged): number {
    const { state, seat } = judged;
    const drawn = state.fleet.seen && seat === state.seatOf[RACE.SOL] ? board.bombs[state.fleet.deck.at(-1) ?? -1] : undefined;
    if (drawn !== undefined) return toll(judged, drawn);
    return board.bombs.reduce((sum, sectors) => sum + toll(judged, sectors), 0) / board.bombs.length;
  }
  const mostTaken = (judged: Judged): number => Math.max(...judged.open.map((choice) => toll(judged, steered(null, choice) ?? 0)));
  /** Nobody comes or goes there while the fleet stays, and somebody is about to win. */
  const locks = (state: State, sectors: number): boolean =>
    !isLast(state) &&
    set.list(board.strongholds).some((place) => board.sectorOf[place] === sectorAt(state, sectors)) &&
    standings(board, state).some(({ held, needed }) => set.size(held) >= needed - 1);

  /** The fleet steered over one's own side and nobody else, to no effect, or past what it could have done. */
  function steer(judged: Judged, sectors: number): Code | null {
    const { state } = judged;
    const friends = friendsOf(judged);
    const hit = [...struck(state, sectors)].flatMap((place) =>
      state.units.present.flatMap((places, seat) => (set.has(places, place) ? [seat] : [])),
    );
    if (hit.length > 0 && hit.every((seat) => set.has(friends, seat))) return 'fire-on-own';
    if (locks(state, sectors)) return null;
    const taken = toll(judged, sectors);
    if (taken - otherwise(judged) < SOMETHING) return 'no-effect';
    return mostTaken(judged) - taken >= BETTER ? 'half-measure' : null;
  }
  function steers(judged: Judged): boolean {
    if (!judged.open.some((choice) => steered(null, choice) !== undefined)) return false;
    const late = judged.state.round >= board.rounds - 1;
    const enough = late ? AT_LAST : isFull(judged) ? ROOM : PLENTY;
    return mostTaken(judged) - otherwise(judged) >= enough;
  }

  const ownerOf = ({ state }: Judged, advantage: number): Seat =>
    state.seatOf[RACE[(ADVANTAGES[advantage] ?? '').slice(0, 3) as keyof typeof RACE]] ?? -1;
  /** Sol deploys for nothing when that may decide the game, and could hardly pay. */
  function deploysToWin(judged: Judged): boolean {
    const { state } = judged;
    const sol = state.seatOf[RACE.SOL] ?? -1;
    const unpaid = (state.units.reserve[sol] ?? 0) - (state.influence[sol] ?? 0);
    return isLast(state) && unpaid >= UNPAID && inheritor(board, state) === sol && !set.has(friendsOf(judged), sol);
  }
  /** An Informant is spent on what harms the other side little, or nobody but an ally. */
  function prevent(judged: Judged, advantage: number): Code | null {
    if (set.has(set.without(friendsOf(judged), judged.seat), ownerOf(judged, advantage))) return 'against-ally';
    const id = ADVANTAGES[advantage] ?? '';
    return COMMANDS.has(id) || (id === FREE_DEPLOYMENT && deploysToWin(judged)) ? null : 'slight';
  }
  /** What the seat could prevent now matters, and hardly anything will that comes later. */
  function prevents(judged: Judged): boolean {
    const { state, seat, open } = judged;
    const able = open.some((choice) => prevent(judged, prevented(null, choice) ?? -1) === null);
    if (!able || state.decision !== D['X-CMD']) return able;
    const late = state.round >= board.rounds - 1 || isFull(judged);
    const fights = state.battle.sides.some((side) => side.seat === seat);
    return late && fights && unitsAt(board, state, seat, state.battle.location) >= FOUGHT;
  }

  /** A card is kept back at its last moment, or while it takes the place of another one. */
  function done(judged: Judged): Code | null {
    const { state, open } = judged;
    const now = isLast(state) || isFull(judged);
    const bars = (choice: Choice): boolean => {
      const rival = barred(null, choice) ?? -1;
      return rival >= 0 && !set.has(friendsOf(judged), rival) && bar(judged, rival) === null;
    };
    if (state.decision === D['W-BID'] && now && open.some(bars)) return 'unused-power';
    const beacon = open.some((choice) => plays(null, choice) === table.trackingBeacon);
    if (beacon && now && tracked(judged) === null) return 'unused-power';
    return steers(judged) || prevents(judged) ? 'unused-power' : null;
  }

  /** A traitor more costs nothing, and comes too late when the battle is over. */
  const end = ({ state, open }: Judged): Code | null =>
    state.decision === D['D-REC'] && open.some((choice) => plays(null, choice) === table.doubleAgent) ? 'unused-power' : null;

  return { bar, steer, prevent, done, end };
}
