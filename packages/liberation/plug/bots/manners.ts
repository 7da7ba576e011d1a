import type { LiberationChoice } from '@orrery/liberation';
import { ofKind } from '@orrery/games/habit';
import type { Habit } from '@orrery/games/plug';

export const habits: Readonly<Record<string, Habit>> = {
  attack: ofKind(({ verb }: LiberationChoice) => verb === 'attack'),
  evade: ofKind(({ verb }: LiberationChoice) => verb === 'evade'),
  mission: ofKind(({ verb }: LiberationChoice) => verb === 'mission' || verb === 'perform'),
};
