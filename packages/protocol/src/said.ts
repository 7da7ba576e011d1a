/**
 * What a server says, as schemas: documents are made from them, and tests hold real frames against them. The types are in `messages.ts`; the compiler holds the two
 * equal, so that neither says what the other does not.
 */
import * as v from 'valibot';
import { clock, order } from './commands.ts';

const says = <const S extends v.GenericSchema>(schema: S, text: string) => v.pipe(schema, v.description(text));
const time = v.pipe(v.number(), v.description('milliseconds since 1970, by the clock of the server'));
const seat = v.pipe(v.number(), v.integer());
const seats = says(v.number(), 'seats as bits: seat s is bit 1 << s');
const yes = v.literal(true);
const value = v.union([v.string(), v.number(), v.boolean()]);

const no = v.strictObject({
  code: says(v.string(), 'what is wrong, as a word'),
  clause: v.exactOptional(says(v.string(), 'the clause of the rules that says so')),
  data: v.exactOptional(says(v.record(v.string(), value), 'figures and names that belong to it')),
});

const re = says(v.nullable(v.string()), 'the id of the command; null where a frame was no readable command');
const reply = v.union([
  v.strictObject({ re, ok: says(v.looseObject({}), 'what the command has to say; see there') }),
  v.strictObject({ re, no: says(no, 'why it was not carried out; nothing has changed') }),
]);

const seatInfo = v.strictObject({
  kind: v.picklist(['person', 'open', 'bot']),
  name: v.string(),
  level: v.exactOptional(says(v.string(), 'how well a bot of the house plays')),
  ready: says(v.boolean(), 'has promised its number for the shuffle'),
  program: v.exactOptional(says(yes, 'a bot that came over the network plays here')),
  gone: v.exactOptional(says(yes, 'whoever sat here has had their account deleted')),
  kept: v.exactOptional(says(yes, 'free, and kept for somebody of the game before')),
  away: v.exactOptional(says(yes, 'a bot of the house plays for its person')),
  why: v.exactOptional(v.picklist(['resigned', 'timeout'])),
  holiday: v.exactOptional(says(v.number(), 'its person is on holiday until then, and their clock stands still')),
  returns: v.exactOptional(says(yes, 'its person may take it back')),
});

const opening = {
  secret: says(v.nullable(v.string()), 'of the dealer; null until the game is over'),
  commitment: says(v.string(), 'the seal: what the secret is held to'),
  match: v.string(),
  nonces: says(v.array(v.string()), 'the numbers of the seats, once all are open'),
};
const shuffle = v.union([
  v.strictObject(opening),
  v.strictObject({
    ...opening,
    version: v.literal(2),
    plan: says(v.array(v.string()), 'who may sit where'),
    voided: says(v.array(v.string()), 'earlier seals that were given up'),
    pack: says(v.string(), 'the hash of the pack'),
    promises: v.exactOptional(says(v.array(v.nullable(v.string())), 'by seat; absent after the deal')),
    opened: v.exactOptional(seats),
    voidedBy: v.exactOptional(says(v.number(), 'the seat that gave up the last deal')),
  }),
]);

const result = v.strictObject({ winners: v.array(seat), clause: says(v.string(), 'the way of winning') });
const end = v.union([result, v.strictObject({ ended: v.picklist(['resigned', 'timeout', 'unfinished']), seat: v.exactOptional(seat) })]);

const tableInfo = v.strictObject({
  game: v.string(),
  rules: says(v.string(), 'the version of its rules'),
  options: v.record(v.string(), value),
  pack: says(v.unknown(), 'the pack, where it is not built in; else its name'),
  status: v.picklist(['waiting', 'running', 'ended']),
  viewer: says(v.number(), 'your seat, or 15 for somebody who looks on'),
  seats: v.array(seatInfo),
  here: says(seats, 'seats whose people are connected'),
  watchers: v.number(),
  public: v.boolean(),
  spectators: v.picklist(['public', 'none']),
  memoryAid: v.boolean(),
  rated: v.exactOptional(yes),
  clock,
  timeout: says(v.picklist(['fallback', 'bot', 'resign']), 'what happens where time runs out'),
  turnCap: v.number(),
  shuffle,
  end: v.nullable(end),
  takeback: v.nullable(v.strictObject({ seat, agreed: seats })),
  rematch: says(v.nullable(v.string()), 'the match in which the same people play once more'),
  orders: v.exactOptional(says(v.array(order), 'standing orders of your seat')),
});

const on = says(v.string(), 'the match');
const update = v.strictObject({
  on,
  at: says(v.number(), 'how far you have come; for `have` of `watch`'),
  from: says(v.number(), 'the past is its first so many entries as you had them'),
  tail: says(v.array(v.number()), '… and then these: events by code, own choices as −1 − code'),
  view: says(v.unknown(), 'the table as your seat sees it'),
  open: says(v.array(v.number()), 'choices open to you, by code'),
  n: says(v.number(), 'names the question, for `answer` and `undo`'),
  undo: says(v.number(), 'answers you may take back'),
  rewinds: v.exactOptional(says(v.number(), 'how often moves have been taken back by consent')),
  now: v.exactOptional(time),
  times: v.exactOptional(v.array(v.strictObject({ left: v.number(), since: v.nullable(v.number()) }))),
  until: v.exactOptional(says(v.number(), 'when the running decision ends at the latest')),
});

const chatLine = v.strictObject({
  room: v.picklist(['table', 'watchers', 'team']),
  seat: says(v.number(), '−1 for somebody who looks on'),
  name: v.string(),
  text: v.exactOptional(v.string()),
  signal: v.exactOptional(v.string()),
  time,
});

const listed = {
  match: v.string(),
  game: v.string(),
  status: tableInfo.entries.status,
  seats: v.array(seatInfo),
  clock,
  spectators: tableInfo.entries.spectators,
  made: time,
  rated: v.exactOptional(yes),
};
const sought = v.strictObject({
  id: v.string(),
  name: v.string(),
  game: v.string(),
  seats: v.number(),
  clock,
  rated: v.boolean(),
  teams: v.exactOptional(says(yes, 'in teams')),
  since: time,
});

/** Everything a server says, by what it is about. */
export const said = {
  reply,
  table: v.strictObject({ on, table: tableInfo }),
  update,
  chat: v.strictObject({
    on,
    chat: v.array(chatLine),
    whole: v.exactOptional(says(yes, 'all there is, in the place of what was heard before')),
  }),
  lobby: v.strictObject({
    lobby: v.strictObject({
      open: v.array(v.strictObject(listed)),
      seeks: v.array(sought),
      gone: says(v.array(v.string()), 'what is no longer offered, by match or id'),
    }),
    whole: v.exactOptional(says(yes, 'all there is, in the place of what was shown before')),
  }),
  found: v.strictObject({ found: v.strictObject({ match: v.string() }) }),
  changed: v.strictObject({ changed: says(v.string(), 'a tournament you follow, by its id') }),
};

const made = v.strictObject({
  match: v.string(),
  seat: v.exactOptional(seat),
  key: v.exactOptional(says(v.string(), 'of your seat, for another device')),
});

/** What `ok` holds for commands that have something to say. */
export const oks = {
  hello: v.strictObject({
    protocol: v.number(),
    name: v.string(),
    bot: v.exactOptional(says(yes, 'you are known as a bot')),
    token: v.exactOptional(says(v.string(), 'given once, to somebody new: whoever holds it is you')),
    now: time,
  }),
  ping: v.strictObject({ now: time }),
  list: v.strictObject({
    open: v.array(v.strictObject(listed)),
    running: v.array(v.strictObject(listed)),
    mine: v.array(v.strictObject({ ...listed, turn: v.nullable(v.strictObject({ seat, waits: seats })) })),
  }),
  create: made,
  join: v.strictObject({ seat, key: says(v.string(), 'of your seat, for another device') }),
  claim: v.strictObject({ seat }),
  rekey: v.strictObject({ key: says(v.string(), 'of your seat, from now on') }),
  watch: v.strictObject({ viewer: tableInfo.entries.viewer }),
  rematch: made,
};

/** What is wrong with something that should be as a schema has it; null where nothing is. */
export const faultOf = (schema: v.GenericSchema, given: unknown): string | null => v.safeParse(schema, given).issues?.[0]?.message ?? null;
