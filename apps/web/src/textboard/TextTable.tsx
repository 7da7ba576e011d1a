/** Any game as text: what is asked, what can be answered, what lies on the table, what has happened. Made from view, choices and messages alone. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { RuleLink } from '../rules/RuleLink.tsx';
import { Bar, Tool } from '../table/Bar.tsx';
import { Refused } from '../table/Doubts.tsx';
import { PaceTool } from '../table/PaceTool.tsx';
import { packTitle } from '../table/packTitle.ts';
import type { Play } from '../table/play.ts';
import { After } from '../table/After.tsx';
import type { BoardProps } from '../table/boards.ts';
import { sayEnded, sayWaiting } from '../table/tableLine.ts';
import { Words } from '../table/wording.tsx';
import { Answers } from './Answers.tsx';
import { Happened } from './Happened.tsx';
import { OnTable } from './OnTable.tsx';
import { StandingOrder } from './StandingOrder.tsx';
import './textboard.css';

/** What the table says now: the question, or whom it waits for. */
export function Question({ play }: { play: Play }) {
  const { table, say } = play;
  const { stage, known, ended } = table.now.value;
  if (!known) return null;
  const resigned = stage === 'over' && ended?.how !== 'rules';
  return (
    <p class="ask">
      <strong>{resigned ? sayEnded(play) : <Words of={say.decision(known.view)} thing={say.thing} />}</strong>{' '}
      {stage !== 'over' && <RuleLink game={table.game} clause={table.rules.decisions?.[known.view.decision]} />}
    </p>
  );
}

export function TextTable({ play, onMenu }: BoardProps) {
  const { table, say } = play;
  const { stage, known, viewer, next, undoable } = table.now.value;
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    // After an answer the focus is nowhere: it goes on to the first thing that can be chosen.
    if (document.activeElement === document.body || !document.activeElement?.isConnected)
      question.current?.querySelector<HTMLElement>('[data-choosable]')?.focus({ preventScroll: true });
  }, [table.now.value]);
  if (!known) return null;
  return (
    <div class={`text-table of-${table.game}`} data-stage={stage}>
      <Bar game={table.game} pack={packTitle(table)}>
        <PaceTool table={table} />
        <Tool icon="list" label={t('menu')} onClick={onMenu} />
      </Bar>
      <main id="main">
        <section class="panel question" ref={question} aria-label={t('table.decision')}>
          <p class="caps">
            {viewer !== null && viewer < table.seats.length ? t('table.you-are', { who: say.seat(viewer) }) : t('table.watching')}
          </p>
          <Question play={play} />
          {stage === 'wait' && <p class="muted small">{sayWaiting(play)}</p>}
          <Answers play={play} />
          <div class="row-of-buttons">
            {stage === 'hand-over' && next !== null && (
              <button type="button" class="primary" data-choosable onClick={() => void table.handOver()}>
                {t('table.hand-over', { who: say.seat(next) })}
              </button>
            )}
            {stage === 'over' && <After play={play} />}
            {undoable > 0 && (
              <button type="button" class="quiet" onClick={play.undo}>
                {t('table.undo')}
              </button>
            )}
          </div>
          <StandingOrder play={play} />
          <Refused play={play} />
        </section>
        <section class="panel on-table" aria-label={t('table.on-table')}>
          <h2>{t('table.on-table')}</h2>
          <OnTable play={play} known={known} />
        </section>
        <section class="panel happened" aria-label={t('table.log')}>
          <h2>{t('table.log')}</h2>
          <Happened play={play} past={known.past} />
        </section>
      </main>
    </div>
  );
}
