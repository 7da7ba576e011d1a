/** Packs kept on this device, by game and id: packs of two games may bear one name. */
import { all, type KeptPack, put, remove } from '../table/shelf.ts';
import { packId } from './packName.ts';

const placeOf = (game: string, id: string): string => `${game}/${id}`;

/** The packs of a game under their own ids. Those kept by an earlier version lie under their id alone. */
export async function keptPacks(game: string): Promise<readonly KeptPack[]> {
  const found = new Map<string, KeptPack>();
  for (const kept of await all('packs')) {
    const id = packId(kept.data);
    const newer = (found.get(id)?.added ?? -1) < kept.added;
    if (kept.game === game && newer) found.set(id, { ...kept, id });
  }
  return [...found.values()];
}

export async function keepPack(game: string, data: unknown): Promise<void> {
  const id = packId(data);
  await put('packs', { id: placeOf(game, id), game, data, added: Date.now() });
  await removeOld(game, id);
}

export async function removePack(game: string, id: string): Promise<void> {
  await remove('packs', placeOf(game, id));
  await removeOld(game, id);
}

async function removeOld(game: string, id: string): Promise<void> {
  const old = (await all('packs')).find((kept) => kept.id === id && kept.game === game);
  if (old) await remove('packs', id);
}
