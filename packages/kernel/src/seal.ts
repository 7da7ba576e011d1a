import type { Viewer } from './contract.ts';
import { MATCH_ID, NONCE, type Terms } from './fairness.ts';
import { plan, readShape, voided } from './readReplay.ts';
import type { ReplayFault } from './replayFault.ts';
import { type Check, hash, id, list, oneOf, options, shape, text, whole } from './shape.ts';
import type { Kept } from './retold.ts';

/** What is not as it was promised, seen as soon as it can be. Whoever sees one before the deal does not open its number. */
export const ALARMS = [
  /** The table was changed under a seal that had been shown for another. */
  'changed',
  /** The own seat was moved after its number had been opened. */
  'moved',
  /** Another promise stands in the place of the own. */
  'promise',
  /** Somebody's promise was changed, or a number does not fit it. */
  'others',
  /** Dealt under a seal that was not shown before. */
  'seal',
  /** Dealt without the own number. */
  'own',
  /** A seal of the first version at a table that was still to be dealt: it asks nobody for a promise. */
  'unpromised',
  /** What had been told was replaced, and nothing was taken back. */
  'rewritten',
  /** Another answer stands than the one given on this device. */
  'answers',
] as const;
export type Alarm = (typeof ALARMS)[number];

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
  /** How many times something told was put in the place of something else although nothing had been taken back. */
  readonly rewritten: number;
  /** How many times another answer stood than the one given on this device. */
  readonly altered: number;
  // What follows was not kept by earlier clients.
  /** Every alarm there was, the first first. */
  readonly alarms?: readonly Alarm[];
  /** The answers given on this device that were not taken back, by their places among the own ones. */
  readonly given?: readonly (readonly [own: number, choice: number])[];
  /** How many times moves were taken back as the server said, without anybody having agreed to it on this device. */
  readonly takenBack?: number;
  /** How many times moves had been taken back as the server said when the past was as it is kept. */
  readonly rewinds?: number;
  /** How many times the device was shown the table through other eyes when it had been told something already. */
  readonly moved?: number;
  /** What was told and shown before this device sat down in a seat. */
  readonly aside?: readonly (Kept & { readonly viewer: Viewer })[];
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
const part = (fields: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check =>
  shape(fields, optional, 'a seal');
const match = text(MATCH_ID, 'the id of a match');
const entry: Check = (value, path) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2 ** 31 ? null : { path, problem: 'is not a whole number' };
const pair =
  (second: Check): Check =>
  (value, path) =>
    Array.isArray(value) && value.length === 2
      ? (whole(value[0], `${path}/0`) ?? second(value[1], `${path}/1`))
      : { path, problem: 'is not a pair' };
const look = pair(text(/^[0-9a-f]{16}$/, '16 hexadecimal digits'));
const past = list(entry, 1_000_000);
const looks = list(look, 1_000_000);

const deal = part({
  commitment: hash,
  terms: orNull(part({ match, game: id, rules: id, options, pack: hash, plan, voided })),
  pack: orNull(id),
  own: orNull(part({ seat: whole, nonce: text(NONCE, '32 hexadecimal digits') })),
  promises: orNull(list(orNull(hash), 15)),
  taken: oneOf([true, false]),
});

const sealShape = part(
  {
    format: oneOf([1]),
    kind: oneOf(['orrery seal']),
    match,
    viewer: whole,
    deals: list(deal, 100),
    refused: whole,
    rewritten: whole,
    altered: whole,
    past,
    looks,
  },
  {
    alarms: list(oneOf(ALARMS), ALARMS.length),
    given: list(pair(entry), 1_000_000),
    takenBack: whole,
    rewinds: whole,
    moved: whole,
    aside: list(part({ viewer: whole, past, looks }), 1),
  },
);

/** A seal from a text that may be anything, or the first thing that is wrong with it. */
export const readSeal = (source: string): Seal | ReplayFault => readShape(source, sealShape, 'the seal');
