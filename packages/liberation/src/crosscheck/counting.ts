import { quick, type Chance, type Options } from '@orrery/kernel';
import { first, members, size } from '../cities.ts';
import { open } from '../scenarios/driver.ts';
import type { LiberationRules } from '../game.ts';
import { clone, type State } from '../state.ts';
import { BASE, DISCARD } from '../spectator/family.ts';
import { odds } from './odds.ts';
import { Families } from '../spectator/families.ts';

/** A chance that is not there: the compared passages of play draw nothing after the deal. */
class Drew extends Error {}
const none: Chance = {
  drawn: 0,
  below: () => {
    throw new Drew();
  },
  shuffle: <T>(items: T[]): T[] => {
    if (items.length > 0) throw new Drew();
    return items;
  },
};

interface Answer {
  readonly seat: number;
  readonly choice: number;
  /** What the viewer was told by it. */
  readonly told: readonly number[];
}

/** The cards the passage may touch from the top of the deck: deeper ones are not told apart. */
const DEPTH = 3;

/** A passage of random play from the deal on, as long as it stays within reach of counting. */
function passage(
  rules: LiberationRules,
  seed: number,
  viewer: number,
  length: number,
): { deal: State; setup: number[]; answers: Answer[] } {
  const chance = quick(seed);
  const setup: number[] = [];
  let told: number[] = [];
  const tell = (to: number, event: number): void => void ((to >> viewer) & 1 && told.push(event));
  const deal = rules.start(chance, tell);
  setup.push(...told);
  const state = clone(deal);
  const answers: Answer[] = [];
  const list: number[] = [];
  while (answers.length < length) {
    const seat = rules.asked(state) === 1 ? 0 : 1;
    const choice = list[chance.below(rules.legal(state, seat, list))] as number;
    const next = clone(state);
    told = [];
    try {
      rules.apply(next, seat, choice, none, tell);
    } catch (error) {
      if (error instanceof Drew) break;
      throw error;
    }
    if (next.winner >= 0 || deal.deck.length - next.deck.length + next.looked > DEPTH) break;
    answers.push({ seat, choice, told });
    Object.assign(state, next);
  }
  return { deal, setup, answers };
}

/** Every deal the viewer could not tell apart from the true one: the other hand, the set-aside cards, the top of the deck. */
function* deals(deal: State, viewer: number): Generator<State> {
  const own = viewer === 0 ? deal.dynasty : deal.liberation;
  const cards = members(deal.inPlay & ~own);
  const aside = size(deal.discard);
  function* choose(count: number, from: readonly number[], least: number): Generator<number[]> {
    if (count === 0) yield [];
    else for (let i = least; i < from.length; i++) for (const rest of choose(count - 1, from, i + 1)) yield [from[i] as number, ...rest];
  }
  function* arrange(count: number, from: readonly number[]): Generator<number[]> {
    if (count === 0) yield [];
    else
      for (const card of from)
        for (const rest of arrange(
          count - 1,
          from.filter((each) => each !== card),
        ))
          yield [card, ...rest];
  }
  const mask = (list: readonly number[]): number => list.reduce((set, card) => set | (1 << card), 0);
  for (const hand of choose(3, cards, 0)) {
    const left = cards.filter((card) => !hand.includes(card));
    for (const discard of choose(aside, left, 0)) {
      const deck = left.filter((card) => !discard.includes(card));
      for (const top of arrange(DEPTH, deck)) {
        const state = clone(deal);
        if (viewer === 0) state.liberation = mask(hand);
        else state.dynasty = mask(hand);
        state.discard = mask(discard);
        state.deck = [...deck.filter((card) => !top.includes(card)), ...top.toReversed()];
        yield state;
      }
    }
  }
}

/** Weights of all worlds that give the viewer the same answers: hidden choices share evenly, visible ones count as possible or not. */
function count(
  rules: LiberationRules,
  viewer: number,
  start: State,
  answers: readonly Answer[],
  found: (world: State, weight: number) => void,
): void {
  const list: number[] = [];
  let told: number[] = [];
  const tell = (to: number, event: number): void => void ((to >> viewer) & 1 && told.push(event));
  let worlds = [{ world: start, weight: 1 }];
  for (const answer of answers) {
    const next: typeof worlds = [];
    for (const { world, weight } of worlds) {
      const length = rules.legal(world, answer.seat, list);
      const fitting: State[] = [];
      for (let i = 0; i < length; i++) {
        if (answer.seat === viewer && list[i] !== answer.choice) continue;
        told = [];
        const after = clone(world);
        rules.apply(after, answer.seat, list[i] as number, none, tell);
        if (told.length === answer.told.length && told.every((event, k) => event === answer.told[k])) fitting.push(after);
      }
      for (const after of fitting) next.push({ world: after, weight: weight / fitting.length });
    }
    worlds = next;
    if (worlds.length === 0) return;
  }
  for (const { world, weight } of worlds) found(world, weight);
}

/** How far the worlds of a viewer are from counting every deal, after a passage of so many answers: the largest difference of a share. */
export function compare(
  options: Options,
  viewer: number,
  seed: number,
  length = 16,
): { readonly answers: number; readonly difference: number } {
  const rules = open(options);
  const { deal, setup, answers } = passage(rules, seed, viewer, length);
  const n = rules.table.cities.length;
  const sums = { base: new Array<number>(n).fill(0), hand: new Array<number>(n).fill(0), discard: new Array<number>(n).fill(0) };
  let total = 0;
  const add = (list: number[], set: number, weight: number): void => {
    for (let rest = set; rest !== 0; rest &= rest - 1) list[first(rest)] = (list[first(rest)] as number) + weight;
  };
  for (const start of deals(deal, viewer))
    count(rules, viewer, start, answers, (world, weight) => {
      total += weight;
      add(sums.base, 1 << world.base, weight);
      add(sums.hand, viewer === 0 ? world.liberation : world.dynasty, weight);
      add(sums.discard, world.discard, weight);
    });
  const worlds = new Families(rules.table);
  for (const event of setup) worlds.hear(rules.events.name(event));
  for (const { told } of answers) for (const event of told) worlds.hear(rules.events.name(event));
  const zones = { base: [BASE], hand: [1 - viewer], discard: [DISCARD] } as const;
  let difference = 0;
  for (const [name, list] of Object.entries(sums)) {
    const mine = odds(worlds, n, zones[name as keyof typeof zones]);
    list.forEach((sum, c) => (difference = Math.max(difference, Math.abs((mine[c] as number) - sum / total))));
  }
  return { answers: answers.length, difference };
}
