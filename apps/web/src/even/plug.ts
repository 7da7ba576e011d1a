import type { Localized } from '@orrery/kernel';

/** `plug/balance.ts`: how often one side of a game wins between players alike, by pack, option and strength. A game nobody has measured has none. */
export interface BalancePlug {
  /** Who wins so often, and how that was found out. */
  readonly lead: Localized;
  readonly method: Localized;
  /** What the columns are: values of one option. */
  readonly columns: readonly Localized[];
  readonly packs: readonly {
    readonly title: Localized;
    readonly line: Localized;
    /** Shares from 0 to 1, one for each column. */
    readonly rows: readonly { readonly title: Localized; readonly shares: readonly number[] }[];
  }[];
}

const found = import.meta.glob<BalancePlug>('../../../../packages/*/plug/balance.ts', { import: 'plug' });
const fileOf = (game: string): string => `../../../../packages/${game}/plug/balance.ts`;

export const isMeasured = (game: string): boolean => fileOf(game) in found;
export const balanceOf = async (game: string): Promise<BalancePlug | null> => (await found[fileOf(game)]?.()) ?? null;
