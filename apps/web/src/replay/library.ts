/** Where replays come from: games that ended in this browser, files that were brought here, links. */
import {
  checkSeal,
  readReplay,
  recordReplay,
  type Replay,
  type ReplayFault,
  replayId,
  type SealCheck,
  SPECTATOR,
  verifyReplay,
  writeReplay,
} from '@orrery/kernel';
import { type AnyGame, CannotOpen, engine, rulesOf } from '../table/engines.ts';
import { type Position, startingAt } from '../table/position.ts';
import type { TableRecord } from '../table/record.ts';
import { get, put } from '../table/shelf.ts';
import { sealOfMatch } from '../online/seals.ts';
import { fromServer } from './fromServer.ts';

export interface Opened {
  readonly replay: Replay;
  /** What does not hold when the game is run again; null where all of it does. */
  readonly fault: ReplayFault | null;
  /** The game held against what this browser kept when it was played on a server; absent where it kept nothing. */
  readonly checks?: readonly SealCheck[];
  /** Where the game began, if not with a deal: it can be looked at here, but nobody elsewhere could check it. */
  readonly from?: Position;
}

/** A game whose matches all start at one position. */
const playedFrom = (game: AnyGame, from: Position): AnyGame => ({
  ...game,
  open(options, pack) {
    const rules = game.open(options, pack);
    return 'faults' in rules ? rules : startingAt(rules, from);
  },
});

/** The record of a table that has ended. */
export async function recordOf(table: TableRecord): Promise<Replay> {
  const { game, rules } = await rulesOf(table.game, table.options, table.pack, table.rules);
  const { ended, from } = table;
  const broken =
    ended && ended.how !== 'rules'
      ? { ended: ended.how, ...(ended.seat === null || ended.seat === SPECTATOR ? {} : { seat: ended.seat }) }
      : undefined;
  return recordReplay({
    game: from ? playedFrom(game, from) : game,
    rules: from ? startingAt(rules, from) : rules,
    seats: table.seats.map(({ kind, name, level }) => ({ kind, name: name || (kind === 'bot' ? `level ${level}` : '') })),
    seed: table.seed,
    log: table.log,
    ...(broken ? { broken } : {}),
  });
}

export async function checked(replay: Replay): Promise<Opened> {
  const game = await engine(replay.game);
  if (!game) throw new CannotOpen([{ path: '/game', problem: replay.game }]);
  const seal = await sealOfMatch(replay.seed.match);
  return { replay, fault: verifyReplay(game, replay), ...(seal ? { checks: checkSeal(game, replay, seal) } : {}) };
}

/** A replay by its address: an ended table, one that was imported, or a match that ended on the server. */
export async function find(id: string): Promise<Opened | null> {
  const table = await get('tables', id);
  if (table?.ended) {
    const replay = await recordOf(table);
    return table.from ? { replay, fault: null, from: table.from } : checked(replay);
  }
  // Somebody who was sent the address of a replay does not have it yet.
  const text = (await get('replays', id))?.text ?? (await fromServer(id).catch(() => null));
  if (text === null) return null;
  const read = readReplay(text);
  return 'code' in read ? null : checked(read);
}

/** Imports any text and stores it if it is a replay; returns its id, or what is wrong with it. */
export async function bring(text: string): Promise<string | ReplayFault> {
  const read = readReplay(text);
  if ('code' in read) return read;
  const id = replayId(read);
  await put('replays', { id, text: writeReplay(read), added: Date.now() });
  return id;
}
