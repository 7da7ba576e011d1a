/** The keyboard at every table: arrows rove over what can be chosen, and brackets where arrows turn something else; `u` or Ctrl+Z takes back, `?` helps. */
export interface Keys {
  undo(): void;
  help(): void;
  letGo(): void;
  /** A single sign; true where the board knows what to do with it. */
  letter(sign: string): boolean;
}

/** Everything that can be chosen now, in the order of the page. */
const choosable = (): (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>('[data-choosable]')].filter((element) => element.getClientRects().length > 0);

const writes = (target: EventTarget | null): boolean => target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** Moves to the neighbour in the pressed direction by place on the screen, or to the next in reading order. */
function rove(key: string): boolean {
  const list = choosable();
  if (list.length === 0) return false;
  const here = list.findIndex((element) => element === document.activeElement);
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  const at = here < 0 ? (forward ? 0 : list.length - 1) : (here + (forward ? 1 : -1) + list.length) % list.length;
  list[at]?.focus();
  return true;
}

/** To the next thing that can be chosen or the one before, wherever the focus is. */
function run(by: 1 | -1): void {
  const list = choosable().filter((element) => !element.hasAttribute('disabled'));
  const here = list.findIndex((element) => element === document.activeElement);
  list[here < 0 && by < 0 ? list.length - 1 : (here + by + list.length) % list.length]?.focus();
}

export function listen(keys: Keys): () => void {
  const down = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || writes(event.target) || document.querySelector('dialog[open]')) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      keys.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) {
      const inTabs = event.target instanceof Element && event.target.closest('[role=tablist], [role=radiogroup], [data-own-arrows]');
      if (!inTabs && rove(event.key)) event.preventDefault();
    } else if (event.key === '[' || event.key === ']') {
      run(event.key === ']' ? 1 : -1);
      event.preventDefault();
    } else if (event.key === 'Escape') keys.letGo();
    else if (event.key === '?') keys.help();
    else if (event.key.length === 1 && event.key !== ' ') {
      if (keys.letter(event.key)) event.preventDefault();
      else if (event.key === 'u') keys.undo();
    }
  };
  document.addEventListener('keydown', down);
  return () => document.removeEventListener('keydown', down);
}
