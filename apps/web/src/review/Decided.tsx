/** A marked decision: the board, why, the answers on one axis, and what one can do with it. */
import type { ComponentChildren } from 'preact';
import type { Named } from '@orrery/kernel';
import { SURE, type Answer, type Thresholds } from '@orrery/review';
import type { Mark } from './marks.ts';
import { OnBoard } from './OnBoard.tsx';
import { percent } from '../app/words.ts';
import { r, signed, whole } from './words.ts';

interface Props {
  readonly mark: Mark;
  readonly when: string;
  readonly seatName: string;
  readonly own: boolean;
  readonly thresholds: Thresholds;
  readonly choice: (answer: Answer) => string;
  readonly named: (answer: Answer) => Named;
  readonly figure: ComponentChildren;
  readonly onStep: (by: number) => void;
  readonly children: ComponentChildren;
}

/** Wider intervals than this say nothing. */
const WIDE = 0.1;

/** The answers that are shown: the best one, the given one, and another that is known well. */
function shown({ found }: Mark): readonly Answer[] {
  const { answers, given } = found.appraisal;
  const [best] = answers;
  const firm = answers.filter((answer) => answer !== best && answer.choice !== given.choice && SURE * answer.error <= WIDE);
  const kept = new Set([best?.choice, firm[0]?.choice, given.choice]);
  return answers.filter(({ choice }) => kept.has(choice));
}

const Dot = ({ answer, kind }: { answer: Answer; kind: 'best' | 'given' | '' }) => {
  const X = (share: number): number => 6 + Math.min(1, Math.max(0, share)) * 138;
  const [x, within] = [X(answer.chance), SURE * answer.error];
  return (
    <svg class={`review-chart dot ${kind}`} viewBox="0 0 150 20" aria-hidden="true">
      {[0, 0.5, 1].map((share) => (
        <path class="grid" d={`M${X(share)} 0V20`} />
      ))}
      <path class="span" d={`M${X(answer.chance - within)} 10H${X(answer.chance + within)}`} />
      {kind === 'best' ? (
        <path class="point" d={`M${x} 3.6l6.4 6.4l-6.4 6.4l-6.4-6.4Z`} />
      ) : (
        <circle class="point" cx={x} cy="10" r={kind === 'given' ? 5 : 3.6} />
      )}
    </svg>
  );
};

function why({ mark, seatName, choice }: Props): string {
  const { appraisal } = mark.found;
  const [best] = appraisal.answers;
  if (mark.luck) return r('why.luck', { points: signed(whole(mark.luck.share)), within: whole(mark.luck.within) });
  if (!best || best.choice === appraisal.given.choice)
    return r(mark.sign === 'found' ? 'why.found' : 'why.fine', { percent: whole(appraisal.given.chance) });
  if (mark.sign === 'plain') return r('why.fine', { percent: whole(appraisal.given.chance) });
  return r('why.loss', { seat: seatName, given: whole(appraisal.given.chance), choice: choice(best), best: whole(best.chance) });
}

export function Decided(props: Props) {
  const { mark, when, own, seatName, choice, named, figure, onStep, children } = props;
  const { appraisal } = mark.found;
  const [best] = appraisal.answers;
  const better = best && mark.points < 0 && !mark.luck && best.choice !== appraisal.given.choice ? best : null;
  const title = `${when} · ${own ? '' : `${seatName}: `}${mark.luck ? r('key.luck') : choice(appraisal.given)}`;
  return (
    <section class="panel review-move" aria-label={r('mark.label')}>
      <OnBoard given={named(appraisal.given)} better={better && own ? named(better) : null}>
        {figure}
      </OnBoard>
      <div class="body">
        <div class="name">
          <button type="button" class="round" aria-label={r('mark.before')} onClick={() => onStep(-1)}>
            ‹
          </button>
          <h2>{title}</h2>
          <strong class="title">{mark.sign === 'found' || mark.sign === 'plain' ? '' : signed(whole(mark.points))}</strong>
          <button type="button" class="round" aria-label={r('mark.next')} onClick={() => onStep(1)}>
            ›
          </button>
        </div>
        <p>{why(props)}</p>
        {!mark.luck && (
          <ol class="review-answers">
            {shown(mark).map((answer) => {
              const kind = answer.choice === best?.choice ? 'best' : answer.choice === appraisal.given.choice ? 'given' : '';
              return (
                <li>
                  <span>
                    {answer.choice === best?.choice && <span class="tag best">{r('answers.best')}</span>}
                    {answer.choice === appraisal.given.choice && <span class="tag given">{r('answers.given')}</span>}
                    {choice(answer)}
                  </span>
                  <Dot answer={answer} kind={kind} />
                  <span class="figure">
                    {percent(answer.chance)} <small>± {whole(SURE * answer.error)}</small>
                  </span>
                </li>
              );
            })}
          </ol>
        )}
        <p class="muted small">
          {r('knew', { percent: whole(appraisal.usual) })}{' '}
          {better &&
            r('loss.range', {
              from: Math.max(0, whole(appraisal.loss - SURE * appraisal.error)),
              to: whole(appraisal.loss + SURE * appraisal.error),
            })}{' '}
          {appraisal.was && r('was', { percent: whole(appraisal.was.chance) })}
        </p>
        {children}
      </div>
    </section>
  );
}
