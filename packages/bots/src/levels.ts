/** How a level plays: how many worlds it thinks through, how many of them with everything it has seen in mind, and how often it thinks at all. */
export interface Skill {
  readonly iterations: number;
  /** 0 forgets all that no longer lies on the table, 1 nothing. */
  readonly memory: number;
  /** The share of its decisions it thinks about; the others it takes at a glance, as people in a hurry do. Absent: all of them. */
  readonly attention?: number;
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof LEVELS)[number];

/** Weaker levels look less far, take some decisions at a glance, and forget what they were told long ago. Spaced by measurement: docs/strength.md. */
const skills: Readonly<Record<string, readonly Skill[]>> = {
  liberation: [
    { iterations: 0, memory: 0 },
    { iterations: 4, memory: 0.25, attention: 0.5 },
    { iterations: 4, memory: 0.25 },
    { iterations: 10, memory: 0.5 },
    { iterations: 20, memory: 0.7 },
    { iterations: 55, memory: 0.9 },
    { iterations: 300, memory: 1 },
    { iterations: 2000, memory: 1 },
  ],
  // Beyond some eighty worlds Gravity is not played better.
  gravity: [
    { iterations: 0, memory: 1 },
    { iterations: 4, memory: 1, attention: 0.2 },
    { iterations: 4, memory: 1, attention: 0.4 },
    { iterations: 4, memory: 1, attention: 0.6 },
    { iterations: 4, memory: 1, attention: 0.8 },
    { iterations: 5, memory: 1 },
    { iterations: 15, memory: 1 },
    { iterations: 80, memory: 1 },
  ],
  rex: [
    { iterations: 0, memory: 1 },
    { iterations: 2, memory: 1, attention: 0.5 },
    { iterations: 2, memory: 1 },
    { iterations: 4, memory: 1 },
    { iterations: 8, memory: 1 },
    { iterations: 20, memory: 1 },
    { iterations: 50, memory: 1 },
    { iterations: 130, memory: 1 },
  ],
};

const usual: readonly Skill[] = [0, 10, 25, 60, 150, 400, 1000, 3000].map((iterations) => ({ iterations, memory: 1 }));

export const skillOf = (game: string, level: Level): Skill =>
  ((Object.hasOwn(skills, game) ? skills[game] : usual) ?? usual)[level - 1] as Skill;
