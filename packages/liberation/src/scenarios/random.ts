import { quick, SPECTATOR, type Chance } from '@orrery/kernel';
import type { LiberationRules } from '../game.ts';
import type { State } from '../state.ts';

/** A position of a random game, and what each viewer has been told so far. */
export interface Moment {
  readonly state: State;
  readonly seat: number;
  /** The open choices; only the first `count` are meant. */
  readonly open: readonly number[];
  readonly count: number;
  readonly past: (viewer: number) => readonly number[];
}

/** Plays uniformly random games and shows every decision, for tests. */
export function randomGame(rules: LiberationRules, seed: number, look: (moment: Moment) => void, cap = 400): State {
  const chance: Chance = quick(seed);
  const pasts = new Map<number, number[]>([0, 1, SPECTATOR].map((viewer) => [viewer, []]));
  const tell = (to: number, event: number): void => {
    for (const [viewer, past] of pasts) if ((to >> viewer) & 1) past.push(event);
  };
  const past = (viewer: number): readonly number[] => pasts.get(viewer) ?? [];
  const state = rules.start(chance, tell);
  const open: number[] = [];
  while (rules.asked(state) !== 0 && state.turn <= cap) {
    const seat = rules.asked(state) === 1 ? 0 : 1;
    const count = rules.legal(state, seat, open);
    look({ state, seat, open, count, past });
    const choice = open[chance.below(count)] as number;
    pasts.get(seat)?.push(~choice);
    rules.apply(state, seat, choice, chance, tell);
  }
  look({ state, seat: -1, open, count: 0, past });
  return state;
}
