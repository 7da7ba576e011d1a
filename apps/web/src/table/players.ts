/** Computer players by strength. They get what their seat knows, and nothing else. */
import type { Bot, TableView } from '@orrery/kernel';
import type { AnyRules } from './engines.ts';

/** Strengths on offer, the weakest first. */
export const LEVELS: readonly number[] = [1];

/** Takes any open choice, each as likely as the other. */
const anyhow: Bot<TableView> = {
  decide(_known, open, chance) {
    const choice = open[chance.below(open.length)];
    return choice === undefined ? Promise.reject(new RangeError('nothing is open')) : Promise.resolve(choice);
  },
};

export const BEST: number = LEVELS[LEVELS.length - 1] ?? 1;

export const player = (_game: string, _rules: AnyRules, _level: number): Bot<TableView> => anyhow;
