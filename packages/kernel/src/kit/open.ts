import type { Choice } from '../contract.ts';
import type { Index, Noun } from './noun.ts';
import { first, rest, type SetOf } from './set.ts';
import type { Word } from './words.ts';

/** The list of open choices while it is written. One serves all lists of a table: a list calls nobody, so it is never begun twice. */
export class Open {
  out: Choice[] = [];
  size = 0;

  add(choice: Choice): void {
    this.out[this.size++] = choice;
  }

  /** The word with every member of a set. */
  each<K extends string>(word: Word<readonly [Noun<K>]>, members: NoInfer<SetOf<K>>): void {
    const { out } = this;
    const { zero } = word;
    let n = this.size;
    for (let left: SetOf<K> = members; left !== 0; left = rest(left)) out[n++] = zero + first(left);
    this.size = n;
  }

  /** The word with everything on a list. */
  all<K extends string>(word: Word<readonly [Noun<K>]>, list: readonly NoInfer<Index<K>>[]): void {
    const { out } = this;
    const { zero } = word;
    const n = this.size;
    for (let i = 0; i < list.length; i++) out[n + i] = zero + (list[i] as number);
    this.size = n + list.length;
  }

  /** The word with one thing and every member of a set. */
  eachWith<K extends string, M extends string>(
    word: Word<readonly [Noun<K>, Noun<M>]>,
    one: NoInfer<Index<K>>,
    members: NoInfer<SetOf<M>>,
  ): void {
    const { out } = this;
    const zero = word(one, 0);
    let n = this.size;
    for (let left: SetOf<M> = members; left !== 0; left = rest(left)) out[n++] = zero + first(left);
    this.size = n;
  }

  /** The word with every number from the least to the most. */
  span<K extends string>(word: Word<readonly [Noun<K>]>, least: number, most: number): void {
    const { out } = this;
    const { zero } = word;
    let n = this.size;
    for (let number = least; number <= most; number++) out[n++] = zero + number;
    this.size = n;
  }
}
