import type { Bot, Choice, TableView } from '@orrery/kernel';

/** Any open choice, all alike. */
export const randomBot = <V extends TableView>(): Bot<V> => ({
  decide: async (_known, open, chance) => open[chance.below(open.length)] as Choice,
});
