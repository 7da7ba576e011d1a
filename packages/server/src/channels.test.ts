import { SPECTATOR, type Viewer } from '@orrery/kernel';
import { conclave, duel } from '@orrery/kernel/fixtures';
import { games, type AnyGame } from '@orrery/games';
import type { StandingOrder } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { compareWorlds, type Plan } from './testing/wire.ts';

/** Windows in which nearly everybody passes are passed by standing orders: nobody has days for each. */
const orders: readonly StandingOrder[] = ['X-*', 'W-*'].map((decision) => ({ decision, order: 'pass' }));
const plan = (game: AnyGame, viewer: Viewer): Plan => {
  const rules = game.open({});
  if ('faults' in rules) throw new Error('the standard game cannot be opened');
  return { game, options: {}, seats: rules.seats, viewer, seed: 20, steps: 10, listeners: true, orders };
};

for (const game of [duel, conclave, ...Object.values(games)] as readonly AnyGame[])
  test(`${game.id}: notices and letters to a seat, its export and what it reads as a moderator say the same, whatever the others hold`, async () => {
    const { leak, heard } = await compareWorlds(plan(game, 0));
    expect(leak).toBeNull();
    for (const channel of ['push', 'mail', 'export', 'cases']) expect(heard.get(channel) ?? 0, channel).toBeGreaterThan(0);
  }, 120_000);

test('a moderator who looks on reads the same reports, whatever anybody holds', async () => {
  const { leak, heard } = await compareWorlds(plan(conclave, SPECTATOR));
  expect(leak).toBeNull();
  expect(heard.get('dossier')).toBeGreaterThan(3);
  expect(heard.has('push')).toBe(false);
}, 120_000);
