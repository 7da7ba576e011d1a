/** A hint on request, in words: what an honest player of the same seat would do, and what it rests on. */
import { useState } from 'preact/hooks';
import type { LiberationChoice } from '@orrery/liberation';
import { Dialog } from '../app/Dialog.tsx';
import { t } from '../app/words.ts';
import { Tool } from '../table/Bar.tsx';
import type { Play } from '../table/play.ts';
import { Words } from '../table/wording.tsx';
import { chip, type ChipTools } from './Chips.tsx';

interface Props {
  readonly play: Play;
  readonly tools: ChipTools;
  readonly belief: () => ReadonlyMap<string, number>;
}

/** What speaks for it, as far as the rules alone can say. */
function reason(named: LiberationChoice, belief: ReadonlyMap<string, number>, viewer: number): string {
  if (viewer === 0 && named.verb === 'attack') return t('hint.chance', { percent: Math.round(belief.get(named.city) ?? 0) });
  if (viewer === 1 && named.verb === 'sabotage') return t('hint.held', { percent: Math.round(belief.get(named.city) ?? 0) });
  return t('hint.seat');
}

export function HintTool({ play, tools, belief }: Props) {
  const [choice, show] = useState<number | 'thinking' | null>(null);
  const { table, say } = play;
  const ask = async (): Promise<void> => {
    show('thinking');
    show(await table.hint());
  };
  const named = typeof choice === 'number' ? (table.rules.choices.name(choice) as LiberationChoice) : null;
  return (
    <>
      <Tool icon="hint" label={t('hint')} onClick={() => void ask()}>
        <span>{t('hint')}</span>
      </Tool>
      {choice !== null && (
        <Dialog title={t('hint')} onClose={() => show(null)}>
          {named ? (
            <>
              <p class="sure-what">
                <Words of={say.choice(named)} thing={chip(tools)} />
              </p>
              <p class="muted">{reason(named, belief(), table.now.peek().viewer ?? 0)}</p>
              <div class="row-of-buttons">
                <button
                  type="button"
                  class="primary"
                  onClick={() => {
                    show(null);
                    if (typeof choice === 'number') play.choose(choice);
                  }}
                >
                  {t('hint.do')}
                </button>
                <button type="button" onClick={() => show(null)}>
                  {t('hint.own')}
                </button>
              </div>
            </>
          ) : (
            <p class="muted">{t('hint.thinking')}</p>
          )}
        </Dialog>
      )}
    </>
  );
}
