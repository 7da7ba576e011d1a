/** One game for research: who is asked, what is open, and all that each seat has done and been told, as whole numbers. */
import { seeded, type Chance, type Choice, type Seat, TURN_CAP } from '@orrery/kernel';
import type { AnyRules } from '@orrery/games';

/** Cut off by the turn cap of tables. */
export const CUT = -1;

export class Episode {
  readonly #rules: AnyRules;
  readonly #state: unknown;
  readonly #source: Chance;
  readonly #list: Choice[] = [];
  #left: number;
  /** By seat: own choices as −1 − code, events by code. Past is observation: equal pasts, equal views. */
  readonly pasts: readonly number[][];
  seat: Seat = 0;
  /** Empty where the game is over. */
  open: readonly Choice[] = [];
  /** Winning seats as bits, 0 for nobody, `CUT`; null while the game runs. */
  winners: number | null = null;

  constructor(rules: AnyRules, seed: string) {
    this.#rules = rules;
    this.#source = seeded(seed);
    this.#left = rules.bound;
    this.pasts = Array.from({ length: rules.seats }, () => []);
    this.#state = rules.start(this.#source, this.#tell);
    this.#ask();
  }

  readonly #tell = (to: number, event: number): void => {
    for (const [seat, past] of this.pasts.entries()) if ((to >> seat) & 1) past.push(event);
  };

  /** Gives an open choice; decisions that leave none are answered on the way. */
  answer(choice: Choice): void {
    if (!this.open.includes(choice)) throw new RangeError(`${choice} is not open`);
    this.#apply(choice);
    this.#ask();
  }

  #apply(choice: Choice): void {
    this.pasts[this.seat]?.push(~choice);
    this.#rules.apply(this.#state, this.seat, choice, this.#source, this.#tell);
    this.#left--;
  }

  #ask(): void {
    for (;;) {
      const asked = this.#rules.asked(this.#state);
      const cut = (this.#rules.turn?.(this.#state) ?? 0) > TURN_CAP || this.#left <= 0;
      if (asked === 0 || cut) {
        const result = this.#rules.result(this.#state);
        this.open = [];
        this.winners = result ? result.winners.reduce((bits, seat) => bits | (1 << seat), 0) : CUT;
        return;
      }
      this.seat = 31 - Math.clz32(asked & -asked);
      const count = this.#rules.legal(this.#state, this.seat, this.#list);
      if (count > 1) {
        this.open = this.#list.slice(0, count);
        return;
      }
      this.#apply(this.#list[0] as Choice);
    }
  }

  /** What its seat knows, as bots take it. */
  known(): { readonly view: ReturnType<AnyRules['view']>; readonly past: readonly number[] } {
    return { view: this.#rules.view(this.#state, this.seat), past: this.pasts[this.seat] ?? [] };
  }
}
