/** Hints on request, in words: what an honest player of the same seat would do, how it judges the rest, and what that rests on. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../app/Dialog.tsx';
import { number, t } from '../app/words.ts';
import { Tool } from './Bar.tsx';
import type { Play } from './play.ts';
import type { Advice } from './table.ts';
import { type Thing, Words } from './wording.tsx';

const MOST = 3;

interface Props {
  readonly play: Play;
  /** How a thing inside a sentence is drawn; in plain words where absent. */
  readonly thing?: (thing: Thing) => ComponentChildren;
  /** A reason in words, where the game has some. */
  readonly because?: (reason: Advice['reasons'][number]) => string | null;
}

export function HintTool({ play, thing = play.say.thing, because = () => null }: Props) {
  const [advice, setAdvice] = useState<readonly Advice[] | 'thinking' | null>(null);
  const { table, say } = play;
  const stop = useRef<AbortController | null>(null);
  const close = (): void => {
    stop.current?.abort();
    setAdvice(null);
  };
  const ask = async (): Promise<void> => {
    const asked = new AbortController();
    stop.current = asked;
    setAdvice('thinking');
    const found = await table.advice(asked.signal);
    if (!asked.signal.aborted) setAdvice(found);
  };
  useEffect(() => close, [table]);
  const take = (choice: number): void => {
    close();
    play.choose(choice);
  };
  // In a lesson the coach gives the hints, and among people nobody gets any.
  if (table.lesson || table.online || table.seats.filter(({ kind }) => kind === 'person').length > 1) return null;
  return (
    <>
      <Tool icon="hint" label={t('hint')} class="hint-tool" onClick={() => void ask()}>
        <span>{t('hint')}</span>
      </Tool>
      {advice !== null && (
        <Dialog title={t('hint')} onClose={close}>
          {advice === 'thinking' ? (
            <p class="muted">{t('hint.thinking')}</p>
          ) : (
            <>
              <p class="muted">{t('hint.seat')}</p>
              <ol class="advice">
                {advice.slice(0, MOST).map(({ choice, winChance, even, folly, reasons }, place) => (
                  <li key={choice}>
                    <span>
                      <Words of={say.choice(table.rules.choices.name(choice))} thing={thing} />
                      <small>
                        {[
                          winChance === null ? null : t('hint.win', { percent: number(winChance, { style: 'percent' }) }),
                          place === 0 && advice.length > 1 && advice.every((each, i) => i === 0 || !each.even) && winChance !== null
                            ? t('hint.clear')
                            : place > 0 && even
                              ? t('hint.even')
                              : null,
                          folly === null ? null : say.texts().say(`folly.${folly}`),
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
