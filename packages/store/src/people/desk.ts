import type { Carry, Given, Line, Step } from './steps.ts';

/** Where questions are put and changes are made: what every part of what is known about people begins with. */
export class Desk {
  readonly #carry: Carry;

  constructor(carry: Carry) {
    this.#carry = carry;
  }

  protected ask(sql: string, given: Given = {}): Promise<readonly Line[]> {
    return this.#carry([{ sql, given }], false);
  }

  /** Statements about the same things, all of them or none; what the last one found. */
  protected write(given: Given, ...statements: readonly string[]): Promise<readonly Line[]> {
    return this.writeAll(statements.map((sql) => ({ sql, given })));
  }

  protected writeAll(steps: readonly Step[]): Promise<readonly Line[]> {
    return this.#carry(steps, true);
  }
}
