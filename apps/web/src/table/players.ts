/** Computer players by strength. They get what their seat knows, and nothing else. */
import type { Bot, TableView } from '@orrery/kernel';

/** Strengths on offer, the weakest first. */
export const LEVELS: readonly number[] = [1];

/** Takes any open choice, each as likely as the other. */
const anyhow: Bot<TableView> = {
  decide(_known, open, chance) {
    const choice = open[chance.below(open.length)];
    return choice === undefined ? Promise.reject(new RangeError('nothing is open')) : Promise.resolve(choice);
  },
};

export const player = (): Bot<TableView> => anyhow;
