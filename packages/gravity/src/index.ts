import type { Fault, Game } from '@orrery/kernel';
import { clauses } from './clauses.ts';
import { options, readOptions, settingsOf } from './options.ts';
import { faultsOf } from './pack/check.ts';
import { house } from './pack/house.ts';
import type { GravityPack } from './pack/pack.ts';
import { bind, type GravityRules } from './rules.ts';
import type { State } from './state.ts';
import { openTable } from './open-table.ts';
import type { View } from './view.ts';
import type { Choice, GravityEvent } from './words.ts';

export interface GravityGame extends Game<State, View, Choice, GravityEvent> {
  open(options?: unknown, pack?: unknown): GravityRules | { readonly faults: readonly Fault[] };
}

/** Gravity: Floating Islands with Fresh Blood. The base game is a house reconstruction and says so. */
export const gravity: GravityGame = {
  id: 'gravity',
  rules: '1',
  clauses,
  options,
  packs: [house],
  open(given, pack = house) {
    const faults = pack === house ? [] : faultsOf(pack);
    if (faults.length > 0) return { faults };
    const sound = pack as GravityPack;
    const chosen = readOptions(given, sound);
    return 'faults' in chosen ? chosen : bind(openTable(sound, settingsOf(chosen.options), chosen.options));
  },
};

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
