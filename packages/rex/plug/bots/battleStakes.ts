import type { RexRules } from '@orrery/rex';
import { set } from '@orrery/kernel';
import { ATTACK, DEFENCE, NOTHING_YET, type BattleSight, type Fight } from './battleSight.ts';
import { unitsAt, type Board } from './board.ts';
import type { Judged } from './follies.ts';
import { stops, wins } from './stakes.ts';

/** A battle that may be won with fewer is worth one of so many units. */
const DOUBTFUL = 3;

export type BattleStakes = ReturnType<typeof battleStakes>;

/** What hangs on a battle for whoever fights it, and with what it is won or lost for certain. */
export function battleStakes(rules: RexRules, board: Board, sight: BattleSight) {
  const { table } = rules;
  const { dialMax } = table.pack.constants;
  const { leadersOf, weapon, handOf, playable, ownCards, reachOf, stopsCard, certain } = sight;

  /** The fewest units that win for certain, and whether that is worth their loss: all but one in a stronghold nobody else waits for, fewer where it is doubtful. */
  function sureDial(judged: Judged, found: Fight): { readonly least: number; readonly worthIt: boolean; readonly waiting: boolean } {
    const { state, seat } = judged;
    const { location } = state.battle;
    const units = Math.min(dialMax, unitsAt(board, state, seat, location));
    let least = 0;
    while (least <= units && !certain(judged, found, { ...NOTHING_YET, dial: least })) least++;
    const waiting = awaited(judged, found);
    const safe = certain(judged, found, { ...NOTHING_YET, dial: least, attack: -1 }) && !mortal(judged, found);
    const most = safe && !waiting && set.has(board.strongholds, location) ? units - 1 : Math.floor(units / DOUBTFUL);
    return { least, worthIt: least <= most, waiting };
  }

  /** Whether somebody else waits there to fight whoever wins. */
  function awaited({ state, seat }: Judged, { rival }: Fight): boolean {
    const friends = set.with(set.with(state.allies[seat] ?? 0, seat), rival.seat);
    return state.units.standing.some((places, other) => !set.has(friends, other) && set.has(places, state.battle.location));
  }

  /** Whether a weapon can meet the own leader that the cards in hand do not all stop. */
  function mortal(judged: Judged, { own, rival }: Fight): boolean {
    const { weapons } = reachOf(judged, rival);
    return weapons.length > 0 && !ownCards(judged, own, DEFENCE).some((defence) => weapons.every((each) => stopsCard(defence, each)));
  }

  /** Own weapons that are no use: the other side is known to have a defence against each. */
  const stopped = (judged: Judged, { rival }: Fight, attack: number): boolean => {
    const { surely } = handOf(judged, rival.seat);
    return playable(rival, DEFENCE, (card) => (surely[card] ?? 0) > 0).some((card) => stopsCard(card, attack));
  };

  /** Whether the other side wins the game at the end of the round with this place: units saved for later rounds are saved for nothing. */
  function decisive(judged: Judged, found: Fight): boolean {
    const { state, seat } = judged;
    return !awaited(judged, found) && stops(board, state, seat, state.battle.location, found.rival.seat);
  }

  /** Weapons the other side is known to have and free to play, parted by whether a card in hand stops them. */
  function knownWeapons(judged: Judged, { own, rival }: Fight): { readonly met: readonly number[]; readonly unmet: readonly number[] } {
    if (leadersOf(judged.state, rival.seat).length === 0) return { met: [], unmet: [] };
    const { surely } = handOf(judged, rival.seat);
    const known = playable(rival, ATTACK, (card) => weapon(card) && (surely[card] ?? 0) > 0);
    const defences = ownCards(judged, own, DEFENCE);
    const stoppable = (each: number): boolean => defences.some((defence) => stopsCard(defence, each));
    return { met: known.filter(stoppable), unmet: known.filter((each) => !stoppable(each)) };
  }

  /** Whether the other side is known to have a weapon, and no card in hand stops any that is known. */
  function unstoppable(judged: Judged, found: Fight): boolean {
    const { met, unmet } = knownWeapons(judged, found);
    return unmet.length > 0 && met.length === 0;
  }

  /** Places where the seat has another battle to fight in this phase that is not hopeless. */
  function battlesLeft({ state, seat }: Judged): number {
    const friends = set.with(state.allies[seat] ?? 0, seat);
    const own = set.without(set.without(state.units.standing[seat] ?? 0, table.council), state.battle.location);
    const fought = (place: number): boolean => {
      const against = state.race.map((_, other) => (set.has(friends, other) ? 0 : unitsAt(board, state, other, place)));
      const most = Math.max(...against);
      return most > 0 && !outnumbered(unitsAt(board, state, seat, place), most);
    };
    return set.list(own).filter(fought).length;
  }

  const elsewhere = (judged: Judged): boolean => battlesLeft(judged) > 0;

  /** So few that leaders and cards do more elsewhere. */
  const outnumbered = (own: number, others: number): boolean => others >= 2 * own + 2;

  /** Whether what is lost here is missed nowhere later: the game ends with this battle, or is won or lost with it. */
  function ending(judged: Judged, found: Fight): boolean {
    const { state, seat } = judged;
    if (awaited(judged, found)) return false;
    return state.round === board.rounds || decisive(judged, found) || wins(board, state, seat, state.battle.location, found.rival.seat);
  }

  return {
    sureDial,
    awaited,
    mortal,
    stopped,
    decisive,
    knownWeapons,
    unstoppable,
    battlesLeft,
    elsewhere,
    outnumbered,
    ending,
  };
}
