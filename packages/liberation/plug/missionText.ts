import type { Localized } from '@orrery/kernel';

/** Sentences of the built-in pack that can be said better. The pack itself stays as it is: recorded games name it by its hash. */
export const said: Readonly<Record<string, string>> = {
  'Move half of the deck, counted up, from its top to the discard pile. Nobody sees these cards.':
    'Move half of the deck, rounded up, from its top to the discard pile. Nobody sees these cards.',
  'Name a number up to 3. So many discards, drawn at random, go back on top of the deck. Nobody sees them.':
    'Name a number up to 3. That many cards, drawn at random from the discard pile, go back on top of the deck. Nobody sees them.',
};

/** What a mission does, as it is shown. */
export const missionText = ({ text }: { readonly text: Localized }): Localized => ({ ...text, en: said[text.en] ?? text.en });
