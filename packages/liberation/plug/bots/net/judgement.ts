import type { Choice, Seat } from '@orrery/kernel';
import type { State, Table } from '@orrery/liberation';
import type { Brain } from './brain.ts';
import { CITIES } from './chances.ts';
import type { Experience } from './experience.ts';
import { observe } from './observation.ts';

/** Outputs of the net: choices by the engine's code, "next card from the top", its prospects, where the base may be, what the other holds. */
const NEXT_CARD = 173;
const VALUE = 187;
const BASES = 188;

/** What would be played more rarely than this is never played: in a net at rest it is left over from learning. */
const RARE = 0.02;

/** Softmax in place over the first n. */
function soften(scores: number[], n: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) most = Math.max(most, scores[i] as number);
  let sum = 0;
  for (let i = 0; i < n; i++) sum += scores[i] = Math.exp((scores[i] as number) - most);
  for (let i = 0; i < n; i++) scores[i] = (scores[i] as number) / sum;
}

/** Brings chances nearer to each other by a temperature, then leaves rare choices out; the likeliest is never one of them. */
function temper(chances: number[], n: number, temperature: number): void {
  let all = 0;
  for (let i = 0; i < n; i++) all += chances[i] = (chances[i] as number) ** (1 / temperature);
  for (let i = 0; i < n; i++) chances[i] = (chances[i] as number) / all;
  let most = 0;
  for (let i = 0; i < n; i++) most = Math.max(most, chances[i] as number);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const chance = chances[i] as number;
    sum += chances[i] = chance < RARE && chance < most ? 0 : chance;
  }
  for (let i = 0; i < n; i++) chances[i] = (chances[i] as number) / sum;
}

/** What a net makes of a position a seat has to answer in. */
export class Judgement {
  readonly #table: Table;
  readonly #brain: Brain;
  readonly #cards: number[] = [];

  constructor(table: Table, brain: Brain) {
    this.#table = table;
    this.#brain = brain;
  }

  #see(state: State, seat: Seat, lived: Experience, placed: readonly number[] = []): void {
    observe(this.#table, state, seat, lived, placed, this.#brain.x);
    this.#brain.think();
  }

  /** The seat's prospects, −1 … 1. */
  value(state: State, seat: Seat, lived: Experience): number {
    this.#see(state, seat, lived);
    return this.#prospects();
  }

  #prospects(): number {
    this.#brain.say(VALUE);
    return Math.max(-1, Math.min(1, this.#brain.out[VALUE] as number));
  }

  /** Where the Dynasty's net suspects the base, by city. */
  bases(state: State, lived: Experience): number[] {
    this.#see(state, 0, lived);
    this.#brain.say(BASES, CITIES);
    const scores = Array.from(this.#brain.out.subarray(BASES, BASES + CITIES));
    soften(scores, CITIES);
    return scores;
  }

  /** Writes how likely each of list[0…n−1] is played, rare ones never, and returns the seat's prospects. */
  weigh(state: State, seat: Seat, lived: Experience, list: readonly Choice[], n: number, out: number[], temperature = 1): number {
    this.#see(state, seat, lived);
    const value = this.#prospects();
    const { order } = this.#table.choices.base;
    if ((list[0] as number) >= order) this.#orders(state, seat, lived, list, n, out);
    else {
      for (let i = 0; i < n; i++) {
        const choice = list[i] as number;
        this.#brain.say(choice);
        out[i] = this.#brain.out[choice] as number;
      }
      soften(out, n);
    }
    temper(out, n, temperature);
    return value;
  }

  /** Chances of the cards that may come next, for cards still to be put back. */
  #next(cards: readonly number[]): number[] {
    const scores = this.#cards;
    cards.forEach((card, i) => {
      this.#brain.say(NEXT_CARD + card);
      scores[i] = this.#brain.out[NEXT_CARD + card] as number;
    });
    soften(scores, cards.length);
    return scores.slice(0, cards.length);
  }

  /** Whole orders from chances card by card. */
  #orders(state: State, seat: Seat, lived: Experience, list: readonly Choice[], n: number, out: number[]): void {
    // Orders of two come before orders of three.
    const from = this.#table.choices.base.order + (state.looked > 2 ? CITIES * CITIES : 0);
    const cards = state.deck.slice(-state.looked).toReversed();
    const firsts = this.#next(cards);
    const chance = new Map<number, number>();
    cards.forEach((card, i) => {
      const rest = cards.filter((other) => other !== card);
      if (rest.length === 1) {
        chance.set(card * CITIES + (rest[0] as number), firsts[i] as number);
        return;
      }
      this.#see(state, seat, lived, [card]);
      this.#next(rest).forEach((share, k) => {
        const [second, third] = [rest[k] as number, rest[1 - k] as number];
        chance.set((card * CITIES + second) * CITIES + third, (firsts[i] as number) * share);
      });
    });
    for (let i = 0; i < n; i++) out[i] = chance.get((list[i] as number) - from) ?? 0;
  }
}
