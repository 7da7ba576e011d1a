import { quick, seeded, sha256, startMatch, toHex, utf8, type Choice } from '@orrery/kernel';
import { loreOf } from '../levels.ts';
import { openPlayer, temperOf, type Entrant } from '../player.ts';
import { openTable, type TableName } from '../workers/task.ts';

/** Answers that are compared, and the worlds thought through for each: enough to notice any change of play, and done in a moment. */
const ANSWERS = 300;
const ITERATIONS = 8;
const LENGTH = 12;

/**
 * A short name for how an entrant plays: the answers it gives to itself in fixed games, thinking little. Games written down are counted only
 * as long as both entrants still have the name they had then.
 */
export async function identity(table: TableName, entrant: Entrant): Promise<string> {
  const key = JSON.stringify([table, entrant]);
  const name = names.get(key) ?? (await named(table, entrant));
  names.set(key, name);
  return name;
}
const names = new Map<string, string>();

async function named(table: TableName, entrant: Entrant): Promise<string> {
  const rules = await openTable(table);
  const bot = await openPlayer(table.game, rules, entrant);
  const given: unknown[] = [temperOf(await loreOf(table.game), entrant)];
  for (let game = 0; given.length <= ANSWERS; game++) {
    const match = startMatch(rules, seeded(`identity ${game}`));
    const chance = quick(game);
    while (match.asked !== 0 && given.length <= ANSWERS) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      const choice =
        open.length === 1 ? (open[0] as Choice) : await bot.decide(match.known(seat), open, chance, { iterations: ITERATIONS });
      match.answer(seat, choice);
      given.push(choice);
    }
  }
  return toHex(sha256(utf8(JSON.stringify(given)))).slice(0, LENGTH);
}
