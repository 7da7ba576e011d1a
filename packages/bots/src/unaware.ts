import type { Bot, Known, TableView } from '@orrery/kernel';
import type { Knowledge } from '@orrery/games/plug';

/**
 * What a seat knew when the running decision was put to it. That somebody else has answered since tells nothing, and whoever let it count would play
 * worse or better by the order in which seats happen to be asked. Answers that were shown stay.
 */
export function unaware<S, V extends TableView>({ shown }: Knowledge<S, V>, known: Known<V>): Known<V> {
  const { view } = known;
  const answered = view.answered & ((1 << view.viewer) | (shown?.(known) ?? 0));
  return answered === view.answered ? known : { ...known, view: { ...view, answered } };
}

/** A bot that takes no notice of who has answered before it. */
export const unawareBot = <S, V extends TableView>(knowledge: Knowledge<S, V>, bot: Bot<V>): Bot<V> => ({
  decide: (known, open, chance, budget) => bot.decide(unaware(knowledge, known), open, chance, budget),
});
