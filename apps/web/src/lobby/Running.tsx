import { useEffect, useState } from 'preact/hooks';
import { href } from '../app/route.ts';
import { day, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { TableRecord } from '../table/record.ts';
import { all } from '../table/shelf.ts';

const MOST = 4;

/** Games that were left and can be gone on with. */
export function Running() {
  const [tables, show] = useState<readonly TableRecord[]>([]);
  useEffect(() => {
    // Without a database (private windows of some browsers) there is simply nothing to go on with.
    all('tables').then(
      (list) =>
        show(
          list
            .filter((table) => !table.ended && table.log.length > 0)
            .sort((a, b) => b.touched - a.touched)
            .slice(0, MOST),
        ),
      () => undefined,
    );
  }, []);
  if (tables.length === 0) return null;
  return (
    <section class="running" aria-label={t('lobby.running')}>
      <span class="caps">{t('lobby.running')}</span>
      {tables.map((table) => (
        <a class={`button of-${table.game}`} href={href('table', table.id)}>
          <Icon name="play" size={11} />
          {t(`game.${table.game}`)} <small>{day(table.touched)}</small>
        </a>
      ))}
    </section>
  );
}
