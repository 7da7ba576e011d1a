/** Which first times this device has seen, and whether anybody wants to hear of more. */
import { signal } from '@preact/signals';
import { keep, kept } from '../app/settings.ts';

const KEY = 'first-times';
const OFF = 'off';

function read(): ReadonlySet<string> {
  return new Set((kept(KEY) ?? '').split(' ').filter(Boolean));
}

/** Ids of what was told, or `off`. */
const seen = signal(read());

export const wantsFirsts = (): boolean => !seen.value.has(OFF);
export const wasTold = (id: string): boolean => seen.value.has(OFF) || seen.value.has(id);

function write(next: ReadonlySet<string>): void {
  seen.value = next;
  keep(KEY, [...next].join(' '));
}

export const noteTold = (id: string): void => write(new Set([...seen.value, id]));
export const noMoreFirsts = (): void => write(new Set([...seen.value, OFF]));
/** All of them again, from the beginning. */
export const allFirstsAgain = (): void => write(new Set());
