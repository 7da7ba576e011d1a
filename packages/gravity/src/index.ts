import type { Fault, Game } from '@orrery/kernel';
import { clauses } from './clauses.ts';
import { options, readOptions, settingsOf } from './options.ts';
import { faultsOf } from './pack/check.ts';
import { house } from './pack/house.ts';
import { house2 } from './pack/house-2.ts';
import type { GravityPack } from './pack/pack.ts';
import { bind, type GravityRules } from './rules.ts';
import type { State } from './state.ts';
import { openTable } from './open-table.ts';
import type { View } from './view.ts';
import type { Choice, GravityEvent } from './words.ts';

export interface GravityGame extends Game<State, View, Choice, GravityEvent> {
  open(options?: unknown, pack?: unknown): GravityRules | { readonly faults: readonly Fault[] };
}

/**
 * Gravity: Floating Islands with Fresh Blood. The base game is a house reconstruction and says so. The rules are the same in all versions; what
 * changes is the pack that is played where none is named, the first one.
 */
const version = (rules: string, packs: readonly [GravityPack, ...GravityPack[]], ...earlier: readonly GravityGame[]): GravityGame => ({
  id: 'gravity',
  rules,
  earlier,
  clauses,
  options,
  packs,
  open(given, pack = packs[0]) {
    const faults = packs.includes(pack as GravityPack) ? [] : faultsOf(pack);
    if (faults.length > 0) return { faults };
    const sound = pack as GravityPack;
    const chosen = readOptions(given, sound);
    return 'faults' in chosen ? chosen : bind(openTable(sound, settingsOf(chosen.options), chosen.options));
  },
});

/** Lessons stand on the first reconstruction, so it is at hand. */
export const gravity: GravityGame = version('2', [house2, house], version('1', [house]));

export type { State } from './state.ts';
export type { ActionView, IslandView, PlayerView, TurnView, View } from './view.ts';
export type { Choice, Colour, GravityEvent, Kind, Phase, Piece, Unit, Verb, Way } from './words.ts';
export type { DecisionId } from './stages.ts';
export type { GravityPack, Operation } from './pack/pack.ts';
export type { GravityRules } from './rules.ts';
export { victorNow } from './outlook.ts';
export type { Table } from './table.ts';
export { readScene, type SceneText } from './scene-text.ts';
export type { Cut, Feed, Forecast, Landing, Previews, Prospect, Yield } from './previews.ts';
export type { Warning } from './warnings.ts';
export type { RefusalCode } from './refusals.ts';
