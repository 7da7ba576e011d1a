import type { AnyRules } from '@orrery/games';
import type { BotLore, Manner } from '@orrery/games/plug';
import type { Bot, Choice, TableView } from '@orrery/kernel';

const WHOLE = 1 << 16;

/** A bot that prefers some kinds of choices and avoids others. */
export function manneredBot({ habits }: BotLore, rules: AnyRules, manners: readonly Manner[], bot: Bot<TableView>): Bot<TableView> {
  if (manners.length === 0) return bot;
  const ways = manners.map(({ habit, share, shuns = false }) => {
    const is = habits?.[habit]?.(rules);
    if (!is) throw new RangeError(`"${habit}" is no habit of this game`);
    return { is, share, shuns };
  });
  return {
    async decide(known, open, chance, budget) {
      let left = open;
      for (const { is, share, shuns } of ways) {
        const liked = left.filter((choice) => is(choice, known) !== shuns);
        const free = liked.length > 0 && liked.length < left.length;
        if (free && chance.below(WHOLE) < share * WHOLE) left = liked;
      }
      return left.length === 1 ? (left[0] as Choice) : bot.decide(known, left, chance, budget);
    },
  };
}
