import type { Bot, TableView } from '@orrery/kernel';
import type { BotTask } from './job.ts';

/** Takes any open choice, each as likely as the other. */
const anyhow: Bot<TableView> = {
  decide(_known, open, chance) {
    const choice = open[chance.below(open.length)];
    return choice === undefined ? Promise.reject(new RangeError('nothing is open')) : Promise.resolve(choice);
  },
};

export const botFor = (_task: BotTask): Promise<Bot<TableView>> => Promise.resolve(anyhow);
