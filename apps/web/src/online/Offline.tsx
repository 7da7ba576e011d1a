/** Says that the page is connecting, and after a while that no server answers. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { connection, link, shutOut } from './connection.ts';
import { sayCode } from './words.ts';

/** A shorter wait goes unnoticed and needs no message. */
const HASTE = 400;
const PATIENCE = 2500;

export function Offline() {
  const [waited, setWaited] = useState(0);
  const state = connection.value;
  useEffect(() => {
    link();
    if (state === 'open') return setWaited(0);
    const timers = [HASTE, PATIENCE].map((after) => setTimeout(() => setWaited(after), after));
    return () => timers.forEach(clearTimeout);
  }, [state === 'open']);
  if (shutOut.value)
    return (
      <p class="online-state panel" role="alert">
        <Icon name="warning" size={18} /> <span>{sayCode('shut-out', shutOut.value)}</span>
      </p>
    );
  if (state === 'open' || waited === 0) return null;
  return (
    <p class="online-state panel" role="status">
      <Icon name="offline" size={18} /> <span>{t(waited < PATIENCE ? 'online.connecting' : 'online.none')}</span>
    </p>
  );
}
