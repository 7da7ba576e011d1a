/** What people are told about tournaments. */
import type { Clock } from './commands.ts';

export interface TournamentPlan {
  readonly name: string;
  readonly game: string;
  /** Those with like points meet; everybody meets everybody; tables of several. */
  readonly kind: 'swiss' | 'robin' | 'league';
  /** At a table. */
  readonly seats: number;
  /** Of those who all meet each other it follows from how many there are. */
  readonly rounds: number;
  readonly clock: Clock;
  /** Who plays on for somebody who does not: a bot, or the rules' own answers. */
  readonly abandoned: 'bot' | 'rules';
  readonly rated: boolean;
  /** So many play at most. */
  readonly most: number;
  /** Seconds between two rounds. */
  readonly pause: number;
  /** How well bots play that take a free seat, or that of somebody who does not come. */
  readonly level?: string;
}

export interface TournamentListed extends TournamentPlan {
  readonly id: string;
  readonly state: 'open' | 'running' | 'over' | 'off';
  readonly starts: number;
  readonly round: number;
  readonly count: number;
}
export interface TournamentList {
  readonly tournaments: readonly TournamentListed[];
}

export interface TournamentEntrant {
  readonly number: number;
  readonly name: string;
  /** A bot's; absent for people. */
  readonly level?: string;
  readonly own: boolean;
  /** Plays no more. */
  readonly left: boolean;
  readonly place: number;
  readonly points: number;
  /** The points of everybody met, or beaten. */
  readonly others: number;
  /** By round: what was got; null while it is played, −1 for a round without this one. */
  readonly marks: readonly (number | null)[];
}

export interface TournamentBoard {
  /** Entrants by seat; −1 for a bot of the house, one alone has the round free. */
  readonly seats: readonly number[];
  readonly match: string;
  readonly points: readonly number[] | null;
}

export interface TournamentView extends TournamentListed {
  /** The person who asks has made it. */
  readonly own: boolean;
  /** Plays in it. */
  readonly entered: boolean;
  /** When the next round begins; 0 while one is played. */
  readonly next: number;
  /** In the order of the standings. */
  readonly entrants: readonly TournamentEntrant[];
  /** Of the round that is played, or was last. */
  readonly boards: readonly TournamentBoard[];
}
