/** Copies a text and says so; or says that the browser forbids copying. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/words.ts';

const SHOWN = 2500;

export function Copy({ text, label, primary = false }: { text: string; label: 'online.copy' | 'online.device.copy'; primary?: boolean }) {
  const [done, setDone] = useState<boolean | null>(null);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), SHOWN);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      setDone(false);
    }
  };
  const outcome = done === null ? '' : t(done ? 'online.copied' : 'online.copy.failed');
  return (
    <>
      <button type="button" class={primary ? 'primary' : ''} onClick={() => void copy()}>
        {outcome || t(label)}
      </button>
      <span class="spoken" role="status">
        {outcome}
      </span>
    </>
  );
}
