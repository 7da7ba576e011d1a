import type { LiberationPack, Mission } from './schema.ts';
import { standard } from './standard.ts';

/** Costs that no rulebook prints, set so that two who play well win alike: docs/liberation-balance.md. */
const EVEN: Readonly<Record<string, Mission['cost']>> = { launchFleet: ['E', 'E', 'X'], designFlaw: [] };

/** The cards of the first reconstruction with two of its own costs changed. */
export const house2: LiberationPack = {
  ...standard,
  id: 'liberation-house-2',
  label: 'House reconstruction 2',
  title: { en: 'House reconstruction 2', ru: 'Домашняя реконструкция 2', de: 'Hausrekonstruktion 2' },
  missions: standard.missions.map((mission) => ({ ...mission, cost: EVEN[mission.id] ?? mission.cost })),
};
