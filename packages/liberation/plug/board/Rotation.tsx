/** A rotation to choose. Resting on it shows the galaxy as it would lie; a finger cannot rest, so its first touch shows and its second chooses. */
import { useRef } from 'preact/hooks';
import type { Mode } from '@orrery/liberation';
import type { Aim } from './aim.ts';
import { t } from './words.ts';

interface Props {
  readonly mode: Mode;
  readonly choice: number;
  readonly aim: Aim;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

export function Rotation({ mode, choice, aim, busy, onChoose }: Props) {
  /** Whoever opens the question finds the first answer in focus, and has asked to see nothing yet. */
  const touched = useRef(false);
  const onlyShows = useRef(false);
  const show = (): void => void (aim.mode.value = mode);
  const hide = (): void => void (aim.mode.value = null);
  const byFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';
  return (
    <button
      type="button"
      disabled={busy}
      data-choosable=""
      data-choice={choice}
      onPointerEnter={(event) => !byFinger(event) && show()}
      onPointerLeave={(event) => !byFinger(event) && hide()}
      onPointerDown={(event) => void (onlyShows.current = byFinger(event) && !(touched.current && aim.mode.value === mode))}
      onFocus={show}
      onBlur={hide}
      onClick={() => {
        if (onlyShows.current) show();
        else onChoose();
        touched.current = onlyShows.current;
        onlyShows.current = false;
      }}
    >
      {t(`rotate.${mode}`)}
    </button>
  );
}
