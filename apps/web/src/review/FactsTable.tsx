/** The same as a table: every decision of the seat, and every mark of the others. */
import { verdictOf, type Answer, type Thresholds } from '@orrery/review';
import type { Seat } from '@orrery/kernel';
import type { Found } from './messages.ts';
import { r, signed, whole } from './words.ts';

interface Props {
  readonly found: readonly Found[];
  readonly seat: Seat;
  readonly thresholds: Thresholds;
  readonly when: (found: Found) => string;
  readonly seatName: (seat: Seat) => string;
  readonly choice: (answer: Answer) => string;
}

const COLUMNS = ['when', 'who', 'decision', 'known', 'best', 'given', 'loss', 'verdict', 'better'] as const;

export function FactsTable({ found, seat, thresholds, when, seatName, choice }: Props) {
  const rows = found
    .filter(({ appraisal }) => appraisal.seat === seat || ['mistake', 'blunder'].includes(verdictOf(appraisal, thresholds)))
    .toSorted((a, b) => a.appraisal.at - b.appraisal.at);
  return (
    <details class="panel review-facts">
      <summary>{r('table')}</summary>
      <div class="review-wide" tabIndex={0} role="region" aria-label={r('table')}>
        <table>
          <caption>{r('table.caption')}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th scope="col">{r(`column.${column}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((each) => {
              const { appraisal } = each;
              const verdict = verdictOf(appraisal, thresholds);
              const [best] = appraisal.answers;
              const lost = verdict !== 'fine' && verdict !== 'found';
              return (
                <tr>
                  <td>{when(each)}</td>
                  <td>{seatName(appraisal.seat)}</td>
                  <td>{choice(appraisal.given)}</td>
                  <td>{whole(appraisal.usual)}</td>
                  <td>{best ? whole(best.chance) : ''}</td>
                  <td>{whole(appraisal.given.chance)}</td>
                  <td>{lost ? signed(-whole(appraisal.loss)) : '0'}</td>
                  <td>{r(`verdict.${verdict}`)}</td>
                  <td>{lost && best ? choice(best) : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
