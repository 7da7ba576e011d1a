/** Hints on request; whatever they need is loaded with the first of them. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Tool } from './Bar.tsx';
import type { Because, HintDialog } from './HintDialog.tsx';
import type { Play } from './play.ts';
import type { Thing } from './wording.tsx';

interface Props {
  readonly play: Play;
  /** How a thing inside a sentence is drawn; in plain words where absent. */
  readonly thing?: (thing: Thing) => ComponentChildren;
  /** Loads what puts reasons into words, where the game has some. */
  readonly because?: () => Promise<Because>;
}

interface Loaded {
  readonly Asked: ComponentType<Parameters<typeof HintDialog>[0]>;
  readonly say: Because;
}

export function HintTool({ play, thing = play.say.thing, because }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { table } = play;
  const close = (): void => setLoaded(null);
  const ask = async (): Promise<void> => {
    const [{ HintDialog: Asked }, say] = await Promise.all([import('./HintDialog.tsx'), because?.() ?? (() => null)]);
    setLoaded({ Asked, say });
  };
  useEffect(() => close, [table]);
  // In a lesson the coach gives the hints, and among people nobody gets any.
  if (table.lesson || table.online || table.seats.filter(({ kind }) => kind === 'person').length > 1) return null;
  return (
    <>
      <Tool icon="hint" label={t('hint')} class="hint-tool" onClick={() => void ask()}>
        <span>{t('hint')}</span>
      </Tool>
      {loaded && <loaded.Asked play={play} thing={thing} because={loaded.say} onClose={close} />}
    </>
  );
}
