import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { readReplay, readSeal, replayRules, REPLAY_BYTES, verifyReplay, type Replay, type ReplayFault, type Seal } from '@orrery/kernel';
import type { AnyGame, AnyRules } from '@orrery/games';
import { Complaint, short } from './complaint.ts';
import type { Context } from './context.ts';
import { KNOWN, knownGame } from './known-games.ts';

export interface Opened {
  readonly replay: Replay;
  readonly game: AnyGame;
  readonly rules: AnyRules;
}

/** What is wrong with a file, as a person is told it. */
type Wrong = 'error.replay' | 'error.seal';

/** Reads at most one byte more than a replay may have, and only from a real file: a pipe or a device could go on for ever. */
function readText(file: string, { texts }: Context, wrong: Wrong = 'error.replay'): string {
  const name = short(file, 120);
  let handle: number;
  try {
    handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Complaint(texts.say('error.file-missing', { file: name }));
    throw new Complaint(texts.say('error.file-unreadable', { file: name, reason: short(message) }));
  }
  try {
    const { size } = regular(handle, name, texts);
    if (size > REPLAY_BYTES) throw complaint(name, { code: 'too-large', data: { given: size, limit: REPLAY_BYTES } }, texts, wrong);
    const bytes = new Uint8Array(size);
    let filled = 0;
    for (let read = -1; read !== 0 && filled < size; filled += read) read = readSync(handle, bytes, filled, size - filled, null);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, filled));
  } catch (error) {
    if (error instanceof Complaint) throw error;
    if (error instanceof TypeError) throw complaint(name, { code: 'not-json', data: { reason: 'UTF-8' } }, texts, wrong);
    throw new Complaint(texts.say('error.file-unreadable', { file: name, reason: short((error as Error).message) }));
  } finally {
    closeSync(handle);
  }
}

function regular(handle: number, file: string, texts: Context['texts']): { readonly size: number } {
  const found = fstatSync(handle);
  if (found.isFile()) return found;
  throw new Complaint(texts.say('error.not-a-file', { file }));
}

function complaint(
  file: string,
  { code, data }: Pick<ReplayFault, 'code' | 'data'>,
  texts: Context['texts'],
  wrong: Wrong = 'error.replay',
): Complaint {
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? short(value) : value]));
  return new Complaint(texts.say(wrong, { file, reason: texts.say(`fault.${code}`, values) }));
}

/** A replay that holds in every respect, or a complaint that says what is wrong with it. */
export async function openReplay(file: string, context: Context): Promise<Opened> {
  const text = readText(file, context);
  const name = short(file, 120);
  const refuse = (fault: Pick<ReplayFault, 'code' | 'data'>): never => {
    throw complaint(name, fault, context.texts);
  };
  const replay = readReplay(text);
  if ('code' in replay) return refuse(replay);
  const game = await knownGame(replay.game);
  if (!game) return refuse({ code: 'unknown-game', data: { wanted: replay.game, given: KNOWN.join(', ') } });
  const fault = verifyReplay(game, replay);
  if (fault) return refuse(fault);
  const rules = replayRules(game, replay);
  return 'code' in rules ? refuse(rules) : { replay, game, rules };
}

/** What somebody's device kept of a match, or a complaint that says what is wrong with the file. */
export function openSeal(file: string, context: Context): Seal {
  const seal = readSeal(readText(file, context, 'error.seal'));
  if ('code' in seal) throw complaint(short(file, 120), seal, context.texts, 'error.seal');
  return seal;
}
