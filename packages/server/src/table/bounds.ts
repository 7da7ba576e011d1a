/** How large a match may grow. Talk, orders and taking back stop first; what then remains is room for the game itself, and a game that fills that is ended. */
const ASIDES = 5000;
const ASIDES_SIZE = 2 * 1024 * 1024;
const ROWS = 40_000;
/** In letters; nothing larger is read back. */
export const MATCH_SIZE = 8 * 1024 * 1024;

/** Everything but the moves of the game and what happens to its seats. */
const asides: ReadonlySet<string> = new Set([
  'sat',
  'left',
  'claimed',
  'rekeyed',
  'promised',
  'opened',
  'undo',
  'asked',
  'agreed',
  'declined',
  'chat',
  'orders',
  'holiday',
]);
export const isAside = (kind: string): boolean => asides.has(kind);

export interface Extent {
  readonly rows: number;
  readonly asides: number;
  readonly size: number;
}

export const crowded = ({ asides: count, size }: Extent): boolean => count >= ASIDES || size >= ASIDES_SIZE;
export const full = ({ rows, size }: Extent): boolean => rows >= ROWS || size >= MATCH_SIZE / 2;
