/** A game in which, at some moment, everything one viewer cannot know is dealt anew. That viewer must not notice. */
import { quick, type Event, type Named, type Rules, type TableView, type Viewer } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';

// oxlint-disable-next-line typescript/no-explicit-any -- a state goes only where it came from
export type AnyRules = Rules<any, TableView, Named, Event>;

/** One state in the place of another, in the object that others hold. */
function replace(state: object, by: object): void {
  if (Array.isArray(state) && Array.isArray(by)) state.length = 0;
  else for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
  Object.assign(state, by);
}

/** What happened in the first world, step by step: who answered what, and what the viewer was told of it. */
export interface Told {
  readonly actor: number;
  readonly choice: number;
  readonly told: readonly number[];
}

export function redealt(game: AnyGame, viewer: Viewer, seed: number, script: readonly Told[]): AnyGame {
  return {
    ...game,
    open(options: unknown, pack: unknown) {
      const opened = game.open(options, pack);
      return 'faults' in opened ? opened : again(opened, viewer, seed, script);
    },
  };
}

const TRIES = 60;

/**
 * After every step that ends a decision, a new world is drawn that could have given the viewer its past, and in which the next step of the script can be
 * taken and tells it the same: so the two worlds stay comparable for as long as chance allows, with nothing in common but what the viewer knows.
 */
function again(rules: AnyRules, viewer: Viewer, seed: number, script: readonly Told[]): AnyRules {
  let past: number[] = [];
  let steps = 0;
  const chance = quick(seed);
  const list: number[] = [];
  const continues = (world: object, next: Told): boolean => {
    if (!((rules.asked(world) >> next.actor) & 1)) return false;
    if (!list.slice(0, rules.legal(world, next.actor, list)).includes(next.choice)) return false;
    const told: number[] = [];
    rules.apply(rules.clone(world) as object, next.actor, next.choice, quick(seed), (to, event) => {
      if ((to >> viewer) & 1) told.push(event);
    });
    return told.length === next.told.length && told.every((event, i) => event === next.told[i]);
  };
  const deal = (state: object): void => {
    const next = script[steps + 1];
    if (!next || rules.asked(state) === 0) return;
    const draw = rules.sample({ view: rules.view(state, viewer), past: [...past] });
    for (let i = 0; i < TRIES; i++) {
      const world = draw(chance) as object;
      if (!continues(world, next)) continue;
      replace(state, world);
      return;
    }
  };
  const everybody = (1 << rules.seats) - 1;
  return {
    ...rules,
    start(from, tell) {
      past = [];
      steps = 0;
      const state = rules.start(from, (to, event) => {
        if ((to >> viewer) & 1) past.push(event);
        tell?.(to, event);
      }) as object;
      deal(state);
      return state;
    },
    apply(state: object, seat, choice, from, tell) {
      if (seat === viewer) past.push(~choice);
      let told = 0;
      rules.apply(state, seat, choice, from, (to, event) => {
        told |= to;
        if ((to >> viewer) & 1) past.push(event);
        tell?.(to, event);
      });
      steps++;
      // Only between decisions: what others have begun to answer would be lost with the old world.
      if ((told & everybody) === everybody) deal(state);
    },
  };
}
