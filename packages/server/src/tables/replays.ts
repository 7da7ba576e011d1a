import { SPECTATOR, recordReplay, type Replay } from '@orrery/kernel';
import type { No } from '@orrery/protocol';
import type { Live } from '../live.ts';
import { no } from '../table/commands.ts';
import type { Library } from './library.ts';

/** The record of a game that has ended, as everybody may have it. */
export function replayOf(live: Live, library: Library): Promise<Replay | No> {
  return new Promise((keep) => {
    let replay: Replay | null = null;
    live.do({
      as: SPECTATOR,
      run: (table) => {
        const game = library.game(table.made.game, table.made.rules);
        if (table.status !== 'ended' || !game) return no('not-ended');
        // A record names nobody: its id is the same whatever anybody is called, now or later.
        const seats = table.places.map(({ kind, name }) => ({
          name: table.made.nameless ? '' : name,
          kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
        }));
        replay = recordReplay({
          game,
          rules: table.rules,
          seats,
          seed: table.shuffle.opened,
          log: table.log,
          ...(table.broken ? { broken: table.broken } : {}),
          takebacks: table.places.some(({ kind }) => kind === 'bot') ? table.log.filter(([seat]) => seat < 0).length : 0,
        });
        return { ok: {} };
      },
      done: (outcome) => keep(replay ?? ('no' in outcome ? outcome.no : { code: 'not-ended' })),
    });
  });
}
