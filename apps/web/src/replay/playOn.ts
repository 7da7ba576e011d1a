import type { Seat } from '@orrery/kernel';
import { go } from '../app/route.ts';
import { create } from '../table/create.ts';
import { engine } from '../table/engines.ts';
import type { Opened } from './library.ts';
import { ALL_OPEN } from './pointsOfView.ts';
import type { ReplayTable } from './ReplayTable.ts';

/** The seat whose place a person takes who plays on: the one it looks from, else one that has to decide. */
export const seatFor = ({ viewer, seats, asked }: ReplayTable): Seat =>
  viewer.value >= 0 && viewer.value < seats.length ? viewer.value : Math.max(0, 31 - Math.clz32(asked() & -asked()));

/** A new table from here: the person takes the seat it looks from, bots take the others; what that seat cannot know is dealt anew. */
export async function playOn(table: ReplayTable, opened: Opened, level?: number): Promise<void> {
  const { seats, rules, game, ownPack } = table;
  const own = seatFor(table);
  const id = await create({
    game,
    rules: (await engine(game))?.rules ?? '',
    options: rules.options,
    pack: ownPack,
    seats: seats.map((seat, i) => ({ kind: i === own ? 'person' : 'bot', name: '', level: i === own ? 0 : (level ?? (seat.level || 3)) })),
    ...(table.viewer.value === ALL_OPEN
      ? {
          seed: { ...opened.replay.seed, secret: opened.replay.seed.secret ?? '' },
          log: table.log(),
          ...(opened.from ? { from: opened.from } : {}),
        }
      : { from: await table.redealt(own) }),
  });
  go('table', id);
}
