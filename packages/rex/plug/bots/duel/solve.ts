import { D, notesOf, RACE, type ChoiceLexicon, type RexRules, type RexView, type State } from '@orrery/rex';
import { byWord, quick, set, type Chance, type Choice, type Known, type Seat } from '@orrery/kernel';
import type { Prospect, Solver, WholeAnswer } from '@orrery/games/plug';
import { unitsAt, type Board } from '../board.ts';
import { beating } from './beating.ts';
import { stake } from './ends.ts';
import { brought, matchPlans, type Answer } from './matching.ts';
import { planner, type Holding, type Plan } from './plans.ts';
import { payoffOf } from './worth.ts';

/** Worlds in which the other hand is looked at; hands told apart of which so many are most likely; and what it may take the own hand for. */
const WORLDS = 128;
const THEIRS = 20;
const OURS = 10;
/** Rounds of regret matching between them. */
const ROUNDS = 3000;
/** Fewer where sides have many plans: so many are weighed in all, for a second of thought at most. */
const WEIGHED = 1_500_000;
const FEWEST = 800;
/** Worlds drawn for one that fits what a command has told. */
const TRIES = 12;
/** Plans played more rarely than this are noise. */
const NOISE = 0.03;
/** And those that bring so much less than the best, as a share of what is at stake. */
const WORSE = 0.03;
/** Choices made so much more rarely than the likeliest are left out. */
const SELDOM = 0.25;
/** What differs by no more than this share of what is at stake is the same. */
const ALIKE = 0.0025;

/** Decisions of Jol-Nar and Xxcha before a battle. */
const COMMANDS: readonly number[] = [D['D-CMD-XX'], D['D-CMD-JN']];
/** Decisions in which nobody plans yet. */
const BEFORE: readonly number[] = [...COMMANDS, D['D-ANSWER']];
/** What Jol-Nar may ask for, by number. */
const [LEADER, NUMBER] = [0, 3];
/** An answer to a command is weighed more roughly: one game is solved for each. */
const ROUGHLY = 1000;
const FEW = 8;

/** What both sides should play as a seat sees it, and of which knowledge it was made when so much of the answer was given. */
interface Solution {
  readonly of: string;
  readonly drafted: readonly Choice[];
  readonly decision: number;
  readonly plans: readonly Plan[];
  readonly shares: readonly number[];
  readonly values: readonly number[];
}

/** All that a seat knows but its own answer so far. */
const unanswered = ({ view, past }: Known<RexView>): string =>
  JSON.stringify([{ ...view, own: { ...view.own, steps: [] } }, past.filter((entry) => entry >= 0)]);

/** Copies of each card in a hand that whoever fights it has seen: kept or shown; and Jol-Nar whatever was bought. */
function seenBy(rules: RexRules, { view, past }: Known<RexView>, seat: Seat, rival: Seat): readonly number[] {
  const { pack, eventCodec } = rules.table;
  if (view.players[rival]?.race === 'JOL') return pack.strategyCards.map(() => Number.POSITIVE_INFINITY);
  // What Jol-Nar itself has seen of its cards nobody else has.
  const heard = past.filter((entry) => entry < 0 || eventCodec.form(entry).word !== 'sawOffer');
  const { hands } = notesOf(rules, { view: { ...view, viewer: rival }, past: heard });
  return pack.strategyCards.map(({ id }) => hands[seat]?.filter((card) => card === id).length ?? 0);
}

/** Another hand and other traitors of a seat, as whoever does not see them may take it to hold. */
function disguised(rules: RexRules, world: State, seat: Seat, seen: readonly number[], chance: Chance): State {
  const { cards } = rules.table;
  const state = rules.clone(world);
  const { hand, deck } = state.cards;
  const pool = [...deck];
  for (let card = 0; card < cards; card++) {
    const kept = Math.min(seen[card] ?? 0, hand[seat * cards + card] ?? 0);
    for (let i = kept; i < (hand[seat * cards + card] ?? 0); i++) pool.push(card);
    hand[seat * cards + card] = kept;
  }
  chance.shuffle(pool);
  const held = pool.length - deck.length;
  for (const card of pool.slice(0, held)) hand[seat * cards + card] = (hand[seat * cards + card] ?? 0) + 1;
  const { traitor } = state.leaders;
  const hidden = traitor.flatMap((holder, leader) => (holder === seat || holder === -1 ? [leader] : []));
  const own = hidden.filter((leader) => traitor[leader] === seat).length;
  for (const leader of hidden) traitor[leader] = -1;
  for (const leader of chance.shuffle(hidden).slice(0, own)) traitor[leader] = seat;
  return state;
}

/**
 * Battle plans as a small game of their own: both sides' whole plans, the cards of the second reveal inside, against hands and traitors that may be. Says of every
 * open choice how often it should be made; null where it is no such decision. The same knowledge gives the same answer.
 */
export function battleSolver(rules: RexRules, board: Board): Solver<RexView> {
  const { battleCards, choices, killsLeader, stoppedBy, tacticalRetreat, pack } = rules.table;
  const plansOf = planner(rules, board);
  const leadAt = (state: State, seat: Seat): number =>
    Math.max(
      0,
      ...board.strength.filter((_, leader) => board.leaderRace[leader] === state.race[seat] && set.has(state.leaders.reserve, leader)),
    );

  /** What a plan says where so much of the answer is given already. */
  function saysNext(plan: Plan, decision: number, drafted: readonly number[]): Choice {
    if (decision === D['D-CARDS']) {
      const due = drafted.length === 0 && plan.attack >= 0 ? plan.attack : plan.retreats ? tacticalRetreat : plan.defence;
      return choices.use(due);
    }
    const fields = [choices.dial(plan.dial), choices.lead(Math.max(0, plan.leader)), choices.slot(plan.slot)];
    return fields[drafted.length] ?? -1;
  }
  const agrees = (plan: Plan, decision: number, drafted: readonly number[]): boolean =>
    drafted.every((step, i) => saysNext(plan, decision, drafted.slice(0, i)) === step);

  const able = ({ plans }: Holding): boolean => plans.length > 0;

  /** The running battle from a seat's side: what it may plan, what the other side plays, and what both bring. Null where the seat does not fight itself. */
  function fought(known: Known<RexView>) {
    const { viewer: seat, round, pending } = known.view;
    const sample = rules.sample(known);
    const draw = (luck: Chance): State => {
      const state = planning(sample(luck));
      // What Xxcha has foretold it knows alone: others go by no luck of the draw.
      if (known.view.own.prediction === null) state.prediction = { race: -1, round: -1 };
      return state;
    };
    // The luck is the same whenever the battle is looked at.
    const chance = quick((round * board.places + pending.battle.location) * board.seats + seat);
    const world = draw(chance);
    const rival = world.battle.sides.find((side) => side.seat !== seat)?.seat;
    if (rival === undefined || !world.battle.sides.some((side) => side.seat === seat)) return null;
    const drafted = world.drafts[seat] ?? [];
    const most = (who: Seat): number =>
      Math.min(pack.constants.dialMax, unitsAt(board, world, who, world.battle.location)) + leadAt(world, who);
    const worlds = Array.from({ length: WORLDS }, () => telling(draw, seat, rival, chance));
    const calls = board.strength.map((_, leader) => (mayCall(world, seat, leader) ? 1 : 0));
    const [feared, called] = [suspected(known, rival, seat), betrayals(worlds, rival)];
    const real = plansOf(world, seat, most(rival) + 1, calls, drafted);
    // What has been shown may ask for cards that an imagined hand does not have.
    const seen = seenBy(rules, known, seat, rival);
    const feigned = Array.from({ length: OURS - 1 }, () =>
      plansOf(disguised(rules, draw(chance), seat, seen, chance), seat, most(rival) + 1, feared),
    );
    const byHand = [...Map.groupBy(worlds, (state) => handOf(state, rival)).values()].toSorted((a, b) => b.length - a.length);
    const theirs = byHand
      .slice(0, THEIRS)
      .map((alike) => ({ ...plansOf(alike[0] as State, rival, most(seat) + 1, called), weight: alike.length }))
      .filter(able);
    if (!able(real) || theirs.length === 0) return null;
    const rank = (who: Seat): number => (who - world.first + board.seats) % board.seats;
    const payoff = payoffOf(board, world, rules.clone, {
      seats: [seat, rival],
      firstWinsTies: rank(seat) < rank(rival),
      retreat: tacticalRetreat,
      council: rules.table.council,
      stoppedBy,
      kills: killsLeader,
      feared,
    });
    const learn = (own: readonly Holding[], rounds: number, met = theirs) => {
      const plans =
        own.reduce((sum, each) => sum + each.plans.length, 0) / own.length +
        met.reduce((sum, { plans: each, weight }) => sum + each.length * weight, 0) / met.reduce((sum, { weight }) => sum + weight, 0);
      return matchPlans(own, met, payoff, Math.max(FEWEST, Math.min(rounds, Math.floor(WEIGHED / plans))), chance);
    };
    const ours = [real, ...feigned.filter(able)];
    const units = unitsAt(board, world, seat, world.battle.location);
    return { real, ours, theirs, payoff, learn, drafted, units, decision: world.decision, element: world.battle.commanded };
  }

  /** Battle cards a seat has, whatever their number. */
  const handOf = (state: State, seat: Seat): number =>
    set.of(battleCards.flat().filter((card) => (state.cards.hand[seat * board.cards + card] ?? 0) > 0));

  /** Whether a leader is a traitor who serves a seat: its own card, or one of an allied Letnev, who calls for it. */
  function mayCall({ leaders, allies, seatOf }: State, seat: Seat, leader: number): boolean {
    const holder = leaders.traitor[leader] ?? -1;
    return holder === seat || (holder >= 0 && holder === seatOf[RACE.LET] && set.has(allies[seat] ?? 0, holder));
  }

  /** How likely a seat can call each leader: whoever is as far as anybody knows as likely a traitor as others counts the same, so that no luck of the draw sends a weaker one. */
  function betrayals(worlds: readonly State[], seat: Seat): readonly number[] {
    const often = board.strength.map((_, leader) => worlds.filter((state) => mayCall(state, seat, leader)).length / worlds.length);
    const all = often.filter((share) => share > 0);
    const mean = all.reduce((sum, share) => sum + share, 0) / Math.max(1, all.length);
    return often.map((share) => (share === 0 || share === 1 ? share : mean));
  }

  /** How likely a seat must think it that another can call its leaders, who sees only how many traitor cards there are. */
  function suspected({ view: { players } }: Known<RexView>, seat: Seat, by: Seat): readonly number[] {
    const holders = players.flatMap(({ race, allies }, i) => (i === by || (race === 'LET' && allies.includes(by)) ? [i] : []));
    const held = holders.reduce((sum, i) => sum + (players[i]?.traitors ?? 0), 0);
    const hidden = pack.leaders.length * (players.length / pack.races.length) - (players[seat]?.traitors ?? 0);
    return board.strength.map(() => Math.min(1, held / Math.max(1, hidden)));
  }

  /** A world in which the other side has a weapon that it has forbidden the defence against, where there may be one: nobody forbids it for nothing. */
  function telling(draw: (luck: Chance) => State, seat: Seat, rival: Seat, chance: Chance): State {
    let state = draw(chance);
    const forbidden = state.battle.sides.find((side) => side.seat === seat)?.forbidden ?? -1;
    const told = stoppedBy.flatMap((stopping, card) => (forbidden >= 0 && set.has(stopping, forbidden) ? [card] : []));
    for (let i = 0; i < TRIES && told.length > 0; i++) {
      if (told.some((card) => (state.cards.hand[rival * board.cards + card] ?? 0) > 0)) break;
      state = draw(chance);
    }
    return state;
  }

  /** Before a command is given and answered nobody plans yet: both sides are imagined to. */
  function planning(state: State): State {
    if (BEFORE.includes(state.decision)) {
      state.decision = D['D-PLAN'];
      state.called = state.asked = set.of(state.battle.sides.map(({ seat }) => seat));
      for (const draft of state.drafts) draft.length = 0;
    }
    return state;
  }

  type Fought = NonNullable<ReturnType<typeof fought>>;

  let last: Solution | undefined;
  /** What a seat should plan. The last solution is kept: every step of one answer follows from the same. */
  function solved(known: Known<RexView>): Solution | null {
    const of = unanswered(known);
    if (last?.of === of && follows(last, known.view.own.steps)) return last;
    const fight = fought(known);
    if (!fight) return null;
    const { real, ours, learn, drafted, decision } = fight;
    const { shares, values } = learn(ours, ROUNDS);
    return (last = { of, drafted, decision, plans: real.plans, shares: unbeaten(fight, shares), values });
  }
  /** Nobody plays a plan that another one in hand beats, and that one is played instead. */
  function unbeaten({ payoff, real, theirs, units }: Fought, shares: readonly number[]): readonly number[] {
    const beats = beating(payoff, real, theirs, units);
    const kept = [...shares];
    for (const [plan, share] of shares.entries()) {
      const better = share < NOISE / 2 ? null : beats(plan);
      if (better === null) continue;
      kept[plan] = 0;
      kept[better] = (kept[better] ?? 0) + share;
    }
    return kept;
  }
  /** Whether an answer goes on by a plan that has been weighed. */
  const follows = ({ drafted, decision, plans }: Solution, steps: readonly Choice[]): boolean =>
    drafted.every((step, i) => step === steps[i]) && plans.some((plan) => agrees(plan, decision, steps));

  function planned({ plans, decision, ...learned }: Solution, drafted: readonly Choice[], open: readonly Choice[]): readonly Prospect[] {
    const found = open.map((choice) => ({ choice, tries: 0, value: 0, share: 0 }));
    // Which cards follow must not be known beforehand, even where that costs a little.
    const left = decision === D['D-CARDS'] ? () => true : sensible(learned.values);
    plans.forEach((plan, i) => {
      if (!agrees(plan, decision, drafted)) return;
      const prospect = found.find(({ choice }) => choice === saysNext(plan, decision, drafted));
      if (!prospect) return;
      const played = learned.shares[i] ?? 0;
      prospect.share += played < NOISE / 2 || !left(i) ? 0 : played;
      prospect.value = Math.max(prospect.value, learned.values[i] ?? 0);
      prospect.tries = ROUNDS;
    });
    const best = Math.max(...found.map(({ value }) => value));
    if (decision === D['D-PLAN'] && drafted.length === 0) {
      // Where it makes no difference, as in a battle that is lost, everything is thrown in.
      const alike = found.filter(({ tries, value }) => tries > 0 && value >= best - ALIKE * stake(best));
      const highest = alike.at(-1);
      if (alike.length > 1 && alike.length === found.filter(({ tries }) => tries > 0).length && highest)
        return found.map((each) => ({ ...each, share: each === highest ? 1 : 0 }));
    }
    if (decision === D['D-PLAN'] && drafted.length === 1) {
      // Whoever may be killed should not be stronger than he need be.
      const alike = found.filter(({ tries, value }) => tries > 0 && value >= best - 2 * ALIKE * stake(best));
      const weakest = Math.min(...alike.map(({ choice }) => strengthOf(choice)));
      if (alike.some(({ choice }) => strengthOf(choice) > weakest)) {
        const chosen = alike.filter(({ choice }) => strengthOf(choice) === weakest);
        return found.map((each) => ({ ...each, share: chosen.includes(each) ? 1 / chosen.length : 0 }));
      }
    }
    // What is played seldom looks like a slip, and costs little.
    const often = decision === D['D-PLAN'] ? SELDOM * Math.max(...found.map(({ share }) => share)) : 0;
    const total = found.reduce((sum, { share }) => sum + (share < often ? 0 : share), 0);
    if (total > NOISE) return found.map((each) => ({ ...each, share: each.share < often ? 0 : each.share / total }));
    const top = found.filter(({ value }) => value === best).length;
    return found.map((each) => ({ ...each, share: each.value === best ? 1 / top : 0 }));
  }

  const strengthOf = (choice: Choice): number => board.strength[choices.lead.read.leader(choice)] ?? 0;

  /** Whether a plan brings about as much as the best. */
  function sensible(values: readonly number[]): (plan: number) => boolean {
    const best = Math.max(...values);
    const least = best - WORSE * (best - Math.min(...values));
    return (plan) => (values[plan] ?? 0) >= least;
  }

  /** What is shown first of every plan, and how often: whatever cards follow. */
  function wholly({ plans, shares, values }: Solution): readonly WholeAnswer[] {
    const left = sensible(values);
    const shown = new Map<string, { readonly steps: readonly Choice[]; share: number }>();
    plans.forEach((plan, i) => {
      const steps =
        plan.leader < 0 ? [choices.dial(plan.dial)] : [choices.dial(plan.dial), choices.lead(plan.leader), choices.slot(plan.slot)];
      const found = shown.get(steps.join()) ?? { steps, share: 0 };
      if (left(i)) found.share += shares[i] ?? 0;
      shown.set(steps.join(), found);
    });
    const often = [...shown.values()].filter(({ share }) => share >= NOISE);
    const total = often.reduce((sum, { share }) => sum + share, 0);
    return often.map(({ steps, share }) => ({ steps, share: share / total })).toSorted((a, b) => b.share - a.share);
  }

  /** What the other side plays, parted by what a command would show of it or take from it. */
  const partings = byWord<ChoiceLexicon, readonly Answer[], readonly (readonly Answer[])[]>(choices, {
    command: (answers, element) => [
      ...Map.groupBy(answers, ({ plan, muster }) => shownBy(muster.holding.plans[plan] as Plan, element)).values(),
    ],
  });
  const shownBy = ({ leader, attack, defence, dial }: Plan, element: number): number => [leader, attack, defence, dial][element] ?? -1;

  /** What the best plan brings where so much is known: found by half of the answers and judged by the other half, so that luck is not taken for knowledge. */
  function knowing({ real, payoff }: Fought, answers: readonly Answer[]): number {
    const own = payoff.muster(0, real);
    const [finding, judging] = [0, 1].map((half) => answers.filter((_, i) => i % 2 === half)) as [Answer[], Answer[]];
    const found = brought(payoff, own, finding).map((sum) => sum / Math.max(1, finding.length));
    const most = Math.max(...found);
    return answers.length < 2 ? most : (brought(payoff, own, judging)[found.indexOf(most)] as number) / judging.length;
  }

  const keeping =
    (fits: (plan: Plan) => boolean) =>
    (holding: Holding): Holding => ({ ...holding, plans: holding.plans.filter(fits) });

  /** What a game is worth to the seat in which both sides are left only some of their plans. */
  function remaining({ real, ours, theirs, learn }: Fought, own: (plan: Plan) => boolean, other: (plan: Plan) => boolean): number {
    const [kept, met] = [keeping(own)(real), theirs.slice(0, FEW).map(keeping(other)).filter(able)];
    if (!able(kept) || met.length === 0) return 0;
    const { shares, values } = learn([kept, ...ours.slice(1).map(keeping(own)).filter(able)], ROUGHLY, met);
    return kept.plans.reduce((sum, _, i) => sum + (shares[i] ?? 0) * (values[i] ?? 0), 0);
  }
  const anything = (): boolean => true;

  /** What a command makes a side show binds it, and the other side knows it: the best is what is worth most in the game that is left. */
  function answered(fight: Fought, open: readonly Choice[]): readonly Prospect[] {
    const { element } = fight;
    const values = open.map((choice) => remaining(fight, (plan) => shownBy(plan, element) === shownAs(null, choice), anything));
    // Whoever loses loses everything: of numbers that bring about the same, the highest asks most of the other side.
    const asMuch = sensible(values);
    const best =
      element === NUMBER ? values.findLastIndex((_, i) => asMuch(i)) : element === LEADER ? weakestOf(open, asMuch) : named(open, values);
    return open.map((choice, i) => ({ choice, tries: ROUGHLY, value: values[i] ?? 0, share: i === best ? 1 : 0 }));
  }
  /** Whoever says that he will play no card plays none: one that brings as much is played rather than held. */
  const named = (open: readonly Choice[], values: readonly number[]): number => {
    const most = Math.max(...values);
    const best = Math.max(...values.filter((_, i) => shownAs(null, open[i] ?? -1) !== -1));
    return values.indexOf(best >= most - WORSE * stake(most) ? best : most);
  };
  /** Of leaders who bring about the same, whoever is killed should not be the strongest. */
  const weakestOf = (open: readonly Choice[], asMuch: (i: number) => boolean): number => {
    const strength = (i: number): number => board.strength[shownAs(null, open[i] ?? -1) ?? -1] ?? 0;
    return open.map((_, i) => i).reduce((best, i) => (asMuch(i) && (!asMuch(best) || strength(i) < strength(best)) ? i : best), 0);
  };
  const shownAs = byWord<ChoiceLexicon, null, number>(choices, {
    answer: (_, leader) => leader,
    answerCard: (_, card) => card,
    answerNumber: (_, number) => number,
    none: () => -1,
  });

  /** What a card is worth that the other side may not play: it does without, and plans anew. */
  const forbidding = byWord<ChoiceLexicon, Fought, number>(choices, {
    forbid: (fight, card) => remaining(fight, anything, ({ attack, defence }) => attack !== card && defence !== card),
  });

  function commanded(fight: Fought, decision: number, open: readonly Choice[]): readonly Prospect[] {
    const { answers } = fight.learn(fight.ours, ROUNDS);
    const forbids = decision === D['D-CMD-XX'];
    const values = open.map((choice) => {
      if (forbids) return forbidding(fight, choice) ?? remaining(fight, anything, anything);
      const parts = (partings(answers, choice) ?? [answers]).filter((part) => part.length > 0);
      const all = parts.reduce((sum, part) => sum + part.length, 0);
      return parts.reduce((sum, part) => sum + (knowing(fight, part) * part.length) / all, 0);
    });
    // A pass stands first: of what brings the same, a command costs nothing and may still tell something.
    const best = values.lastIndexOf(Math.max(...values));
    return open.map((choice, i) => ({ choice, tries: answers.length, value: values[i] ?? 0, share: i === best ? 1 : 0 }));
  }

  return {
    solve(known, open) {
      const decision = D[known.view.decision];
      if (decision === D['D-PLAN'] || decision === D['D-CARDS']) {
        const solution = solved(known);
        return solution && planned(solution, known.view.own.steps, open);
      }
      const gives = COMMANDS.includes(decision);
      if (!gives && decision !== D['D-ANSWER']) return null;
      const fight = fought(known);
      return fight && (gives ? commanded(fight, decision, open) : answered(fight, open));
    },
    whole(known) {
      if (D[known.view.decision] !== D['D-PLAN'] || known.view.own.steps.length > 0) return null;
      const solution = solved(known);
      return solution && wholly(solution);
    },
  };
}
