/** Hints on request, in words: what an honest player of the same seat would do, how it judges the rest, and what that rests on. */
import { useState } from 'preact/hooks';
import type { LiberationChoice } from '@orrery/liberation';
import { Dialog } from '../app/Dialog.tsx';
import { number, t, type WebKey } from '../app/words.ts';
import { Tool } from '../table/Bar.tsx';
import type { Play } from '../table/play.ts';
import type { Advice } from '../table/table.ts';
import { Words } from '../table/wording.tsx';
import { chip, type ChipTools } from './Chips.tsx';

const MOST = 3;
const REASONS: Readonly<Record<string, WebKey>> = {
  'base-there': 'reason.base-there',
  'card-there': 'reason.card-there',
  'base-in-reach': 'reason.base-in-reach',
  'card-held': 'reason.card-held',
  exposed: 'reason.exposed',
  exits: 'reason.exits',
};

/** Chances as per cent, everything else as it is. */
function because({ code, values }: Advice['reasons'][number]): string | null {
  const key = REASONS[code];
  if (!key) return null;
  return t(key, { ...values, percent: typeof values['chance'] === 'number' ? Math.round(values['chance'] * 100) : 0 });
}

export function HintTool({ play, tools }: { play: Play; tools: ChipTools }) {
  const [advice, show] = useState<readonly Advice[] | 'thinking' | null>(null);
  const { table, say } = play;
  const ask = async (): Promise<void> => {
    show('thinking');
    show(await table.advice());
  };
  const take = (choice: number): void => {
    show(null);
    play.choose(choice);
  };
  return (
    <>
      <Tool icon="hint" label={t('hint')} class="hint-tool" onClick={() => void ask()}>
        <span>{t('hint')}</span>
      </Tool>
      {advice !== null && (
        <Dialog title={t('hint')} onClose={() => show(null)}>
          {advice === 'thinking' ? (
            <p class="muted">{t('hint.thinking')}</p>
          ) : (
            <>
              <p class="muted">{t('hint.seat')}</p>
              <ol class="advice">
                {advice.slice(0, MOST).map(({ choice, winChance, reasons }) => (
                  <li>
                    <span>
                      <Words of={say.choice(table.rules.choices.name(choice) as LiberationChoice)} thing={chip(tools)} />
                      <small>
                        {[
                          winChance === null ? null : t('hint.win', { percent: number(winChance, { style: 'percent' }) }),
                          ...reasons.map(because),
                        ]
                          .filter((line) => line !== null)
                          .join(' ')}
                      </small>
                    </span>
                    <button type="button" onClick={() => take(choice)}>
                      {t('hint.do')}
                    </button>
                  </li>
                ))}
              </ol>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
