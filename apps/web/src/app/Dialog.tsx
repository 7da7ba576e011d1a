/** A modal sheet on the browser's own dialog: focus stays inside, Escape closes, the rest of the page is out of reach. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../draw/glyphs.tsx';
import { t } from './words.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Asks something: no cross, an answer is expected. */
  readonly question?: boolean;
}

export function Dialog({ title, onClose, children, class: extra = '', question = false }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`sheet ${extra}`}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current && !question) onClose();
      }}
    >
      <div class="sheet-body">
        <header>
          <h2 id="dialog-title">{title}</h2>
          {!question && (
            <button type="button" class="round quiet" aria-label={t('close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
