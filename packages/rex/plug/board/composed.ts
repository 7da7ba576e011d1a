/** Answers of several steps that panels put together, as the prompt sends them. */
import type { Choice } from '@orrery/kernel';
import type { Drafted } from './plan.ts';
import { t } from './words.ts';

export interface Composed {
  /** The steps; none while something is missing. */
  readonly send: readonly Choice[];
  readonly label: string;
  /** What is missing or what sending will do; may be empty. */
  readonly hint: string;
  /** A short cut. */
  readonly other?: { readonly send: readonly Choice[]; readonly label: string };
}

export const composedPlan = ({ send, missing }: Drafted): Composed => ({
  send,
  label: t('rex.battle.choose'),
  hint: missing.length > 0 ? t('rex.battle.missing', { what: missing.map((element) => t(`rex.battle.${element}`)).join(', ') }) : '',
});
