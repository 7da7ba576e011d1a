/** What lies under a pointer: boards put what can be touched over what is drawn, so the drawing is looked for below it. */

const TERM = '[data-term]';

const area = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
};

/** Whether a thing that no pointer can touch lies at a point. */
function untouchableAt(element: Element, x: number, y: number): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom && getComputedStyle(element).pointerEvents === 'none';
}

/** The smallest explained thing at a point of the screen. */
export function termAt(x: number, y: number): Element | null {
  const [top, ...below] = document.elementsFromPoint(x, y);
  if (!top) return null;
  const drawing = top.closest('svg');
  const pile = drawing ? [top, ...below.filter((element) => drawing.contains(element))] : [top];
  const drawn = drawing ? [...drawing.querySelectorAll(TERM)].filter((element) => untouchableAt(element, x, y)) : [];
  const found = new Set([...pile.flatMap((element) => element.closest(TERM) ?? []), ...drawn]);
  return [...found].toSorted((a, b) => area(a) - area(b))[0] ?? null;
}

/** Everything explained that is in sight, in the order of the page, each term once. */
export function termsInSight(): readonly Element[] {
  const seen = new Set<string>();
  const root = document.querySelector('dialog[open]') ?? document;
  return [...root.querySelectorAll<HTMLElement | SVGElement>(TERM)].filter((element) => {
    const key = element.dataset['term'] ?? '';
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const inSight = width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!inSight || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
