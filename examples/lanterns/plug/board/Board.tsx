/** The row of lanterns: a tap takes one, the small button under it looks. */
import type { LanternView, View } from '@orrery/lanterns';
import { After } from '@orrery/web/table/After.tsx';
import { Bar, Tool } from '@orrery/web/table/Bar.tsx';
import type { BoardProps } from '@orrery/web/table/boards.ts';
import { Refused } from '@orrery/web/table/Doubts.tsx';
import { packTitle } from '@orrery/web/table/packTitle.ts';
import { sayWaiting } from '@orrery/web/table/tableLine.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { RuleLink } from '@orrery/web/rules/RuleLink.tsx';
import { t } from './words.ts';
import './board.css';

export function Board({ play, onMenu }: BoardProps) {
  const { table, say } = play;
  const { known, stage, undoable } = table.now.value;
  if (!known) return null;
  const view = known.view as View;
  const offers = play.offers();
  const choiceOf = (verb: string, place: number): number | undefined =>
    offers.find(({ named }) => named.verb === verb && named['place'] === place)?.choice;
  const lantern = ({ place, light, owner }: LanternView) => {
    const [take, look] = [choiceOf('take', place), choiceOf('look', place)];
    const name = `${t('board.place')} ${place}${light === null ? '' : `, ${t('board.light')} ${light}`}`;
    return (
      <li key={place} class={owner === null ? '' : `of-${owner}`}>
        <button
          type="button"
          class="lantern"
          aria-label={name}
          disabled={take === undefined}
          data-choosable={take === undefined ? undefined : ''}
          data-choice={take}
          onClick={() => take !== undefined && play.choose(take)}
        >
          <svg viewBox="-30 -30 60 60" aria-hidden="true">
            {light !== null && <circle r={12 + 1.6 * light} class="glow" />}
            <circle r="14" class={light === null ? 'covered' : 'open'} />
            <text y="5">{light ?? '?'}</text>
          </svg>
        </button>
        {look !== undefined && (
          <button type="button" class="quiet look" data-choosable="" data-choice={look} onClick={() => play.choose(look)}>
            {t('look.short')}
          </button>
        )}
      </li>
    );
  };
  return (
    <div class="drawn lanterns of-lanterns">
      <Bar game={table.game} pack={packTitle(table)}>
        <Tool icon="list" label={t('menu')} onClick={onMenu} />
      </Bar>
      <main id="main">
        <section class="prompt" aria-label={t('table.decision')}>
          <p class="ask">
            <strong>
              <Words of={say.decision(view)} thing={say.thing} />
            </strong>{' '}
            {stage !== 'over' && <RuleLink game={table.game} clause={table.rules.decisions?.[view.decision]} />}
          </p>
          {stage === 'wait' && <p class="muted">{sayWaiting(play)}</p>}
          {undoable > 0 && (
            <button type="button" class="quiet" onClick={play.undo}>
              {t('table.undo')}
            </button>
          )}
          {stage === 'over' && <After play={play} />}
          <Refused play={play} />
        </section>
        <ol class="row">{view.lanterns.map(lantern)}</ol>
        <ul class="scores">
          {view.scores.map((score, seat) => (
            <li>{t('score', { seat: say.seat(seat), score, looks: view.looksLeft[seat as 0 | 1] })}</li>
          ))}
        </ul>
      </main>
    </div>
  );
}
