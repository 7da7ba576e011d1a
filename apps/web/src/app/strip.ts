import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** Something that goes along on every page; null where there is nothing. */
export const strip = signal<ComponentType | null>(null);
