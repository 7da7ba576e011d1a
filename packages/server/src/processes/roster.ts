/** Which processes of the house are alive, as far as one of them has heard, and which of them answers for what. */

/** Whoever has said nothing for more looks than this is gone. */
const SILENT = 3;

export class Roster {
  readonly self: string;
  readonly #version: string;
  /**
   * Who else is there, and how many looks ago they were heard. Looks are counted and not time: a process that stood still itself has heard nobody, and whatever
   * was said meanwhile comes before it looks again.
   */
  readonly #others = new Map<string, { readonly version: string; looks: number }>();

  constructor(self: string, version: string) {
    this.self = self;
    this.#version = version;
  }

  /** True where it is news. */
  heard(process: string, version: string): boolean {
    const fresh = !this.#others.has(process);
    this.#others.set(process, { version, looks: 0 });
    return fresh;
  }

  left(process: string): boolean {
    return this.#others.delete(process);
  }

  /** Forgets those who have fallen silent; true where there were any. */
  look(): boolean {
    const before = this.#others.size;
    for (const [process, other] of this.#others) if (++other.looks > SILENT) this.#others.delete(process);
    return this.#others.size < before;
  }

  knows(process: string): boolean {
    return process === this.self || this.#others.has(process);
  }

  /** Whether all processes are of this one's version. */
  get uniform(): boolean {
    return [...this.#others.values()].every(({ version }) => version === this.#version);
  }

  get count(): number {
    return this.#others.size + 1;
  }

  /** Whether a match is this process's to look after, of all that are alive. */
  isOwn(match: string): boolean {
    return this.#first(match, [this.self, ...this.#others.keys()]);
  }

  /** Whether this process acts at a table by itself, of those that show it. Where they do not know of each other several do, and the log keeps one. */
  leads(match: string, others: Iterable<string>, shows: boolean): boolean {
    const there = [...others].filter((process) => this.#others.has(process));
    return there.length === 0 || (shows && this.#first(match, [this.self, ...there]));
  }

  /** By rendezvous: every process gives itself a number for the match, and the largest has it. When one goes, only what it had changes hands. */
  #first(match: string, processes: readonly string[]): boolean {
    const own = weight(`${this.self} ${match}`);
    return processes.every((process) => process === this.self || weight(`${process} ${match}`) < own);
  }
}

/** 32 well mixed bits of a text. */
function weight(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
