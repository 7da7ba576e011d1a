import type { PackPlug } from './plug.ts';

const found = import.meta.glob<PackPlug>('../../../../packages/*/plug/pack.ts', { import: 'plug' });
export const packPlugOf = async (game: string): Promise<PackPlug> =>
  (await found[`../../../../packages/${game}/plug/pack.ts`]?.()) ?? { parts: [] };
