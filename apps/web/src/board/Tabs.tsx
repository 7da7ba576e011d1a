/** Tabs of a rail: one is shown, arrows go from one to the next. */
import type { ComponentChildren } from 'preact';

interface Tab<T extends string> {
  readonly id: T;
  readonly name: string;
  /** How much there is in it that has not been seen. */
  readonly unseen?: number;
}

interface Props<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly shown: T;
  readonly onShow: (id: T) => void;
  readonly children: ComponentChildren;
}

export function Tabs<T extends string>({ label, tabs, shown, onShow, children }: Props<T>) {
  const turn = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = by && tabs[(tabs.findIndex(({ id }) => id === shown) + by + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onShow(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div class="rail-tabs" role="tablist" aria-label={label} data-own-arrows="">
        {tabs.map(({ id, name, unseen = 0 }) => (
          <button
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === shown}
            aria-controls="rail-shown"
            tabIndex={id === shown ? 0 : -1}
            onClick={() => onShow(id)}
            onKeyDown={turn}
          >
            {name}
            {unseen > 0 && <b>{unseen}</b>}
          </button>
        ))}
      </div>
      <div class="rail-shown" id="rail-shown" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {children}
      </div>
    </>
  );
}
