/** Small parts of text boards: figures in a row, and tables that can be read cell by cell. */
import type { ComponentChildren } from 'preact';

export const Figures = ({ of }: { of: readonly (readonly [label: string, value: ComponentChildren] | null)[] }) => (
  <dl class="figures">
    {of
      .filter((pair) => pair !== null)
      .map(([label, value]) => (
        <div>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** The first cell of a row is its head. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ComponentChildren[]; readonly own?: boolean }[];
}

export const Grid = ({ caption, heads, rows }: TableProps) => (
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
        {rows.map(({ key, cells: [first, ...rest], own }) => (
          <tr key={key} class={own ? 'own' : ''}>
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

export const Listing = ({ title, items, none }: { title: string; items: readonly ComponentChildren[]; none: string }) => (
  <section class="listing">
    <h3>{title}</h3>
    {items.length === 0 ? (
      <p class="muted">{none}</p>
    ) : (
      <ul>
        {items.map((item) => (
          <li>{item}</li>
        ))}
      </ul>
    )}
  </section>
);

/** Things in a row, with commas as the language sets them. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(items);
/** Equal things counted: "Shield ×2". */
export function counted(items: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const item of items) count.set(item, (count.get(item) ?? 0) + 1);
  return [...count].map(([item, n]) => (n === 1 ? item : `${item} ×${n}`));
}
