import { signal } from '@preact/signals';
import { keep } from '../app/settings.ts';

const kept = (): boolean => {
  try {
    return localStorage.getItem('orrery.plain') === 'on';
  } catch {
    return false;
  }
};
const on = signal(kept());

/** Whether the person prefers the text table to the drawn one. */
export const plainTable = {
  get value(): boolean {
    return on.value;
  },
  set(value: boolean): void {
    on.value = value;
    keep('plain', value ? 'on' : 'off');
  },
};
