/** Notices: what somebody wants to be told while away, how, and when not; and days on which nobody waits for them. */
import * as v from 'valibot';

/** A time of day, in minutes since midnight. */
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const ways = v.strictObject({ push: v.boolean(), mail: v.boolean() });

export const wishes = v.strictObject({
  /** A game waits for one's decision. */
  turn: ways,
  /** Little of the time for it is left. */
  soon: ways,
  /** Between these nothing is told; what came waits. */
  quiet: v.nullable(v.strictObject({ from: minute, to: minute })),
  /** Mail comes once a day, at this time. */
  digest: v.nullable(minute),
  language: v.picklist(['en', 'ru', 'de']),
  /** Where the day is reckoned by, `Europe/Berlin`. */
  zone: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/)),
});
export type Wishes = v.InferOutput<typeof wishes>;

const base64url = (letters: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.length(letters));

/** What a browser gives for others to reach it by. */
export const subscription = {
  endpoint: v.pipe(v.string(), v.maxLength(1024), v.url()),
  /** A point of the curve P-256, and sixteen bytes. */
  key: base64url(87),
  auth: base64url(22),
};

export const mailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\]]+$/),
);

export interface HolidayInfo {
  /** Null where there is none now. */
  readonly until: number | null;
  /** Days that are left, of so many a year. */
  readonly left: number;
  readonly of: number;
}

/** What somebody is told about their own notices. */
export interface Notices {
  /** Null where nothing was ever chosen. */
  readonly wishes: Wishes | null;
  /** The key by which browsers know the house. */
  readonly pushKey: string;
  /** Whether the house sends mail. */
  readonly mail: boolean;
  /** An address that has proved to be one's own; empty where there is none. */
  readonly address: string;
  /** Addresses by which browsers of one's own are reached. */
  readonly browsers: readonly { readonly endpoint: string; readonly device: string; readonly made: number }[];
  readonly holiday: HolidayInfo;
}
