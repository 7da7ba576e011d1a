/** What people are told about their friends. */
export interface FriendSeen {
  readonly handle: string;
  readonly name: string;
  /** Both have said so, oneself alone, or the other alone. */
  readonly state: 'friend' | 'asked' | 'asks';
  /** One lets the other see when one plays. */
  readonly shows: boolean;
  /** A public table at which the other plays, where both let each other see it. */
  readonly playing: string | null;
}
export interface FriendList {
  readonly friends: readonly FriendSeen[];
}

/** A code that stands for a table, and until when. */
export interface Invitation {
  readonly code: string;
  readonly until: number;
}
