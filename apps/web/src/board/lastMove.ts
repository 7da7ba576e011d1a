/** Places the last move touched stay marked until the next one, as on a chess board. Drawn by `board.css`, whatever the place looks like. */
const MARK = 'data-last';

export function markLastMove(places: readonly string[]): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  for (const place of new Set(places)) document.querySelector(place)?.setAttribute(MARK, '');
}
