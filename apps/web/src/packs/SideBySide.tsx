/** A pack beside the built-in one it comes nearest to: in words, value by value, and on the board. */
import { useMemo } from 'preact/hooks';
import type { AnyGame } from '../table/engines.ts';
import { nearest } from './differences.ts';
import { PackBoard } from './PackBoard.tsx';
import { packName } from './packName.ts';
import type { PackPlug } from './plug.ts';
import { tell } from './told.ts';
import { p } from './words.ts';
import { language } from '../app/settings.ts';

const ROWS = 200;

export function SideBySide({ game, pack, plug }: { game: AnyGame; pack: unknown; plug: PackPlug }) {
  const base = useMemo(() => nearest(game.packs, pack), [game, pack]);
  const rows = useMemo(() => tell(base, pack, plug), [base, pack, plug, language.value]);
  const name = packName(base);
  if (rows.length === 0)
    return (
      <section class="side-by-side">
        <p>{p('same', { name })}</p>
        <PackBoard game={game} pack={pack} title={p('board')} />
      </section>
    );
  return (
    <section class="side-by-side">
      <h2>{p('compared', { name })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{p('what')}</th>
            <th scope="col">{p('before')}</th>
            <th scope="col">{p('after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map(({ path, what, before, after, own }) => (
            <tr key={path}>
              <th scope="row">
                {what ?? <code>{path}</code>} {own && <span class="house">{p('mine')}</span>}
              </th>
              <td data-head={p('before')}>{before}</td>
              <td data-head={p('after')}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > ROWS && <p class="muted">{p('more', { count: rows.length - ROWS })}</p>}
      <div class="pack-boards">
        <PackBoard game={game} pack={base} title={p('board.built-in')} />
        <PackBoard game={game} pack={pack} title={p('board.this')} />
      </div>
    </section>
  );
}
