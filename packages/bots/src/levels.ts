/** How a level plays: how many worlds it thinks through, and how many of them with everything it has seen in mind. */
export interface Skill {
  readonly iterations: number;
  /** 0 forgets all that no longer lies on the table, 1 nothing. */
  readonly memory: number;
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Weaker levels look less far and forget what they were told long ago. Those of Liberation were spaced by short matches up to 150 worlds, and by extrapolation above;
 * those of Gravity and Rex are not measured yet. docs/strength.md has what is.
 */
const skills: Readonly<Record<string, readonly Skill[]>> = {
  liberation: [
    { iterations: 0, memory: 0 },
    { iterations: 4, memory: 0.25 },
    { iterations: 10, memory: 0.5 },
    { iterations: 20, memory: 0.7 },
    { iterations: 55, memory: 0.9 },
    { iterations: 150, memory: 1 },
    { iterations: 550, memory: 1 },
    { iterations: 2000, memory: 1 },
  ],
  gravity: [0, 4, 8, 15, 30, 60, 120, 250].map((iterations) => ({ iterations, memory: 1 })),
  rex: [0, 2, 4, 8, 15, 30, 60, 120].map((iterations) => ({ iterations, memory: 1 })),
};

const usual: readonly Skill[] = [0, 10, 25, 60, 150, 400, 1000, 3000].map((iterations) => ({ iterations, memory: 1 }));

export const skillOf = (game: string, level: Level): Skill =>
  ((Object.hasOwn(skills, game) ? skills[game] : usual) ?? usual)[level - 1] as Skill;
