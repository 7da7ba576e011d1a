import { first, type CitySet } from '@orrery/liberation';

/** Cities of the standard rules. */
export const CITIES = 14;
/** Zones an unseen card may be in. */
export const IN_DECK = 0;
export const IN_DISCARD = 1;
export const IN_LIBERATION = 2;
export const IN_BASE = 3;
export const IN_DYNASTY = 4;
export const NOWHERE = 5;
const ZONES = 5;
/** Whatever logic allows has at least a crumb of chance. */
const CRUMB = 1e-3;

/**
 * Rough chances where each unseen card is: a card's zone is taken to be independent of every other card's, then fitted to the sizes everybody sees. The trainer
 * computes the very same numbers, so each step here has its twin in `training/core/memory.h`.
 */
export class Chances {
  /** Zone × 14 + city. */
  readonly p = new Float32Array(ZONES * CITIES);

  constructor() {
    this.p.fill(1, 0, CITIES);
  }

  copy(other: Chances): void {
    this.p.set(other.p);
  }

  at(zone: number, city: number): number {
    return this.p[zone * CITIES + city] as number;
  }

  /** So many cards go from one zone to another, each as likely as its chance times its weight. */
  shift(from: number, to: number, cards: number, weight?: Float32Array): void {
    const { p } = this;
    const [here, there] = [from * CITIES, to * CITIES];
    let sum = 0;
    for (let c = 0; c < CITIES; c++) sum += (p[here + c] as number) * (weight ? (weight[c] as number) : 1);
    const share = sum > 1e-6 ? cards / sum : 0;
    for (let c = 0; c < CITIES; c++) {
      const chance = p[here + c] as number;
      const moved = Math.min(chance, chance * (weight ? (weight[c] as number) : 1) * share);
      p[here + c] = chance - moved;
      p[there + c] = (p[there + c] as number) + moved;
    }
  }

  all(from: number, to: number): void {
    const { p } = this;
    for (let c = 0; c < CITIES; c++) {
      p[to * CITIES + c] = (p[to * CITIES + c] as number) + (p[from * CITIES + c] as number);
      p[from * CITIES + c] = 0;
    }
  }

  only(city: number, zone: number): void {
    for (let z = 0; z < ZONES; z++) this.p[z * CITIES + city] = z === zone ? 1 : 0;
  }

  /** The base stays, or changes places with a neighbour in the hand; every way as likely. */
  evade(adjacent: readonly CitySet[]): void {
    const { p } = this;
    const held = IN_LIBERATION * CITIES;
    const base = new Float32Array(CITIES);
    const hand = p.slice(held, held + CITIES);
    for (let c = 0; c < CITIES; c++) {
      let ways = 1;
      for (let rest = adjacent[c] as number; rest !== 0; rest &= rest - 1) ways += p[held + first(rest)] as number;
      const here = this.at(IN_BASE, c);
      const each = here / ways;
      base[c] = (base[c] as number) + each;
      hand[c] = (hand[c] as number) + here - each;
      for (let rest = adjacent[c] as number; rest !== 0; rest &= rest - 1) {
        const to = first(rest);
        const moved = each * (p[held + to] as number);
        base[to] = (base[to] as number) + moved;
        hand[to] = (hand[to] as number) - moved;
      }
    }
    for (let c = 0; c < CITIES; c++) {
      p[IN_BASE * CITIES + c] = base[c] as number;
      p[held + c] = Math.max(0, hand[c] as number);
    }
  }

  /** Base and hand are mixed, one of them becomes the base. */
  relocate(hand: number): void {
    const share = 1 / (hand + 1);
    for (let c = 0; c < CITIES; c++) {
      const held = this.at(IN_BASE, c) + this.at(IN_LIBERATION, c);
      this.p[IN_BASE * CITIES + c] = held * share;
      this.p[IN_LIBERATION * CITIES + c] = held - held * share;
    }
  }

  /** A sabotage names a neighbour of the base or of the hand. */
  sabotage(near: CitySet): void {
    let none = 1;
    let there = 0;
    for (let rest = near; rest !== 0; rest &= rest - 1) {
      const c = first(rest);
      none *= 1 - Math.min(1, this.at(IN_LIBERATION, c));
      there += this.at(IN_BASE, c);
    }
    const far = Math.max(0.05, 1 - none);
    const all = Math.max(0.05, there + (1 - there) * far);
    for (let c = 0; c < CITIES; c++) {
      const close = ((near >> c) & 1) === 1;
      this.p[IN_BASE * CITIES + c] = (this.at(IN_BASE, c) * (close ? 1 : far)) / all;
      if (close) this.p[IN_LIBERATION * CITIES + c] = Math.min(1, this.at(IN_LIBERATION, c) / all);
    }
  }

  /** Chances are zero where logic says so, every zone holds as many cards as everybody sees, and every card is somewhere. */
  fit(zones: Uint8Array, sizes: readonly number[]): void {
    const { p } = this;
    for (let z = 0; z < ZONES; z++)
      for (let c = 0; c < CITIES; c++) p[z * CITIES + c] = ((zones[c] as number) >> z) & 1 ? (p[z * CITIES + c] as number) + CRUMB : 0;
    for (let round = 0; round < 2; round++) {
      for (let z = 0; z < ZONES; z++) {
        const from = z * CITIES;
        let sum = 0;
        for (let c = 0; c < CITIES; c++) sum += p[from + c] as number;
        const scale = sum > 0 ? (sizes[z] as number) / sum : 0;
        for (let c = 0; c < CITIES; c++) p[from + c] = (p[from + c] as number) * scale;
      }
      for (let c = 0; c < CITIES; c++) {
        let sum = 0;
        for (let i = c; i < ZONES * CITIES; i += CITIES) sum += p[i] as number;
        const scale = sum > 1e-6 ? 1 / sum : 0;
        for (let i = c; i < ZONES * CITIES; i += CITIES) p[i] = (p[i] as number) * scale;
      }
    }
  }
}
