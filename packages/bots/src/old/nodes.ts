import type { Choice } from '@orrery/kernel';

const FREE = -1;

/**
 * The information sets of all seats in one table: a node is found by the hash of what its seat held, did and was told, and of the list it has open.
 * Numbers lie in flat arrays, so that a visit touches a few cache lines and makes no objects.
 */
export class Nodes {
  count = 0;
  /** By node: first entry in the arrays of choices, and how many. */
  first = new Int32Array(1 << 12);
  size = new Int32Array(1 << 12);
  visits = new Int32Array(1 << 12);
  #check = new Int32Array(1 << 12);
  /** By choice of a node. */
  choices = new Int32Array(1 << 15);
  tries = new Int32Array(1 << 15);
  sums = new Float64Array(1 << 15);
  priors = new Float64Array(1 << 15);
  /** Regrets and the mixed strategy so far, where seats choose at the same time. */
  regrets = new Float64Array(0);
  strategy = new Float64Array(0);
  #used = 0;
  #slots = new Int32Array(1 << 13).fill(FREE);
  #keys = new Int32Array(1 << 13);

  /** The node with these two hashes, or −1. */
  find(key: number, check: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = key & mask; ; slot = (slot + 1) & mask) {
      const node = this.#slots[slot] as number;
      if (node === FREE) return -1;
      if (this.#keys[slot] === key && this.#check[node] === check) return node;
    }
  }

  add(key: number, check: number, list: readonly Choice[], n: number): number {
    const node = this.count++;
    if (node === this.first.length) this.#growNodes();
    while (this.#used + n > this.choices.length) this.#growChoices();
    this.first[node] = this.#used;
    this.size[node] = n;
    this.#check[node] = check;
    for (let i = 0; i < n; i++) this.choices[this.#used + i] = list[i] as Choice;
    this.#used += n;
    if (this.count * 2 > this.#slots.length) this.#growSlots();
    this.#place(key, node);
    return node;
  }

  /** Room for regrets: only searches that meet simultaneous decisions pay for it. */
  withRegrets(): void {
    if (this.regrets.length >= this.choices.length) return;
    this.regrets = grown(this.regrets, new Float64Array(this.choices.length));
    this.strategy = grown(this.strategy, new Float64Array(this.choices.length));
  }

  #place(key: number, node: number): void {
    const mask = this.#slots.length - 1;
    let slot = key & mask;
    while (this.#slots[slot] !== FREE) slot = (slot + 1) & mask;
    this.#slots[slot] = node;
    this.#keys[slot] = key;
  }

  #growSlots(): void {
    const [slots, keys] = [this.#slots, this.#keys];
    this.#slots = new Int32Array(slots.length * 2).fill(FREE);
    this.#keys = new Int32Array(slots.length * 2);
    slots.forEach((node, slot) => {
      if (node !== FREE) this.#place(keys[slot] as number, node);
    });
  }

  #growNodes(): void {
    const length = this.first.length * 2;
    this.first = grown(this.first, new Int32Array(length));
    this.size = grown(this.size, new Int32Array(length));
    this.visits = grown(this.visits, new Int32Array(length));
    this.#check = grown(this.#check, new Int32Array(length));
  }

  #growChoices(): void {
    const length = this.choices.length * 2;
    this.choices = grown(this.choices, new Int32Array(length));
    this.tries = grown(this.tries, new Int32Array(length));
    this.sums = grown(this.sums, new Float64Array(length));
    this.priors = grown(this.priors, new Float64Array(length));
    if (this.regrets.length > 0) this.withRegrets();
  }
}

function grown<A extends Int32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
