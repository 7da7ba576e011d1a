/** What runs in a worker of a review: it examines decisions one after another. Whoever wants to stop it ends the worker. */
import { openJudge } from '@orrery/bots/judge';
import { loadReview } from '@orrery/games/load';
import { examine } from '@orrery/review';
import { rulesOf } from '../table/engines.ts';
import { startingAt } from '../table/position.ts';
import type { Order, Report } from './messages.ts';

const say = (report: Report): void => postMessage(report);

async function run({ game, rules: version, options, pack, replay, from, tasks }: Order): Promise<void> {
  const [{ rules }, plug] = await Promise.all([rulesOf(game, options, pack, version), loadReview(game)]);
  const judge = await openJudge(game, rules);
  say({ partners: judge.partners });
  const played = from ? startingAt(rules, from) : rules;
  for (const [i, task] of tasks.entries()) {
    const ledgers = plug?.ledgers(rules, task.seat) ?? [];
    for (const { decision, appraisal } of examine(judge, played, replay, task)) {
      const { known } = decision;
      say({
        task: i,
        found: {
          appraisal,
          moment: plug?.moment(known.view) ?? 0,
          figures: ledgers.map((ledger) => ledger.figures(known)),
          about: appraisal.solved ? (plug?.solved?.about(known.view) ?? null) : null,
        },
      });
    }
    say({ done: i + 1 });
  }
}

export function reviewHere(order: Order): void {
  run(order).catch((error: unknown) => say({ fault: error instanceof Error ? error.message : String(error) }));
}
