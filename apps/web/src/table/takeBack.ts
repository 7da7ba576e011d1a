/**
 * A turn put together by several answers, each of them public, can be begun anew at a table in the page as long as nobody else has answered: nobody has
 * seen more by it than lies on the table. The match is rewound to where the answer was given.
 */
export class TakeBack {
  readonly #decisions: ReadonlySet<string>;
  /** How long the log was before each answer that can be taken back, the latest last. */
  #before: number[] = [];

  /** The decisions whose answers tell whoever gives them nothing they could not see. */
  constructor(decisions: readonly string[]) {
    this.#decisions = new Set(decisions);
  }

  /** A person has answered; `entries`: how long the log was before. */
  answered(decision: string, entries: number): void {
    if (this.#decisions.has(decision)) this.#before.push(entries);
    else this.forget();
  }

  /** The table has answered for the person: that goes back with the answer before it. */
  answeredItself(decision: string): void {
    if (!this.#decisions.has(decision)) this.forget();
  }

  /** Somebody else has answered, or looks. */
  forget(): void {
    this.#before = [];
  }

  /** How many answers can be taken back while this is asked. */
  count(decision: string): number {
    return this.#decisions.has(decision) ? this.#before.length : 0;
  }

  /** Where the match stood before the latest of them, which is no longer among them. */
  take(decision: string): number | undefined {
    return this.#decisions.has(decision) ? this.#before.pop() : undefined;
  }
}
