import { quick, seeded, startMatch, TURN_CAP, type Bot, type Budget, type Result, type Seat, type TableView } from '@orrery/kernel';
import type { AnyRules } from '@orrery/games';
import type { BotLore } from '@orrery/games/plug';

export interface Played {
  /** Null where the game was cut off. */
  readonly result: Result | null;
  readonly answers: number;
  readonly turns: number;
  /** By seat and habit of the game. */
  readonly habits: readonly (readonly Occasions[])[];
}

/** How often a choice of some kind was taken, of the times there was one and another. */
export type Occasions = readonly [taken: number, open: number];

/** One game between bots: they are given what their seats know, and nothing else. */
export async function playGame(
  rules: AnyRules,
  bots: readonly Bot<TableView>[],
  seed: string,
  budget: Budget,
  { dealt, habits = {} }: BotLore,
  deal: readonly number[] = [],
): Promise<Played> {
  const match = startMatch(rules, seeded(seed));
  const chances = bots.map((_, seat) => quick(seeded(`${seed} bot ${seat}`).below(2 ** 32)));
  const kinds = Object.values(habits).map((habit) => habit(rules));
  const counts = bots.map(() => kinds.map((): [number, number] => [0, 0]));
  let answers = 0;
  while (match.asked !== 0 && match.turn <= TURN_CAP && answers < rules.bound) {
    const seat: Seat = 31 - Math.clz32(match.asked & -match.asked);
    const [bot, chance] = [bots[seat], chances[seat]];
    if (!bot || !chance) throw new Error(`seat ${seat} has no bot`);
    const open = match.open(seat);
    const known = match.known(seat);
    const choice =
      open.length === 1
        ? (open[0] as number)
        : (dealt?.(known.view.decision, open, deal[seat] ?? seat) ?? (await bot.decide(known, open, chance, budget)));
    for (const [kind, is] of kinds.entries()) {
      const count = counts[seat]?.[kind];
      const alike = open.filter((each) => is(each, known)).length;
      if (!count || alike === 0 || alike === open.length) continue;
      count[1]++;
      if (is(choice, known)) count[0]++;
    }
    const refused = match.answer(seat, choice);
    if (refused) throw new Error(`seat ${seat} chose what is not open: ${JSON.stringify(rules.choices.name(choice))}`);
    answers++;
  }
  return { result: match.result, answers, turns: match.turn, habits: counts };
}
