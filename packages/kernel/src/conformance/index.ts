/**
 * The suite every game runs over all its options and seat counts: ten properties, from "same seed, same bytes" to secrecy. In one line:
 * `conformance(test, duel, { games: 2000, grants, fields, ends })`.
 */
import type { Event, Game, Named, TableView } from '../contract.ts';
import { report, type ConformanceFault } from './fault.ts';
import type { Plan } from './plan.ts';
import { Conformance } from './run.ts';

export { everybody, itsSeat, type Grant, type Grants, type Heard, type Plan } from './plan.ts';
export { PROPERTIES, type ConformanceFault, type PropertyId } from './fault.ts';
export { pairs } from './pairs.ts';
export { Conformance } from './run.ts';
export { World } from './world.ts';

type Test = (title: string, body: () => void, timeout?: number) => unknown;
/** Long, because campaigns are: what hangs is caught by the game's own bound. */
const TIMEOUT = 4 * 3_600_000;

/** Every fault of a game, without a test runner. */
export function faultsOf<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  plan: Plan<S, V, N, E>,
): readonly ConformanceFault[] {
  const suite = new Conformance(game, plan);
  suite.campaign();
  suite.probe();
  suite.compare();
  suite.recorded();
  suite.words();
  suite.fired();
  return suite.faults;
}

/** Registers the suite with a test runner: one test for each stage, failures printing seed and steps. */
export function conformance<S, V extends TableView, N extends Named, E extends Event>(
  test: Test,
  game: Game<S, V, N, E>,
  plan: Plan<S, V, N, E>,
): void {
  const suite = new Conformance(game, plan);
  const stage = (title: string, act: () => void): void => {
    test(
      `${game.id}: ${title}`,
      () => {
        const before = suite.faults.length;
        act();
        const found = suite.faults.slice(before);
        if (found.length === 0) return;
        const words = (step: readonly [number, number], fault: ConformanceFault): string => {
          const rules = game.open(fault.options);
          return 'faults' in rules ? String(step[1]) : JSON.stringify(rules.choices.name(step[1]));
        };
        throw new Error(report(found, words));
      },
      TIMEOUT,
    );
  };
  stage(`${plan.games} random games at ${suite.tables.length} tables end in time, list soundly and conserve`, () => suite.campaign());
  stage('order, saving, refusals and secrecy hold on a spread of positions', () => suite.probe());
  stage('samples are distributed as truth is', () => suite.compare());
  stage('recorded games verify', () => suite.recorded());
  stage('choices and events go to words and back', () => suite.words());
  stage('every verb, event, effect and way to end has happened', () => suite.fired());
}
