/** A log shows its latest line: as it grows, and when it is opened, also in a sheet, which has its height a moment later. */
import { useEffect, useRef } from 'preact/hooks';

export function useLatestLine<List extends HTMLElement>(lines: number) {
  const list = useRef<List>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const log = list.current;
      if (!log) return;
      log.scrollTop = log.scrollHeight;
      if (log.closest('dialog')) log.lastElementChild?.scrollIntoView({ block: 'end' });
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);
  return list;
}
