/** What was measured of a game's computer players, the weakest first (docs/strength.md). */
export interface MeasuredCharacters {
  /** Elo, chance play at 0, with half of its 95 % interval. */
  readonly strength: readonly (readonly [elo: number, reach: number])[];
  /** By habit: in thousandths of the times there was such a choice and another; null where there never was. */
  readonly habits: Readonly<Record<string, readonly (number | null)[]>>;
}

const found = import.meta.glob<MeasuredCharacters>('../../../../packages/*/plug/measured.json', { import: 'default' });

export const loadMeasured = async (game: string): Promise<MeasuredCharacters | null> =>
  (await found[`../../../../packages/${game}/plug/measured.json`]?.()) ?? null;
