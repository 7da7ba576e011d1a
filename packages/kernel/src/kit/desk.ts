import type { Chance } from '../chance.ts';
import type { Seat, Tell } from '../contract.ts';
import { At } from './decision.ts';

type Reused<A> = { -readonly [F in keyof A]: A[F] };

/**
 * Lays out the place where an answer is carried out. A listener may ask the rules something from inside `tell` and must not find its place changed, so
 * each answer that is heard gets one of its own. Where nobody listens nobody can come in between: silent answers, which are nearly all of search, share one.
 */
export class Desk<T, S> {
  private readonly table: T;
  private silent: Reused<At<T, S>> | null = null;

  constructor(table: T) {
    this.table = table;
  }

  at(state: S, seat: Seat, chance: Chance, tell: Tell | undefined): At<T, S> {
    const silent = this.silent;
    if (tell !== undefined) return new At(this.table, state, seat, chance, tell);
    if (silent === null) return (this.silent = new At(this.table, state, seat, chance, tell));
    if (silent.state !== state) silent.state = state;
    if (silent.chance !== chance) silent.chance = chance;
    silent.seat = seat;
    return silent;
  }
}
