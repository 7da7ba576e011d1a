import type { Bot, Choice, Known, TableView } from '@orrery/kernel';
import type { Folly, Knowledge } from '@orrery/games/plug';

/** Follies among open choices; none where there is nothing else. Whoever is not watchful overlooks what others threaten. */
export async function folliesAmong<S, V extends TableView>(
  { follies }: Knowledge<S, V>,
  known: Known<V>,
  open: readonly Choice[],
  watchful = true,
): Promise<ReadonlyMap<Choice, Folly>> {
  const found = follies && open.length > 1 ? (await follies(known, open)).filter(({ overlooked }) => watchful || !overlooked) : [];
  return new Map(found.length === open.length ? [] : found.map((folly) => [folly.choice, folly]));
}

/** A bot that may be weak, but is never silly. */
export const sensibleBot = <S, V extends TableView>(knowledge: Knowledge<S, V>, bot: Bot<V>, watchful: boolean): Bot<V> => ({
  async decide(known, open, chance, budget) {
    const silly = await folliesAmong(knowledge, known, open, watchful);
    const left = silly.size === 0 ? open : open.filter((choice) => !silly.has(choice));
    return left.length === 1 ? (left[0] as Choice) : bot.decide(known, left, chance, budget);
  },
});
