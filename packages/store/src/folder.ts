/** The folder in which the data lie. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError } from './store.ts';

/** Makes it where it is not there. */
export function makeFolder(folder: string): void {
  try {
    make(folder);
  } catch (error) {
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw new StoreError(
      full ? 'disk-full' : 'read-only',
      `the data folder ${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** With the folders above it. (The platform's own way never ends where a file system takes no folders at all.) */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder, { recursive: false });
}
