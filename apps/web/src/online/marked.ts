import { t } from '../app/words.ts';

/** A name, and behind it that a bot bears it. */
export const marked = (name: string, program: boolean | undefined): string =>
  program ? [name, t('online.bot')].filter(Boolean).join(' · ') : name;
