/** Decisions that are small games of their own: the whole answer that was given beside the solved ones. */
import type { ReviewPlug, Thing } from '@orrery/games/plug';
import type { Choice, Seat } from '@orrery/kernel';
import { isSure } from '@orrery/review';
import { local, number, percent } from '../app/words.ts';
import type { ReplayTable } from '../replay/ReplayTable.ts';
import type { Found } from './messages.ts';
import { r, signed, whole } from './words.ts';

interface Props {
  readonly plug: NonNullable<ReviewPlug['solved']>;
  /** Decisions of one seat, in their order. */
  readonly found: readonly Found[];
  readonly table: ReplayTable;
  readonly when: (found: Found) => string;
  readonly seatName: (seat: Seat) => string;
  readonly thing: (thing: Thing) => string;
}

/** Rarer answers of a mix are not worth the reading. */
const RARE = 0.05;

const COLUMNS = ['column.when', 'solved.where', 'solved.given', 'solved.often', 'solved.mix', 'column.loss', 'solved.result'] as const;

export function SolvedTable({ plug, found, table, when, seatName, thing }: Props) {
  const decided = found.filter(({ appraisal, about }) => appraisal.solved && about);
  if (decided.length === 0) return null;
  const say = (steps: readonly Choice[]): string =>
    steps
      .map((step) => plug.step(table.rules.choices.name(step)))
      .map((part) => (typeof part === 'number' ? number(part) : thing(part)))
      .join(' · ');
  /** What all steps of an answer cost together. */
  const lossOf = ({ appraisal: first }: Found, next: Found | undefined): number =>
    found.reduce((sum, { appraisal }) => {
      const step = appraisal.decision === first.decision && appraisal.at >= first.at && (!next || appraisal.at < next.appraisal.at);
      return sum + (step && isSure(appraisal) ? appraisal.loss : 0);
    }, 0);
  const story = table.story(decided[0]?.appraisal.seat ?? 0);
  const resultOf = ({ appraisal }: Found): string => {
    const told = story.find(({ at, event }) => at >= appraisal.at && plug.winner(event) !== undefined);
    const winner = told && plug.winner(told.event);
    if (winner === undefined) return '–';
    return r(winner === null ? 'solved.nobody' : winner === appraisal.seat ? 'solved.won' : 'solved.lost');
  };
  return (
    <section class="panel review-solved">
      <h2>{local(plug.title)}</h2>
      <p class="muted small">{r('solved.note')}</p>
      <div class="review-wide" tabIndex={0} role="region" aria-label={local(plug.title)}>
        <table>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th scope="col">{r(column)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {decided.map((each, i) => {
              const { given, answers } = each.appraisal.solved ?? { given: [], answers: [] };
              const [often, ...rest] = answers.filter((answer, k) => k === 0 || answer.share >= RARE);
              const share = answers.find(({ steps }) => steps.join() === given.join())?.share ?? 0;
              return (
                <tr>
                  <td>{when(each)}</td>
                  <td>{each.about && `${thing(each.about.thing)}, ${seatName(each.about.against)}`}</td>
                  <td>
                    {say(given)} <small class="muted">{percent(share)}</small>
                  </td>
                  <td>
                    {often && (
                      <>
                        {say(often.steps)} <small class="muted">{percent(often.share)}</small>
                      </>
                    )}
                  </td>
                  <td>{rest.length === 0 ? '–' : rest.map(({ steps, share: part }) => `${say(steps)} ${percent(part)}`).join('; ')}</td>
                  <td>{signed(-whole(lossOf(each, decided[i + 1])))}</td>
                  <td>{resultOf(each)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
