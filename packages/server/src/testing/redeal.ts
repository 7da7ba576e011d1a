/** A game in which, at some moment, everything one viewer cannot know is dealt anew. That viewer must not notice. */
import { quick, type Chance, type Event, type Named, type Rules, type Source, type TableView, type Viewer } from '@orrery/kernel';
import type { AnyGame } from '@orrery/games';

// oxlint-disable-next-line typescript/no-explicit-any -- a state goes only where it came from
export type AnyRules = Rules<any, TableView, Named, Event>;

/** One state in the place of another, in the object that others hold. */
function replace(state: object, by: object): void {
  if (Array.isArray(state) && Array.isArray(by)) state.length = 0;
  else for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
  Object.assign(state, by);
}

/** What happened in the first world, answer by answer: whose it was, which, and what the viewer was told of it. */
export interface Told {
  readonly actor: number;
  readonly choice: number;
  readonly told: readonly number[];
}

/** The game as it is; every answer, of people and of the table itself, is noted in `script`, once, however many processes play it. */
export function noted(game: AnyGame, viewer: Viewer, script: Told[]): AnyGame {
  return {
    ...game,
    open(options: unknown, pack: unknown) {
      const opened = game.open(options, pack);
      if ('faults' in opened) return opened;
      const rules: AnyRules = opened;
      const own: Told[] = [];
      return {
        ...rules,
        start(from, tell) {
          own.length = 0;
          return rules.start(from, tell) as object;
        },
        apply(state: object, actor, choice, from, tell) {
          const told: number[] = [];
          rules.apply(state, actor, choice, from, (to, event) => {
            if ((to >> viewer) & 1) told.push(event);
            tell?.(to, event);
          });
          own.push({ actor, choice, told });
          // Each process has played everything in the end, and so has the last.
          script.splice(0, script.length, ...own);
        },
      };
    },
  };
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

const TRIES = 200;

/**
 * After every step that ends a decision, a new world is drawn that could have given the viewer its past, and in which the next step of the script can be
 * taken and tells it the same; what is drawn in a step is drawn until it does. So the two worlds stay comparable for as long as chance allows, with nothing
 * in common but what the viewer knows.
 */
function again(rules: AnyRules, viewer: Viewer, seed: number, script: readonly Told[]): AnyRules {
  let past: number[] = [];
  let steps = 0;
  /** The match whose past is known from its beginning. One taken up from a summary in the middle goes on as it is. */
  let followed: object | null = null;
  const everybody = (1 << rules.seats) - 1;
  let chance = quick(seed);
  const list: number[] = [];
  /** Everybody was told something and nobody has answered yet: what somebody has begun to answer would be lost with the old world. */
  const betweenDecisions = (world: object, told: number): boolean =>
    (told & everybody) === everybody && rules.view(world, viewer).answered === 0;
  /** The match's own chance first: it draws as in the first world. */
  const lucks = (from: Chance, most: number): Chance[] => [from, ...Array.from({ length: most }, (_, draw) => quick(seed * TRIES + draw))];
  const tells = (world: object, next: Told, luck: Chance): boolean => {
    const told: number[] = [];
    const { drawn } = luck;
    rules.apply(rules.clone(world) as object, next.actor, next.choice, luck, (to, event) => {
      if ((to >> viewer) & 1) told.push(event);
    });
    if ('windBack' in luck) (luck as Source).windBack(drawn);
    return told.length === next.told.length && told.every((event, i) => event === next.told[i]);
  };
  /** The answer of the script where it is open; of somebody else any other, for what the viewer is told of it is all that counts. Null where nobody is asked. */
  const taken = (world: object, { actor, choice }: Told): number | null => {
    if (!((rules.asked(world) >> actor) & 1)) return null;
    const open = list.slice(0, rules.legal(world, actor, list));
    if (open.includes(choice)) return choice;
    return actor === viewer ? null : (open[chance.below(open.length)] ?? null);
  };
  /** How many of the next steps can be taken and tell the same, up to the first after which there is a new deal. */
  const follows = (world: object, from: Chance): { readonly count: number; readonly whole: boolean } => {
    const { drawn } = from;
    const copy = rules.clone(world) as object;
    let count = 0;
    let whole = false;
    for (let next = script[steps]; next && !whole; next = script[steps + count]) {
      const choice = taken(copy, next);
      if (choice === null) break;
      const told: number[] = [];
      let heard = 0;
      rules.apply(copy, next.actor, choice, from, (to, event) => {
        heard |= to;
        if ((to >> viewer) & 1) told.push(event);
      });
      if (told.length !== next.told.length || told.some((event, i) => event !== next.told[i])) break;
      count++;
      whole = betweenDecisions(copy, heard);
    }
    if ('windBack' in from) (from as Source).windBack(drawn);
    return { count, whole };
  };
  const deal = (state: object, from: Chance): void => {
    if (!script[steps] || rules.asked(state) === 0) return;
    const sample = rules.sample({ view: rules.view(state, viewer), past: [...past] });
    let [best, most] = [null as object | null, 0];
    for (let i = 0; i < TRIES; i++) {
      const world = sample(chance) as object;
      const { count, whole } = follows(world, from);
      if (count > most || whole) [best, most] = [world, count];
      if (whole) break;
    }
    if (best) replace(state, best);
  };
  return {
    ...rules,
    start(from, tell) {
      // A match that is built again from its log, as for an undo, goes through the same worlds.
      past = [];
      steps = 0;
      chance = quick(seed);
      const state = rules.start(from, (to, event) => {
        if ((to >> viewer) & 1) past.push(event);
        tell?.(to, event);
      }) as object;
      deal(state, from);
      followed = state;
      return state;
    },
    apply(state: object, seat, choice, from, tell) {
      if (state !== followed) {
        rules.apply(state, seat, choice, from, tell);
        return;
      }
      const next = script[steps];
      const wanted = next && { ...next, actor: seat, choice };
      const found = wanted ? lucks(from, TRIES).findIndex((luck) => tells(state, wanted, luck)) : 0;
      const chosen = lucks(from, TRIES)[Math.max(0, found)] ?? from;
      if (seat === viewer) past.push(~choice);
      let told = 0;
      rules.apply(state, seat, choice, chosen, (to, event) => {
        told |= to;
        if ((to >> viewer) & 1) past.push(event);
        tell?.(to, event);
      });
      // A step that drew stays one in which the match's own chance moved on.
      if (chosen !== from && chosen.drawn > 0) from.below(2);
      steps++;
      if (betweenDecisions(state, told)) deal(state, from);
    },
  };
}
