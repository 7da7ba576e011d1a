import type { Fault, Option, Options, OptionValue } from '@orrery/kernel';
import { house } from './pack/house.ts';
import type { GravityPack, Module } from './pack/pack.ts';
import type { Settings } from './open-table.ts';

const { defaults, ...values } = house.options;

/** What can be set before a game. */
export const options: readonly Option[] = [
  { id: 'seats', values: values.players, default: defaults.players },
  { id: 'module', values: values.module, default: defaults.module },
  { id: 'domination', values: values.domination, default: defaults.domination },
  { id: 'confrontation', values: values.confrontation, default: defaults.confrontation },
  { id: 'prepTalk', values: values.prepTalk, default: defaults.prepTalk },
];

/** The options in force, or what is wrong with those given. GRV-OPT-1 … GRV-OPT-5, GRV-OPT-8, GRV-OPT-9 */
export function readOptions(given: unknown, pack: GravityPack): { readonly options: Options } | { readonly faults: readonly Fault[] } {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    return { faults: [{ path: '/options', problem: 'is not an object of options' }] };
  const faults: Fault[] = [];
  const settings: Record<string, OptionValue> = Object.fromEntries(options.map(({ id, default: value }) => [id, value]));
  for (const [id, value] of Object.entries(given ?? {})) {
    const option = options.find((candidate) => candidate.id === id);
    if (!option) faults.push({ path: `/options/${id}`, problem: 'is no option of this game' });
    else if (!option.values.includes(value as OptionValue))
      faults.push({ path: `/options/${id}`, problem: `is not one of ${option.values.join(', ')}` });
    else settings[id] = value as OptionValue;
  }
  if (faults.length > 0) return { faults };
  const fault = (id: string, problem: string): void => void faults.push({ path: `/options/${id}`, problem });
  if (!pack.options.players.includes(settings.seats as number)) fault('seats', 'is no number of players of this pack');
  if (!pack.options.module.includes(settings.module as Module)) fault('module', 'is no module of this pack');
  if (settings.domination !== 'off' && !pack.domination.goals.includes(settings.domination as number))
    fault('domination', 'is no goal of this pack');
  if (settings.confrontation && settings.seats !== pack.confrontation.players)
    fault('confrontation', `needs exactly ${pack.confrontation.players} players`);
  if (settings.prepTalk === 'free' && !settings.confrontation) fault('prepTalk', 'needs Confrontation: only partners talk');
  return faults.length > 0 ? { faults } : { options: settings };
}

export function settingsOf(chosen: Options): Settings {
  return {
    seats: chosen.seats as number,
    module: chosen.module as Module,
    domination: chosen.domination as 'off' | number,
    confrontation: chosen.confrontation as boolean,
  };
}
