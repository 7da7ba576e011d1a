/** Whom somebody wants to do something about, until the sheet is closed. */
import { signal } from '@preact/signals';

export interface About {
  readonly match: string;
  /** By the seat, or by the moment of a line. */
  readonly who: { readonly seat: number } | { readonly said: number };
  readonly name: string;
}

export const about = signal<About | null>(null);
