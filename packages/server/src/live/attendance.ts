/** Who is connected to a table through which process, told to the people here and to the other processes, and which of these acts for it. */
import type { Audiences } from '../audiences.ts';
import type { Company } from '../processes/company.ts';
import type { Time } from '../time.ts';
import type { Presence } from './elsewhere.ts';

/** Comings and goings are told together, after so many milliseconds. */
const TOGETHER = 400;

export class Attendance {
  readonly #match: string;
  readonly #audiences: Audiences;
  readonly #time: Time;
  readonly #company: Company | null;
  readonly #tell: () => void;
  #waiting = false;
  /** Whether the others believe somebody to be here. */
  #said = false;

  /** `tell` is called when the people here are to be told. */
  constructor(match: string, audiences: Audiences, { time, company }: { time: Time; company: Company | null }, tell: () => void) {
    this.#match = match;
    this.#audiences = audiences;
    this.#time = time;
    this.#company = company;
    this.#tell = tell;
  }

  /** Whether something is going to be told. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** Somebody came or went. */
  changed(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#time.at(this.#time.now() + TOGETHER, () => {
      this.#waiting = false;
      this.say();
      this.#tell();
    });
  }

  /** Tells the other processes who is connected here. */
  say(): void {
    if (this.#audiences.empty && !this.#said) return;
    this.#said = !this.#audiences.empty;
    const { seats, watchers } = this.#audiences.own;
    this.#company?.here(this.#match, seats, watchers);
  }

  /** Who is connected through another process. */
  hear(process: string, presence: Presence, now: number): void {
    const { fresh, changed } = this.#audiences.elsewhere.heard(process, presence, now);
    // Whoever has just come does not know who is here.
    if (fresh) this.say();
    if (changed) this.changed();
  }

  /** From time to time: whatever was said may have been lost. */
  pulse(now: number): void {
    this.say();
    if (this.#audiences.elsewhere.forget(now)) this.changed();
  }

  /** Processes came or went: those that are gone show nothing any more. */
  lookAround(): void {
    if (this.#company && this.#audiences.elsewhere.keep(this.#company.roster)) this.changed();
  }

  /** Of the processes that show this table one acts for it by itself; the others would, were that one to go. `attended` is whether it plays for the house. */
  leads(attended: boolean): boolean {
    const { elsewhere, empty } = this.#audiences;
    return !this.#company || this.#company.roster.leads(this.#match, elsewhere.processes, !empty || attended);
  }
}
