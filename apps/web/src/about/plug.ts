import type { Language } from '@orrery/texts';

/** `plug/about.ts`: who made a game, what of it is printed and what is ours, and where to buy it. A game of our own has none. */
export type AboutPlug = Readonly<Record<Language, Readonly<Record<'by' | 'printed' | 'house' | 'buy', string>>>>;

const found = import.meta.glob<AboutPlug>('../../../../packages/*/plug/about.ts', { eager: true, import: 'plug' });

export const aboutOf = (game: string): AboutPlug | null => found[`../../../../packages/${game}/plug/about.ts`] ?? null;
