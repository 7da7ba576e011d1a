/** Figures the seat knew, turn by turn or round by round: tables that are their own charts. */
import type { Ledger } from '@orrery/games/plug';
import { language } from '../app/settings.ts';
import { local, number } from '../app/words.ts';
import type { Found } from './messages.ts';
import { r, whole } from './words.ts';

interface Props {
  readonly ledgers: readonly Ledger[];
  readonly own: readonly Found[];
  readonly unit: string;
  readonly rowName: (row: Ledger['rows'][number]) => string;
}

/** How much is still unknown of something that is in one place, in bits. */
const bitsOf = (shares: readonly (number | null)[]): number =>
  shares.reduce<number>((sum, share) => sum + (share ? -share * Math.log2(share) : 0), 0);

export function Ledgers({ ledgers, own, unit, rowName }: Props) {
  const columns = own.filter(({ moment }, i) => moment > 0 && moment !== own[i - 1]?.moment);
  return (
    <>
      {ledgers.map(({ id, title, rows, chances }, k) => {
        const figures = columns.map((found) => found.figures[k] ?? []);
        const most = Math.max(1e-9, ...figures.flat().map((figure) => figure ?? 0));
        const sure =
          chances && figures.every((column) => Math.abs(column.reduce<number>((sum, share) => sum + (share ?? 0), 0) - 1) < 0.01);
        return (
          <section class="panel review-ledger" data-ledger={id}>
            <h2>{local(title)}</h2>
            <div class="review-wide" tabIndex={0} role="region" aria-label={local(title)}>
              <table lang={language.value}>
                <thead>
                  <tr>
                    <th scope="col">{unit}</th>
                    {columns.map(({ moment }) => (
                      <th scope="col">{moment}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, i) => (
                    <tr>
                      <th scope="row">{rowName(row)}</th>
                      {figures.map((column) => {
                        const figure = column[i] ?? null;
                        const share = figure === null ? 0 : chances ? figure : figure / most;
                        return (
                          <td class={figure === null || figure === 0 ? 'none' : share > 0.7 ? 'deep' : ''} style={{ '--share': share }}>
                            {figure === null ? '·' : chances ? Math.max(1, whole(figure)) : number(figure)}
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
                {sure && (
                  <tfoot>
                    <tr>
                      <th scope="row">{r('bits')}</th>
                      {figures.map((column) => (
                        <td>{number(bitsOf(column), { maximumFractionDigits: 1, minimumFractionDigits: 1 })}</td>
                      ))}
                    </tr>
                    <tr>
                      <th scope="row">{r('bits.learned')}</th>
                      {figures.map((column, i) => {
                        const before = figures[i - 1];
                        return (
                          <td>
                            {before
                              ? number(bitsOf(before) - bitsOf(column), {
                                  maximumFractionDigits: 1,
                                  minimumFractionDigits: 1,
                                  signDisplay: 'exceptZero',
                                })
                              : '·'}
                          </td>
                        );
                      })}
                    </tr>
                  </tfoot>
                )}
              </table>
            </div>
          </section>
        );
      })}
    </>
  );
}
