/** What travels between clients and a server, written down: a JSON Schema made from the schemas by which it is checked, and a document made from that. */
import { commands, CHAT_LENGTH, COMMAND_LENGTH, FRAME_BYTES, NAME_LENGTH, PROTOCOL, type Verb } from '@orrery/protocol';
import { oks, said } from '@orrery/protocol/said';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** What each command asks for. */
const ABOUT: Readonly<Record<Verb, string>> = {
  hello:
    'Says who you are, before anything else. Without a `token` you are somebody new, and are given one. With `bot` you are a bot from then on: it is shown wherever you sit, and holds for the token.',
  rename: 'Changes your name.',
  ping: 'Asks for the time of the server.',
  account: 'What the house knows of you.',
  challenge: 'Begins a ceremony with a passkey.',
  enrol: 'Adds a passkey.',
  signin: 'A session as somebody else, who you prove to be by a passkey or a code.',
  forget: 'Removes a passkey.',
  recovery: 'New recovery codes in the place of the old ones.',
  learned: 'Lessons done on this device; the answer is all of them.',
  code: 'A code by which another device signs in as you.',
  end: 'Ends a session of yours, or all but this one.',
  export: 'A link to everything that is stored about you.',
  delete: 'In two days everything about you is erased.',
  stay: 'Takes that back.',
  list: 'Open tables, running ones, and your own.',
  ignore: 'Somebody at a table is not heard any more (`mute`), or neither heard nor met (`block`).',
  heed: 'Takes that back.',
  ignored: 'Whom you do not hear.',
  report: 'Tells those who look after the house about somebody.',
  friends: 'Your friends, whom you have asked, and who asks you.',
  befriend: 'Asks somebody at a table to be your friend, or agrees to it.',
  unfriend: 'Not any more, or not at all.',
  reveal: 'Whether a friend sees when you play.',
  invite: 'A short code for a waiting table you sit at.',
  invited: 'The table such a code stands for.',
  cases: 'For those who look after the house: who was reported.',
  dossier: 'For those who look after the house: everything about one person.',
  act: 'For those who look after the house: what is done about somebody.',
  halt: 'For those who look after the house: ends a table without a result.',
  notices: 'What you are told while you are away, and how.',
  wish: 'Changes that.',
  subscribe: 'This browser shows notices from now on.',
  unsubscribe: 'No more of it.',
  holiday: 'Clocks of games over days stand still for so many days; for none, they go on.',
  address: 'Sends a code to an e-mail address; with the code the address is yours; without an address there is none any more.',
  lobby: 'Open tables and who looks for others, from now on and whenever it changes; or no more of it.',
  seek: 'Looks for others who wish the same game. For people: a bot is refused.',
  unseek: 'Takes that back.',
  leaders: 'The strongest at a game.',
  profile: 'Ratings and rated games of yourself, or of whoever is known by a handle.',
  tournaments: 'Tournaments: those that run, those to come, those that are over.',
  tournament:
    'One of them: who plays, the standings, the boards of the round. With `follow` you hear `changed` whenever something has happened.',
  hold: 'A new tournament: Swiss, everybody against everybody, or a league of tables.',
  enter: 'Plays along, before it has begun.',
  withdraw: 'Plays along no more.',
  begin: 'Begins a tournament of your own now.',
  create: 'A new table. The seats say who plays: `me`, `open` for whoever comes, `bot` for a bot of the house.',
  watch: 'Shows you a table from now on: `table`, `update` and `chat` follow. With `have`, what you have already is not sent again.',
  unwatch: 'No more of it.',
  join: 'Takes a free seat: the one named, or the first.',
  leave: 'Gives the seat up, before the deal.',
  claim: 'Takes part in a seat by its key, from another device.',
  rekey: 'Makes another key for your seat: the old one is worth nothing, and whoever came by it only looks on. For whoever took the seat.',
  ready: 'Promises your number for the shuffle, by its hash under the seal that was shown.',
  open: 'Opens that number, once everybody has promised one.',
  void: 'Gives up a deal that somebody does not open.',
  answer:
    'Answers a question. `n` is that of the last `update`, `choice` one of its `open`, by code or in words. What comes too late is refused as `stale`; `data.by` is then `device` where a device of your seat has answered since.',
  undo: 'Takes back your last answers, as many as `undo` of the last `update` allows.',
  takeback: 'Asks the others to take back your last answer.',
  consent: 'Agrees to that, or does not.',
  resign: 'Gives up; a bot of the house plays on where others do.',
  return: 'Takes your seat back after your time had run out.',
  rematch: 'The same people once more.',
  chat: 'Says something: at the table, among those who look on, or in a team.',
  orders: 'Standing orders: what is answered for you when a decision comes.',
};

/** What each message of the server tells. */
const TOLD: Readonly<Record<keyof typeof said, string>> = {
  reply: 'The answer to a command, by its id. Every command has exactly one.',
  table: 'The table around the game, whenever something about it changes.',
  update: 'The game as your seat knows it: at first, and whenever you learn something or are asked.',
  chat: 'What was said.',
  lobby: 'What has come, changed or gone in the lobby.',
  found: 'Others were found for what you seek, or a round of your tournament has begun: the match you sit at.',
  changed: 'Something has happened in a tournament you follow: ask for it again.',
};

/** Commands a bot needs; the rest is there for people and their pages. */
const OF_BOTS: readonly Verb[] = ['hello', 'list', 'create', 'join', 'watch', 'ready', 'open', 'answer', 'resign', 'rematch', 'ping'];

type Shape = Exclude<JsonSchema, boolean>;

const shapeOf = (schema: GenericSchema): Shape => {
  const { $schema: _, ...shape } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return shape;
};
const shapesOf = (schemas: Readonly<Record<string, GenericSchema>>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)]));

/** Everything that travels, as one JSON Schema: commands by their verb, messages by what they are about, and what `ok` holds. */
export const protocolSchema = (): object => {
  const [sent, told, answered] = [shapesOf(commands), shapesOf(said), shapesOf(oks)];
  const all = (part: string, shapes: object): object => ({
    anyOf: Object.keys(shapes).map((name) => ({ $ref: `#/$defs/${part}/${name}` })),
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Orrery protocol ${PROTOCOL}`,
    description: 'One line of a frame: a command of a client, or a message of a server.',
    anyOf: [all('commands', sent), all('messages', told)],
    $defs: { commands: sent, messages: told, ok: answered },
  };
};

/** A shape in a few words. */
function inWords(shape: Shape): string {
  const { type, const: one, enum: some, anyOf, oneOf, items, properties, pattern, minimum, maximum, maxLength } = shape;
  if (one !== undefined) return `\`${JSON.stringify(one)}\``;
  if (some) return some.map((each) => `\`${JSON.stringify(each)}\``).join(' or ');
  const either = anyOf ?? oneOf;
  if (either) return either.map((each) => inWords(each as Shape)).join(' or ');
  if (type === 'array') return `list of ${inWords((items ?? {}) as Shape)}`;
  if (type === 'object' && properties && Object.keys(properties).length > 0)
    return `{ ${Object.entries(properties)
      .map(([name, inner]) => ((inner as Shape).const === undefined ? name : `${name}: ${JSON.stringify((inner as Shape).const)}`))
      .join(', ')} }`;
  if (type === 'object') return 'an object';
  if (type === undefined) return 'anything';
  const bounds = [
    ...(pattern === undefined ? [] : [`\`${pattern}\``]),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? [] : [`from ${minimum}`]),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [`to ${maximum}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ];
  return [type === 'integer' ? 'whole number' : type, ...bounds].join(' ');
}

/** The fields of a shape, one a line; those of objects within it follow under their path, the first time they are met. */
function fieldsOf(shape: Shape, met: Set<string>, at = ''): string[] {
  const { properties = {}, required = [], anyOf } = shape;
  if (anyOf && Object.keys(properties).length === 0) {
    const seen = new Set<string>();
    return anyOf.flatMap((each) => fieldsOf(each as Shape, met, at)).filter((line) => !seen.has(line) && seen.add(line));
  }
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = field as Shape;
    const path = `${at}${name}`;
    const words = [inWords(inner), ...(required.includes(name) ? [] : ['may be absent'])].join('; ').replaceAll('|', '\\|');
    const deeper = inner.type === 'array' ? (inner.items as Shape | undefined) : inner;
    const key = JSON.stringify(deeper);
    const fresh = deeper?.type === 'object' && !met.has(key);
    met.add(key);
    return [
      `| \`${path}\` | ${words} | ${inner.description ?? ''} |`,
      ...(fresh ? fieldsOf(deeper, met, `${path}${inner.type === 'array' ? '[]' : ''}.`) : []),
    ];
  });
}

const table = (shape: Shape): string[] => ['| field | what it may be | what it is |', '| --- | --- | --- |', ...fieldsOf(shape, new Set())];

function commandSection(verb: string, shape: Shape): string[] {
  const { id: _, do: __, ...properties } = shape.properties ?? {};
  const answer = verb in oks ? shapeOf(oks[verb as keyof typeof oks]) : null;
  return [
    `### \`${verb}\``,
    '',
    ABOUT[verb as Verb],
    '',
    ...(Object.keys(properties).length > 0 ? [...table({ ...shape, properties }), ''] : []),
    ...(answer ? ['Its `ok`:', '', ...table(answer), ''] : []),
  ];
}

export function protocolDocument(): string {
  const sent = shapesOf(commands);
  const rest = Object.keys(sent).filter((verb) => !OF_BOTS.some((one) => one === verb));
  return [
    `# The protocol, message by message`,
    '',
    `Made by \`npx orrery protocol --write\` from the schemas by which the server checks what it hears, and by which tests check what it says; a test holds this document and [protocol.schema.json](protocol.schema.json) to them. How a bot uses it is told in [Write a bot](bots.md#over-the-network).`,
    '',
    `A client connects to \`/socket\` by WebSocket and sends commands, one JSON object a frame, at most ${COMMAND_LENGTH} bytes (${FRAME_BYTES} where \`create\` brings a pack). A frame of the server holds one or more messages, one JSON value a line. Names have up to ${NAME_LENGTH} characters, lines of talk up to ${CHAT_LENGTH}. Protocol ${PROTOCOL} is the only one a server of this version speaks; fields a server does not know are refused, and clients pass over fields they do not know.`,
    '',
    'Every command has an `id` of the client’s own choosing (letters, digits, `_` and `-`, at most 40) and says in `do` what is asked for. Ids are one person’s own, over all their connections: what is sent again under the same id is carried out once and answered again.',
    '',
    '## Commands a bot needs',
    '',
    ...OF_BOTS.flatMap((verb) => commandSection(verb, sent[verb] ?? {})),
    '## What the server says',
    '',
    ...Object.entries(said).flatMap(([name, schema]) => [
      `### \`${name}\``,
      '',
      TOLD[name as keyof typeof said],
      '',
      ...table(shapeOf(schema)),
      '',
    ]),
    '## All other commands',
    '',
    ...rest.flatMap((verb) => commandSection(verb, sent[verb] ?? {})),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
