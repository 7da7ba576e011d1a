/** A pack beside the built-in one it comes nearest to: in words, value by value, and on the board. */
import { useMemo } from 'preact/hooks';
import type { AnyGame } from '../table/engines.ts';
import { nearest } from './differences.ts';
import { PackBoard } from './PackBoard.tsx';
import { packName } from './packName.ts';
import type { PackPlug } from './plug.ts';
import { tell, type Told } from './told.ts';
import type { Marks } from './Marked.tsx';
import { p } from './words.ts';
import { language } from '../app/settings.ts';

const ROWS = 200;

/** Rows that are seen on the board bear a number there. */
function marksOf(rows: readonly Told[]): Marks {
  const marks = new Map<string, number[]>();
  rows.forEach(({ zones }, i) => {
    for (const zone of zones) marks.set(zone, [...(marks.get(zone) ?? []), i + 1]);
  });
  return marks;
}

export function SideBySide({ game, pack, plug }: { game: AnyGame; pack: unknown; plug: PackPlug }) {
  const base = useMemo(() => nearest(game.packs, pack), [game, pack]);
  const rows = useMemo(() => tell(base, pack, plug), [base, pack, plug, language.value]);
  const marks = useMemo(() => marksOf(rows.slice(0, ROWS)), [rows]);
  const others = rows.filter(({ what }, i) => what === null || i >= ROWS);
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
      <Rows rows={rows.filter((row) => !others.includes(row))} />
      {others.length > 0 && (
        <details>
          <summary>{p('more', { count: others.length })}</summary>
          <Rows rows={others.slice(0, ROWS)} />
        </details>
      )}
      {marks.size > 0 && <p class="muted">{p('board.marks')}</p>}
      <div class="pack-boards">
        <PackBoard game={game} pack={base} title={p('board.built-in')} marks={marks} />
        <PackBoard game={game} pack={pack} title={p('board.this')} marks={marks} />
      </div>
    </section>
  );
}

function Rows({ rows }: { rows: readonly Told[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{p('what')}</th>
          <th scope="col">{p('before')}</th>
          <th scope="col">{p('after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, what, before, after, own, zones }, i) => (
          <tr key={path}>
            <th scope="row">
              {zones.length > 0 && <span class="pack-number">{i + 1}</span>} {what ?? <code>{path}</code>}{' '}
              {own && <span class="house">{p('mine')}</span>}
            </th>
            <td data-head={p('before')}>{before}</td>
            <td data-head={p('after')}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
