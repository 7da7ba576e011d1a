/** Keeps a pack on this device; another one of its name gives way only when somebody says so. */
import { useEffect, useState } from 'preact/hooks';
import { packHash } from '@orrery/kernel';
import type { AnyGame } from '../table/engines.ts';
import type { KeptPack } from '../table/shelf.ts';
import { keepPack, keptPacks } from './keptPacks.ts';
import { packId } from './packName.ts';
import { p } from './words.ts';

interface Props {
  readonly game: AnyGame;
  readonly pack: unknown;
  /** The kept pack this one is the next state of. */
  readonly own: string | null;
  readonly ready: boolean;
  readonly onKept: () => void;
}

export function Keep({ game, pack, own, ready, onKept }: Props) {
  const id = packId(pack);
  const [there, setThere] = useState<KeptPack | null>(null);
  useEffect(() => {
    let gone = false;
    keptPacks(game.id).then(
      (packs) => gone || setThere(packs.find((each) => each.id === id) ?? null),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, id]);
  const taken = game.packs.some((each) => each.id === id);
  const other = there !== null && there.id === id && id !== own && packHash(there.data) !== packHash(pack);
  const keep = async (): Promise<void> => {
    await keepPack(game.id, pack);
    onKept();
  };
  return (
    <>
      {taken && (
        <p class="wrong" role="alert">
          {p('taken')}
        </p>
      )}
      {other && <p class="muted">{p('replace.line')}</p>}
      <div class="row-of-buttons">
        <button type="button" class="primary" disabled={!ready || taken} onClick={() => void keep()}>
          {other ? p('replace', { id }) : p('keep')}
        </button>
      </div>
    </>
  );
}
