/** Between two people at one screen. Whoever sits here next sees nothing before they say that they do. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Play } from './play.ts';

export function Curtain({ play }: { play: Play }) {
  const { table, say } = play;
  const next = table.now.value.next;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [next]);
  if (next === null) return <main id="main" class="curtain" aria-busy="true" />;
  return (
    <main id="main" class="curtain">
      <Icon name="mask" size={72} />
      <h1>{t('curtain.title', { who: say.seat(next) })}</h1>
      <p class="muted">{t('curtain.line')}</p>
      <button type="button" class="primary" ref={button} onClick={() => void table.take(next)} data-curtain>
        {t('curtain.take', { who: say.seat(next) })}
      </button>
    </main>
  );
}
