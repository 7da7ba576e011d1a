/** What a client may ask for. Everything that comes in is checked here first: unknown fields, wrong types and sizes go no further. */
import * as v from 'valibot';
import { assertion, enrolment, lessonName, passkeyId, typedCode } from './account.ts';
import { mailAddress, subscription, wishes } from './notices.ts';
import {
  CHAT_LENGTH,
  COMMAND_LENGTH,
  LESSONS,
  NAME_LENGTH,
  ORDERS,
  ORDERS_LENGTH,
  PROTOCOL,
  REASON_LENGTH,
  TITLE_LENGTH,
} from './limits.ts';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const match = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,32}$/));
const gameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,64}$/));
const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seat = whole(14);
const handle = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12}$/));
/** Milliseconds since 1970. */
const moment = whole(8.64e15);
const line = (most: number) => v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u), v.maxLength(most));
/** As it is shown: no character that nobody sees, none that stands for another, no pile of accents. */
const tidied = (given: string): string =>
  given
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\u2800]/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/\s+/g, ' ');
const name = v.pipe(v.string(), v.maxLength(4 * NAME_LENGTH), v.transform(tidied), line(NAME_LENGTH));
/** A name kept since before this was asked of it is no reason to turn anybody away. */
const greetedAs = v.fallback(name, '');
const level = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/));
const value = v.union([v.pipe(v.string(), v.maxLength(64)), v.pipe(v.number(), v.finite()), v.boolean()]);
const word = v.pipe(v.string(), v.maxLength(64));
/** A choice or a condition in words: flat, few, short. */
const named = v.pipe(
  v.record(word, value),
  v.check((given) => Object.keys(given).length <= 12),
);
const choice = v.union([whole(2 ** 30), named]);

/** Time per decision in seconds (`move`), or a store of it for the whole game with something added for each answer (`bank`). */
export const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: v.pipe(whole(30 * 86400), v.minValue(5)) }),
  v.strictObject({ kind: v.literal('bank'), seconds: v.pipe(whole(86400), v.minValue(10)), increment: whole(3600) }),
]);

const seatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: v.optional(level) }),
]);

/**
 * What a seat wants answered for it when a decision comes (`W-INF`, `W-*`, `*`): be asked, pass, make the first listed play that is open, or raise by the
 * smallest step up to a limit. `once` is an answer given ahead: for the question of that number alone, if it is that decision and a listed play is open;
 * otherwise the seat is asked. Only its seat ever sees it.
 */
export const order = v.variant('order', [
  v.strictObject({ decision: word, order: v.literal('ask') }),
  v.strictObject({ decision: word, order: v.literal('pass'), until: v.optional(v.picklist(['change', 'round'])) }),
  v.strictObject({ decision: word, order: v.literal('play'), plays: v.pipe(v.array(named), v.minLength(1), v.maxLength(12)) }),
  v.strictObject({
    decision: word,
    order: v.literal('once'),
    n: whole(1e9),
    plays: v.pipe(v.array(named), v.minLength(1), v.maxLength(12)),
  }),
  v.strictObject({ decision: word, order: v.literal('raise'), verb: word, argument: word, limit: whole(1000) }),
]);

/** Packs are tables of tables; anything deeper is no pack, and deep values are a way to exhaust whoever walks them. */
const DEPTH = 16;
function shallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEPTH) return false;
    level = level.flatMap((held) => (typeof held === 'object' && held !== null ? (Object.values(held) as unknown[]) : []));
  }
  return true;
}

const command = <const D extends string, F extends v.ObjectEntries>(verb: D, fields: F) =>
  v.strictObject({ id, do: v.literal(verb), ...fields });

export const commands = {
  /** Whoever comes without a token is somebody new; a program says that it is one, and is known as a bot from then on. */
  hello: command('hello', {
    v: v.literal(PROTOCOL),
    token: v.optional(token),
    name: v.optional(greetedAs),
    bot: v.optional(v.literal(true)),
  }),
  rename: command('rename', { name }),
  ping: command('ping', {}),
  /** What the house knows of oneself. */
  account: command('account', {}),
  challenge: command('challenge', { for: v.picklist(['enrol', 'signin', 'delete']) }),
  /** Adds a passkey: from the first on a guest has an account. */
  enrol: command('enrol', { passkey: enrolment }),
  /** A session as somebody else, who one proves to be: by a passkey, a code shown on another device, or a printed one. */
  signin: command('signin', { passkey: v.optional(assertion), typed: v.optional(typedCode) }),
  forget: command('forget', { passkey: passkeyId }),
  /** New recovery codes in the place of the old ones. */
  recovery: command('recovery', {}),
  /** Lessons done on this device, by game and number; the answer is all of them, whatever the device. For those with an account. */
  learned: command('learned', { lessons: v.pipe(v.array(lessonName), v.maxLength(LESSONS)) }),
  /** A code by which another device signs in as oneself. */
  code: command('code', {}),
  /** Ends a session of one's own, or all but this one. */
  end: command('end', { session: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{12}$/))) }),
  /** A link to everything the house has stored about oneself. */
  export: command('export', {}),
  /** In two days everything about oneself is erased; whoever has a passkey proves to be its owner first. */
  delete: command('delete', { passkey: v.optional(assertion) }),
  /** Takes that back. */
  stay: command('stay', {}),
  /** What one is told while away, and how. */
  notices: command('notices', {}),
  wish: command('wish', { wishes }),
  /** This browser shows notices from now on, or no more. */
  subscribe: command('subscribe', subscription),
  unsubscribe: command('unsubscribe', { endpoint: subscription.endpoint }),
  /** Sends a code to an address; with the code the address is one's own; without an address there is none any more. */
  address: command('address', { address: v.optional(mailAddress), typed: v.optional(typedCode) }),
  /** From now on clocks of days stand still for so many of them; for none, they go on. */
  holiday: command('holiday', { days: whole(30) }),
  list: command('list', {}),
  /** Somebody at a table, by the seat or by the moment of a line of theirs, is not heard any more, or neither heard nor met. */
  ignore: command('ignore', { match, seat: v.optional(seat), said: v.optional(moment), how: v.picklist(['mute', 'block']) }),
  /** Takes that back. */
  heed: command('heed', { of: handle }),
  /** Whom one does not hear. */
  ignored: command('ignored', {}),
  /** Tells those who look after the house; what was said at the table goes with it. */
  report: command('report', { match, seat: v.optional(seat), said: v.optional(moment), reason: line(REASON_LENGTH) }),
  /** Friends, who was asked to be one and who asks. */
  friends: command('friends', {}),
  /** Somebody at a table, or who asks, is to be a friend: once both have said so they are. */
  befriend: command('befriend', { match: v.optional(match), seat: v.optional(seat), of: v.optional(handle) }),
  /** Not any more, or not at all. */
  unfriend: command('unfriend', { of: handle }),
  /** Whether a friend sees when one plays, as one sees them where they let one. */
  reveal: command('reveal', { of: handle, on: v.boolean() }),
  /** A short code for a table that waits, beside its link. */
  invite: command('invite', { match }),
  /** The table such a code stands for. */
  invited: command('invited', { typed: typedCode }),
  /** For those who look after the house: who was reported, everything about one of them, and what is done about it. */
  cases: command('cases', { closed: v.optional(v.boolean()) }),
  dossier: command('dossier', { of: handle }),
  act: command('act', {
    of: handle,
    what: v.picklist(['close', 'silence', 'unsilence', 'ban', 'unban']),
    /** 0 for good. */
    hours: v.optional(whole(10 * 365 * 24)),
    /** Whoever comes from the same address is shut out too. */
    address: v.optional(v.boolean()),
    reason: line(REASON_LENGTH),
  }),
  /** Ends a table without a result. */
  halt: command('halt', { match, reason: line(REASON_LENGTH) }),
  /** Open tables and who looks for what, from now on and whenever it changes; or no more of it. */
  lobby: command('lobby', { on: v.boolean() }),
  /** Looks for others who wish the same, in teams where the game has them; after `fill` seconds bots may take what is free, never where absent. */
  seek: command('seek', {
    game: gameId,
    seats: v.pipe(whole(15), v.minValue(2)),
    clock,
    fill: v.optional(whole(3600)),
    rated: v.optional(v.boolean()),
    teams: v.optional(v.boolean()),
  }),
  unseek: command('unseek', {}),
  /** The strongest at a game. */
  leaders: command('leaders', { game: gameId }),
  /** Ratings and rated games of oneself, or of whoever is known by a handle. */
  profile: command('profile', { of: v.optional(handle) }),
  tournaments: command('tournaments', {}),
  /** One of them, from now on with a word whenever something has happened. */
  tournament: command('tournament', { of: handle, follow: v.optional(v.boolean()) }),
  /** A new one. Seconds until it begins and between rounds. */
  hold: command('hold', {
    name: v.pipe(v.string(), v.maxLength(4 * TITLE_LENGTH), v.transform(tidied), line(TITLE_LENGTH)),
    game: gameId,
    kind: v.picklist(['swiss', 'robin', 'league']),
    seats: v.pipe(whole(6), v.minValue(2)),
    rounds: v.pipe(whole(15), v.minValue(1)),
    clock,
    most: v.pipe(whole(64), v.minValue(2)),
    starts: whole(30 * 86_400),
    pause: whole(86_400),
    bots: v.optional(whole(63)),
    level: v.optional(level),
    abandoned: v.picklist(['bot', 'rules']),
    rated: v.optional(v.boolean()),
  }),
  enter: command('enter', { of: handle }),
  withdraw: command('withdraw', { of: handle }),
  /** Its maker does not wait any longer. */
  begin: command('begin', { of: handle }),
  create: command('create', {
    game: gameId,
    options: v.optional(v.record(word, value)),
    pack: v.optional(
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.check((pack) => shallow(pack)),
      ),
    ),
    seats: v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(15)),
    public: v.optional(v.boolean()),
    spectators: v.optional(v.picklist(['public', 'none'])),
    memoryAid: v.optional(v.boolean()),
    clock: v.optional(clock),
    timeout: v.optional(v.picklist(['fallback', 'bot', 'resign'])),
    turnCap: v.optional(v.pipe(whole(10_000), v.minValue(10))),
  }),
  watch: command('watch', {
    match,
    have: v.optional(v.strictObject({ at: whole(1e9), length: whole(1e9), digest: whole(2 ** 32) })),
  }),
  unwatch: command('unwatch', { match }),
  join: command('join', { match, seat: v.optional(seat) }),
  leave: command('leave', { match }),
  claim: command('claim', { match, seat, key: token }),
  /** Another key for the own seat: the old one is worth nothing, and whoever came by it only looks on. */
  rekey: command('rekey', { match }),
  /** The hash of this seat's number, under the seal that was shown. */
  ready: command('ready', { match, seal: hash, promise: hash }),
  /** The number itself, once everybody has promised one. */
  open: command('open', { match, nonce }),
  /** Gives up a deal that somebody does not open; everything begins with a new seal. */
  void: command('void', { match }),
  answer: command('answer', { match, n: whole(1e9), choice }),
  undo: command('undo', { match, n: whole(1e9), answers: v.pipe(whole(1e6), v.minValue(1)) }),
  takeback: command('takeback', { match }),
  consent: command('consent', { match, agree: v.boolean() }),
  resign: command('resign', { match }),
  return: command('return', { match }),
  rematch: command('rematch', { match }),
  chat: command('chat', {
    match,
    room: v.picklist(['table', 'watchers', 'team']),
    text: v.optional(line(CHAT_LENGTH)),
    signal: v.optional(level),
  }),
  orders: command('orders', {
    match,
    orders: v.pipe(
      v.array(order),
      v.maxLength(ORDERS),
      v.check((orders) => JSON.stringify(orders).length <= ORDERS_LENGTH),
    ),
  }),
};

type Schemas = typeof commands;
export type Verb = keyof Schemas;
export type Command<D extends Verb = Verb> = { [K in D]: Readonly<v.InferOutput<Schemas[K]>> }[D];
/** A command as its caller writes it: the client adds the id. */
export type Request<D extends Verb = Verb> = { [K in D]: Omit<Command<K>, 'id'> }[D];
export type Clock = v.InferOutput<typeof clock>;
export type StandingOrder = v.InferOutput<typeof order>;
export type NamedChoice = v.InferOutput<typeof named>;

const schemas: ReadonlyMap<string, v.GenericSchema<unknown, unknown>> = new Map(Object.entries(commands));

export interface Misread {
  readonly code: 'too-long' | 'not-json' | 'not-a-command' | 'unknown-command' | 'wrong-fields' | 'other-protocol';
  /** The command's id where one could be read, so that its sender can tell which it was. */
  readonly id: string | null;
  readonly path: string;
}

/** Nearly everything a client sends is an answer by number, written as `JSON.stringify` writes it; such a one is whole as soon as it has this form. */
const ANSWER =
  /^\{"id":"([A-Za-z0-9_-]{1,40})","do":"answer","match":"([A-Za-z0-9_-]{8,32})","n":(0|[1-9]\d{0,8}),"choice":(0|[1-9]\d{0,8})\}$/;

/** The id of a command that is not read any further, where it stands in front, as every client of ours writes it. */
export const idOf = (text: string): string | null => /^\s*\{\s*"id"\s*:\s*"([A-Za-z0-9_-]{1,40})"/.exec(text)?.[1] ?? null;

/** A command from the text of a frame, or what is wrong with it. Never throws. */
export function readCommand(text: string): Command | Misread {
  const answer = ANSWER.exec(text);
  if (answer) {
    const [, id = '', match = '', n, choice] = answer;
    return { id, do: 'answer', match, n: Number(n), choice: Number(choice) };
  }
  return readAny(text);
}

/** How a message begins that may be long, as every client of ours writes it. */
const MAY_BE_LONG = /^\{"id":"[A-Za-z0-9_-]{1,40}","do":"create",/;

/** Whether a message that begins so may be as long as that. */
export const mayBeLong = (beginning: string, length: number): boolean => length <= COMMAND_LENGTH || MAY_BE_LONG.test(beginning);

/** Any command, whatever its form; one that is too long to be sensible is not read at all. */
export function readAny(text: string): Command | Misread {
  if (!mayBeLong(text, text.length)) return { code: 'too-long', id: idOf(text), path: '' };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { code: 'not-json', id: null, path: '' };
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { code: 'not-a-command', id: null, path: '' };
  const said = 'id' in given && typeof given.id === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(given.id) ? given.id : null;
  // Whatever else a greeting of another version has, this is what is wrong with it.
  if ('do' in given && given.do === 'hello' && 'v' in given && typeof given.v === 'number' && given.v !== PROTOCOL)
    return { code: 'other-protocol', id: said, path: '/v' };
  const schema = 'do' in given && typeof given.do === 'string' ? schemas.get(given.do) : undefined;
  if (!schema) return { code: 'unknown-command', id: said, path: '/do' };
  const read = v.safeParse(schema, given, { abortEarly: true, abortPipeEarly: true });
  if (read.success) return read.output as Command;
  const path = (read.issues[0].path ?? []).map((item) => `/${String(item.key).slice(0, 40)}`).join('');
  return { code: 'wrong-fields', id: said, path };
}
