/** A link as a picture that a phone reads: dark on white in either theme, with the quiet border readers need. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/words.ts';
import { drawn, type Drawn } from './bars.ts';

export function Scan({ text }: { text: string }) {
  const [picture, setPicture] = useState<Drawn | null>(null);
  useEffect(() => {
    let gone = false;
    void import('uqr').then(
      ({ encode }) => !gone && setPicture(drawn(encode(text, { border: 4 }).data)),
      // Without it there is still the link.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    picture && (
      <svg
        class="scan"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label={t('online.scan')}
        shape-rendering="crispEdges"
      >
        <rect width={picture.size} height={picture.size} fill="#fff" />
        <path d={picture.path} fill="#000" />
      </svg>
    )
  );
}
