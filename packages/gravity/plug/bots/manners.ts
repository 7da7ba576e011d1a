import type { Choice, GravityRules } from '@orrery/gravity';
import { ofKind } from '@orrery/games/habit';
import type { Habit } from '@orrery/games/plug';

/** Choices that play such an action, or begin one. */
const playing = (...operations: readonly string[]): Habit =>
  ofKind((said: Choice, rules) => {
    const { cards } = (rules as GravityRules).table.pack;
    const plays = (number: number, which: 'A' | 'B'): boolean =>
      cards.some((card) => card.number === number && operations.includes(card.actions[which].op));
    if (said.verb === 'play') return plays(said.card, 'A') || plays(said.card, 'B');
    return said.verb === 'act' && plays(Number.parseInt(said.action, 10), said.action.endsWith('A') ? 'A' : 'B');
  });

/** What an empty set of cards is called. */
const NO_CARDS = 'none';

export const habits: Readonly<Record<string, Habit>> = {
  capture: playing('captureFromAirship', 'captureFromIslands'),
  save: ofKind((said: Choice) => said.verb === 'save' && said.cards !== NO_CARDS),
  build: playing('extract', 'stabilise'),
};
