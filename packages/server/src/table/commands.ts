/** Commands at one table. Each is tried and either written into the table or refused with a code; a refusal changes nothing. */
import { promiseOf, type Seat, standingAnswers } from '@orrery/kernel';
import type { Command, No } from '@orrery/protocol';
import { hashOf, seatKey } from '../secrets.ts';
import { lookAlike } from './lookAlike.ts';
import type { Place } from './place.ts';
import type { Table } from './table.ts';

/** Who asks. `token` is what they came with: seat keys are made from it, so that no store holds one. */
export interface Actor {
  readonly person: string;
  readonly name: string;
  readonly token: string;
  /** People who do not want to meet them. */
  readonly avoidedBy?: readonly string[];
}

const verbs = [
  'join',
  'leave',
  'claim',
  'rekey',
  'ready',
  'open',
  'void',
  'answer',
  'undo',
  'takeback',
  'consent',
  'resign',
  'return',
  'chat',
  'orders',
] as const;
export type TableCommand = Command<(typeof verbs)[number]>;
const tableVerbs: ReadonlySet<string> = new Set(verbs);
export const isTableCommand = (command: Command): command is TableCommand => tableVerbs.has(command.do);

export type Outcome = { readonly ok: object } | { readonly no: No };

export const no = (code: string, data?: No['data']): Outcome => ({ no: data ? { code, data } : { code } });
/** The answer to everything that has no other. */
export const done: Outcome = { ok: {} };

/** What a table that has grown too large still hears. */
const ESSENTIAL: ReadonlySet<string> = new Set<TableCommand['do']>(['answer', 'resign', 'return', 'rekey']);

/** A new secret for a shuffle, where a deal is given up. */
export type MakeSecret = () => string;

export function perform(table: Table, actor: Actor, command: TableCommand, now: number, secret: MakeSecret): Outcome {
  const cmd = `${actor.person}/${command.id}`;
  const seat = table.seatOf(actor.person);
  const again = table.knows(cmd);
  if (!again && table.crowded && !ESSENTIAL.has(command.do)) return no('table-full');
  switch (command.do) {
    case 'join':
      return again && seat !== null ? { ok: { seat, key: keyOf(table, actor, seat) } } : join(table, actor, command, now, cmd);
    case 'claim':
      return claim(table, actor, command, now, cmd);
    case 'rekey':
      return seat === null ? no('no-seat') : rekey(table, actor, seat, again, now, cmd, secret);
    case 'chat':
      return again ? done : chat(table, actor, seat, command, now, cmd);
    default:
      if (again) return done;
      return seat === null ? no('no-seat') : seated(table, seat, command, now, cmd, secret);
  }
}

function join(table: Table, actor: Actor, command: Command<'join'>, now: number, cmd: string): Outcome {
  if (table.status !== 'waiting') return no('already-started');
  if (table.seatOf(actor.person) !== null) return no('already-seated');
  if (actor.avoidedBy?.some((other) => table.made.by === other || table.seatOf(other) !== null)) return no('not-welcome');
  const free = (seat: Seat): boolean => {
    const place = table.places[seat];
    return place?.kind === 'open' && (place.keep === null || place.keep === actor.person);
  };
  const kept = table.places.findIndex((place, seat) => place.keep === actor.person && free(seat));
  const seat = command.seat ?? (kept >= 0 ? kept : table.places.findIndex((_, i) => free(i)));
  if (!free(seat)) return no('seat-taken');
  if (taken(table, actor.name)) return no('name-taken');
  const key = keyOf(table, actor, seat);
  table.write({ k: 'sat', seat, person: actor.person, name: actor.name, key: hashOf(key), cmd }, now);
  return { ok: { seat, key } };
}

/** Whether somebody at the table has a name that looks like this one. */
const taken = (table: Table, name: string): boolean => table.places.some((place) => place.kind === 'person' && lookAlike(place.name, name));

/** The key of a seat as it is now, made from the token of its owner. */
const keyOf = (table: Table, { token }: Actor, seat: Seat): string => seatKey(token, table.id, seat, table.place(seat).rekeyed);

/** With the key of a seat its owner takes it up on another device, or hands it on. */
function claim(table: Table, actor: Actor, { seat, key }: Command<'claim'>, now: number, cmd: string): Outcome {
  const place = table.places[seat];
  if (!place || place.key === '' || hashOf(key) !== place.key) return no('wrong-key');
  const own = table.seatOf(actor.person);
  if (own === seat) return { ok: { seat } };
  if (own !== null) return no('already-seated');
  if (table.made.rated) return no('rated');
  if (place.people.length >= 8) return no('too-many-devices');
  table.write({ k: 'claimed', seat, person: actor.person, cmd }, now);
  return { ok: { seat } };
}

/** The owner of a seat gets another key for it; whoever came by the old one only looks on from now on. */
function rekey(table: Table, actor: Actor, seat: Seat, again: boolean, now: number, cmd: string, secret: MakeSecret): Outcome {
  const { people, key, promise, rekeyed } = table.place(seat);
  if (people[0] !== actor.person) return no('not-owner');
  if (key === '') return no('no-key');
  if (!again) {
    const shared = people.length > 1;
    if (table.crowded && !shared) return no('table-full');
    // Who is sent away may be the one who knows the promised number.
    if (shared && promise !== null && table.status === 'waiting') table.write({ k: 'voided', seat, secret: secret() }, now);
    table.write({ k: 'rekeyed', seat, key: hashOf(seatKey(actor.token, table.id, seat, rekeyed + 1)), cmd }, now);
  }
  return { ok: { key: keyOf(table, actor, seat) } };
}

function chat(table: Table, actor: Actor, seat: Seat | null, command: Command<'chat'>, now: number, cmd: string): Outcome {
  const { room, text, signal } = command;
  if ((text === undefined) === (signal === undefined)) return no('text-or-signal');
  if (signal !== undefined && !table.knowsSign(room, signal)) return no('no-such-signal');
  if (room === 'watchers' ? seat !== null && table.status !== 'ended' : seat === null) return no('not-your-room');
  if (seat === null && !table.watchable) return no('no-spectators');
  if (room === 'team') {
    if (seat === null || table.team(seat).length < 2) return no('no-team');
    if (signal === undefined && table.signalsOnly) return no('signals-only');
  }
  // Nobody who only watches speaks under the name of somebody who plays.
  if (seat === null && taken(table, actor.name)) return no('name-taken');
  const name = seat === null ? actor.name : table.place(seat).name;
  const said = text === undefined ? {} : { text };
  table.write({ k: 'chat', line: { room, seat: seat ?? -1, name, ...said, ...(signal === undefined ? {} : { signal }) }, cmd }, now);
  return done;
}

type SeatCommand = Exclude<TableCommand, { do: 'join' | 'claim' | 'rekey' | 'chat' }>;

function seated(table: Table, seat: Seat, command: SeatCommand, now: number, cmd: string, secret: MakeSecret): Outcome {
  const { match } = table;
  if (command.do === 'leave') {
    if (table.status !== 'waiting') return no('already-started');
    // Whoever has promised a number takes it along: the others begin anew.
    const promised = table.place(seat).promise !== null;
    if (promised) table.write({ k: 'voided', seat, secret: secret() }, now);
    table.write({ k: 'left', seat, cmd }, now);
    return done;
  }
  if (command.do === 'ready' || command.do === 'open' || command.do === 'void')
    return table.status === 'waiting' ? beforeDeal(table, seat, command, now, cmd, secret) : afterDeal(table.place(seat), command);
  if (table.status !== 'running' || !match) return no(table.status === 'ended' ? 'ended' : 'not-started');
  const place = table.place(seat);
  switch (command.do) {
    case 'answer': {
      if (place.away !== 'no') return no('away');
      // The question a command answers is named by the seat's own entries: a doubled or late answer never hits another question.
      if (command.n !== match.answers(seat)) return stale(place, command.n, match.answers(seat));
      const refused = table.answer(seat, typeof command.choice === 'number' ? command.choice : asNamed(command.choice), now, cmd);
      return refused ? { no: refused } : done;
    }
    case 'undo': {
      if (place.away !== 'no') return no('away');
      if (command.n !== match.answers(seat)) return stale(place, command.n, match.answers(seat));
      if (command.answers > match.undoable(seat)) return no('not-undoable', { free: match.undoable(seat) });
      table.write({ k: 'undo', seat, answers: command.answers, cmd }, now);
      return done;
    }
    case 'takeback': {
      if (place.away !== 'no') return no('away');
      if (table.made.rated) return no('rated');
      if (table.takeback) return no('already-asked');
      // What was taken back already cannot be taken back again.
      const stands = new Set(standingAnswers(match.log));
      const entries = match.log.findLastIndex((entry) => entry[0] === seat && stands.has(entry));
      if (entries < 0) return no('nothing-to-take-back');
      table.write({ k: 'asked', seat, entries, cmd }, now);
      agreeOn(table, now);
      return done;
    }
    case 'consent': {
      if (!table.takeback || (table.takeback.agreed >> seat) & 1) return no('not-asked');
      table.write({ k: command.agree ? 'agreed' : 'declined', seat, cmd }, now);
      agreeOn(table, now);
      return done;
    }
    case 'resign':
      if (place.away === 'dropped') return no('away');
      table.write({ k: 'dropped', seat, why: 'resigned', cmd }, now);
      return done;
    case 'return':
      if (place.away !== 'lapsed') return no('not-away');
      table.write({ k: 'returned', seat, cmd }, now);
      return done;
    case 'orders':
      table.write({ k: 'orders', seat, orders: command.orders, given: table.moments, cmd }, now);
      return done;
  }
}

/** Too late: the question of that number is none any more. It is said where a device of the seat has answered, for the one that did not. */
const stale = ({ told }: Place, asked: number, n: number): Outcome => no('stale', told > asked ? { n, by: 'device' } : { n });

const asNamed = (choice: Readonly<Record<string, unknown>>): { readonly verb: string } =>
  typeof choice['verb'] === 'string' ? { ...choice, verb: choice['verb'] } : { verb: '' };

/** A person who is being erased stands up or gives the game up, unless others act for the seat too; then the table knows them by another word. */
export function standUp(table: Table, person: string, alias: string, now: number, secret: MakeSecret): void {
  const seat = table.seatOf(person);
  if (seat !== null && table.place(seat).people.length === 1) {
    const { promise, away } = table.place(seat);
    if (table.status === 'waiting') {
      if (promise !== null) table.write({ k: 'voided', seat, secret: secret() }, now);
      table.write({ k: 'left', seat }, now);
    } else if (table.status === 'running' && away !== 'dropped') table.write({ k: 'dropped', seat, why: 'resigned' }, now);
  }
  const named =
    table.seatOf(person) !== null || table.places.some(({ keep }) => keep === person) || table.chat.some(({ by }) => by === person);
  if (named) table.write({ k: 'gone', was: hashOf(person), alias }, now);
}

/** Every seat promises a number by its hash, under the seal it was shown; when all have, every seat opens its own; then the cards are dealt. */
function beforeDeal(
  table: Table,
  seat: Seat,
  command: Command<'ready' | 'open' | 'void'>,
  now: number,
  cmd: string,
  secret: MakeSecret,
): Outcome {
  const { shuffle, places } = table;
  const { promise, nonce } = table.place(seat);
  const promised = places.every(({ kind, promise: given }) => kind === 'bot' || given !== null);
  switch (command.do) {
    case 'ready':
      if (shuffle.spent) return no('too-many-voided');
      if (command.seal !== shuffle.commitment) return no('other-seal');
      if (promise !== null) return promise === command.promise ? done : no('already-ready');
      table.write({ k: 'promised', seat, promise: command.promise, cmd }, now);
      return done;
    case 'open':
      if (!promised || promise === null) return no('not-yet');
      if (promiseOf(shuffle.commitment, seat, command.nonce) !== promise) return no('other-number');
      if (nonce !== null) return done;
      table.write({ k: 'opened', seat, nonce: command.nonce, cmd }, now);
      start(table, now);
      return done;
    case 'void':
      if (!promised) return no('not-yet');
      table.write({ k: 'voided', seat, secret: secret(), cmd }, now);
      return done;
  }
}

/** Of two tabs the slower one says late what is known: nothing is wrong with that. */
function afterDeal({ promise, nonce }: Place, command: Command<'ready' | 'open' | 'void'>): Outcome {
  const repeated = command.do === 'ready' ? command.promise === promise : command.do === 'open' && command.nonce === nonce;
  return repeated ? done : no('already-started');
}

/** The deal, once every person has opened a number; those of bots follow from the secret. */
export function start(table: Table, now: number): void {
  if (table.places.some(({ kind, nonce }) => kind !== 'bot' && nonce === null)) return;
  table.write({ k: 'started', version: 2, nonces: table.places.map(({ nonce }, seat) => nonce ?? table.shuffle.botNonce(seat)) }, now);
}

/** Bots always agree; everybody else has to. */
function agreeOn(table: Table, now: number): void {
  const { takeback } = table;
  if (!takeback) return;
  const all = table.places.every((place, seat) => (takeback.agreed >> seat) & 1 || place.kind === 'bot' || place.away !== 'no');
  if (all) table.write({ k: 'rewound', entries: takeback.entries }, now);
}
