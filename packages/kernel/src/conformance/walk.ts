import { quick, seeded, type Chance } from '../chance.ts';
import { SPECTATOR, type Event, type Named, type TableView } from '../contract.ts';
import { commit } from '../fairness.ts';
import { restoreMatch, startMatch, type Match } from '../match.ts';
import { recordReplay } from '../replay.ts';
import { sha256Hex } from '../sha256.ts';
import { broken, type Step } from './fault.ts';
import { bytesOf, gets, others } from './gets.ts';
import type { Table } from './plan.ts';
import { World, seatsIn } from './world.ts';

/** A game played through, as the suite keeps it. */
export interface Walk<S, V extends TableView, N extends Named, E extends Event> {
  readonly table: Table<S, V, N, E>;
  readonly seed: string;
  readonly steps: readonly Step[];
  readonly chance: Chance;
}

/** 1: the answers of a game, given in another order wherever several seats were asked at once, lead to the same end by the same draws. */
export function orderIsFree<S, V extends TableView, N extends Named, E extends Event>({
  table,
  seed,
  steps,
  chance,
}: Walk<S, V, N, E>): void {
  const { rules } = table;
  const straight = World.start(rules, seed);
  for (const [seat, choice] of steps) straight.step(seat, choice);
  const mixed = World.start(rules, seed);
  const queues = Array.from({ length: rules.seats }, (_, seat) => steps.filter(([by]) => by === seat).map(([, choice]) => choice));
  for (let taken = 0; taken < steps.length; taken++) {
    const ready = seatsIn(rules.asked(mixed.state)).filter((seat) => (queues[seat] as number[]).length > 0);
    if (ready.length === 0) broken('1', 'in another order of answers the game asks nobody who has an answer left');
    const seat = ready[chance.below(ready.length)] as number;
    const choice = (queues[seat] as number[]).shift() as number;
    if (!mixed.legal(seat).includes(choice))
      broken('1', `in another order of answers ${JSON.stringify(rules.choices.name(choice))} is no longer open`);
    mixed.step(seat, choice);
  }
  if (rules.asked(straight.state) !== 0) return;
  if (bytesOf(mixed.state) !== bytesOf(straight.state)) broken('1', 'the outcome depends on the order in which simultaneous answers came');
  if (mixed.source.drawn !== straight.source.drawn) broken('1', 'the draws depend on the order in which simultaneous answers came');
}

/** 4: clones taken along the way are, at the end, what they were. */
export function clonesKeep<S, V extends TableView, N extends Named, E extends Event>({ table, seed, steps }: Walk<S, V, N, E>): void {
  const world = World.start(table.rules, seed);
  const kept: { readonly state: S; readonly bytes: string; readonly step: number }[] = [];
  for (const [i, [seat, choice]] of steps.entries()) {
    if (i % Math.max(1, Math.floor(steps.length / 20)) === 0)
      kept.push({ state: table.rules.clone(world.state), bytes: bytesOf(world.state), step: i });
    world.step(seat, choice);
  }
  for (const { state, bytes, step } of kept)
    if (bytesOf(state) !== bytes) broken('4', `the clone of step ${step} has changed ${steps.length - step} steps later`);
}

/** Pasts seen so far at a table, with what their viewer got. */
export type Pasts = Map<string, string>;
const LONGEST_PAST = 40;

/** 2, 5e, 5f: the game through a match: refusals without effect, equal pasts with equal positions, undo that cannot be used to look, no record before the end. */
export function matchKeeps<S, V extends TableView, N extends Named, E extends Event>(
  walk: Walk<S, V, N, E>,
  pasts: Pasts,
  probed: (step: number) => boolean,
): void {
  const { table, seed, steps, chance } = walk;
  const { rules, plan } = table;
  const start = plan.machinery?.startMatch ?? startMatch;
  const world = World.start(rules, seed);
  const match = start(rules, seeded(seed));
  handsOutNoRecord(walk);
  for (const [i, [seat, choice]] of steps.entries()) {
    equalPasts(table, world, (viewer) => match.at(viewer), pasts);
    if (probed(i)) {
      const bytes = bytesOf(match.save());
      const asked = rules.asked(world.state);
      for (let other = 0; other < rules.seats; other++)
        for (const code of others(rules.choices.size, (asked >> other) & 1 ? world.legal(other) : [], chance, 3))
          if (match.answer(other, code) === null)
            broken('2', `seat ${other} was allowed ${JSON.stringify(rules.choices.name(code))}, which is not on its list`);
      if (bytesOf(match.save()) !== bytes) broken('2', 'a refused choice changed the match');
    }
    const before = probed(i) ? world.clone() : world;
    const refused = match.answer(seat, choice);
    if (refused) broken('2', `${JSON.stringify(rules.choices.name(choice))} is listed and was refused with ${refused.code}`);
    world.step(seat, choice);
    if (probed(i) && bytesOf(match.known(seat)) !== bytesOf(world.known(seat)))
      broken('2', `the match gives seat ${seat} something else than the rules`);
    if (match.undoable(seat) > 0 && probed(i)) {
      const aside = restoreMatch(rules, seeded(seed), match.save());
      undoTeachesNothing(walk, before, world, seat, choice, aside);
    }
  }
}

function equalPasts<S, V extends TableView, N extends Named, E extends Event>(
  table: Table<S, V, N, E>,
  world: World<S, V, N, E>,
  at: (viewer: number) => number,
  pasts: Pasts,
): void {
  for (const viewer of world.viewers) {
    const past = world.past(viewer);
    if (past.length > LONGEST_PAST || pasts.size > 20_000) continue;
    const key = `${viewer}:${past.join()}`;
    const given = `${at(viewer)} ${gets(world, viewer)}`;
    const earlier = pasts.get(key);
    if (earlier === undefined) pasts.set(key, given);
    else if (earlier !== given)
      broken(
        '5e',
        `${viewer === SPECTATOR ? 'the spectator' : `seat ${viewer}`} has the same past in two games, and another view or position`,
      );
  }
}

function undoTeachesNothing<S, V extends TableView, N extends Named, E extends Event>(
  { chance, table }: Walk<S, V, N, E>,
  before: World<S, V, N, E>,
  after: World<S, V, N, E>,
  seat: number,
  choice: number,
  match: Match<V, N>,
): void {
  const { rules } = table;
  const earlier = before.known(seat);
  const twin = World.imagined(rules, 'undo', rules.sample(earlier)(quick(chance.below(2 ** 31))), seat, earlier.past);
  twin.step(seat, choice);
  if (gets(twin, seat) !== gets(after, seat))
    broken('5f', `seat ${seat} may take back ${JSON.stringify(rules.choices.name(choice))} after having learned from it`);
  if (match.undo(seat, 1) !== null) broken('5f', 'an answer called undoable could not be taken back');
  if (bytesOf(match.known(seat)) !== bytesOf(earlier)) broken('5f', `after an undo seat ${seat} does not know what it knew before`);
}

/** 5f: a match that nobody has answered in yet has no record to give. */
function handsOutNoRecord<S, V extends TableView, N extends Named, E extends Event>({ table, seed }: Walk<S, V, N, E>): void {
  const secret = sha256Hex(seed);
  const record = table.plan.machinery?.recordReplay ?? recordReplay;
  const nonces = Array.from({ length: table.rules.seats }, () => '0'.repeat(32));
  const opening = { commitment: commit(secret), nonces, match: 'conformance', secret };
  try {
    record({ game: table.game, rules: table.rules, seats: nonces.map((_, i) => ({ name: `${i}`, kind: 'bot' })), seed: opening, log: [] });
  } catch {
    return;
  }
  broken('5f', 'the record of a running match was handed out');
}
