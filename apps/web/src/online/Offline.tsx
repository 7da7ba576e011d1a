/** Says that the server is looked for, and after a while that none answers. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { connection, link } from './link.ts';

/** Shorter than this nobody notices, and nobody should have to read anything. */
const HASTE = 400;
const PATIENCE = 2500;

export function Offline() {
  const [waited, wait] = useState(0);
  const state = connection.value;
  useEffect(() => {
    link();
    if (state === 'open') return wait(0);
    const timers = [HASTE, PATIENCE].map((after) => setTimeout(() => wait(after), after));
    return () => timers.forEach(clearTimeout);
  }, [state === 'open']);
  if (state === 'open' || waited === 0) return null;
  return (
    <p class="online-state panel" role="status">
      <Icon name="offline" size={18} /> <span>{t(waited < PATIENCE ? 'online.connecting' : 'online.none')}</span>
    </p>
  );
}
