import { games } from '@orrery/games';
import { loadTable, type TablePlug } from '@orrery/games/load';
import { type Match, quick, type Rules, seeded, SPECTATOR, startMatch, type TableView } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyRules } from '../table/engines.ts';
import { type Position, startingAt } from '../table/position.ts';
import { redeal } from './redeal.ts';

async function tableOf(game: string): Promise<TablePlug> {
  const plug = await loadTable(game);
  if (!plug) throw new Error(`no game is called ${game}`);
  return plug;
}

/** A seat's knowledge is probed once in so many answers of a table that plays on. */
const SELDOM = 25;

const tables: readonly (readonly [game: string, options: object, games: number])[] = [
  ['liberation', {}, 24],
  ['liberation', { warpedWorld: true, hiddenMissions: 'both' }, 24],
  ['gravity', { seats: 3 }, 5],
  ['gravity', { seats: 4, confrontation: true }, 4],
  ['rex', { seats: 4 }, 4],
  ['rex', { seats: 6, betrayal: true }, 2],
];

function opened(game: string, options: object): AnyRules {
  const rules = games[game]?.open(options);
  if (!rules || 'faults' in rules) throw new Error(`${game} does not open: ${JSON.stringify(rules)}`);
  return rules;
}

/** Random answers until the game is over or `stop` says so. */
function playRandomly(match: Match, seed: number, stop: () => boolean): void {
  const chance = quick(seed);
  for (let n = 0; n < 20_000 && match.asked !== 0 && !stop(); n++) {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    const open = match.open(seat);
    match.answer(seat, open[chance.below(open.length)] ?? -1);
  }
}

describe.each(tables)('%s %j', (game, options, count) => {
  const rules = opened(game, options);

  test('a moment dealt anew is the same for its viewer, other for the rest, honest to all, and can be played to an end', async () => {
    let differ = 0;
    let moments = 0;
    for (let n = 1; n <= count; n++) {
      const length = startMatch(rules, seeded(`length ${n}`));
      playRandomly(length, n, () => false);
      const at = quick(n).below(length.log.length);
      const match = startMatch(rules, seeded(`length ${n}`));
      playRandomly(match, n, () => match.log.length >= at);
      expect(match.log).toEqual(length.log.slice(0, at));
      for (let seat = 0; seat < rules.seats; seat++) {
        const position: Position = await redeal(await tableOf(game), rules, match, seat, quick(n * 7 + seat));
        const table = startMatch(startingAt(rules, position), seeded(`on ${n}`));
        expect(table.known(seat)).toEqual(match.known(seat));
        expect(table.open(seat)).toEqual(match.open(seat));
        for (const [law, broken] of Object.entries(rules.invariants)) expect([law, broken(position.state)]).toEqual([law, null]);
        moments++;
        if (JSON.stringify(position.state) !== JSON.stringify(match.save().state)) differ++;
        for (let other = 0; other < rules.seats; other++) honest(rules, table, other, n);
        // Written down and read again, as a reload does.
        const again = startMatch(startingAt(rules, JSON.parse(JSON.stringify(position)) as Position), seeded(`on ${n}`));
        const looks = quick(n);
        playRandomly(table, n, () => {
          if (looks.below(SELDOM) === 0) honest(rules, table, looks.below(rules.seats), n);
          return false;
        });
        playRandomly(again, n, () => false);
        expect(again.log).toEqual(table.log);
        expect(table.result).not.toBeNull();
      }
    }
    expect(differ / moments).toBeGreaterThan(0.8);
  });
});

/** What a seat is told lets it draw worlds that it cannot tell from this table. */
function honest(rules: Rules<unknown, TableView>, table: Match, seat: number, seed: number): void {
  const known = table.known(seat);
  const world = rules.sample(known)(quick(seed));
  expect(rules.view(world, seat)).toEqual(known.view);
  expect(table.known(SPECTATOR).view.asked).toBe(known.view.asked);
}
