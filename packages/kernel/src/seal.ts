import type { Viewer } from './contract.ts';
import { MATCH_ID, NONCE, type Terms } from './fairness.ts';
import { plan, readShape, voided } from './readReplay.ts';
import type { ReplayFault } from './replayFault.ts';
import { type Check, hash, id, list, oneOf, options, shape, text, whole } from './shape.ts';
import type { Kept } from './retold.ts';

/** A deal as one device saw it prepared. */
export interface SeenDeal {
  readonly commitment: string;
  /** What the device was shown of the table under this seal; null for seals of the first version. */
  readonly terms: Terms | null;
  /** The built-in pack it was shown by name; null where the pack itself was shown. */
  readonly pack: string | null;
  /** The own seat and its number, written down before its promise was sent; null for somebody who watches. */
  readonly own: { readonly seat: number; readonly nonce: string } | null;
  /** Everybody's promises, written down before the own number was opened; null until then, and by seat null for a bot. */
  readonly promises: readonly (string | null)[] | null;
  /** Whether the server has said that it took the own promise. */
  readonly taken: boolean;
}

/** What one device keeps of a match, so that the opened game can be held against it. */
export interface Seal extends Kept {
  readonly format: 1;
  readonly kind: 'orrery seal';
  readonly match: string;
  /** Through whose eyes. */
  readonly viewer: Viewer;
  /** The deals whose own number was opened, in their order, and the last one seen. */
  readonly deals: readonly SeenDeal[];
  /** How many times the server did not take the own promise or number. */
  readonly refused: number;
  /** How many times something shown was put in the place of something else without anybody having asked on this device for a move to be taken back. */
  readonly rewritten: number;
  /** How many times another answer stood than the one given on this device and taken by the server. */
  readonly altered: number;
}

export const emptySeal = (match: string, viewer: Viewer): Seal => ({
  format: 1,
  kind: 'orrery seal',
  match,
  viewer,
  deals: [],
  refused: 0,
  rewritten: 0,
  altered: 0,
  past: [],
  looks: [],
});

const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? null : check(value, path);
const part = (fields: Readonly<Record<string, Check>>): Check => shape(fields, {}, 'a seal');
const match = text(MATCH_ID, 'the id of a match');
const entry: Check = (value, path) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2 ** 31 ? null : { path, problem: 'is not a whole number' };
const look: Check = (value, path) =>
  Array.isArray(value) && value.length === 2
    ? (whole(value[0], `${path}/0`) ?? text(/^[0-9a-f]{16}$/, '16 hexadecimal digits')(value[1], `${path}/1`))
    : { path, problem: 'is not a pair' };

const deal = part({
  commitment: hash,
  terms: orNull(part({ match, game: id, rules: id, options, pack: hash, plan, voided })),
  pack: orNull(id),
  own: orNull(part({ seat: whole, nonce: text(NONCE, '32 hexadecimal digits') })),
  promises: orNull(list(orNull(hash), 15)),
  taken: oneOf([true, false]),
});

const sealShape = part({
  format: oneOf([1]),
  kind: oneOf(['orrery seal']),
  match,
  viewer: whole,
  deals: list(deal, 100),
  refused: whole,
  rewritten: whole,
  altered: whole,
  past: list(entry, 1_000_000),
  looks: list(look, 1_000_000),
});

/** A seal from a text that may be anything, or the first thing that is wrong with it. */
export const readSeal = (source: string): Seal | ReplayFault => readShape(source, sealShape, 'the seal');
