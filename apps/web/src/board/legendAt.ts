import { signal } from '@preact/signals';

/** The term the legend is opened at; empty for its beginning, null while it is closed. */
export const legendAt = signal<string | null>(null);
