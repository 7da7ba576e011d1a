import { D, RACE, notesOf, type ChoiceLexicon, type Locations, type RexRules, type RexView, type Seats, type State } from '@orrery/rex';
import { byWord, quick, set, type Choice, type Known, type Seat } from '@orrery/kernel';
import type { Folly } from '@orrery/games/plug';
import { battleCardFollies } from './battleCardFollies.ts';
import { battleFollies } from './battleFollies.ts';
import { battleSight } from './battleSight.ts';
import { battleStakes } from './battleStakes.ts';
import { cardFollies } from './cardFollies.ts';
import { marchFollies } from './marchFollies.ts';
import { purseFollies } from './purseFollies.ts';
import { foretold, standings, unitsAt, type Board } from './board.ts';
import { reckoning, type Verdict } from './reckoning.ts';
import { GARRISON } from './ventures.ts';

/** What speaks against a choice. `folly.<code>` of the messages says it. */
export const FOLLIES = [
  'dial-beyond',
  'bid-beyond',
  'half-measure',
  'undone',
  'mobilized-idle',
  'own-shield',
  'thrown-away',
  'against-ally',
  'unused-power',
  'victory-allowed',
  'victory-missed',
  'crowded',
  'blunt',
  'retreat-winning',
  'traitor-spared',
  'fire-on-own',
  'no-effect',
  'gift',
  'hopeless',
  'stripped',
  'aimless',
  'left-lying',
  'for-nothing',
  'missed',
  'idle',
  'overpaid',
  'free-refused',
  'leaderless',
  'bid-broke',
  'bid-leap',
  'bargain',
  'slight',
  'too-little',
  'bare',
  'unsure',
  'outdone',
  'exposed',
  'risked',
  'stayed',
  'hidden',
  'fickle',
  'hoarded',
  'cluttered',
] as const;
export type Code = (typeof FOLLIES)[number];
const OVERLOOKED: ReadonlySet<Code> = new Set(['victory-allowed', 'victory-missed']);

/** What the end of the round is worth, in influence. */
const VICTORY = 180;
/** So much less in influence than the best is too little. */
const MISSED = 8;
/** So much less likely is worth the units that nothing else is done with. */
const NOTICEABLE = 0.03;

/** Recruits for fewer units than this are wasted. */
const WORTH_RECRUITS = 3;

interface Weighed {
  readonly spared: ReadonlySet<Choice>;
  readonly outweighed: ReadonlySet<Choice>;
}
const NOTHING: Weighed = { spared: new Set(), outweighed: new Set() };

export interface Judged {
  readonly state: State;
  readonly seat: Seat;
  readonly known: Known<RexView>;
  readonly open: readonly Choice[];
}

export function follies(rules: RexRules, board: Board): (known: Known<RexView>, open: readonly Choice[]) => readonly Folly[] {
  const { table } = rules;
  const { choices } = table;
  const reckon = reckoning(rules, board);
  const sight = battleSight(rules, board);
  const stakes = battleStakes(rules, board, sight);
  const plans = battleFollies(rules, board, sight, stakes);
  const { commandless, done: keptInBattle, hidingNothing, ...inBattle } = battleCardFollies(rules, board, sight, stakes);
  const onTheMap = marchFollies(rules, board);
  const ofThePurse = purseFollies(rules, board);
  const ofCards = cardFollies(rules, board, onTheMap.tracked);
  const friendsOf = (state: State, seat: Seat): Seats => set.with(state.allies[seat] ?? 0, seat);

  /** More than everybody else who still bids could pay. */
  function bid({ state, seat }: Judged, amount: number): Code | null {
    let most = state.auction.high;
    for (let other = 0; other < board.seats; other++)
      if (other !== seat && set.has(state.auction.bidding, other)) most = Math.max(most, state.influence[other] ?? 0);
    return amount > most + 1 ? 'bid-beyond' : null;
  }

  /** What the seat has done in its running turn, the latest first. */
  function* doneThisTurn({ known, seat }: Judged): Generator<Choice> {
    const turn = table.events.turn(seat);
    for (let i = known.past.length - 1; i >= 0; i--) {
      const entry = known.past[i] as number;
      if (entry === turn) return;
      if (entry < 0) yield ~entry;
    }
  }

  const words = (choice: Choice): { readonly verb: string; readonly from?: unknown; readonly to?: unknown } => rules.choices.name(choice);

  function journey(judged: Judged, from: number, to: number, relocates = false): Code | null {
    const [start, end] = [table.pack.locations[from]?.id, table.pack.locations[to]?.id];
    for (const choice of doneThisTurn(judged)) {
      const said = words(choice);
      if ((said.verb === 'move' || said.verb === 'relocate') && said.to === start && (said.from === end || relocates)) return 'undone';
    }
    return null;
  }

  const marching = (judged: Judged, from: number, to: number): Code | null =>
    abandoning(judged, from, to) ?? journey(judged, from, to) ?? detour(judged, from, to) ?? onTheMap.move(judged, from, to);

  /** Units are paid for twice over to go where others have just left. */
  function returning(judged: Judged, to: number): Code | null {
    const place = table.pack.locations[to]?.id;
    const { state, seat } = judged;
    if (state.race[seat] === RACE.SOL) return null; // who pays nothing
    const friends = friendsOf(state, seat);
    const met = state.units.standing.some((places, other) => !set.has(friends, other) && set.has(places, to));
    if (met) for (const choice of doneThisTurn(judged)) if (words(choice).verb === 'move' && words(choice).from === place) return 'undone';
    return null;
  }

  function play(judged: Judged, card: number): Code | null {
    if (card === table.trackingBeacon) return onTheMap.tracked(judged);
    if (card !== table.rapidMobilization) return null;
    for (const choice of doneThisTurn(judged)) {
      const { verb } = words(choice);
      if (verb === 'skip') return 'mobilized-idle';
      if (verb === 'units' || verb === 'move') break;
    }
    return onTheMap.mobilized(judged, (from, to) => marching(judged, from, to));
  }

  /** They could have gone with those who have just gone; or nobody is there but those who have just come, and they could have gone on at once. */
  function detour(judged: Judged, from: number, to: number): Code | null {
    const { state, seat } = judged;
    let moved = 1;
    for (const choice of doneThisTurn(judged)) {
      moved = unitsSaid(null, choice) ?? moved;
      const came = movement(null, choice);
      if (!came) continue;
      if (came.from === from && came.to === to) return 'half-measure';
      const further = came.to === from && unitsAt(board, state, seat, from) <= moved;
      return further && set.has(onTheMap.reach(state, seat, came.from), to) ? 'half-measure' : null;
    }
    return null;
  }
  const movement = byWord<ChoiceLexicon, null, { readonly from: number; readonly to: number }>(choices, {
    move: (_, from, to) => ({ from, to }),
  });

  function playAt(judged: Judged, card: number, location: number): Code | null {
    if (card === table.informant) return onTheMap.informed(judged, location);
    return card === table.gravitonNegator ? onTheMap.negated(judged, location) : null;
  }

  /** Recruits bring five units, or a leader. */
  function playUnits(judged: Judged, card: number, units: number, mechanized: number): Code | null {
    if (units + mechanized - ofThePurse.freeLeft(judged) < WORTH_RECRUITS) return 'half-measure';
    const more = judged.open.some((other) => {
      const said = rules.choices.name(other);
      if (said.verb !== 'play' || !('units' in said)) return false;
      const [all, heavy] = [Number(said.units) + Number(said.mechanized), Number(said.mechanized)];
      return all > units + mechanized || (all === units + mechanized && heavy > mechanized);
    });
    return more && card === table.recruits ? 'half-measure' : ofThePurse.playUnits(judged);
  }

  /** A stronghold is left to somebody who wins with it, or contested against somebody whose victory was foretold. */
  function abandoning({ state, seat }: Judged, from: number, to: number): Code | null {
    for (const { members, held, needed } of standings(board, state)) {
      if (set.has(members, seat)) continue;
      if (foretold(state, seat, members)) {
        if (set.has(held, to) && set.size(held) >= needed - 1) return 'for-nothing';
        continue;
      }
      const fought = set.list(members).reduce((all, member) => all | (state.units.standing[member] ?? 0), 0) & board.strongholds;
      if (from < 0 || !set.has(fought, from) || set.has(fought, to) || set.size(fought) < needed) continue;
      const others = state.units.standing.some((places, other) => other !== seat && !set.has(members, other) && set.has(places, from));
      const against = set.list(members).reduce((sum, member) => sum + unitsAt(board, state, member, from), 0);
      if (!others && unitsAt(board, state, seat, from) <= 2 * against) return 'victory-allowed';
    }
    return null;
  }

  const destination = byWord<ChoiceLexicon, null, number>(choices, {
    move: (_, _from, to) => to,
    relocate: (_, _from, to) => to,
    deploy: (_, to) => to,
    playAt: (_, card, to) => (card === table.informant ? to : -1),
  });

  const leadsTo = (places: Locations, choice: Choice): boolean => {
    const to = destination(null, choice) ?? -1;
    return to >= 0 && set.has(places, to);
  };

  /** More units than any fight could ask for, where nobody is. */
  function landing({ state, seat, open }: Judged, number: number): Code | null {
    const [begun] = state.drafts[seat] ?? [];
    const place = state.decision === D['D-DEPLOY'] && begun !== undefined ? (destination(null, begun) ?? -1) : -1;
    if (place < 0 || number === fewest(open) || state.round === board.rounds) return null;
    const friends = friendsOf(state, seat);
    for (let other = 0; other < board.seats; other++)
      if (!set.has(friends, other) && set.has(state.units.standing[other] ?? 0, place)) return null;
    return unitsAt(board, state, seat, place) + number > GARRISON ? 'crowded' : null;
  }
  const unitsSaid = byWord<ChoiceLexicon, null, number>(choices, {
    units: (_, number) => number,
    unitsMechanized: (_, number, others) => number + 2 * others,
    unitsFaceDown: (_, number, others) => number + others,
  });
  const fewest = (open: readonly Choice[]): number => Math.min(...open.map((choice) => unitsSaid(null, choice) ?? 99));

  const howMany = (judged: Judged, number: number): Code | null => landing(judged, number) ?? onTheMap.units(judged, number);

  /** Influence for somebody who is no friend, with nothing asked for it. */
  const parting = ({ state, seat }: Judged, taker: Seat): Code | null => (set.has(friendsOf(state, seat), taker) ? null : 'gift');
  function transfer(judged: Judged, giver: Seat, taker: Seat): Code | null {
    const { state, seat } = judged;
    const allying = choices.ally.read.members;
    const [begun] = state.drafts[seat] ?? [];
    const allied = begun !== undefined && rules.choices.name(begun).verb === 'ally' && set.has(allying(begun), taker);
    return giver === seat && !allied ? parting(judged, taker) : null;
  }

  /** What the seat did and was told in this Ceasefire. */
  function inCeasefire({ known }: Judged): readonly number[] {
    const begun = known.past.lastIndexOf(table.events.ceasefire());
    return known.past.slice(begun + 1);
  }
  /** Allies of a moment ago are left for others, or for nothing. */
  function leaving(judged: Judged, members: Seats): Code | null {
    const { state, seat } = judged;
    const side = friendsOf(state, seat);
    return set.minus(side, members) !== 0 && inCeasefire(judged).includes(table.events.allied(side)) ? 'fickle' : null;
  }
  /** What was offered before, and came to nothing. */
  const ally = (judged: Judged, members: Seats): Code | null =>
    inCeasefire(judged).includes(~choices.ally(members)) ? 'no-effect' : leaving(judged, members);
  const accept = (judged: Judged, proposer: Seat): Code | null => {
    const members: Seats = judged.state.ceasefire.offers[proposer]?.members ?? 0;
    return set.has(members, judged.seat) ? leaving(judged, members) : null;
  };

  const againstAlly = ({ state, seat }: Judged, other: Seat): Code | null =>
    other !== seat && set.has(friendsOf(state, seat), other) ? 'against-ally' : null;

  /** A movement is given up that a card was spent on just now. */
  function skip(judged: Judged): Code | null {
    if (judged.state.decision !== D['D-MOVE']) return null;
    const [latest] = doneThisTurn(judged);
    const said = latest === undefined ? null : rules.choices.name(latest);
    return said?.verb === 'play' && 'card' in said && said.card === table.pack.strategyCards[table.rapidMobilization]?.id
      ? 'no-effect'
      : null;
  }

  /** Whether a card that was won with would fill the hand though it does nothing, or there is another of its kind: nobody bids whose hand is full. */
  function clutters({ state, seat }: Judged, card: number): boolean {
    const filled = (state.cards.held[seat] ?? 0) + 1 >= (table.handLimit[state.race[seat] ?? -1] ?? 0);
    const another = (state.cards.hand[seat * board.cards + card] ?? 0) > 0;
    const needless = another || (isIdle(card) && (state.influence[seat] ?? 0) > 0);
    return filled && needless && state.round < board.rounds;
  }
  const isIdle = (card: number): boolean => table.pack.strategyCards[card]?.effect.op === 'none';

  const judge = byWord<ChoiceLexicon, Judged, Code | null>(choices, {
    // Another movement is bought after one that was made.
    skip: ({ state }) => (state.decision === D['D-MOVE'] ? 'no-effect' : null),
    ...plans,
    ...inBattle,
    bid: (judged, amount) => bid(judged, amount) ?? ofThePurse.bid(judged, amount),
    units: (judged, number) => howMany(judged, number),
    unitsMechanized: (judged, number, others) => howMany(judged, number + 2 * others),
    unitsFaceDown: (judged, number, others) => howMany(judged, number + others),
    recruit: (judged, number) => ofThePurse.recruit(judged, number),
    recruitLeader: (judged, leader) => ofThePurse.recruitLeader(judged, leader),
    recruitMechanized: (judged, number, mechanized) => ofThePurse.recruitMechanized(judged, number, mechanized),
    playSectors: (judged, _card, sectors) => ofCards.steer(judged, sectors),
    give: (judged, taker) => parting(judged, taker) ?? ofThePurse.give(judged, taker),
    transfer,
    ally,
    accept,
    leave: (judged) => leaving(judged, set.only(judged.seat)),
    move: marching,
    relocate: (judged, from, to) => journey(judged, from, to, true) ?? onTheMap.relocate(judged, from, to),
    deploy: (judged, to) => abandoning(judged, -1, to) ?? returning(judged, to) ?? onTheMap.deploy(judged, to),
    end: (judged) => skip(judged) ?? ofThePurse.end(judged) ?? ofCards.end(judged) ?? onTheMap.end(judged),
    play,
    playAt,
    playUnits,
    playLeader: (judged, _card, leader) => ofThePurse.playLeader(judged, leader),
    // Whoever has nothing to bid with cannot be kept from bidding.
    playAgainst: (judged, _card, rival) => againstAlly(judged, rival) ?? ofCards.bar(judged, rival),
    playAdvantage: (judged, _card, advantage) => ofCards.prevent(judged, advantage) ?? hidingNothing(judged),
    done: (judged) => keptInBattle(judged) ?? ofCards.done(judged),
    // Whoever wins a battle may keep what he played.
    discard: (judged, card) =>
      judged.state.decision !== D['D-KEEP']
        ? ofThePurse.discard(judged, card)
        : !isIdle(card) && !clutters(judged, card)
          ? 'thrown-away'
          : null,
    keep: (judged, card) => (clutters(judged, card) ? 'cluttered' : null),
    pass: (judged) =>
      judged.state.decision === D['D-CMD-XX'] || judged.state.decision === D['D-CMD-JN'] ? commandless(judged) : ofThePurse.pass(judged),
  });

  /** Units are gathered where nothing is while something else that nothing speaks against would make the victory of others noticeably less likely. */
  function gathering(
    { state, open }: Judged,
    behind: ReadonlyMap<Choice, number>,
    ordinary: ReadonlyMap<Choice, Code | null>,
  ): readonly Choice[] {
    if (state.decision !== D['D-DEPLOY']) return [];
    const sensible = Math.min(...open.filter((choice) => !ordinary.get(choice)).map((choice) => behind.get(choice) ?? 1));
    return open.filter((choice) => {
      const to = gathered(null, choice) ?? -1;
      const idle = to >= 0 && to !== table.council && !set.has(board.strongholds, to) && (state.lying[to] ?? 0) === 0;
      return idle && (behind.get(choice) ?? 0) - sensible > NOTICEABLE;
    });
  }
  const gathered = byWord<ChoiceLexicon, null, number>(choices, { deploy: (_, to) => to });

  /** Before the last round: what brings more beside the victory than it costs of it is spared, and what comes near the best, but costs much more of it than it brings, is not good enough. */
  function weighed(judged: Judged, { good, short, behind }: Verdict, ordinary: ReadonlyMap<Choice, Code | null>): Weighed {
    const [spared, outweighed] = [new Set<Choice>(), new Set<Choice>()];
    if (judged.state.round === board.rounds) return { spared, outweighed };
    const worth = (choice: Choice): number => onTheMap.gain(judged, choice) - VICTORY * (behind.get(choice) ?? 0);
    const allowed = [...good].filter((choice) => !ordinary.get(choice));
    const most = Math.max(...(allowed.length > 0 ? allowed : [...good]).map(worth));
    for (const [choice, lost] of behind) {
      if (short.has(choice) && !ordinary.get(choice) && worth(choice) >= most) spared.add(choice);
      if (good.has(choice) && VICTORY * lost > MISSED && worth(choice) < most - MISSED) outweighed.add(choice);
    }
    return { spared, outweighed };
  }

  /** A victory of one’s own that hangs on nothing but a hopeless fight. */
  const dreams = ({ short, good }: Verdict, ordinary: ReadonlyMap<Choice, Code | null>): boolean =>
    [...good].every((choice) => ordinary.get(choice) === 'hopeless') && ![...short.values()].includes('victory-allowed');

  return (known, open) => {
    const seat = known.view.viewer;
    const state = rules.sample(known)(quick(0));
    const judged: Judged = { state, seat, known, open };
    const reckoned = reckon(state, seat, open, notesOf(rules, known).hands);
    const ordinary = new Map(open.map((choice) => [choice, judge(judged, choice) ?? null]));
    for (const choice of gathering(judged, reckoned?.behind ?? new Map(), ordinary))
      if (!ordinary.get(choice)) ordinary.set(choice, 'victory-allowed');
    const verdict = reckoned && !(state.round < board.rounds && dreams(reckoned, ordinary)) ? reckoned : null;
    // Where a victory is at stake, what decides it is done whatever else speaks against it.
    const good = verdict?.good ?? new Set<Choice>();
    const { spared, outweighed } = verdict && good.size > 0 ? weighed(judged, verdict, ordinary) : NOTHING;
    const released = good.size > 0 && spared.size === 0 && [...good].every((choice) => ordinary.get(choice));
    const decides = (choice: Choice): boolean =>
      state.round === board.rounds || leadsTo(board.strongholds, choice) || destination(null, choice) === undefined;
    const found = open.flatMap((choice) => {
      const usual = released && good.has(choice) && decides(choice) ? null : ordinary.get(choice);
      const code = usual ?? (outweighed.has(choice) ? 'victory-allowed' : spared.has(choice) ? undefined : verdict?.short.get(choice));
      return code ? [{ choice, code, values: {}, ...(OVERLOOKED.has(code) ? { overlooked: true } : {}) }] : [];
    });
    if (found.length < open.length) return found;
    // Where everything is silly, nothing is done, and what was begun is done with as many as there are.
    const most = Math.max(...found.map(({ choice, code }) => (code === 'stripped' ? 0 : (unitsSaid(null, choice) ?? 0))));
    return found.filter(({ choice }) => choice !== choices.end() && (most === 0 || unitsSaid(null, choice) !== most));
  };
}
