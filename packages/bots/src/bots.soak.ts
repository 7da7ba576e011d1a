import { games } from '@orrery/games';
import { quick, TURN_CAP, type OptionValue } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { playGame } from './arena/game.ts';
import { loreOf } from './levels.ts';
import { openPlayer } from './player.ts';

/** Games in all; ORRERY_SOAK_GAMES says how many where time is short. */
const GAMES = Number(process.env['ORRERY_SOAK_GAMES'] ?? 10_000);
/** A game may take so much time of a processor, and the process may grow by so much after it has warmed up. */
const MOST_SECONDS = 120;
const MOST_GROWTH = 250 * 1024 * 1024;

/** Who sits at a table: at most of them those who answer in no time, at one in sixteen also those who think. */
const QUICK = ['random', 'random', 'random', 'level:1'] as const;
const ALL = ['random', 'level:1', 'greedy', 'level:2', 'level:3', 'search:5', 'search:20'] as const;
/** Long games are played less often, so that all get their share of the time. */
const GAMES_OF_TWENTY: Readonly<Record<string, number>> = { liberation: 10, gravity: 7, rex: 3 };

const seconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;

/** Options drawn at random; combinations the game refuses are drawn again. */
function someRules(id: string, draw: (bound: number) => number) {
  const game = games[id];
  for (;;) {
    const options: Record<string, OptionValue> = {};
    for (const option of game?.options ?? []) options[option.id] = option.values[draw(option.values.length)] as OptionValue;
    const rules = game?.open(options);
    if (rules && !('faults' in rules)) return rules;
  }
}

test(`bots finish ${GAMES} games over all games and options: no hang, no illegal choice, no growth of memory`, async () => {
  const ids = Object.keys(games).flatMap((id) => Array.from({ length: GAMES_OF_TWENTY[id] ?? 1 }, () => id));
  const chance = quick(20);
  const draw = (bound: number): number => chance.below(bound);
  let warm = 0;
  for (let game = 0; game < GAMES; game++) {
    const id = ids[draw(ids.length)] as string;
    const rules = someRules(id, draw);
    const from = game % 16 === 15 ? ALL : QUICK;
    const entrants = Array.from({ length: rules.seats }, () => from[draw(from.length)] as string);
    const bots = await Promise.all(entrants.map((entrant) => openPlayer(id, rules, entrant)));
    const label = `game ${game}: ${id} ${JSON.stringify(rules.options)} ${entrants.join(' ')}`;
    const begun = process.cpuUsage();
    const played = await playGame(rules, bots, `soak ${game}`, {}, await loreOf(id));
    expect(played.answers, label).toBeGreaterThan(0);
    expect(played.result !== null || played.turns > TURN_CAP, label).toBe(true);
    expect(seconds(process.cpuUsage(begun)), label).toBeLessThan(MOST_SECONDS);
    if (game % 100 === 0) {
      globalThis.gc?.();
      const { heapUsed } = process.memoryUsage();
      if (game <= 200) warm = Math.max(warm, heapUsed);
      else expect(heapUsed - warm, label).toBeLessThan(MOST_GROWTH);
    }
  }
});
