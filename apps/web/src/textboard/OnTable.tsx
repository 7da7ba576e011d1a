/** What lies on the table in words: the same board a terminal prints. */
import { loadText, textBoard, type Section, type TextPlug } from '@orrery/boards';
import type { Known, TableView } from '@orrery/kernel';
import { useEffect, useState } from 'preact/hooks';
import { need, textsOf } from '../app/words.ts';
import type { Play } from '../table/play.ts';

const Figures = ({ rows }: { rows: NonNullable<Section['rows']> }) => (
  <dl class="figures">
    {rows.map(([name, value]) => (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Grid = ({ caption, table: { heads, rows } }: { caption: string; table: NonNullable<Section['table']> }) => (
  <div class="grid-scroll" tabIndex={0} role="region" aria-label={caption}>
    <table class="grid">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first, ...rest], own }) => (
          <tr key={first} class={own ? 'own' : ''}>
            <th scope="row">{first}</th>
            {rest.map((cell, i) => (
              <td data-head={heads[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Listing = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section class="listing">
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  </section>
);

const Part = ({ section: { title, rows, table, lines } }: { section: Section }) => (
  <>
    {rows && <Figures rows={rows} />}
    {lines && (table ? lines.map((line) => <p class="muted small">{line}</p>) : <Listing title={title} lines={lines} />)}
    {table && <Grid caption={title} table={table} />}
  </>
);

export function OnTable({ play, known }: { play: Play; known: Known<TableView> }) {
  const { table, say } = play;
  const [plug, setPlug] = useState<TextPlug | null>(null);
  useEffect(() => {
    void Promise.all([loadText(table.game), need('boards')]).then(([found]) => setPlug(found));
  }, [table.game]);
  if (!plug) return null;
  const { pasts = null } = table.now.value;
  const { sections } = textBoard(plug, {
    rules: table.rules,
    known,
    pasts,
    words: textsOf('boards'),
    texts: textsOf(table.game),
    seatName: say.seat,
  });
  return (
    <>
      {sections
        .filter(({ aid }) => !(aid && table.unaided))
        .map((section) => (
          <Part section={section} />
        ))}
    </>
  );
}
