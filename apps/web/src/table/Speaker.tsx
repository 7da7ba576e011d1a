/** What has happened and what is asked now, for screen readers: news first, then the question. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from './play.ts';

/** Only the latest news are spoken; the log has the rest. */
const MOST = 6;

export function Speaker({ play }: { play: Play }) {
  const { table, say } = play;
  const { known, stage, viewer } = table.now.value;
  const heard = useRef({ viewer, length: known?.past.length ?? 0 });
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!known) {
      heard.current = { viewer: null, length: 0 };
      setNews('');
      return;
    }
    // Another person is looking, or something was taken back: start afresh.
    const from = heard.current.viewer === viewer && heard.current.length <= known.past.length ? heard.current.length : known.past.length;
    heard.current = { viewer, length: known.past.length };
    const events = known.past.slice(from).filter((entry) => entry >= 0);
    setNews(
      events
        .slice(-MOST)
        .map((event) => say.plain(say.event(table.rules.events.name(event))))
        .join('. '),
    );
  }, [known, stage]);
  return (
    <div class="spoken" aria-live="polite" aria-atomic="false">
      <p>{known ? news : ''}</p>
      {known && <p>{say.plain(say.decision(known.view))}</p>}
    </div>
  );
}
