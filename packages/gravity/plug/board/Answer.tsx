/** An answer as a button. */
import type { ComponentChildren } from 'preact';
import type { View } from '@orrery/gravity';
import type { Play } from '@orrery/web/table/play.ts';
import type { Offer } from './aim.ts';
import type { Things } from './things.ts';

/** What every panel is made from: the table, what is seen of it, and what can be answered. */
export interface Asked {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  readonly offers: readonly Offer[];
}

interface Props {
  readonly play: Play;
  readonly choice: number;
  readonly class?: string;
  /** Where it is said otherwise than written. */
  readonly label?: string;
  /** Where it can be pointed at without being given. */
  readonly onAim?: (here: boolean) => void;
  readonly children: ComponentChildren;
}

export const Answer = ({ play, choice, class: look = 'choice', label, onAim, children }: Props) => (
  <button
    type="button"
    class={look}
    data-choosable=""
    data-choice={choice}
    aria-label={label}
    disabled={play.busy.value}
    onClick={() => play.choose(choice)}
    onPointerEnter={onAim && (() => onAim(true))}
    onPointerLeave={onAim && (() => onAim(false))}
    onFocus={onAim && (() => onAim(true))}
  >
    {children}
  </button>
);
