/** A table: opened from this browser's shelf, shown by the game's board or as text. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { href, route } from '../app/route.ts';
import { t } from '../app/words.ts';
import { type BoardProps, loadBoard } from './boards.ts';
import { openLocal } from './local.ts';
import { play as dealings, type Play } from './play.ts';
import { Seated } from './Seated.tsx';

function Cannot({ reason }: { reason: string }) {
  const known = reason === 'no-table' || reason === 'other-rules' || reason === 'broken-record' || reason === 'elsewhere';
  return (
    <div class="page">
      <Header />
      <main id="main" class="reading">
        <h1>{t('cannot')}</h1>
        <p class="lead">{t(`cannot.${known ? reason : 'broken-record'}`)}</p>
        {!known && <code class="muted small">{reason}</code>}
        <a class="button primary" href={href()}>
          {t('missing.home')}
        </a>
      </main>
    </div>
  );
}

export default function TableScreen() {
  const id = route.value.path[1] ?? '';
  const [play, setPlay] = useState<Play | null>(null);
  const [board, setBoard] = useState<{ readonly Board: ComponentType<BoardProps> } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    let close = (): void => undefined;
    const open = async (): Promise<void> => {
      const table = await openLocal(id);
      close = table.close;
      if (gone) return close();
      const Board = await loadBoard(table.game);
      if (Board) setBoard({ Board });
      setPlay(dealings(table));
    };
    open().catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)));
    return () => {
      gone = true;
      close();
      setPlay(null);
      setFailed(null);
    };
  }, [id]);
  if (failed !== null) return <Cannot reason={failed} />;
  if (!play) return <Loading />;
  return <Seated play={play} Board={board?.Board ?? null} />;
}
