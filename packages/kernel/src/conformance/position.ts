import { canonical } from '../canonical.ts';
import { quick, type Chance } from '../chance.ts';
import { SPECTATOR, type Choice, type Event, type Named, type Seat, type TableView, type Viewer } from '../contract.ts';
import { broken } from './fault.ts';
import { bytesOf, difference, gets, others } from './gets.ts';
import type { Table } from './plan.ts';
import { World, seatsIn } from './world.ts';

/** A place in a game and the step taken from it. */
export interface Position<S, V extends TableView, N extends Named, E extends Event> {
  readonly table: Table<S, V, N, E>;
  /** Before the step; never changed by a check. */
  readonly world: World<S, V, N, E>;
  readonly seat: Seat;
  readonly choice: Choice;
  /** Randomness of the check itself. */
  readonly chance: Chance;
  /** Verbs that had a pair of worlds told the same. */
  readonly conclusive?: Set<string>;
}

/** 2: each asked seat has a list without doubles, within the codec; nothing asked means over, and the other way round. */
export function listIsSound<S, V extends TableView, N extends Named, E extends Event>(world: World<S, V, N, E>): void {
  const { rules, state } = world;
  const asked = rules.asked(state);
  const result = rules.result(state);
  if ((asked === 0) !== (result !== null))
    broken('2', asked === 0 ? 'nobody is asked, yet there is no result' : 'there is a result, yet somebody is asked');
  if (asked >> rules.seats) broken('2', `seats ${asked.toString(2)} are asked at a table of ${rules.seats}`);
  for (const seat of seatsIn(asked)) {
    const open = world.legal(seat);
    if (open.length === 0) broken('2', `seat ${seat} is asked and has no choice`);
    if (new Set(open).size !== open.length) broken('2', `the list of seat ${seat} has doubles`);
    for (const choice of open)
      if (!Number.isInteger(choice) || choice < 0 || choice >= rules.choices.size)
        broken('2', `the list of seat ${seat} holds ${choice}, which names nothing`);
  }
}

/** 2: every listed choice can be carried out, and the codes tried outside the list are refused with a clause of the game. */
export function choicesAnswered<S, V extends TableView, N extends Named, E extends Event>({
  table,
  world,
  chance,
}: Position<S, V, N, E>): void {
  const { rules } = table;
  const clauses = new Set(table.game.clauses.map((clause) => clause.id));
  const bytes = bytesOf(world.state);
  const asked = rules.asked(world.state);
  for (let seat = 0; seat < rules.seats; seat++) {
    const open = (asked >> seat) & 1 ? world.legal(seat) : [];
    for (const choice of open) world.clone().step(seat, choice);
    const known = world.known(seat);
    for (const code of others(rules.choices.size, open, chance, 6)) {
      const refusal = rules.refuse(known, code);
      if (!refusal?.code || !clauses.has(refusal.clause))
        broken(
          '2',
          `${JSON.stringify(rules.choices.name(code))} of seat ${seat} is refused by ${JSON.stringify(refusal)}, which names no clause`,
        );
      canonical(refusal.data);
    }
    for (const choice of open) rules.warnings(known, choice);
    if (open.length > 0 && !open.includes(rules.fallback(known, open, quick(chance.below(2 ** 31)))))
      broken('2', `the fallback of seat ${seat} is not open`);
  }
  if (bytesOf(world.state) !== bytes) broken('2', 'asking for refusals, warnings and fallbacks changed the state');
}

/** 4: what JSON keeps of a state is the state, and behaves as it does; clones share nothing. */
export function savesWhole<S, V extends TableView, N extends Named, E extends Event>({ world, seat, choice }: Position<S, V, N, E>): void {
  const { rules } = world;
  const strange = notPlain(world.state, '');
  if (strange) broken('4', `the state holds ${strange}`);
  const bytes = bytesOf(world.state);
  const live = world.clone();
  if (bytesOf(live.state) !== bytes) broken('4', `a clone differs: ${difference(bytes, bytesOf(live.state))}`);
  const restored = world.clone();
  restored.state = JSON.parse(JSON.stringify(world.state)) as S;
  live.step(seat, choice);
  restored.step(seat, choice);
  if (bytesOf(live.state) !== bytesOf(restored.state))
    broken('4', `a restored state goes on differently: ${difference(bytesOf(live.state), bytesOf(restored.state))}`);
  if (bytesOf(live.pasts) !== bytesOf(restored.pasts)) broken('4', 'a restored state tells differently');
  if (rules.asked(live.state) !== rules.asked(restored.state)) broken('4', 'a restored state asks other seats');
  if (bytesOf(world.state) !== bytes) broken('4', 'a step on a clone changed the state it was made from');
}

function notPlain(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? null : `${value} at ${path}`;
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `a list with holes or names at ${path}`;
    for (const [i, held] of value.entries()) {
      const wrong = notPlain(held, `${path}/${i}`);
      if (wrong) return wrong;
    }
    return null;
  }
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return `something JSON forgets at ${path}`;
  for (const [key, held] of Object.entries(value)) {
    const wrong = notPlain(held, `${path}/${key}`);
    if (wrong) return wrong;
  }
  return null;
}

/** 1: the same step twice gives the same bytes; nothing is drawn while others have still to answer. */
export function stepIsSure<S, V extends TableView, N extends Named, E extends Event>({ world, seat, choice }: Position<S, V, N, E>): void {
  const once = world.clone();
  const twice = world.clone();
  once.step(seat, choice);
  twice.step(seat, choice);
  if (bytesOf(once.state) !== bytesOf(twice.state) || bytesOf(once.pasts) !== bytesOf(twice.pasts))
    broken('1', 'the same step taken twice differs');
  const waiting = world.rules.asked(world.state) & ~(1 << seat);
  if (waiting !== 0 && once.source.drawn !== world.source.drawn) broken('1', 'chance was drawn before all seats had answered');
  const untold = world.clone();
  untold.rules.apply(untold.state, seat, choice, untold.source);
  if (bytesOf(untold.state) !== bytesOf(once.state)) broken('1', 'a step without listeners leads elsewhere');
}

/** 5d and 9: whatever is told may be heard by whom it is told to, and goes to words and back. */
export function tellsWithGrant<S, V extends TableView, N extends Named, E extends Event>({
  table,
  world,
  seat,
  choice,
}: Position<S, V, N, E>): void {
  const after = world.clone();
  after.step(seat, choice);
  for (const viewer of world.viewers) judge(table, after.past(viewer).slice(world.past(viewer).length), viewer, world.state, after.state);
}

export function judge<S, V extends TableView, N extends Named, E extends Event>(
  { rules, plan }: Table<S, V, N, E>,
  told: readonly number[],
  viewer: Viewer,
  before: S | null,
  after: S,
): void {
  for (const entry of told) {
    if (entry < 0) continue;
    const event = rules.events.name(entry);
    if (rules.events.code(JSON.parse(JSON.stringify(event))) !== entry)
      broken('9', `event ${JSON.stringify(event)} does not come back as ${entry}`);
    const kind = event.kind as E['kind'];
    const grant = Object.hasOwn(plan.grants, kind) ? plan.grants[kind] : undefined;
    if (!grant) broken('5d', `no grant says who may hear ${event.kind}`);
    if (!grant({ event: event as Extract<E, { kind: typeof kind }>, viewer, before, after }))
      broken('5d', `${viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`} was told ${JSON.stringify(event)}`);
  }
}

/** 5b: a step of another seat that tells a viewer nothing leaves all it gets as it was. */
export function untoldUnchanged<S, V extends TableView, N extends Named, E extends Event>({
  world,
  seat,
  choice,
}: Position<S, V, N, E>): void {
  const after = world.clone();
  after.step(seat, choice);
  for (const viewer of world.viewers) {
    if (viewer === seat || after.past(viewer).length !== world.past(viewer).length) continue;
    const before = gets(world, viewer);
    const now = gets(after, viewer);
    if (before !== now) broken('5b', `${who(viewer)} was told nothing and gets something else: ${difference(before, now)}`);
  }
}

const who = (viewer: Viewer): string => (viewer === SPECTATOR ? 'the spectator' : `seat ${viewer}`);

/** 5a, 6 and 5c: a world imagined from what a viewer knows cannot be told from the true one, now and by the next step. */
export function cannotTellApart<S, V extends TableView, N extends Named, E extends Event>(
  position: Position<S, V, N, E>,
  viewer: Viewer,
): void {
  const { world, chance } = position;
  const { rules } = world;
  const known = world.known(viewer);
  const draw = quick(chance.below(2 ** 31));
  canonical(known);
  const bytes = bytesOf(known);
  const twin = World.imagined(rules, `twin ${chance.below(2 ** 31)}`, rules.sample(known)(draw), viewer, known.past);
  if (bytesOf(known) !== bytes) broken('6', `sampling for ${who(viewer)} changed what it knows`);
  const imagined = bytesOf(rules.view(twin.state, viewer));
  if (imagined !== bytesOf(known.view))
    broken('6', `a world sampled for ${who(viewer)} contradicts its view: ${difference(bytesOf(known.view), imagined)}`, '5a');
  const strange = notPlain(twin.state, '');
  if (strange) broken('6', `a world sampled for ${who(viewer)} holds ${strange}`);
  for (const [name, invariant] of Object.entries(rules.invariants)) {
    const wrong = invariant(twin.state);
    if (wrong) broken('6', `a world sampled for ${who(viewer)} breaks "${name}": ${wrong}`);
  }
  const real = gets(world, viewer);
  const seen = gets(twin, viewer);
  if (real !== seen) broken('5a', `${who(viewer)} could tell worlds apart: ${difference(real, seen)}`);
  nextStep(position, viewer, twin);
}

function nextStep<S, V extends TableView, N extends Named, E extends Event>(
  position: Position<S, V, N, E>,
  viewer: Viewer,
  twin: World<S, V, N, E>,
): void {
  const { world, seat, choice, chance } = position;
  const { rules } = world;
  const after = world.clone();
  after.step(seat, choice);
  const heard = after.past(viewer).slice(world.past(viewer).length);
  if (viewer !== seat && heard.length === 0) return;
  const asked = rules.asked(world.state);
  for (const finished of seatsIn(rules.asked(twin.state) & ~asked)) {
    for (let guard = 0; (rules.asked(twin.state) >> finished) & 1 && finished !== viewer && guard < 200; guard++) {
      const open = twin.legal(finished);
      const length = twin.past(viewer).length;
      twin.step(finished, open[chance.below(open.length)] as Choice);
      if (twin.past(viewer).length !== length)
        broken('5c', `${who(viewer)} learns in one world what seat ${finished} has decided, and not in the other`);
    }
  }
  if (rules.asked(twin.state) !== asked)
    broken(
      '5c',
      `who is asked depends on a secret: ${asked.toString(2)} against ${rules.asked(twin.state).toString(2)} as ${who(viewer)} may imagine it`,
    );
  const length = twin.past(viewer).length;
  if (viewer === seat) twin.step(seat, choice);
  else
    while ((rules.asked(twin.state) >> seat) & 1 && twin.past(viewer).length === length) {
      const open = twin.legal(seat);
      const like = chance.below(4) > 0 && open.includes(choice);
      twin.step(seat, like ? choice : (open[chance.below(open.length)] as Choice));
    }
  const imagined = twin.past(viewer).slice(length);
  const common = heard.findIndex((entry, i) => entry !== imagined[i]);
  const same = common < 0 ? heard.length : common;
  if (same < heard.length && same < imagined.length) return;
  if (heard.length !== imagined.length) {
    const tail = (told: readonly number[]): string =>
      JSON.stringify(told.slice(same).map((entry) => (entry < 0 ? '' : rules.events.name(entry))));
    broken('5c', `one world waits where another goes on, for ${who(viewer)}: ${tail(heard)} against ${tail(imagined)} after the same`);
  }
  const real = gets(after, viewer);
  const seen = gets(twin, viewer);
  if (real !== seen) broken('5c', `${who(viewer)} was told the same and gets something else: ${difference(real, seen)}`);
  position.conclusive?.add(rules.choices.name(choice).verb);
}

/** 7: the game's conservation laws. */
export function conserves<S, V extends TableView, N extends Named, E extends Event>(world: World<S, V, N, E>): void {
  for (const [name, invariant] of Object.entries(world.rules.invariants)) {
    const wrong = invariant(world.state);
    if (wrong) broken('7', `"${name}" is broken: ${wrong}`);
  }
}

/** 9: a choice goes to words and back. */
export function namesBothWays<S, V extends TableView, N extends Named, E extends Event>({ world, seat }: Position<S, V, N, E>): void {
  const { choices } = world.rules;
  for (const code of world.legal(seat)) {
    const named = choices.name(code);
    if (choices.code(JSON.parse(JSON.stringify(named))) !== code)
      broken('9', `choice ${JSON.stringify(named)} does not come back as ${code}`);
  }
}
