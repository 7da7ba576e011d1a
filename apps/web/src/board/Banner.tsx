/** A new round, phase or Act has a moment of its own: a sign over the board that goes by itself and is in nobody's way. */
import { useEffect, useRef, useState } from 'preact/hooks';

const SHOWN = 1500;

interface Props {
  /** Changes with whatever is announced. */
  readonly of: string;
  readonly caption: string;
  readonly title: string;
}

/** Screen readers hear of it with the other news. */
export function Banner({ of, caption, title }: Props) {
  const last = useRef(of);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (of === last.current) return;
    last.current = of;
    setShown(of);
    const timer = setTimeout(() => setShown(null), SHOWN);
    return () => clearTimeout(timer);
  }, [of]);
  if (shown !== of) return null;
  return (
    <div class="board-banner" aria-hidden="true" key={of}>
      {caption !== '' && <small class="caps">{caption}</small>}
      <b class="title">{title}</b>
    </div>
  );
}
