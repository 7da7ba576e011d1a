/** What an honest player of the same seat would do, how it judges the rest, and what that rests on. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../app/Dialog.tsx';
import { percent, t } from '../app/words.ts';
import type { Play } from './play.ts';
import type { Advice } from './table.ts';
import { type Thing, Words } from './wording.tsx';

const MOST = 3;

/** A reason in words, where the game has some. */
export type Because = (reason: Advice['reasons'][number]) => string | null;

interface Props {
  readonly play: Play;
  readonly thing: (thing: Thing) => ComponentChildren;
  readonly because: Because;
  readonly onClose: () => void;
}

export function HintDialog({ play: { table, say, choose }, thing, because, onClose }: Props) {
  const [advice, setAdvice] = useState<readonly Advice[] | null>(null);
  useEffect(() => {
    const asked = new AbortController();
    void table.advice(asked.signal).then((found) => asked.signal.aborted || setAdvice(found));
    return () => asked.abort();
  }, [table]);
  const take = (choice: number): void => {
    onClose();
    choose(choice);
  };
  /** How sure it is, and why. */
  const lines = ({ winChance, error, even, folly, reasons }: Advice, place: number): readonly (string | null)[] => [
    winChance === null ? null : t('hint.win', { percent: percent(winChance), error: percent(error) }),
    place > 0
      ? even
        ? t('hint.even')
        : null
      : winChance !== null && advice && advice.length > 1 && !advice.some((each, i) => i > 0 && each.even)
        ? t('hint.clear')
        : null,
    folly === null ? null : say.texts().say(`folly.${folly}`),
    ...reasons.map(because),
  ];
  return (
    <Dialog title={t('hint')} onClose={onClose}>
      {advice === null ? (
        <p class="muted">{t('hint.thinking')}</p>
      ) : (
        <>
          <p class="muted">{t('hint.seat')}</p>
          <ol class="advice">
            {advice.slice(0, MOST).map((each, place) => (
              <li key={each.choice}>
                <span>
                  <Words of={say.choice(table.rules.choices.name(each.choice))} thing={thing} />
                  <small>
                    {lines(each, place)
                      .filter((line) => line !== null)
                      .join(' ')}
                  </small>
                </span>
                <button type="button" onClick={() => take(each.choice)}>
                  {t('hint.do')}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
