/** A hint on request: what an honest bot would do in this seat, knowing what it knows. */
import { useState } from 'preact/hooks';
import { Dialog } from '../app/Dialog.tsx';
import { number, t } from '../app/words.ts';
import { Tool } from '../table/Bar.tsx';
import type { Play } from '../table/play.ts';
import type { Advice } from '../table/table.ts';
import { Words } from '../table/wording.tsx';

const MOST = 3;

export function HintTool({ play }: { play: Play }) {
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
                {advice.slice(0, MOST).map(({ choice, winChance }) => (
                  <li key={choice}>
                    <span>
                      <Words of={say.choice(table.rules.choices.name(choice))} thing={say.thing} />
                      {winChance !== null && <small>{t('hint.win', { percent: number(winChance, { style: 'percent' }) })}</small>}
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
