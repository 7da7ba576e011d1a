import type { en } from './en.ts';

export const de = {
  'look.short': 'Schauen',
  score: '{seat}: Licht {score}, {looks, plural, one {noch # Blick} other {noch # Blicke}}',
} satisfies Record<keyof typeof en, string>;
