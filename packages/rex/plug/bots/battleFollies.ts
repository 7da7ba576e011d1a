import { D, RACE, type RexRules } from '@orrery/rex';
import { set, type Choice, type Seat } from '@orrery/kernel';
import { ATTACK, NOTHING_YET, DEFENCE, NUMBER, type BattleSight, type Fight } from './battleSight.ts';
import type { BattleStakes } from './battleStakes.ts';
import { unitsAt, type Board } from './board.ts';
import type { Code, Judged } from './follies.ts';
import { wins } from './stakes.ts';

/** Traitor cards that need not be feared much. */
const FEW = 2;
/** So many units are more than a last stand. */
const SEVERAL = 4;
/** So many units less are worth a small risk. */
const MANY_LESS = 3;
/** What is lost with a battle beside the units, in units: the place, and a leader who is paid for. */
const BESIDE = 5;
/** What part of its units a side gives for a battle without a thought, and what part only if it must. */
const [CHEAP, DEAR] = [0.6, 0.8];
/** Units that are sure are worth so much more than those at risk. */
const CAUTION = 1.5;

/** What no sensible player does with numbers and leaders in a battle. */
export function battleFollies(rules: RexRules, board: Board, sight: BattleSight, stakes: BattleStakes) {
  const { table } = rules;
  const { tacticalRetreat } = table;
  const { dialMax } = table.pack.constants;
  const {
    strengthOf,
    fight,
    boundOf,
    strongest,
    facing,
    leadersOf,
    plays,
    weapon,
    weakest,
    ownCards,
    reachOf,
    chanceOf,
    boundHere,
    stopsCard,
    certain,
  } = sight;
  const { sureDial, awaited, mortal, stopped, decisive, knownWeapons, unstoppable, battlesLeft, elsewhere, ending } = stakes;

  /** Whether the other side is twice as many at least, and beats the best it must expect with half of them: whoever leads against it, he hardly wins. */
  function doomed(judged: Judged, found: Fight): boolean {
    const { state, seat } = judged;
    const { own, rival, ties } = found;
    const armed = ownCards(judged, own, ATTACK).some((card) => weapon(card) && !stopped(judged, found, card));
    const led = armed ? 0 : Math.max(0, ...facing(judged, rival.seat));
    const [units, others] = [seat, rival.seat].map((who) => unitsAt(board, state, who, state.battle.location)) as [number, number];
    const [named, shown] = [boundOf(state, seat, NUMBER), boundOf(state, rival.seat, NUMBER)];
    const missing = (named >= 0 ? named : units) + Math.max(0, ...leadersOf(state, seat)) + (ties ? 1 : 0) - led;
    return 2 * units <= others && missing <= (shown >= 0 ? shown : others / 2);
  }

  /** Whether what is dialled and the best leader lose against the number that has been shown, whoever leads there: no traitor is among them. */
  function beaten(judged: Judged, { own, rival, ties }: Fight, dial: number): boolean {
    const { state, seat } = judged;
    const shown = boundOf(state, rival.seat, NUMBER);
    const led = facing(judged, rival.seat);
    if (shown < 0 || led.length < leadersOf(state, rival.seat).length) return false;
    const armed = ownCards(judged, own, ATTACK).some(weapon);
    const theirs = shown + (armed || led.length === 0 ? 0 : Math.min(...led));
    return dial + Math.max(0, ...leadersOf(state, seat)) + (ties ? 1 : 0) <= theirs;
  }

  /** The battle as it stands, and as Xxcha can still make it with a command of its own: without one of the cards. */
  function commandsToFollow({ state, seat }: Judged, found: Fight): readonly Fight[] {
    const rank = (who: Seat): number => (who - state.first + board.seats) % board.seats;
    if (state.race[seat] !== RACE.XXC || rank(seat) < rank(state.seatOf[RACE.JOL] ?? -1)) return [found];
    return [found, ...table.forbidList.map((forbidden) => ({ ...found, rival: { ...found.rival, forbidden } }))];
  }

  /** What was dialled is enough against everything but cards with the strongest leader, and not with this one: he was counted on. */
  function givenAway(judged: Judged, found: Fight, dial: number, leader: number): boolean {
    const { seat: rival } = found.rival;
    if (unstoppable(judged, found) || traitorsOf(judged, rival) > FEW) return false;
    const enough = strongest(judged, rival) + (found.ties ? 0 : 1) - dial;
    return strengthOf(leader) < enough && enough <= idle(judged);
  }

  /** Whether the other side has promised a weapon that no card in hand stops. */
  const shot = (judged: Judged, { own, rival }: Fight): boolean => {
    const promised = rival.bound[1 + ATTACK] ?? -1;
    return (
      promised >= 0 &&
      weapon(promised) &&
      rival.forbidden !== promised &&
      leadersOf(judged.state, rival.seat).length > 0 &&
      !ownCards(judged, own, DEFENCE).some((card) => card === tacticalRetreat || stopsCard(card, promised))
    );
  };

  const traitorsOf = ({ state }: Judged, seat: Seat): number => state.leaders.traitor.filter((holder) => holder === seat).length;

  /** Whether no weapon can meet the own leader that a card in hand does not stop, and hardly a traitor card. */
  const unharmed = (judged: Judged, found: Fight): boolean => traitorsOf(judged, found.rival.seat) <= FEW && !mortal(judged, found);

  /** Too few to beat what the other side has there, cards aside, where two thirds of the units would do. */
  function outdone(judged: Judged, found: Fight, number: number): boolean {
    const { state, seat } = judged;
    const lead = unstoppable(judged, found) ? 0 : Math.max(0, ...leadersOf(state, seat));
    const enough = strongest(judged, found.rival.seat) + (found.ties ? 0 : 1) - lead;
    return number < enough && enough <= Math.floor((2 * Math.min(dialMax, unitsAt(board, state, seat, state.battle.location))) / 3);
  }

  /** Everybody is dialled, so that nobody is left to meet others or to hold a stronghold, where fewer with a leader beat all but a weapon that is not known to be there. */
  function spent(judged: Judged, found: Fight, number: number): boolean {
    const { state, seat } = judged;
    if (number < SEVERAL || decisive(judged, found)) return false;
    if (awaited(judged, found)) return true;
    if (!set.has(board.strongholds, state.battle.location) || unstoppable(judged, found)) return false;
    return number > strongest(judged, found.rival.seat) + (found.ties ? 0 : 1) - Math.max(0, ...leadersOf(state, seat));
  }

  /** Whether a number shown does not even beat the other side's best leader alone, who sees it and has a weapon that nothing in hand stops; and more would. */
  function exposed(judged: Judged, found: Fight, number: number): boolean {
    const { state, seat } = judged;
    const armed = ownCards(judged, found.own, ATTACK).some((card) => weapon(card) && !stopped(judged, found, card));
    const enough = Math.max(0, ...facing(judged, found.rival.seat)) + (found.ties ? 0 : 1);
    return !armed && unstoppable(judged, found) && number < enough && enough <= unitsAt(board, state, seat, state.battle.location);
  }

  /** Whether the other side, which sees the number, beats it cheaply, and could beat the highest only with nearly everybody: whoever loses loses all anyway. */
  function cheap(judged: Judged, found: Fight, number: number): boolean {
    const { own, rival, ties } = found;
    const armed = ownCards(judged, own, ATTACK).some((card) => weapon(card) && !stopped(judged, found, card));
    if (armed || unstoppable(judged, found) || awaited(judged, found)) return false;
    const most = Math.max(...judged.open.map((choice) => table.choices.answerNumber.read.number(choice)));
    const units = unitsAt(board, judged.state, rival.seat, judged.state.battle.location);
    const price = (named: number): number => named + idle(judged) + (ties ? 1 : 0) - Math.max(0, ...facing(judged, rival.seat));
    return price(number) <= CHEAP * units && price(most) >= DEAR * units;
  }

  /** How likely a weapon meets the own leader that the best defence in hand does not stop. */
  function danger(judged: Judged, { own, rival }: Fight): number {
    const { weapons } = reachOf(judged, rival);
    const defences = [-1, ...ownCards(judged, own, DEFENCE)];
    const through = defences.map((defence) => weapons.filter((each) => !stopsCard(defence, each)));
    return Math.min(...through.map((left) => chanceOf(judged, rival.seat, left)));
  }

  /** How strong the best is who may lead here and is not missed in another battle: one for each is. */
  function idle(judged: Judged): number {
    const { state, seat } = judged;
    const bound = leadersOf(state, seat, (leader) => boundHere(state, leader));
    const free = leadersOf(state, seat, (leader) => !boundHere(state, leader)).toSorted((a, b) => b - a);
    return Math.max(0, ...bound, free[battlesLeft(judged)] ?? 0);
  }

  /** Whether somebody stronger could lead who is not missed elsewhere; one who may be a traitor need not be known beforehand. */
  function spared(judged: Judged, found: Fight, leader: number): boolean {
    const spare = traitorsOf(judged, found.rival.seat) > FEW ? 1 : 0;
    return idle(judged) > strengthOf(leader) + spare;
  }

  /** Units that die only for fear of a weapon: the strongest leader and far fewer beat everything else, and those who are left are worth that risk. */
  function lavish(judged: Judged, found: Fight, number: number): boolean {
    if (ending(judged, found) || unstoppable(judged, found)) return false;
    const { state, seat } = judged;
    const enough = Math.max(0, strongest(judged, found.rival.seat) + (found.ties ? 0 : 1) - idle(judged));
    const saved = number - enough;
    const everybody = number === unitsAt(board, state, seat, state.battle.location);
    if (saved < (everybody ? MANY_LESS - 1 : MANY_LESS)) return false;
    // Whoever is left is worth twice as much where others wait.
    const worth = awaited(judged, found) ? 2 : 1;
    return worth * saved > CAUTION * danger(judged, found) * (unitsAt(board, state, seat, state.battle.location) + BESIDE);
  }

  return {
    /** A leader is named who is shot for certain, and another is cheaper; or a weaker one where everything hangs on him. */
    answer(judged: Judged, leader: number): Code | null {
      const found = fight(judged);
      if (!found) return null;
      const named = table.choices.answer.read.leader;
      const dial = Math.min(dialMax, unitsAt(board, judged.state, judged.seat, judged.state.battle.location));
      const sure = (who: number): boolean => certain(judged, found, { ...NOTHING_YET, dial, leader: who });
      const { met, unmet } = knownWeapons(judged, found);
      // Whoever is shot for certain brings nothing, however strong, and is paid for as long as there is another round.
      if (ending(judged, found) && (unmet.length === 0 || judged.state.round === board.rounds))
        return !sure(leader) && spared(judged, found, leader) ? 'too-little' : null;
      if (unmet.length === 0) return null;
      const cheaper = judged.open.map(named).filter((other) => strengthOf(other) + 1 < strengthOf(leader));
      return cheaper.some((other) => met.length === 0 || sure(other)) ? 'risked' : null;
    },
    answerNumber(judged: Judged, number: number): Code | null {
      const found = fight(judged);
      if (!found) return null;
      // Whoever is shown the number dials against it: certainty is worth more than otherwise.
      const least = Math.min(...commandsToFollow(judged, found).map((each) => sureDial(judged, each).least));
      if (number > least) return 'dial-beyond';
      if (lavish(judged, found, number)) return 'for-nothing';
      const units = unitsAt(board, judged.state, judged.seat, judged.state.battle.location);
      if (number === least) return null;
      if (exposed(judged, found, number)) return 'too-little';
      if (least < units && !lavish(judged, found, least)) return 'unsure';
      return outdone(judged, found, number) ? 'outdone' : cheap(judged, found, number) ? 'too-little' : null;
    },
    dial(judged: Judged, number: number): Code | null {
      const found = judged.state.decision === D['D-PLAN'] ? fight(judged) : null;
      if (!found) return null;
      const { state, seat } = judged;
      const sure = sureDial(judged, found);
      if (number > sure.least) return 'dial-beyond';
      if (lavish(judged, found, number)) return 'for-nothing';
      const units = unitsAt(board, state, seat, state.battle.location);
      // One more beats everything, and somebody is left.
      const nearly = number + 1 === sure.least && !lavish(judged, found, sure.least);
      if (nearly && (sure.worthIt || sure.least < units)) return 'unsure';
      if (number < sure.least && outdone(judged, found, number)) return 'outdone';
      if (number < sure.least && number < units && decisive(judged, found)) return 'victory-allowed';
      // The game is won with whoever is left there.
      if (number > 0 && number === units && wins(board, state, seat, state.battle.location, found.rival.seat)) return 'victory-missed';
      if (number === units && spent(judged, found, number)) return 'for-nothing';
      const { rival, ties } = found;
      const best = Math.max(0, ...leadersOf(state, seat));
      // Whoever cannot strike a leader has to be beaten by him and units together.
      const safe = plays(state, rival.seat) ? 0 : best;
      if (number > Math.max(0, strongest(judged, rival.seat) + (ties ? 0 : 1) - safe)) return 'dial-beyond';
      const enough = weakest(judged, rival.seat) + (ties ? 0 : 1);
      return number + best < enough && units + best >= enough ? 'too-little' : null;
    },
    /** A leader too weak for what is dialled, while another would do. */
    lead(judged: Judged, leader: number): Code | null {
      const found = judged.state.decision === D['D-PLAN'] ? fight(judged) : null;
      const [dialled] = judged.state.drafts[judged.seat] ?? [];
      if (!found || dialled === undefined) return null;
      const dial = table.choices.dial.read.number(dialled);
      const draft = { ...NOTHING_YET, dial, leader };
      const weakestOpen = Math.min(...judged.open.map((other) => strengthOf(table.choices.lead.read.leader(other))));
      // Whoever is shot for certain brings nothing, and whoever leads a battle that nobody can win hardly more.
      if (shot(judged, found) && strengthOf(leader) > weakestOpen) return 'risked';
      const cheapest = (): Code | null => (strengthOf(leader) > weakestOpen ? 'risked' : null);
      if (beaten(judged, found, dial)) return cheapest();
      const last = ending(judged, found);
      const paid = judged.state.round < board.rounds && unstoppable(judged, found);
      if (last && !paid && !certain(judged, found, draft) && spared(judged, found, leader)) return 'too-little';
      if (!last && mortal(judged, found) && doomed(judged, found)) return cheapest();
      if (certain(judged, found, { ...draft, leader: null })) {
        if (!certain(judged, found, draft)) return 'unsure';
        // Of those with whom it is won, one who may be killed need not be the strongest; but nobody should know him beforehand who may be a traitor.
        const spare = traitorsOf(judged, found.rival.seat) > FEW ? 1 : 0;
        const weaker = judged.open.some((other) => {
          const instead = table.choices.lead.read.leader(other);
          return strengthOf(instead) + spare < strengthOf(leader) && certain(judged, found, { ...draft, leader: instead });
        });
        if (weaker && reachOf(judged, found.rival).weapons.length > 0) return 'risked';
      }
      // Whoever is killed anyway brings nothing but what is paid for him.
      const cheaper = (other: Choice): boolean => strengthOf(table.choices.lead.read.leader(other)) + 1 < strengthOf(leader);
      if (!last && unstoppable(judged, found) && judged.open.some(cheaper)) return 'risked';
      const enough = weakest(judged, found.rival.seat) + (found.ties ? 0 : 1);
      const best = Math.max(0, ...leadersOf(judged.state, judged.seat));
      if (dial + strengthOf(leader) < enough && dial + best >= enough) return 'too-little';
      // Nobody is waited for elsewhere, and nobody can kill him: a stronger leader wins wherever a weaker one does.
      const stronger = judged.open.some((other) => strengthOf(table.choices.lead.read.leader(other)) > strengthOf(leader) + 1);
      if (stronger && unharmed(judged, found) && !elsewhere(judged) && !certain(judged, found, draft)) return 'too-little';
      if (givenAway(judged, found, dial, leader)) return 'outdone';
      if (plays(judged.state, found.rival.seat)) return null;
      const sure = strongest(judged, found.rival.seat) + (found.ties ? 0 : 1);
      return dial + strengthOf(leader) < sure && dial + best >= sure ? 'too-little' : null;
    },
  };
}
