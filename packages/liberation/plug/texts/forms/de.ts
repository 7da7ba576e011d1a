import type { Forms } from '@orrery/texts';

/** The sides with their articles; cities are called by letter and name, as on their cards. */
export const forms: Forms = {
  Dynastie: { nom: 'Die Dynastie', gen: 'der Dynastie', dat: 'der Dynastie', acc: 'die Dynastie' },
  Liberation: { nom: 'Die Liberation', gen: 'der Liberation', dat: 'der Liberation', acc: 'die Liberation' },
};
