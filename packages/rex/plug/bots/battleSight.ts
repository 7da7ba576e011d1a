import { D, notesOf, type RexRules, type State } from '@orrery/rex';
import { set, type Seat } from '@orrery/kernel';
import { unitsAt, type Board } from './board.ts';
import type { Judged } from './follies.ts';

type Side = State['battle']['sides'][number];
/** Both sides of a battle, the one it is judged for first, and whether a tie is theirs. */
export interface Fight {
  readonly own: Side;
  readonly rival: Side;
  readonly ties: boolean;
}
export const [ATTACK, DEFENCE] = [0, 1];
/** What Jol-Nar may have asked to see, by number. */
export const [LEADER, NUMBER] = [0, 3];
/** Nothing of the kind, as was said to Jol-Nar. */
export const NONE = -2;

/** What a seat knows of a hand: copies of each card that are surely there, and that may be. */
interface Hand {
  readonly surely: readonly number[];
  readonly perhaps: readonly number[];
}
/** The most a side can bring as far as anybody knows: its number, its leader, and cards it may play. */
interface Reach {
  readonly dial: number;
  readonly lead: number;
  readonly weapons: readonly number[];
  readonly defences: readonly number[];
}
/** A plan as far as it is made: -1 for no card, null for what is still open. */
interface Draft {
  readonly dial: number;
  readonly leader: number | null;
  readonly slot: number | null;
  readonly attack: number | null;
  readonly defence: number | null;
}
/** A plan of which only the number is made. */
export const NOTHING_YET = { leader: null, slot: null, attack: null, defence: null };

export type BattleSight = ReturnType<typeof battleSight>;

/** What a seat knows of a battle: who may lead, what may be dialled and played, and with what it is won for certain. */
export function battleSight(rules: RexRules, board: Board) {
  const { table } = rules;
  const { killsLeader, stoppedBy, tacticalRetreat, battleCards, cards } = table;
  const { dialMax } = table.pack.constants;
  const strengthOf = (leader: number): number => (leader < 0 ? 0 : (board.strength[leader] ?? 0));

  /** Both sides of the running battle, the seat's own first, or another's, and whether a tie is theirs. */
  function fight({ state, seat }: Judged, of = seat): Fight | null {
    const [own, rival] = [state.battle.sides.find((side) => side.seat === of), state.battle.sides.find((side) => side.seat !== of)];
    const rank = (who: Seat): number => (who - state.first + board.seats) % board.seats;
    return own && rival ? { own, rival, ties: rank(of) < rank(rival.seat) } : null;
  }
  /** The same for whoever gives a command, maybe for an ally. */
  function commanded(judged: Judged): Fight | null {
    const { state, seat } = judged;
    const ally = state.battle.sides.find((side) => set.has(state.allies[seat] ?? 0, side.seat));
    return fight(judged) ?? (ally ? fight(judged, ally.seat) : null);
  }

  /** What a command has made a side show, −1 where nothing. */
  const boundOf = (state: State, seat: Seat, element: number): number =>
    state.battle.sides.find((side) => side.seat === seat)?.bound[element] ?? -1;

  /** The most the other side can bring: every unit dialled and its best leader, and nobody kills him. */
  function strongest(judged: Judged, rival: Seat): number {
    const { state } = judged;
    const { location } = state.battle;
    const shown = boundOf(state, rival, NUMBER);
    const units = shown >= 0 ? shown : Math.min(dialMax, unitsAt(board, state, rival, location));
    return units + Math.max(0, ...facing(judged, rival));
  }

  /** Strengths of leaders of the other side who need to be beaten: whoever is a traitor beats himself. */
  const facing = ({ state, seat }: Judged, rival: Seat): readonly number[] =>
    leadersOf(state, rival, leadersOf(state, seat).length > 0 ? (leader) => state.leaders.traitor[leader] !== seat : undefined);

  /** Whether a leader has fought in this very place, so that he can fight nowhere else in this round. */
  const boundHere = (state: State, leader: number): boolean =>
    state.leaders.used.some((use) => use.leader === leader && use.location === state.battle.location);

  /** Strengths of those who may lead a side in the running battle. */
  const leadersOf = (state: State, seat: Seat, fits: (leader: number) => boolean = () => true): readonly number[] =>
    board.strength.filter((_, i) => {
      const shown = boundOf(state, seat, LEADER);
      if ((shown >= 0 && shown !== i) || !fits(i)) return false;
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

  /** The least a side will bring: nobody dialled, its weakest leader, and he lives, since the seat has nothing to kill him with. */
  function weakest(judged: Judged, rival: Seat, armed = holdsAny(judged.state, judged.seat, weapon)): number {
    const led = facing(judged, rival);
    return Math.max(0, boundOf(judged.state, rival, NUMBER)) + (led.length === 0 || armed ? 0 : Math.min(...led));
  }

  /** Whether a battle is won for certain with what has been shown, traitors aside: nobody can strike the own leader. */
  function won(judged: Judged): boolean {
    const found = fight(judged);
    if (!found) return false;
    const { own, rival, ties } = found;
    const lead = own.dial + strengthOf(own.lead) - rival.dial - strengthOf(rival.lead);
    return (rival.lead < 0 || !set.has(rival.slot, ATTACK)) && (ties ? lead >= 0 : lead > 0);
  }

  const looked = new WeakMap<Judged, Map<Seat, Hand>>();
  /** The other hand as far as the seat knows it: what it has seen there, and whatever else lies hidden. */
  function handOf(judged: Judged, rival: Seat): Hand {
    const before = looked.get(judged) ?? new Map<Seat, Hand>();
    looked.set(judged, before);
    const found = before.get(rival);
    if (found) return found;
    const { state, seat, known } = judged;
    const { hands } = notesOf(rules, known);
    const seen = (who: Seat, card: number): number => hands[who]?.filter((id) => id === table.pack.strategyCards[card]?.id).length ?? 0;
    const unknown = (state.cards.held[rival] ?? 0) - (hands[rival]?.length ?? 0);
    const surely = Array.from({ length: cards }, (_, card) => seen(rival, card));
    const perhaps = surely.map((copies, card) => {
      let hidden = [...state.cards.deck, ...state.cards.row].filter((other) => other === card).length;
      for (let who = 0; who < board.seats; who++) if (who !== seat) hidden += (state.cards.hand[who * cards + card] ?? 0) - seen(who, card);
      return copies + Math.min(unknown, hidden);
    });
    const hand = { surely, perhaps };
    before.set(rival, hand);
    return hand;
  }

  /** Cards of a kind a side may play, of those it could have. */
  const playable = ({ bound, forbidden }: Side, icon: number, has: (card: number) => boolean): readonly number[] => {
    const promised = bound[1 + icon] ?? -1;
    return (battleCards[icon] ?? []).filter(
      (card) => has(card) && card !== forbidden && promised !== NONE && (promised < 0 || promised === card),
    );
  };
  /** Of an ally's hand whatever has been seen. */
  const ownCards = (judged: Judged, own: Side, icon: number): readonly number[] => {
    const { state, seat } = judged;
    const surely = own.seat === seat ? null : handOf(judged, own.seat).surely;
    return playable(own, icon, (card) => (surely ? (surely[card] ?? 0) : (state.cards.hand[seat * cards + card] ?? 0)) > 0);
  };

  function reachOf(judged: Judged, rival: Side): Reach {
    const { state } = judged;
    const open = state.decision === D['D-CARDS'];
    const leaders = leadersOf(state, rival.seat);
    const { perhaps } = handOf(judged, rival.seat);
    const plays = (icon: number): readonly number[] =>
      (open ? rival.lead < 0 || !set.has(rival.slot, icon) : leaders.length === 0)
        ? []
        : playable(rival, icon, (card) => (perhaps[card] ?? 0) > 0);
    const promised = rival.bound[NUMBER] ?? -1;
    return {
      dial: open ? rival.dial : promised >= 0 ? promised : Math.min(dialMax, unitsAt(board, state, rival.seat, state.battle.location)),
      lead: open ? strengthOf(rival.lead) : Math.max(0, ...facing(judged, rival.seat)),
      weapons: plays(ATTACK).filter(weapon),
      defences: plays(DEFENCE),
    };
  }

  /** How likely a side has a card among some: surely if it was seen there, else as whatever else lies hidden. */
  function chanceOf({ state, seat, known }: Judged, rival: Seat, wanted: readonly number[]): number {
    const { hands } = notesOf(rules, known);
    const ids = wanted.map((card) => table.pack.strategyCards[card]?.id);
    const seen = (who: Seat): readonly string[] => hands[who] ?? [];
    const among = (who: Seat): number => seen(who).filter((id) => ids.includes(id)).length;
    if (among(rival) > 0) return 1;
    const others = state.race.map((_, who) => who).filter((who) => who !== seat);
    const inHand = (who: Seat): number => wanted.reduce((sum, card) => sum + (state.cards.hand[who * cards + card] ?? 0), 0);
    const lying = [...state.cards.deck, ...state.cards.row];
    const hidden = others.reduce((sum, who) => sum + (state.cards.held[who] ?? 0) - seen(who).length, lying.length);
    const fitting = others.reduce((sum, who) => sum + inHand(who) - among(who), lying.filter((card) => wanted.includes(card)).length);
    return 1 - (1 - Math.min(1, fitting / Math.max(1, hidden))) ** ((state.cards.held[rival] ?? 0) - seen(rival).length);
  }

  const stopsCard = (defence: number, attack: number): boolean => defence >= 0 && set.has(stoppedBy[attack] ?? 0, defence);

  /** Whether a plan can still be finished so that it wins whatever the other side does, traitors aside. */
  function certain(judged: Judged, { own, rival, ties }: Fight, draft: Draft): boolean {
    const reach = reachOf(judged, rival);
    const cardsFor = (icon: number, chosen: number | null): readonly number[] => {
      if (chosen !== null) return [chosen];
      const held = ownCards(judged, own, icon);
      return draft.slot === null ? [-1, ...held] : set.has(draft.slot, icon) ? held : [-1];
    };
    const leaders = draft.leader === null ? leadersOf(judged.state, judged.seat) : [strengthOf(draft.leader)];
    const led = leaders.length > 0 && draft.leader !== -1;
    const lead = led ? Math.max(...leaders) : 0;
    const attacks = led ? cardsFor(ATTACK, draft.attack) : [-1];
    const defences = led ? cardsFor(DEFENCE, draft.defence) : [-1];
    return attacks.some((attack) => {
      const kills = attack >= 0 && weapon(attack) && !reach.defences.some((other) => stopsCard(other, attack));
      const met = reach.dial + (kills ? 0 : reach.lead);
      return defences.some((defence) => {
        if (defence === tacticalRetreat) return false;
        const total = draft.dial + (reach.weapons.every((each) => stopsCard(defence, each)) ? lead : 0);
        return ties ? total >= met : total > met;
      });
    });
  }

  return {
    strengthOf,
    fight,
    commanded,
    boundOf,
    strongest,
    facing,
    boundHere,
    leadersOf,
    plays,
    holdsAny,
    weapon,
    weakest,
    won,
    handOf,
    playable,
    ownCards,
    reachOf,
    chanceOf,
    stopsCard,
    certain,
  };
}
