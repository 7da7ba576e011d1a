/** Whether this browser has refused to keep something: its storage is full, or shut as in some private windows. */
import { signal } from '@preact/signals';

export const storageRefused = signal(false);
