/** Every moment of the recorded games at which somebody has something to decide. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@orrery/games';
import { readReplay, seeded, seedOf, startMatch } from '@orrery/kernel';
import { root } from '../scripts/root.mjs';
import type { Scene } from './showcase.ts';

export interface Recorded {
  readonly name: string;
  readonly scene: Scene;
}

export function* recorded(game: string): Generator<Recorded> {
  for (const file of globSync(`replays/${game}/*.json`, { cwd: root }).toSorted()) {
    const replay = readReplay(readFileSync(join(root, file), 'utf8'));
    if ('code' in replay) throw new Error(`${file}: ${replay.problem}`);
    const pack = replay.pack.data ?? null;
    const rules = games[game]?.open(replay.options, ...(pack === null ? [] : [pack]));
    if (!rules || 'faults' in rules) throw new Error(`${file} does not open`);
    const match = startMatch(rules, seeded(seedOf(replay.seed)));
    for (const choice of replay.choices) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      if (open.length > 1)
        yield {
          name: `${file}, answer ${match.log.length + 1}`,
          scene: {
            game,
            options: replay.options,
            pack,
            moment: { known: match.known(seat), stage: 'decide', open, undoable: match.undoable(seat) },
          },
        };
      match.answer(seat, choice);
    }
  }
}
