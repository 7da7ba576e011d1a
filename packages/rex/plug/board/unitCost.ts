/** What units cost that are about to be deployed or recruited. */
import { deploymentPreview, recruitmentPreview, type RexChoice, type RexRules } from '@orrery/rex';
import type { OfferGroup } from './aim.ts';
import type { Things } from './things.tsx';
import { t } from './words.ts';

/** The price of so many units of a group of answers, in words; undefined where nothing is paid for by number. */
export function costOf({ play, view }: Things, { verb, free }: OfferGroup): ((units: number) => string) | undefined {
  const rules = play.table.rules as RexRules;
  const say = (price: number): string => (price === 0 ? t('rex.s.free') : t('rex.s.coins', { count: price }));
  if (verb === 'recruit' && !free.includes('leader')) return (units) => say(recruitmentPreview(rules, view, units));
  const [first] = view.own.steps;
  const step: RexChoice | null = verb === 'units' && first !== undefined ? rules.choices.name(first) : null;
  const where = step?.verb === 'deploy' ? step.location : step?.verb === 'play' && 'location' in step ? step.location : null;
  if (where === null) return undefined;
  const prices = deploymentPreview(rules, view, step?.verb === 'play').find(({ location }) => location === where)?.prices;
  return prices && ((units) => say(prices[units] ?? 0));
}
