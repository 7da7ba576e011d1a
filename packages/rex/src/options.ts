import type { Fault, Option, Options, OptionValue } from '@orrery/kernel';
import type { RexPack } from './pack/pack.ts';

/** What can be set before a game (REX-5P-2). The last four are the table's: clocks, window times, memory aid and spectators change no rule. */
export const options: readonly Option[] = [
  { id: 'seats', values: [3, 4, 5, 6], default: 6 },
  { id: 'betrayal', values: [false, true], default: false },
  { id: 'racePool', values: ['recommended', 'all'], default: 'recommended' },
  { id: 'raceChoice', values: ['turnOrder', 'seatOrder', 'lot', 'seats'], default: 'turnOrder' },
  { id: 'ceasefireLaps', values: [2, 3, 4, 6], default: 4 },
  { id: 'solSpecial', values: ['solOrNobody', 'solControlsBoth'], default: 'solOrNobody' },
  { id: 'influenceBank', values: ['unlimited', 'capped'], default: 'unlimited' },
  { id: 'ceasefireSeconds', values: [0, 60, 120, 300], default: 120 },
  { id: 'interruptPrivacy', values: ['fast', 'floor', 'strict'], default: 'floor' },
  { id: 'memoryAid', values: ['assisted', 'strict'], default: 'assisted' },
  { id: 'spectators', values: ['none', 'public'], default: 'public' },
];

/** Options with every default filled in, or what is wrong with them. */
export function readOptions(given: unknown, pack: RexPack): { readonly options: Options } | { readonly faults: readonly Fault[] } {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    return { faults: [{ path: '/options', problem: 'options are an object of names and values' }] };
  const wanted = (given ?? {}) as Readonly<Record<string, unknown>>;
  const faults: Fault[] = [];
  const chosen: Record<string, OptionValue> = {};
  for (const key of Object.keys(wanted))
    if (!options.some((option) => option.id === key)) faults.push({ path: `/options/${key}`, problem: 'there is no such option' });
  for (const option of options) {
    const value = Object.hasOwn(wanted, option.id) ? wanted[option.id] : option.default;
    const found = option.values.find((known) => known === value);
    if (found === undefined) faults.push({ path: `/options/${option.id}`, problem: `is not one of ${option.values.join(', ')}` });
    else chosen[option.id] = found;
  }
  // E54: a capped bank needs a pack that says how much there is
  if (chosen.influenceBank === 'capped' && pack.constants.bankTotal === null)
    faults.push({
      path: '/options/influenceBank',
      problem: 'this pack does not say how much influence there is, so the bank cannot be capped',
    });
  return faults.length > 0 ? { faults } : { options: chosen };
}
