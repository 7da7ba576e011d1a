import { join } from 'node:path';
import { games } from '@orrery/games';
import { expect, inject, test } from 'vitest';
import { findPython } from '../../../../scripts/python.mjs';
import { contest } from '../arena/arena.ts';
import { LIMITS, type GuestFault } from './guest.ts';

test.each(Object.keys(games))('the example in Python plays a hundred games of %s without a fault', async (game) => {
  const faults: GuestFault[] = [];
  const command = `"${findPython()}" "${join(import.meta.dirname, '../../../../examples/bots/bot.py')}"`;
  const { games: played, all } = await contest({
    table: { game, options: {} },
    first: 'guest',
    second: 'greedy',
    games: 100,
    seed: inject('seed'),
    // How much of the machine a campaign gets is up to whoever starts it.
    nice: 0,
    guests: { commands: { guest: command }, limits: LIMITS, tell: (fault) => faults.push(fault) },
  });
  expect(faults).toEqual([]);
  expect(played).toBeGreaterThanOrEqual(100);
  expect(all.mean).toBeLessThan(0.5);
});
