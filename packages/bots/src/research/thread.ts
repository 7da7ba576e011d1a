import { quick, seeded, type Bot, type TableView } from '@orrery/kernel';
import { openPlayer, type Entrant } from '../player.ts';
import { openTable, type TableName } from '../workers/task.ts';
import { Episode } from './episode.ts';
import { type Step, writeTrajectory } from './trajectories.ts';

export interface Batch {
  readonly table: TableName;
  readonly seed: string;
  /** Numbers of the games, from … to, the last not among them. */
  readonly from: number;
  readonly to: number;
  /** By seat, again from the first where they are fewer. */
  readonly bots: readonly Entrant[];
}

/** Games of a batch one after the other, as they are written down; the same numbers give the same games. */
export default async function batch({ table, seed, from, to, bots }: Batch): Promise<Int32Array> {
  const rules = await openTable(table);
  const players = new Map<Entrant, Bot<TableView>>();
  for (const entrant of bots) players.set(entrant, await openPlayer(table.game, rules, entrant));
  const parts: Int32Array[] = [];
  for (let number = from; number < to; number++) {
    const episode = new Episode(rules, `${seed} ${number}`);
    const chance = quick(seeded(`${seed} ${number} bots`).below(2 ** 32));
    const steps: Step[] = [];
    while (episode.winners === null) {
      const { seat, open } = episode;
      const entrant = bots[seat % bots.length] ?? '';
      const seen = episode.pasts[seat]?.length ?? 0;
      // Whoever plays anything needs no view for it.
      const choice =
        entrant === 'random' ? open[chance.below(open.length)] : await players.get(entrant)?.decide(episode.known(), open, chance, {});
      if (choice === undefined) throw new RangeError(`nobody plays seat ${seat}`);
      steps.push({ seat, choice, seen, open });
      episode.answer(choice);
    }
    parts.push(writeTrajectory({ number, winners: episode.winners, steps, pasts: episode.pasts }));
  }
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
