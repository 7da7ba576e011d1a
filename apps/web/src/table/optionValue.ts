import type { OptionValue } from '@orrery/kernel';
import { sayOptionValue, type Translator } from '@orrery/texts';
import { t } from '../app/words.ts';

/** A value of an option in words: the game's own, or plain on and off. */
export const optionValue = (texts: Translator, id: string, value: OptionValue): string =>
  typeof value === 'boolean' && !texts.has(`option.${id}.${value}`) ? t(value ? 'on' : 'off') : sayOptionValue(texts, id, value);
