/** Accounts: what a browser's authenticator says, codes that people type, and what a person is told about their own account. */
import * as v from 'valibot';
import { isCode, tidyCode } from './codes.ts';

const base64url = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(most));

export const passkeyId = base64url(1400);

/** The answer of an authenticator that has made a passkey. Fields nobody reads are left out. */
export const enrolment = v.object({
  id: passkeyId,
  response: v.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(8192),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)), []),
  }),
});

/** The answer of an authenticator that was asked to sign. */
export const assertion = v.object({
  id: passkeyId,
  response: v.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: v.optional(base64url(128)),
  }),
});

/** A code however it was typed. */
export const typedCode = v.pipe(v.string(), v.maxLength(60), v.check(isCode), v.transform(tidyCode));

/** A lesson by its game and number: `rex R4`. */
export const lessonName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31} [A-Z][A-Za-z0-9]{0,7}$/));

export type Enrolment = v.InferOutput<typeof enrolment>;
export type Assertion = v.InferOutput<typeof assertion>;

/** A device in two words, `firefox linux`; empty where it is not known. */
export type Device = string;

/** What a person is told about their own account. */
export interface Account {
  readonly name: string;
  /** Whether passkeys can be used at this address. */
  readonly offered: boolean;
  readonly passkeys: readonly {
    readonly id: string;
    readonly device: Device;
    readonly synced: boolean;
    readonly made: number;
    readonly used: number;
  }[];
  readonly recovery: { readonly left: number; readonly of: number; readonly made: number };
  readonly sessions: readonly {
    readonly id: string;
    readonly device: Device;
    readonly seen: number;
    /** The one that asks. */
    readonly own: boolean;
  }[];
  /** Names borne before, the last first. */
  readonly names: readonly { readonly name: string; readonly until: number }[];
  /** When all of it is going to be erased; null for never. */
  readonly leaving: number | null;
  /** Looks after the house. */
  readonly moderator: boolean;
}

/** Lessons somebody has done, on all their devices. */
export interface Learned {
  readonly lessons: readonly string[];
}

/** Where everything stored about oneself can be fetched, once, within a while. */
export interface Exported {
  readonly path: string;
}

/** A code for another device, and until when it is good. */
export interface ShownCode {
  readonly code: string;
  readonly until: number;
}

/** Whoever holds this token is the person who signed in. */
export interface SignedIn {
  readonly token: string;
}
