/** The face of a computer player. Whatever draws it is fetched when one is first shown, and nobody waits for it. */
import { signal } from '@preact/signals';
import { useEffect, useId, useMemo } from 'preact/hooks';
import type { FacesPlug } from './face.ts';

const plugs = import.meta.glob<FacesPlug>('../../../../packages/*/plug/faces.ts', { import: 'plug' });

/** A picture by level, and a word that its parts may call themselves by; nothing where nobody has drawn one. */
type Draw = (level: number, small: boolean, word: string) => string;
const drawing = signal<Readonly<Record<string, Draw>>>({});

/** Below this size in pixels a face comes closer, and fine lines go. */
const SMALL = 56;

async function fetchFaces(game: string): Promise<void> {
  const [plug, { drawn }] = await Promise.all([plugs[`../../../../packages/${game}/plug/faces.ts`]?.(), import('./face.ts')]);
  const draw: Draw = (level, small, word) => {
    const face = plug?.faces[level - 1];
    return plug && face ? drawn(plug, face, small, word) : '';
  };
  drawing.value = { ...drawing.value, [game]: draw };
}

interface Props {
  readonly game: string;
  readonly level: number;
  readonly size: number;
  /** Said where the face stands alone; beside a name it is decoration. */
  readonly name?: string;
}

export function Portrait({ game, level, size, name = '' }: Props) {
  const draw = drawing.value[game];
  useEffect(() => {
    // A seat without its face is still a seat.
    if (!draw) fetchFaces(game).catch(() => undefined);
  }, [game]);
  const word = useId();
  const picture = useMemo(() => draw?.(level, size < SMALL, word) ?? '', [draw, level, size, word]);
  const side = `${size}px`;
  return (
    <span class="portrait" style={{ width: side, height: side }} title={name}>
      {picture !== '' && (
        <svg
          viewBox="-50 -50 100 100"
          {...(name === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': name })}
          dangerouslySetInnerHTML={{ __html: picture }}
        />
      )}
    </span>
  );
}
