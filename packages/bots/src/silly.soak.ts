import { games } from '@orrery/games';
import { quick, seeded, startMatch, TURN_CAP, type Choice } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { knowledgeOf, LEVELS, loreOf } from './levels.ts';
import { openPlayer } from './player.ts';
import { folliesAmong } from './sensible.ts';

/** Games a level plays against itself; where they are long, fewer. ORRERY_SILLY_GAMES says how many where time is short. */
const GAMES: Readonly<Record<string, number>> = { liberation: 200, gravity: 200 };
const FEW = 20;
const WANTED = process.env['ORRERY_SILLY_GAMES'];

for (const game of Object.keys(games))
  for (const level of LEVELS) {
    const matches = WANTED === undefined ? (GAMES[game] ?? FEW) : Number(WANTED);
    test(`level ${level} at ${game} does nothing silly in ${matches} games`, async () => {
      const rules = games[game]?.open({});
      if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
      const knowledge = await knowledgeOf(game, rules);
      const { dealt } = await loreOf(game);
      const bot = await openPlayer(game, rules, `level:${level}`);
      const counts: Record<string, number> = {};
      for (let number = 0; number < matches; number++) {
        const seed = `${process.env['ORRERY_SEED'] ?? 'silly'} ${level} ${number}`;
        const match = startMatch(rules, seeded(seed));
        const chance = quick(seeded(`${seed} bots`).below(2 ** 32));
        while (match.asked !== 0 && match.turn <= TURN_CAP) {
          const seat = 31 - Math.clz32(match.asked & -match.asked);
          const open = match.open(seat);
          const known = match.known(seat);
          const choice =
            open.length === 1
              ? (open[0] as Choice)
              : (dealt?.(known.view.decision, open, seat) ?? (await bot.decide(known, open, chance, {})));
          const folly = (await folliesAmong(knowledge, known, open, level !== LEVELS[0])).get(choice);
          if (folly) counts[folly.code] = (counts[folly.code] ?? 0) + 1;
          match.answer(seat, choice);
        }
      }
      expect(counts).toEqual({});
    });
  }
