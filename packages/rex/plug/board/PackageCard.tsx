/** One package of a lap: alliance, transfers, who must agree and who has; accepted or declined in place by whom it asks. */
import { type Package, respondents } from './bargain.ts';
import { Gains } from './Gains.tsx';
import { RaceIcon } from './marks.tsx';
import type { DraftedAnswers } from './offer.ts';
import { Chain, SeatChip, type Things } from './things.tsx';
import { t } from './words.ts';

interface Props {
  readonly of: Package;
  readonly things: Things;
  readonly answers: DraftedAnswers | null;
}

export function PackageCard({ of: each, things, answers }: Props) {
  const { by, members, transfers, accepted, refused, state } = each;
  const { viewer } = things.view;
  const asked = answers?.due.some((due) => due.by === by) ?? false;
  const waits = state === 'open' ? respondents(each).filter((seat) => !accepted.includes(seat) && !refused.includes(seat)) : [];
  const who = waits.map((seat) => (seat === viewer ? t('rex.cease.mine') : things.called(seat, 'acc')));
  return (
    <article class={`package ${state} ${asked ? 'asked' : ''}`}>
      <header>
        <SeatChip seat={by} things={things} />
        <span class="marks">
          <Voices seats={accepted} things={things} yes />
          <Voices seats={refused} things={things} yes={false} />
          {state !== 'open' && <b class="state">{t(`rex.cease.${state}`)}</b>}
          {who.length > 0 && <span>{t('rex.cease.waits', { who: who.join(', ') })}</span>}
        </span>
      </header>
      {members.length > 0 && (
        <div class="line">
          <span class="caps">{t('rex.cease.chain')}</span>
          <Chain seats={members} things={things} size={20} />
          <b>{members.map((seat) => things.called(seat)).join(' + ')}</b>
        </div>
      )}
      {members.includes(viewer) && state === 'open' && <Gains things={things} members={members} />}
      {transfers.length > 0 && (
        <div class="line">
          <span class="caps">{t('rex.influence')}</span>
          <ul>
            {transfers.map(({ giver, taker, amount }) => (
              <li>
                <SeatChip seat={giver} things={things} />
                <b class="sum">{amount}</b>
                <span aria-hidden="true">→</span>
                <SeatChip seat={taker} things={things} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked && answers && <Pair by={by} things={things} answers={answers} />}
    </article>
  );
}

/** Seats that have answered so. */
const Voices = ({ seats, things, yes }: { seats: readonly number[]; things: Things; yes: boolean }) => (
  <>
    {seats.map((seat) => {
      const said = t(yes ? 'rex.cease.accepts' : 'rex.cease.declines', { who: things.called(seat) });
      return (
        <span class={yes ? 'yes' : 'no'} title={said}>
          <RaceIcon race={things.race(seat)} size={14} />
          <span aria-hidden="true">{yes ? '✓' : '✗'}</span>
          <span class="spoken">{said}</span>
        </span>
      );
    })}
  </>
);

function Pair({ by, things, answers }: { by: number; things: Things; answers: DraftedAnswers }) {
  const { play } = things;
  const choose = (how: 'accept' | 'decline'): void => {
    if (play.busy.peek()) return;
    const last = answers.due.every((due) => due.by === by || answers.answers[due.by]) && !answers.answers[by];
    answers.answer(by, how);
    if (last) requestAnimationFrame(() => document.querySelector<HTMLElement>('.rx-send')?.focus());
  };
  return (
    <div class="pair" role="group" aria-label={things.called(by)}>
      {(['decline', 'accept'] as const).map((how) => (
        <button type="button" class={how} aria-pressed={answers.answers[by] === how} data-choosable="" onClick={() => choose(how)}>
          {t(`rex.cease.${how}`)}
        </button>
      ))}
    </div>
  );
}
