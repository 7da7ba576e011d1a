/** What a viewer is told of a table. Everything here is a function of what that viewer may know. */
import { SPECTATOR, isPromised, type Seat, type SeatSet, type Viewer } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';
import { NEVER } from '@orrery/games/tables';
import { CHAT_LINES, type ChatLine, type Listed, type OwnListed, type SeatInfo, type TableInfo, type Update } from '@orrery/protocol';
import { isProgram } from '../programs.ts';
import { hashOfPack } from '../rulesShelf.ts';
import type { Table } from './table.ts';

export const seatInfo = (table: Pick<Table, 'places'>): SeatInfo[] =>
  table.places.map((place) => ({
    kind: place.kind,
    name: place.name,
    ...(place.kind === 'bot' && place.level !== '' ? { level: place.level } : {}),
    ready: place.kind === 'bot' || place.promise !== null,
    ...(place.people.some(isProgram) ? { program: true as const } : {}),
    ...(place.gone ? { gone: true as const } : {}),
    ...(place.kind === 'open' && place.keep !== null ? { kept: true as const } : {}),
    ...(place.away === 'no' || place.why === null ? {} : { away: true as const, why: place.why }),
    ...(place.away === 'lapsed' ? { returns: true as const } : {}),
    ...(place.holiday > 0 ? { holiday: place.holiday } : {}),
  }));

export function tableInfo(table: Table, viewer: Viewer, here: SeatSet, watchers: number): TableInfo {
  const { made } = table;
  return {
    game: made.game,
    rules: made.rules,
    options: table.rules.options,
    pack: made.pack ?? table.rules.pack.id,
    status: table.status,
    viewer,
    seats: seatInfo(table),
    here,
    watchers,
    public: made.public,
    spectators: made.spectators,
    memoryAid: made.memoryAid,
    ...(made.rated ? { rated: true as const } : {}),
    clock: made.clock,
    timeout: made.timeout,
    turnCap: made.turnCap,
    shuffle: shuffleInfo(table),
    end: table.broken ?? table.result,
    takeback: table.takeback ? { seat: table.takeback.seat, agreed: table.takeback.agreed } : null,
    rematch: table.rematch,
    ...(viewer === SPECTATOR ? {} : { orders: table.ordersOf(viewer) }),
  };
}

function shuffleInfo({ shuffle, status, places }: Table): TableInfo['shuffle'] {
  const opening = shuffle.opening(status === 'ended');
  if (!isPromised(opening)) return opening;
  const { pack, voidedBy } = shuffle;
  if (status !== 'waiting') return { ...opening, pack };
  const opened = places.reduce((seats, { nonce }, seat) => (nonce === null ? seats : seats | (1 << seat)), 0);
  return { ...opening, pack, promises: places.map(({ promise }) => promise), opened, ...(voidedBy === null ? {} : { voidedBy }) };
}

/** The game for a viewer who has the first `known` entries of its past. */
export function updateFor(table: Table, viewer: Viewer, known: number, now: number): Update | null {
  const { match } = table;
  if (!match) return null;
  const past = match.past(viewer);
  const view = match.view(viewer);
  const seated = viewer !== SPECTATOR;
  const running = table.status === 'running';
  const times = table.timesFor(view);
  const until = running ? table.timing.until : null;
  const update: { -readonly [K in keyof Update]: Update[K] } = {
    on: table.id,
    at: match.at(viewer),
    from: known,
    tail: past.slice(known),
    view,
    open: seated && running ? match.open(viewer) : [],
    n: seated ? match.answers(viewer) : 0,
    undo: seated && running ? match.undoable(viewer) : 0,
  };
  if (table.rewinds > 0) update.rewinds = table.rewinds;
  if (times || until !== null) update.now = now;
  if (times) update.times = times;
  if (until !== null) update.until = until;
  return update;
}

/** Whether a viewer may hear a line. */
export function hears(viewer: Viewer, line: Table['chat'][number], ended: boolean): boolean {
  if (line.room === 'table') return true;
  if (line.room === 'watchers') return viewer === SPECTATOR || ended;
  return line.team.includes(viewer);
}

export const chatLine = ({ room, seat, name, text, signal, time }: ChatLine): ChatLine => ({
  room,
  seat,
  name,
  ...(text === undefined ? {} : { text }),
  ...(signal === undefined ? {} : { signal }),
  time,
});

export const chatFor = (table: Table, viewer: Viewer, unheard: ReadonlySet<string>): ChatLine[] =>
  table.chat
    .filter((line) => hears(viewer, line, table.status === 'ended') && !unheard.has(line.by))
    .slice(-CHAT_LINES)
    .map(chatLine);

export const listed = (table: Pick<Table, 'id' | 'made' | 'status' | 'places' | 'madeAt'>): Listed => ({
  match: table.id,
  game: table.made.game,
  status: table.status,
  seats: seatInfo(table),
  clock: table.made.clock,
  spectators: table.made.spectators,
  made: table.madeAt,
  ...(table.made.rated ? { rated: true as const } : {}),
});

/** What a table asks of somebody, as that seat may know it. */
export interface Awaited {
  readonly game: string;
  /** By which the question is known: the seat's answers so far, below zero before the cards are dealt. */
  readonly question: number;
  /** The game has not begun. */
  readonly begins: boolean;
  /** When it goes on without the seat; null for never. */
  readonly until: number | null;
  /** Whoever it is about looks at the table, or is on holiday. */
  readonly busy: boolean;
}

/** A decision for which there is less time than that is made at the table or not at all, in seconds. */
const OVER_DAYS = 3600;

/** What a game over days asks of a seat; null where it asks nothing, where the seat may not know yet, and where the game is a quick one. */
export function awaits(table: Table, seat: Seat | null, here: SeatSet, now: number): Awaited | null {
  const { clock, game } = table.made;
  if (seat === null || clock.kind === 'bank' || (clock.kind === 'move' && clock.seconds < OVER_DAYS)) return null;
  const at = { game, busy: ((here >> seat) & 1) === 1 || table.place(seat).holiday > now };
  if (table.status === 'waiting') {
    const step = beginning(table, seat);
    return step === null ? null : { ...at, question: step, begins: true, until: null };
  }
  const turn = turnFor(table, seat, now);
  if (!turn || !table.match || !((turn.waits >> seat) & 1)) return null;
  const until = table.timing.deadline(seat, now);
  return { ...at, question: table.match.answers(seat), begins: false, until: until === NEVER ? null : until };
}

/** What a full table needs of a seat before the cards are dealt: its promise, or the number it has promised. */
function beginning({ places }: Table, seat: Seat): number | null {
  if (places.some(({ kind }) => kind === 'open')) return null;
  const { kind = 'bot', promise = null, nonce = null } = places[seat] ?? {};
  if (kind === 'bot') return null;
  if (promise === null) return -1;
  return nonce === null && places.every((place) => place.kind === 'bot' || place.promise !== null) ? -2 : null;
}

/** Whom a table waits for, as its seat may know it. Who has finished a window learns nothing before its time, and nobody by learning nothing. */
export function turnFor(table: Table, seat: Seat | null, now: number): OwnListed['turn'] {
  if (seat !== null && table.status === 'waiting') {
    const waits = table.places.reduce((seats, _, other) => (beginning(table, other) === null ? seats : seats | (1 << other)), 0);
    return waits === 0 ? null : { seat, waits };
  }
  if (seat === null || table.status !== 'running' || !table.match || !table.hears(seat, now)) return null;
  if (table.place(seat).away !== 'no') return null;
  const { asked, answered } = table.match.view(seat);
  return { seat, waits: asked & ~answered };
}

/** The pack by which rules are opened: undefined for a built-in one. */
export function ownPack(game: AnyGame, pack: unknown): unknown {
  if (pack === undefined) return undefined;
  const [standard] = game.packs;
  return standard !== undefined && hashOfPack(standard) === hashOfPack(pack) ? undefined : pack;
}
