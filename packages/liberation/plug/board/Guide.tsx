/** A first game with a guide beside it: adjacency, attack, evade, sabotage, costs, Acts, one lesson a turn. It can be left at any time. LIB-TIP-2 */
import { useState } from 'preact/hooks';
import type { View } from '@orrery/liberation';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { t } from './words.ts';

const LESSONS = ['adjacency', 'attack', 'evade', 'sabotage', 'costs', 'acts'] as const;

/** The lesson of this moment: one at the set-up, then one for each own turn; null when all have been given. */
export function lessonAt(view: View): number | null {
  if (view.turn === 0) return 0;
  const own = Math.ceil((view.turn + (view.viewer === 0 ? 0 : 1)) / 2);
  return own < LESSONS.length ? own : null;
}

/** The last lesson put away, at which table: a reload does not bring it back. */
const KEY = 'orrery.guide';
const LEFT = LESSONS.length;
function putAway(table: string): number {
  try {
    const [where, lesson] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return where === table ? Number(lesson) : -1;
  } catch {
    return -1;
  }
}

export function Guide({ view, table }: { view: View; table: string }) {
  const [read, setRead] = useState(() => putAway(table));
  const lesson = lessonAt(view);
  if (lesson === null || view.result || read >= lesson) return null;
  const close = (last: number): void => {
    setRead(last);
    try {
      sessionStorage.setItem(KEY, `${table} ${last}`);
    } catch {
      // storage refused: it lasts as long as the page
    }
  };
  const name = LESSONS[lesson] ?? 'adjacency';
  return (
    <section class="guide panel" aria-label={t('guide')} role="status">
      <p class="caps">
        <Icon name="book" size={14} /> {t('guide.lesson', { n: lesson + 1, of: LESSONS.length })}
      </p>
      <h2>{t(`guide.${name}`)}</h2>
      <p>{t(`guide.${name}.text`)}</p>
      <div class="row-of-buttons">
        <button type="button" onClick={() => close(lesson)}>
          {t('guide.read')}
        </button>
        <button type="button" class="quiet" onClick={() => close(LEFT)}>
          {t('guide.skip')}
        </button>
      </div>
    </section>
  );
}
