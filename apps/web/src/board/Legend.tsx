/** Everything a board shows, with its sign and its sentence, to be read through or searched. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '@orrery/games/list';
import { Dialog } from '../app/Dialog.tsx';
import { href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Entries } from './Entries.tsx';
import type { Glossed } from './glossaries.ts';
import { legendAt } from './legendAt.ts';

export function Legend({ game, glossed }: { game: GameId; glossed: Glossed }) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const at = legendAt.value;
  useEffect(() => {
    if (at) list.current?.querySelector(`[data-entry="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Dialog title={t('legend')} onClose={() => (legendAt.value = null)} class="legend-sheet">
      <label class="legend-search">
        <span class="spoken">{t('legend.search')}</span>
        <input type="search" placeholder={t('legend.search')} value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <div class="legend-scroll" ref={list} tabIndex={0} role="region" aria-label={t('legend')}>
        <Entries game={game} glossed={glossed} wanted={wanted} at={at} />
      </div>
      <p>
        <a href={href('how', game)} target="_blank" rel="noreferrer">
          {t('howto')}
        </a>{' '}
        ·{' '}
        <a href={href('rules', game)} target="_blank" rel="noreferrer">
          {t('lobby.rules')}
        </a>
      </p>
    </Dialog>
  );
}
