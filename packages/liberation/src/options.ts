import type { Fault, Option, Options, OptionValue, Status } from '@orrery/kernel';

interface HouseOption extends Option {
  readonly status: Status;
  /** Only meaningful together with the expansion. */
  readonly warped?: true;
}

/** What can be agreed before a game. LIB-OPT-1 … LIB-OPT-9 */
export const options = [
  { id: 'setupDiscards', values: [0, 1, 2], default: 1, status: 'printed' },
  { id: 'warpedWorld', values: [false, true], default: false, status: 'printed' },
  { id: 'warpedReplaces', values: ['random', 'P1', 'P2', 'P3', 'P4'], default: 'random', status: 'printed', warped: true },
  { id: 'showDiscards', values: [false, true], default: false, status: 'printed' },
  { id: 'hiddenMissions', values: ['none', 'liberation', 'both'], default: 'none', status: 'printed' },
  { id: 'refillAfterPlacement', values: [false, true], default: false, status: 'reconstructed' },
  { id: 'powerCoreFollowUp', values: [true, false], default: true, status: 'reconstructed', warped: true },
  { id: 'galvacilCategories', values: ['powerCore', 'mixed'], default: 'powerCore', status: 'reconstructed', warped: true },
] as const satisfies readonly HouseOption[];

/** The options in force at a table. */
export interface Settings {
  readonly setupDiscards: number;
  readonly warpedWorld: boolean;
  readonly warpedReplaces: string;
  readonly showDiscards: boolean;
  readonly hiddenMissions: 'none' | 'liberation' | 'both';
  readonly refillAfterPlacement: boolean;
  readonly powerCoreFollowUp: boolean;
  readonly galvacilCategories: 'powerCore' | 'mixed';
}

/** Fills in defaults; faults name the option by its path. */
export function settle(given: unknown, baseMaps: readonly string[]): { options: Options; settings: Settings } | { faults: Fault[] } {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    return { faults: [{ path: '/options', problem: 'is not an object of options' }] };
  const wanted = (given ?? {}) as Readonly<Record<string, unknown>>;
  const faults: Fault[] = [];
  const known: readonly HouseOption[] = options;
  for (const id of Object.keys(wanted))
    if (!known.some((option) => option.id === id)) faults.push({ path: `/options/${id}`, problem: 'is not an option of this game' });
  const settled: Record<string, OptionValue> = {};
  for (const option of known) {
    const value = Object.hasOwn(wanted, option.id) ? wanted[option.id] : option.default;
    const values = option.id === 'warpedReplaces' ? ['random', ...baseMaps] : option.values;
    const found = values.find((open) => open === value);
    if (found === undefined) faults.push({ path: `/options/${option.id}`, problem: `is not one of ${values.join(', ')}` });
    else settled[option.id] = found;
  }
  if (settled['warpedWorld'] === false)
    for (const option of known)
      if (option.warped && settled[option.id] !== undefined && settled[option.id] !== option.default)
        faults.push({ path: `/options/${option.id}`, problem: 'can only be set when warpedWorld is on' });
  return faults.length > 0 ? { faults } : { options: settled, settings: settled as unknown as Settings };
}
