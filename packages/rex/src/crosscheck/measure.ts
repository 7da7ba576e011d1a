import { quick } from '@orrery/kernel';
import { DECISIONS } from '../ids.ts';
import type { RexRules } from '../index.ts';
import { RACES } from '../pack/pack.ts';
import { standard } from '../pack/standard.ts';
import { draftOf, type State } from '../state.ts';
import type { RexChoice, RexEvent } from '../words.ts';
import { policyAnswer, type Policy } from './policy.ts';

/** What is counted in one game, by the names of the reference figures. */
export type Counts = Record<string, number>;

const ENDS: Readonly<Record<string, string>> = {
  'REX-WIN-2': '3 strongholds, alone',
  'REX-WIN-3': 'strongholds, alliance',
  'REX-WIN-4': 'strongholds, alliance',
  'REX-WIN-9': 'Sol',
  'REX-WIN-12': 'Hacan',
  'REX-WIN-14': 'most strongholds',
  'REX-WIN-15': 'most strongholds',
  'REX-WIN-17': 'Xxcha prediction',
  'REX-BETRAY-5': 'betrayal',
};

/** Listens to a game as a spectator does and counts. */
class Counter {
  readonly counts: Counts = {};
  #phase = '';
  #fleetMoves = false;
  #window = '';
  #retreated = false;
  #executed = 0;

  add(name: string, by = 1): void {
    this.counts[name] = (this.counts[name] ?? 0) + by;
  }

  hear(event: RexEvent): void {
    switch (event.kind) {
      case 'phase':
        this.#phase = event.phase;
        this.#fleetMoves = false;
        return;
      case 'entered':
        this.#fleetMoves = true;
        return;
      case 'destroyed':
        if (this.#fleetMoves) this.add('units destroyed by the moving fleet', event.units + event.other);
        return;
      case 'window':
        this.#window = event.decision;
        return;
      case 'played':
        if (this.#window.startsWith('X-') && 'advantage' in event) this.add('cancellations in X windows');
        return;
      case 'battle':
        this.#retreated = false;
        this.#executed = 0;
        return this.add('battles');
      case 'retreated':
        if (!this.#retreated) this.add('battles with at least one retreat');
        this.#retreated = true;
        return;
      case 'executed':
        this.#executed++;
        return;
      case 'wonBattle':
        if (this.#executed === 1) this.add('battles won by a traitor');
        return;
      case 'relocated':
        if (this.#phase === 'maneuver') this.add('Hacan relocations');
        return;
      case 'transferred':
        if (this.#phase === 'influence') this.add('influence transfers in Ceasefires');
        return;
      case 'collected':
        return this.add('influence collected on the board', event.amount);
      default:
        return this.#plain(event);
    }
  }

  #plain(event: RexEvent): void {
    switch (event.kind) {
      case 'ceasefire':
        return this.add('Ceasefires taking effect');
      case 'offensive':
        return this.add('Offensives resolved, Beacon included');
      case 'moved':
        return this.add('moves');
      case 'deployed':
        return this.add('deployments');
      case 'won':
        return this.add('strategy cards sold');
      case 'allied':
        return this.add('alliances formed');
      case 'killed':
        return this.add('leaders destroyed by cards');
      default:
        return;
    }
  }
}

/** Words by code, each made once: a campaign speaks the same few words over and over. */
function remembering<T>(name: (code: number) => T): (code: number) => T {
  const known = new Map<number, T>();
  return (code) => {
    let word = known.get(code);
    if (word === undefined) known.set(code, (word = name(code)));
    return word;
  };
}
interface Words {
  readonly choice: (code: number) => RexChoice;
  readonly event: (code: number) => RexEvent;
}
export const wordsOf = (rules: RexRules): Words => ({
  choice: remembering((code) => rules.choices.name(code)),
  event: remembering((code) => rules.events.name(code)),
});

/** Plays one game under a policy and counts. An answer counts as a decision if somewhere in it there were two possibilities. */
export function measureGame(rules: RexRules, words: Words, policy: Policy, seed: number): Counts {
  const chance = quick(seed);
  const counter = new Counter();
  const tell = (to: number, code: number): void => {
    if (to & 0x8000) counter.hear(words.event(code));
  };
  const state: State = rules.start(chance, tell);
  const list: number[] = [];
  for (let asked = rules.asked(state); asked !== 0; asked = rules.asked(state)) {
    const seat = 31 - Math.clz32(asked & -asked);
    const decision = DECISIONS[state.decision] as string;
    let free = false;
    do {
      const length = rules.legal(state, seat, list);
      // the positions of a hand are drawn all at once, also where the first step is forced
      const cuts = decision === 'D-HANDCUT';
      if (length === 1 && !cuts) {
        rules.apply(state, seat, list[0] as number, chance, tell);
        continue;
      }
      const open = list.slice(0, length).map(words.choice);
      const hand = cuts ? handOf(state, seat) : [];
      for (const step of policyAnswer(policy, { decision, seat, open, influence: state.influence, hand, chance })) {
        free ||= rules.legal(state, seat, list) > 1;
        rules.apply(state, seat, rules.choices.code(step), chance, tell);
      }
    } while ((rules.asked(state) >> seat) & 1 && draftOf(state, seat).length > 0 && DECISIONS[state.decision] === decision);
    if (free) counter.add('decisions');
  }
  const result = rules.result(state);
  counter.add('rounds', state.round);
  counter.add(`way: ${ENDS[result?.clause ?? ''] ?? 'unknown'}`, 100);
  for (const winner of result?.winners ?? []) counter.add(`winner: ${RACES[state.race[winner] as number] ?? ''}`, 100);
  return counter.counts;
}

function handOf(state: State, seat: number): string[] {
  const cards = standard.strategyCards;
  return cards.flatMap(({ id }, card) => Array.from({ length: state.cards.hand[seat * cards.length + card] as number }, () => id));
}

/** Mean and standard error of every count over many games. */
export function measure(rules: RexRules, policy: Policy, games: number, seed = 1): Map<string, readonly [mean: number, error: number]> {
  const sums = new Map<string, [sum: number, squares: number]>();
  const words = wordsOf(rules);
  for (let game = 0; game < games; game++)
    for (const [name, value] of Object.entries(measureGame(rules, words, policy, seed * 1_000_003 + game))) {
      const sum = sums.get(name) ?? [0, 0];
      sum[0] += value;
      sum[1] += value * value;
      sums.set(name, sum);
    }
  return new Map(
    [...sums].map(([name, [sum, squares]]) => {
      const mean = sum / games;
      return [name, [mean, Math.sqrt(Math.max(0, squares / games - mean * mean) / games)] as const];
    }),
  );
}
