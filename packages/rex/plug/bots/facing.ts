import { set, type Seat } from '@orrery/kernel';
import type { Locations, RexRules, Seats, State } from '@orrery/rex';
import type { Board } from './board.ts';
import type { Hands } from './fights.ts';

/** What somebody else brings to a fight beside units, wherever that is. */
export interface Rival {
  readonly standing: Locations;
  /** The strength of its best leader. */
  readonly lead: number;
  /** How likely that one is hit, and how likely it hits one’s own; whether that is beyond doubt and cannot be paid back. */
  readonly hit: number;
  readonly armed: number;
  readonly outguns: boolean;
  /** What traitors among its leaders count. */
  readonly traitors: number;
}

/** The cards of a hand, the weapons among them, and how well the others shield. */
interface Armoury {
  readonly cards: readonly number[];
  readonly weapons: readonly number[];
  readonly shields: number;
}

/** How likely a card is to be a weapon, and how far one's own goes. */
const WEAPON = 0.15;
const STRUCK = 0.6;
/** One that was kept in sight of all and that no card in the hand stops is as good as played; what is left of one’s own against such a defence. */
const SURELY = 0.95;
const STOPPED = 0.3;
/** What a card that stops a weapon shields, and all of them together. */
const SHIELD = 0.4;
const SHIELDED = 0.8;
/** A leader who can be called a traitor. */
const TRAITOR = 2;

/** Whom a seat would face in a fight: leaders and cards. */
export function facing({ table }: RexRules, board: Board) {
  const { cards, killsLeader, stoppedBy, pack } = table;
  const ids = pack.strategyCards.map(({ id }) => id);
  const stops = ids.map((_, card) => stoppedBy.some((stopping) => set.has(stopping, card)));
  const kills = (card: number): boolean => killsLeader[card] === true;
  const leadersOf = pack.races.map((_, race) => board.leaderRace.flatMap((of, leader) => (of === race ? [leader] : [])));

  /** The best of those who may lead a seat, and how many there are. */
  function leading(state: State, seat: Seat): { readonly lead: number; readonly leaders: number } {
    let [lead, leaders] = [0, 0];
    for (const leader of leadersOf[state.race[seat] ?? -1] ?? []) {
      if (!set.has(state.leaders.reserve, leader)) continue;
      leaders++;
      lead = Math.max(lead, board.strength[leader] ?? 0);
    }
    return { lead, leaders };
  }

  function armoury(hand: readonly number[], seat: Seat): Armoury {
    const held: number[] = [];
    for (let card = 0; card < cards; card++) if ((hand[seat * cards + card] ?? 0) > 0) held.push(card);
    const shields = held.reduce((sum, card) => Math.min(SHIELDED, sum + (stops[card] ? SHIELD : 0)), 0);
    return { cards: held, weapons: held.filter(kills), shields };
  }

  /** Of weapons, whether one is sure to get through: none of the defences is against it. */
  const piercing = (weapons: readonly number[], defences: readonly number[]): boolean =>
    weapons.some((weapon) => !defences.some((defence) => set.has(stoppedBy[weapon] ?? 0, defence)));

  function rivalOf(state: State, seat: Seat, other: Seat, own: Armoury, hand: readonly string[]): Rival {
    const { lead, leaders } = leading(state, other);
    const seen = hand.map((id) => ids.indexOf(id));
    const pierced = piercing(own.weapons, seen);
    const strikes = own.weapons.length > 0 ? STRUCK : 0;
    const shot = leaders > 0 && piercing(seen.filter(kills), own.cards);
    let traitors = 0;
    for (const leader of leadersOf[state.race[other] ?? -1] ?? [])
      if (state.leaders.traitor[leader] === seat && set.has(state.leaders.reserve, leader)) traitors += TRAITOR;
    return {
      standing: state.units.standing[other] ?? 0,
      lead,
      hit: pierced ? strikes : STOPPED * strikes,
      armed: leaders === 0 ? 0 : shot ? SURELY : Math.min(0.7, WEAPON * (state.cards.held[other] ?? 0)) * (1 - own.shields),
      outguns: shot && !pierced,
      traitors,
    };
  }

  /** All who stand somewhere and are no friends. */
  function meeting(state: State, seat: Seat, friends: Seats, hands: Hands): readonly Rival[] {
    const own = armoury(state.cards.hand, seat);
    const rivals: Rival[] = [];
    for (let other = 0; other < board.seats; other++)
      if (!set.has(friends, other) && state.units.standing[other]) rivals.push(rivalOf(state, seat, other, own, hands[other] ?? []));
    return rivals;
  }

  return { leading, meeting };
}
