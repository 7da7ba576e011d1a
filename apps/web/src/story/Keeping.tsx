import { useState } from 'preact/hooks';
import { FileButton } from '../app/FileButton.tsx';
import { Icon } from '../draw/glyphs.tsx';
import { type Refused, save, take, type Taken } from './device.ts';
import { say } from './words.ts';

function sayRefused(refused: Refused): string {
  switch (refused.wrong) {
    case 'large':
      return say('wrong.large', { given: refused.given, most: refused.most });
    case 'entry':
      return say('wrong.entry', { path: refused.path });
    case 'json':
    case 'kind':
    case 'store':
      return say(`wrong.${refused.wrong}`);
  }
}

/** Everything this device keeps: to have as a file, and to take from one. */
export function Keeping({ onTaken }: { onTaken: () => void }) {
  const [taken, setTaken] = useState<Taken | Refused | null>(null);
  const bring = async (file: File): Promise<void> => {
    const found = await take(file);
    setTaken(found);
    if (!('wrong' in found)) onTaken();
  };
  return (
    <section class="panel story-part" aria-labelledby="story-keep">
      <h2 id="story-keep">{say('keep')}</h2>
      <p class="muted small">{say('keep.line')}</p>
      <div class="row-of-buttons">
        <button type="button" onClick={() => void save()}>
          <Icon name="file" /> {say('keep.save')}
        </button>
        <FileButton onFile={(file) => void bring(file)}>{say('keep.take')}</FileButton>
      </div>
      {taken && 'wrong' in taken && (
        <p class="refused panel" role="alert">
          {sayRefused(taken)}
        </p>
      )}
      {taken && !('wrong' in taken) && <p role="status">{say('keep.taken', taken)}</p>}
    </section>
  );
}
