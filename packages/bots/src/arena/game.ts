import {
  quick,
  seeded,
  startMatch,
  TURN_CAP,
  type Bot,
  type Budget,
  type Result,
  type Rules,
  type Seat,
  type TableView,
} from '@orrery/kernel';
import type { BotLore } from '@orrery/games/plug';

export interface Played {
  /** Null where the game was cut off. */
  readonly result: Result | null;
  readonly answers: number;
  readonly turns: number;
}

/** One game between bots: they are given what their seats know, and nothing else. */
export async function playGame<S, V extends TableView>(
  rules: Rules<S, V>,
  bots: readonly Bot<V>[],
  seed: string,
  budget: Budget,
  { dealt }: BotLore,
): Promise<Played> {
  const match = startMatch(rules, seeded(seed));
  const chances = bots.map((_, seat) => quick(seeded(`${seed} bot ${seat}`).below(2 ** 32)));
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
        : (dealt?.(known.view.decision, open, seat) ?? (await bot.decide(known, open, chance, budget)));
    const refused = match.answer(seat, choice);
    if (refused) throw new Error(`seat ${seat} chose what is not open: ${JSON.stringify(rules.choices.name(choice))}`);
    answers++;
  }
  return { result: match.result, answers, turns: match.turn };
}
