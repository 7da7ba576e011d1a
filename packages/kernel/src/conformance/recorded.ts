import { seeded } from '../chance.ts';
import type { Event, Game, Named, TableView } from '../contract.ts';
import { seedOf } from '../fairness.ts';
import { readReplay } from '../readReplay.ts';
import { replayRules, verifyReplay, type Replay } from '../replay.ts';
import type { Fired } from './campaign.ts';
import type { ConformanceFault } from './fault.ts';
import type { Plan } from './plan.ts';

/** 8: recorded games verify; the faults of those that do not. What happened in the others is added to what has fired. */
export function recordedGames<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  plan: Plan<S, V, N, E>,
  fired: Fired,
): ConformanceFault[] {
  return (plan.replays ?? []).flatMap((text, i) => {
    const replay = readReplay(text);
    const wrong = 'code' in replay ? replay : verifyReplay(game, replay);
    if (wrong) return [{ property: '8' as const, problem: `recorded game ${i}: ${wrong.problem}`, options: {}, seed: '', steps: [] }];
    if (!('code' in replay)) countReplay(game, plan, replay, fired);
    return [];
  });
}

function countReplay<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  plan: Plan<S, V, N, E>,
  recorded: Replay,
  fired: Fired,
): void {
  const rules = replayRules(game, recorded);
  if ('code' in rules) return;
  const source = seeded(seedOf(recorded.seed));
  const note = (_: number, code: number): void => {
    const event = rules.events.name(code);
    fired.kinds.add(event.kind);
    for (const effect of plan.effects?.of(event) ?? []) fired.effects.add(effect);
  };
  const state = rules.start(source, note);
  for (const choice of recorded.choices) {
    const asked = rules.asked(state);
    fired.verbs.add(rules.choices.name(choice).verb);
    rules.apply(state, 31 - Math.clz32(asked & -asked), choice, source, note);
  }
  const result = rules.result(state);
  if (result) fired.ends.add(result.clause);
}
