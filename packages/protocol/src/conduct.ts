/** What people are told about those they would rather not hear, and what those who look after the house are told about reports. */
import type { Status } from './messages.ts';

/** Somebody who is not heard, or neither heard nor met. */
export interface Ignoring {
  readonly handle: string;
  readonly name: string;
  readonly how: 'mute' | 'block';
  readonly made: number;
}
export interface IgnoringList {
  readonly people: readonly Ignoring[];
}

/** Somebody who was reported, in the list of cases. */
export interface Case {
  readonly handle: string;
  readonly name: string;
  readonly reports: number;
  /** The last of them. */
  readonly made: number;
  readonly reason: string;
}
export interface Cases {
  readonly cases: readonly Case[];
  readonly acts: readonly LoggedAct[];
}

/** Something that was said; `own` by whom the report is about. */
export interface ReportedLine {
  readonly name: string;
  readonly text: string;
  readonly time: number;
  readonly own: boolean;
}

export interface Reported {
  readonly match: string;
  readonly game: string;
  readonly status: Status;
  readonly by: string;
  readonly made: number;
  readonly reason: string;
  readonly closed: boolean;
  /** Null while whoever reads it plays at that table. */
  readonly lines: readonly ReportedLine[] | null;
}

export interface Restriction {
  readonly until: number;
  readonly reason: string;
}

/** Everything about one person that somebody who looks after the house may know. */
export interface Dossier {
  readonly handle: string;
  readonly name: string;
  readonly names: readonly { readonly name: string; readonly until: number }[];
  readonly reports: readonly Reported[];
  /** How many do not want to hear this person, and how many not to meet them. */
  readonly muted: number;
  readonly blocked: number;
  readonly silence: Restriction | null;
  readonly shut: Restriction | null;
  readonly acts: readonly LoggedAct[];
}

export interface LoggedAct {
  readonly time: number;
  /** Null for the host at the command line. */
  readonly by: string | null;
  readonly what: 'silence' | 'unsilence' | 'ban' | 'unban' | 'close' | 'end' | 'role' | 'unrole';
  readonly whom: string;
  readonly match: string;
  readonly until: number;
  readonly reason: string;
}
