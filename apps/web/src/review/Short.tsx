/** Four cells before any chart: the result, who decided better, where it turned, next time. */
import { isSure, SURE, type Answer, type Way } from '@orrery/review';
import type { Seat } from '@orrery/kernel';
import type { Found } from './messages.ts';
import { worstOf, type Mark } from './marks.ts';
import { r, signed, whole } from './words.ts';

interface Props {
  readonly seat: Seat;
  readonly seats: number;
  readonly found: readonly Found[];
  readonly marks: readonly Mark[];
  readonly way: Way;
  readonly finished: boolean;
  readonly when: (found: Found) => string;
  readonly seatName: (seat: Seat) => string;
  readonly choice: (answer: Answer) => string;
  readonly onChoose: (id: string) => void;
}

/** Points of chance a seat gave away, by what it knew, and half the width of their interval. */
function givenAway(found: readonly Found[], seat: Seat): { readonly points: number; readonly within: number } {
  const lost = found.flatMap(({ appraisal }) => (appraisal.seat === seat && isSure(appraisal) ? [appraisal] : []));
  return {
    points: 100 * lost.reduce((sum, { loss }) => sum + loss, 0),
    within: 100 * SURE * Math.hypot(...lost.map(({ error }) => error)),
  };
}

export function Short({ seat, seats, found, marks, way, finished, when, seatName, choice, onChoose }: Props) {
  const given = Array.from({ length: seats }, (_, each) => ({ seat: each, ...givenAway(found, each) })).toSorted(
    (a, b) => a.points - b.points,
  );
  const [first, second] = given;
  const most = Math.max(1, ...given.map(({ points }) => points));
  const apart = first && second ? second.points - first.points : 0;
  const noise = first && second ? Math.max(5, first.within + second.within) : 0;
  const decided =
    apart < noise ? r('decided.even') : r(apart > 2 * noise ? 'decided.clearly' : 'decided.little', { seat: seatName(first?.seat ?? 0) });
  const [worst] = worstOf(marks, seat);
  const best = worst?.found.appraisal.answers[0];
  const how = !finished ? 'unfinished' : way.result === 1 ? 'won' : way.result === 0 ? 'lost' : 'shared';
  return (
    <section class="panel review-short" aria-label={r('short')}>
      <div>
        <h1 class="title">{r(`result.${how}`, { percent: whole(way.result) })}</h1>
        <p class="muted small">{seatName(seat)}</p>
      </div>
      <div>
        <h2 class="caps">{r('decided')}</h2>
        <p class="say">{decided}</p>
        <ul class="gave" aria-label={r('decided.note')}>
          {given.map((each) => (
            <li class={each.seat === seat ? 'own' : ''}>
              <span>{seatName(each.seat)}</span>
              <i style={{ '--share': each.points / most }} />
              <b>{Math.round(each.points)}</b>
            </li>
          ))}
        </ul>
        <p class="muted small">{r('decided.note')}</p>
      </div>
      <div>
        <h2 class="caps">{r('turned')}</h2>
        {worst ? (
          <>
            <p class="say">
              <button type="button" class="link" onClick={() => onChoose(worst.id)}>
                {when(worst.found)}
              </button>
              : {choice(worst.found.appraisal.given)}
            </p>
            <p class="muted small">{r('points', { points: signed(whole(worst.points)) })}</p>
          </>
        ) : (
          <p class="say">{r('turned.none')}</p>
        )}
      </div>
      <div>
        <h2 class="caps">{r('next')}</h2>
        <p class="say">{worst && best ? choice(best) : r('next.none')}</p>
        {worst && best && (
          <p class="muted small">{r('next.note', { percent: whole(best.chance), given: whole(worst.found.appraisal.given.chance) })}</p>
        )}
      </div>
    </section>
  );
}
