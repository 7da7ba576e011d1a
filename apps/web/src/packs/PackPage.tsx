/** The page of a pack: its fingerprint, what differs in it, and what can be done with it. */
import { useMemo, useState } from 'preact/hooks';
import { packHash } from '@orrery/kernel';
import { useFaultWords } from '../app/faults.ts';
import { go, href } from '../app/route.ts';
import { Icon } from '../draw/glyphs.tsx';
import { Copy } from '../online/Copy.tsx';
import type { AnyGame } from '../table/engines.ts';
import { Keep } from './Keep.tsx';
import { removePack } from './keptPacks.ts';
import { ownValues } from './ownValues.ts';
import { packToLink } from './packLink.ts';
import { packId, packName } from './packName.ts';
import { Faults } from './PackText.tsx';
import type { PackPlug } from './plug.ts';
import { SideBySide } from './SideBySide.tsx';
import { p } from './words.ts';

interface Props {
  readonly game: AnyGame;
  readonly plug: PackPlug;
  readonly pack: unknown;
  /** Whether it is kept here, built in, or only just brought. */
  readonly where: 'kept' | 'built-in' | 'brought';
}

function save(pack: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(pack, null, 2)], { type: 'application/json' }));
  link.download = `${packId(pack) || 'pack'}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function PackPage({ game, plug, pack, where }: Props) {
  const id = packId(pack);
  const count = ownValues(pack);
  const [link, setLink] = useState<string | null>(null);
  const words = useFaultWords(game.id);
  const faults = useMemo(() => {
    const opened = game.open({}, pack);
    return 'faults' in opened ? opened.faults : [];
  }, [game, pack]);
  const share = async (): Promise<void> => {
    const { origin, pathname } = location;
    setLink(`${origin}${pathname}${href('packs', game.id)}?link=${await packToLink(pack, game.packs)}`);
  };
  return (
    <article class="pack-page">
      <h1>{packName(pack)}</h1>
      <p class="pack-facts">
        <code>{id}</code>
        {where === 'built-in' && <span class="chip">{p('built-in')}</span>}
        {count > 0 && <span class="house">{p('own', { count })}</span>}
      </p>
      <p class="pack-hash">
        <span class="caps">{p('hash')}</span> <code>{packHash(pack)}</code>
      </p>
      {faults.length > 0 ? (
        <Faults faults={faults} sayFault={words.problem} go={() => null} />
      ) : where === 'brought' ? (
        <Keep game={game} pack={pack} own={null} ready onKept={() => go('packs', game.id, id)} />
      ) : (
        <div class="row-of-buttons">
          {where === 'kept' && (
            <a class="button primary" href={`${href('play', game.id)}?pack=${encodeURIComponent(id)}`}>
              <Icon name="play" size={13} />
              {p('play')}
            </a>
          )}
          <a class="button" href={`${href('packs', game.id, id)}?edit`}>
            {p(where === 'kept' ? 'edit' : 'edit-copy')}
          </a>
          <button type="button" onClick={() => save(pack)}>
            {p('export')}
          </button>
          {where === 'kept' && (
            <>
              <button type="button" aria-expanded={link !== null} onClick={() => void share()}>
                {p('link')}
              </button>
              <button type="button" class="quiet" onClick={() => void removePack(game.id, id).then(() => go('packs', game.id))}>
                {p('remove')}
              </button>
            </>
          )}
        </div>
      )}
      {link !== null && (
        <section class="panel pack-link">
          <p>{p('link.line', { count })}</p>
          <label>
            <span class="caps">{p('link.address')}</span>
            <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <Copy text={link} label="online.copy" />
        </section>
      )}
      {faults.length === 0 && <SideBySide game={game} pack={pack} plug={plug} />}
    </article>
  );
}
