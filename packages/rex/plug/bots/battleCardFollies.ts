import { D, RACE, type RexRules, type State } from '@orrery/rex';
import { set, type Choice, type Seat } from '@orrery/kernel';
import { ATTACK, NOTHING_YET, DEFENCE, LEADER, NONE, NUMBER, type BattleSight, type Fight } from './battleSight.ts';
import type { BattleStakes } from './battleStakes.ts';
import { foretold, standings, unitsAt, type Board } from './board.ts';
import type { Code, Judged } from './follies.ts';
import { claims, prefers, wins } from './stakes.ts';

const DOWN = 1;
/** Leaders of this strength are worth a card. */
const STRONG = 3;

/** What no sensible player does with commands and cards in a battle. */
export function battleCardFollies(rules: RexRules, board: Board, sight: BattleSight, stakes: BattleStakes) {
  const { table } = rules;
  const { tacticalRetreat, battleCards, stoppedBy, killsLeader, cards } = table;
  const { dialMax } = table.pack.constants;
  const {
    strengthOf,
    fight,
    commanded,
    boundOf,
    facing,
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
    stopsCard,
    certain,
  } = sight;
  const { sureDial, awaited, stopped, decisive, unstoppable, elsewhere, outnumbered, ending } = stakes;

  /** Whether cards cost nothing here: this is the battle that decides, and the last of the seat's. */
  const forFree = (judged: Judged, found: Fight): boolean => ending(judged, found) && !elsewhere(judged);

  const junk = (card: number): boolean => table.pack.strategyCards[card]?.effect.op === 'none';

  /** Whether the number the other side has shown and a leader of its usual strength beat what is brought, and the number alone does not. */
  function outled(judged: Judged, { rival }: Fight, total: number): boolean {
    const shown = rival.bound[NUMBER] ?? -1;
    const led = facing(judged, rival.seat);
    if (shown < 0 || led.length === 0) return false;
    return total >= shown && total < shown + led.reduce((sum, strength) => sum + strength, 0) / led.length;
  }

  /** Whether a card that does nothing stays in a full hand, though its place is free: whoever fights may be rid of it, and bid again. */
  function cluttered(judged: Judged, { own }: Fight, slot: number): boolean {
    const { state, seat, open } = judged;
    if (state.round === board.rounds || (state.cards.held[seat] ?? 0) < (table.handLimit[state.race[seat] ?? -1] ?? 0)) return false;
    return [ATTACK, DEFENCE].some((icon) => {
      const held = ownCards(judged, own, icon);
      if (set.has(slot, icon) || held.length === 0 || !held.every(junk)) return false;
      return open.some((choice) => table.choices.slot.read.slot(choice) === set.with(slot, icon));
    });
  }

  /** Whether Xxcha has foretold that these win now, and they hold what they need if they win here. */
  const hoped = ({ state, seat }: Judged, rival: Seat): boolean =>
    foretold(state, seat, set.with(state.allies[rival] ?? 0, rival)) && prefers(board, state, seat, state.battle.location, rival, seat);

  /** What speaks against one of Jol-Nar's or Xxcha's commands: that it takes nothing away, or tells nothing. */
  function asking(judged: Judged, element: number): Code | null {
    const found = commanded(judged);
    if (!found) return null;
    const { rival } = found;
    if (hoped(judged, rival.seat)) return 'for-nothing';
    const leaders = leadersOf(judged.state, rival.seat);
    if (element === NUMBER) return unitsAt(board, judged.state, rival.seat, judged.state.battle.location) > 0 ? null : 'no-effect';
    if (element === LEADER) {
      // One of several who are equally strong is as good as another, unless he is a traitor.
      const traitors = judged.state.leaders.traitor.some(
        (holder, leader) => holder === judged.seat && board.leaderRace[leader] === judged.state.race[rival.seat],
      );
      return leaders.length > 1 && (traitors || new Set(leaders).size > 1) ? null : 'no-effect';
    }
    // Whoever has no card to attack with need not know what it is met with.
    if (element - 1 === DEFENCE && (judged.state.cards.held[found.own.seat] ?? 0) === 0) return 'no-effect';
    const { perhaps } = handOf(judged, rival.seat);
    const icon = element - 1;
    return leaders.length > 0 && playable(rival, icon, (card) => (perhaps[card] ?? 0) > 0).length > 0 ? null : 'no-effect';
  }

  function forbidding(judged: Judged, card: number): Code | null {
    const found = commanded(judged);
    if (!found) return null;
    const { own, rival } = found;
    const { surely, perhaps } = handOf(judged, rival.seat);
    if (hoped(judged, rival.seat)) return 'for-nothing';
    if (leadersOf(judged.state, rival.seat).length === 0 || (perhaps[card] ?? 0) === 0) return 'no-effect';
    const winning =
      own.seat === judged.seat ? judged.open.filter((choice) => winsWithout(judged, found, table.choices.forbid.read.card(choice))) : [];
    if (winning.length > 0) return winning.includes(table.choices.forbid(card)) ? null : 'unsure';
    const defences = ownCards(judged, own, DEFENCE);
    const known = battleCards[0].filter((each) => weapon(each) && (surely[each] ?? 0) > 0 && !defences.some((own) => stopsCard(own, each)));
    // Where there is another, taking one of them away saves nobody.
    if (known.length === 1 && leadersOf(judged.state, own.seat).length > 0)
      return known.includes(card) || frees(judged, found, card) ? null : 'exposed';
    if (card === tacticalRetreat) return (surely[card] ?? 0) > 0 ? null : 'no-effect';
    if (weapon(card)) return defences.some((own) => stopsCard(own, card)) && others(judged, found, card) ? 'no-effect' : null;
    return ownCards(judged, own, ATTACK).some((attack) => weapon(attack) && stopsCard(card, attack)) ? null : 'no-effect';
  }

  /** Whether a card is the only one known to be there that stops every weapon in hand: without it whoever leads the other side dies as surely. */
  function frees(judged: Judged, { own, rival }: Fight, card: number): boolean {
    const { surely } = handOf(judged, rival.seat);
    const stopping = (attack: number): readonly number[] =>
      playable(rival, DEFENCE, (defence) => (surely[defence] ?? 0) > 0 && stopsCard(defence, attack));
    const weapons = ownCards(judged, own, ATTACK).filter(weapon);
    return weapons.length > 0 && weapons.every((attack) => stopping(attack).length === 1 && stopping(attack).includes(card));
  }

  /** Whether the battle is won for certain, and somebody left, if the other side may not play a card, and is not otherwise. */
  function winsWithout(judged: Judged, found: Fight, card: number): boolean {
    const { state, seat } = judged;
    const shown = boundOf(state, seat, NUMBER);
    const dial = shown >= 0 ? shown : Math.min(dialMax, unitsAt(board, state, seat, state.battle.location) - 1);
    const draft = { ...NOTHING_YET, dial };
    const without = { ...found, rival: { ...found.rival, forbidden: card } };
    return card >= 0 && certain(judged, without, draft) && !certain(judged, found, draft);
  }

  /** Whether another weapon may be forbidden that no card in hand stops. */
  function others(judged: Judged, found: Fight, card: number): boolean {
    const { perhaps } = handOf(judged, found.rival.seat);
    const defences = ownCards(judged, found.own, DEFENCE);
    return battleCards[0].some(
      (each) => each !== card && weapon(each) && (perhaps[each] ?? 0) > 0 && !defences.some((own) => stopsCard(own, each)),
    );
  }

  /** Whether the other leader can be struck, as far as anybody knows. */
  const strikes = (judged: Judged, found: Fight): boolean =>
    found.rival.lead >= 0 &&
    set.has(found.own.slot, ATTACK) &&
    ownCards(judged, found.own, ATTACK).some(
      (card) => weapon(card) && !(set.has(found.rival.slot, DEFENCE) && stopped(judged, found, card)),
    );

  /** Whether the battle is lost whatever cards the seat plays, but for traitors. */
  function lost(judged: Judged, found: Fight): boolean {
    if (judged.state.decision !== D['D-CARDS']) return false;
    const { own, rival, ties } = found;
    const lead = own.dial + strengthOf(own.lead) - rival.dial - (strikes(judged, found) ? 0 : strengthOf(rival.lead));
    return ties ? lead < 0 : lead <= 0;
  }

  /** Weapons for which Xxcha has forbidden the defence, or that meet somebody who has said that there will be none. */
  const cleared = (judged: Judged, { own, rival }: Fight): readonly number[] =>
    leadersOf(judged.state, rival.seat).length > 0
      ? ownCards(judged, own, ATTACK).filter(
          (attack) => weapon(attack) && (stopsCard(rival.forbidden, attack) || rival.bound[1 + DEFENCE] === NONE),
        )
      : [];

  /** Whether a slot asks for a card that can do nothing, where it need not be played: a weapon that is stopped or cancelled by the own retreat, a defence that no weapon can meet. */
  function inVain(judged: Judged, found: Fight, slot: number): boolean {
    const { own, rival } = found;
    const without = (icon: number): boolean =>
      judged.open.some((choice) => set.has(slot, icon) && table.choices.slot.read.slot(choice) === set.without(slot, icon));
    const defences = ownCards(judged, own, DEFENCE);
    if (without(DEFENCE)) {
      const { weapons } = reachOf(judged, rival);
      const useful = (card: number): boolean => junk(card) || card === tacticalRetreat || weapons.some((each) => stopsCard(card, each));
      if (!defences.some(useful)) return true;
    }
    if (!without(ATTACK)) return false;
    if (set.has(slot, DEFENCE) && defences.every((card) => card === tacticalRetreat)) return true;
    const led = leadersOf(judged.state, rival.seat).length > 0;
    // The other side has to play its defence first.
    if (led && forFree(judged, found)) return false;
    return ownCards(judged, own, ATTACK).every((card) => weapon(card) && (!led || stopped(judged, found, card)));
  }

  /** Whether a command of the other side in the last battle of the seat asks for something it has. */
  function hides(judged: Judged, found: Fight): boolean {
    const { battle } = judged.state;
    if (battle.commander !== found.rival.seat || elsewhere(judged) || awaited(judged, found)) return false;
    const { state, seat } = judged;
    if (state.race[battle.commander] === RACE.XXC) return (state.cards.hand[seat * cards + battle.commanded] ?? 0) > 0;
    const icon = battle.commanded - 1;
    return (icon !== ATTACK && icon !== DEFENCE) || ownCards(judged, found.own, icon).length > 0;
  }

  /** Whether others fight the last battle of all, and the seat wins or loses the game with whoever has to obey. */
  function hangs({ state, seat }: Judged): boolean {
    const { commander, commanded: wanted, location, sides } = state.battle;
    const obeying = sides.find((side) => side.seat !== commander)?.seat ?? -1;
    if (!sides.some((side) => side.seat === commander) || !lastOfAll(state)) return false;
    const hidden = wanted === LEADER || wanted === NUMBER || (state.cards.held[obeying] ?? 0) > 0;
    return hidden && prefers(board, state, seat, location, obeying, commander);
  }

  /** Whether nobody but the two sides of the running battle still meets anybody to fight. */
  function lastOfAll({ allies, battle, race, units }: State): boolean {
    const rest = units.standing.map((places) => set.without(places, table.council));
    const apart = (one: Seat, other: Seat): boolean => one !== other && !set.has(allies[one] ?? 0, other);
    const both = (one: Seat, other: Seat): boolean => [one, other].every((seat) => battle.sides.some((side) => side.seat === seat));
    return race.every((_, one) =>
      race.every((_, other) => {
        const met = (rest[one] ?? 0) & (rest[other] ?? 0);
        return !apart(one, other) || (both(one, other) ? set.without(met, battle.location) : met) === 0;
      }),
    );
  }

  return {
    command: asking,
    forbid: forbidding,
    /** A battle that cannot be won takes a leader away from one that can. */
    fight(judged: Judged, location: number, rival: Seat): Code | null {
      const { state, seat, open } = judged;
      const hopeless = (place: number, other: Seat): boolean =>
        outnumbered(unitsAt(board, state, seat, place), unitsAt(board, state, other, place));
      const { place, rival: against } = { place: table.choices.fight.read.location, rival: table.choices.fight.read.rival };
      return hopeless(location, rival) && open.some((other) => place(other) !== location && !hopeless(place(other), against(other)))
        ? 'hopeless'
        : null;
    },
    // A command costs nothing.
    commandless(judged: Judged): Code | null {
      const useful = (choice: Choice): boolean => {
        const { forbid, command } = table.choices;
        const said = rules.choices.name(choice).verb;
        return said === 'forbid'
          ? forbidding(judged, forbid.read.card(choice)) === null
          : said === 'command' && asking(judged, command.read.element(choice)) === null;
      };
      return judged.open.some(useful) ? 'unused-power' : null;
    },
    /** Xxcha’s units hide where nobody threatens them, or show themselves to many times their number. */
    turn({ state, seat }: Judged, location: number, side: number): Code | null {
      const own = unitsAt(board, state, seat, location) + (state.units.faceDown[location] ?? 0);
      const friends = set.with(state.allies[seat] ?? 0, seat);
      const enemies: Seat[] = [];
      for (let other = 0; other < board.seats; other++)
        if (!set.has(friends, other) && unitsAt(board, state, other, location) > 0) enemies.push(other);
      const most = Math.max(0, ...enemies.map((other) => unitsAt(board, state, other, location)));
      const stronghold = set.has(board.strongholds, location);
      const needed = enemies.length > 0 && enemies.every((other) => wins(board, state, seat, location, other));
      if (side === DOWN) {
        // Nothing is saved by hiding in the last round.
        if (needed && state.round === board.rounds) return 'victory-missed';
        const all = enemies.reduce((sum, other) => sum + unitsAt(board, state, other, location), 0);
        return (stronghold || (state.lying[location] ?? 0) > 0) && own > 1.5 * all ? 'hidden' : null;
      }
      // Whoever is foretold to win in this round should.
      if (enemies.some((other) => foretold(state, seat, set.of([other])))) return 'for-nothing';
      const victory = standings(board, state).some(({ members, needed: enough }) => {
        const there = set.list(members).some((member) => set.has(state.units.standing[member] ?? 0, location));
        return stronghold && there && !set.has(members, seat) && claims(board, state, members) >= enough;
      });
      if (needed && state.round === board.rounds) return null;
      // Fewer with their best leader than the others are without one win nothing that is fought for.
      if (!victory && own + Math.max(0, ...leadersOf(state, seat)) < most) return 'hopeless';
      return !victory && own <= 3 && most > 3 * own && !holdsAny(state, seat, weapon) ? 'hopeless' : null;
    },
    /** A weapon is promised that the other side is known to have the defence against, or a defence that stops nothing it may play. */
    answerCard(judged: Judged, card: number): Code | null {
      const found = fight(judged);
      if (!found) return null;
      if (battleCards[1].includes(card) && card !== tacticalRetreat) {
        const { weapons } = reachOf(judged, found.rival);
        const useful = (defence: number): boolean => weapons.some((each) => stopsCard(defence, each));
        return !useful(card) && ownCards(judged, found.own, DEFENCE).some(useful) ? 'no-effect' : null;
      }
      if (!weapon(card)) return null;
      const { surely } = handOf(judged, found.rival.seat);
      const stopped = playable(found.rival, DEFENCE, (defence) => stopsCard(defence, card) && (surely[defence] ?? 0) > 0).length > 0;
      return stopped ? 'no-effect' : null;
    },
    /** A strong leader goes without the defence that lies in the hand. */
    slot(judged: Judged, slot: number): Code | null {
      const found = judged.state.decision === D['D-PLAN'] ? fight(judged) : null;
      const { state, seat } = judged;
      const [dialled, chosen] = state.drafts[seat] ?? [];
      if (!found || dialled === undefined || chosen === undefined) return null;
      const leader = table.choices.lead.read.leader(chosen);
      const draft = { ...NOTHING_YET, dial: table.choices.dial.read.number(dialled), leader };
      // Nobody leaves the place to somebody who wins the game with it.
      const fled = set.has(slot, DEFENCE) && ownCards(judged, found.own, DEFENCE).every((card) => card === tacticalRetreat);
      if (fled && decisive(judged, found)) return 'victory-allowed';
      const won = certain(judged, found, draft);
      if (won && !certain(judged, found, { ...draft, slot })) return 'unsure';
      // Where everything dialled and the leader are not enough, only a weapon is.
      const total = draft.dial + (unstoppable(judged, found) ? 0 : strengthOf(leader)) - (found.ties ? 0 : 1);
      const met = leadersOf(state, found.rival.seat).length > 0;
      const weapons =
        met && judged.open.some((other) => set.has(table.choices.slot.read.slot(other), ATTACK))
          ? ownCards(judged, found.own, ATTACK).filter(weapon)
          : [];
      const armed = weapons.some((card) => !stopped(judged, found, card));
      const { seat: rival } = found.rival;
      if (armed && !set.has(slot, ATTACK) && total < weakest(judged, rival, false) && total >= weakest(judged, rival)) return 'too-little';
      if (!set.has(slot, ATTACK) && cleared(judged, found).length > 0) return 'blunt';
      if (inVain(judged, found, slot)) return 'no-effect';
      const free = forFree(judged, found);
      const sure = certain(judged, found, { ...draft, attack: -1 });
      const needed = free || (!elsewhere(judged) && outled(judged, found, total));
      const shoots = free ? weapons.length > 0 : armed;
      if (needed && shoots && !sure && !set.has(slot, ATTACK)) return 'unused-power';
      if (cluttered(judged, found, slot)) return 'unused-power';
      if (set.has(slot, DEFENCE)) return null;
      // With a retreat beside another defence it can still be decided whether to go.
      const defences = ownCards(judged, found.own, DEFENCE);
      if (!won && defences.length > 1 && defences.includes(tacticalRetreat) && state.round < board.rounds) return 'bare';
      const strong = strengthOf(leader) >= STRONG && plays(state, found.rival.seat);
      const feared = reachOf(judged, found.rival).weapons;
      if (!defences.some((card) => feared.some((each) => stopsCard(card, each)))) return null;
      return strong ? 'bare' : free && !won ? 'unused-power' : null;
    },
    use(judged: Judged, card: number): Code | null {
      const found = fight(judged);
      if (!found) return null;
      const { state, seat } = judged;
      const { own, rival } = found;
      const [played] = state.drafts[seat] ?? [];
      const attack = played === undefined ? (set.has(own.slot, ATTACK) ? null : -1) : table.choices.use.read.card(played);
      const draft = { dial: own.dial, leader: own.lead, slot: own.slot, attack, defence: null };
      if (card === tacticalRetreat) {
        if (won(judged) || certain(judged, found, draft)) return 'retreat-winning';
        if (state.round === board.rounds) return 'no-effect';
        return !lost(judged, found) && decisive(judged, found) ? 'victory-allowed' : null;
      }
      const now = battleCards[0].includes(card) ? { ...draft, attack: card } : { ...draft, defence: card };
      if (certain(judged, found, draft) && !certain(judged, found, now)) return 'unsure';
      const freed = cleared(judged, found);
      if (battleCards[0].includes(card) && freed.length > 0 && !freed.includes(card)) return 'blunt';
      if (battleCards[1].includes(card)) {
        const retreat = table.choices.use(tacticalRetreat);
        // Who can be shot may be worth more than the units that die for it.
        const paid = strikes(judged, found) ? strengthOf(rival.lead) : 0;
        const saved = unitsAt(board, state, seat, state.battle.location);
        if (lost(judged, found) && saved > paid && state.round < board.rounds && judged.open.includes(retreat)) return 'stayed';
        const { weapons } = reachOf(judged, rival);
        const useful = (defence: number): boolean => weapons.some((each) => stopsCard(defence, each));
        const better = (other: Choice): boolean => useful(table.choices.use.read.card(other));
        if (!useful(card) && judged.open.some(better)) return 'bare';
        return !useful(card) && !junk(card) && judged.open.some((other) => junk(table.choices.use.read.card(other))) ? 'no-effect' : null;
      }
      if (!battleCards[0].includes(card) || killsLeader[card] || rival.lead < 0 || set.has(rival.slot, DEFENCE)) return null;
      // Whoever loses loses the card as well, and a weak leader is not worth a weapon.
      if (lost(judged, found) && state.round < board.rounds && strengthOf(rival.lead) < STRONG) return null;
      const armed = battleCards[0].some(
        (other) =>
          killsLeader[other] &&
          stoppedBy[other] !== 0 &&
          (state.cards.hand[seat * cards + other] ?? 0) > 0 &&
          judged.open.includes(table.choices.use(other)),
      );
      return armed ? 'blunt' : null;
    },
    /** Whether what a command asks to see gives nothing away: no weapon, or a number that wins for certain though it is known. */
    hidingNothing(judged: Judged): Code | null {
      const found = fight(judged);
      const { commander, commanded: wanted } = judged.state.battle;
      if (!found || commander !== found.rival.seat || judged.state.race[commander] !== RACE.JOL) return null;
      if (wanted === 1 + ATTACK) return ownCards(judged, found.own, ATTACK).some(weapon) ? null : 'slight';
      const units = unitsAt(board, judged.state, judged.seat, judged.state.battle.location);
      return wanted === NUMBER && sureDial(judged, found).least < Math.min(dialMax, units) ? 'slight' : null;
    },
    // In the last battle of the last round nothing is kept for later, nor where the game is won or lost.
    done(judged: Judged): Code | null {
      const { state } = judged;
      const found = fight(judged);
      if (state.decision !== D['X-CMD'] || (found && !ending(judged, found))) return null;
      if (found ? !hides(judged, found) : !hangs(judged)) return null;
      const cancels = (choice: Choice): boolean => {
        const said: { readonly verb: string; readonly advantage?: unknown } = rules.choices.name(choice);
        return said.verb === 'play' && said.advantage !== undefined;
      };
      return judged.open.some(cancels) ? 'unused-power' : null;
    },
    // A traitor wins the battle without any loss; whoever wins it anyway and loses nothing may keep him.
    decline(judged: Judged): Code | null {
      if (judged.state.decision !== D['D-CALL'] || !judged.open.includes(table.choices.call())) return null;
      return won(judged) && fight(judged)?.own.dial === 0 ? null : 'traitor-spared';
    },
  };
}
