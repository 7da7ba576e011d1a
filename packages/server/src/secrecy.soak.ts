import { SPECTATOR, type Options } from '@orrery/kernel';
import { conclave, duel } from '@orrery/kernel/fixtures';
import { games, type AnyGame } from '@orrery/games';
import type { StandingOrder } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { compareWorlds } from './testing/wire.ts';

/** Every value of every option once, each with the others at their defaults, where that is a game. */
function settings(game: AnyGame): Options[] {
  const single = game.options.flatMap(({ id, values }) => values.map((value): Options => ({ [id]: value })));
  return [{}, ...single].filter((options) => !('faults' in game.open(options)));
}

for (const game of [duel, conclave, ...Object.values(games)] as readonly AnyGame[])
  test(`every seat and every option of ${game.id}, whole games`, async () => {
    let told = 0;
    for (const [i, options] of settings(game).entries()) {
      const rules = game.open(options);
      if ('faults' in rules) continue;
      for (const viewer of [...Array.from({ length: rules.seats }, (_, seat) => seat), SPECTATOR]) {
        const verdict = await compareWorlds({ game, options, seats: rules.seats, viewer, seed: 100 + i, steps: 200 });
        expect(verdict.leak, `${JSON.stringify(options)}, viewer ${viewer}`).toBeNull();
        told += verdict.told;
      }
    }
    expect(told).toBeGreaterThan(100);
  });

for (const game of [duel, conclave, ...Object.values(games)] as readonly AnyGame[])
  describe(`${game.id}: notices, exports and the moderators’ page`, () => {
    const rules = game.open({});
    if ('faults' in rules) throw new Error('the standard game cannot be opened');
    const orders = ['X-*', 'W-*'].map((decision): StandingOrder => ({ decision, order: 'pass' }));
    const all = new Map<string, number>();
    for (const seed of [200, 201, 202])
      test.for([...Array.from({ length: rules.seats }, (_, seat) => seat), SPECTATOR])(`seed ${seed}, viewer %d`, async (viewer) => {
        const plan = { game, options: {}, seats: rules.seats, viewer, seed, steps: 60, orders, listeners: true } as const;
        const { leak, heard } = await compareWorlds(plan);
        for (const [channel, lines] of heard) all.set(channel, (all.get(channel) ?? 0) + lines);
        expect(leak).toBeNull();
      });
    test('every channel was heard', () => {
      for (const channel of ['push', 'mail', 'export', 'cases', 'dossier']) expect(all.get(channel) ?? 0, channel).toBeGreaterThan(10);
    });
  });
