/** One server a folder. The lock is one of the operating system's, held through SQLite: it ends with the process, however that ends. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './store.ts';

/** Takes a folder for oneself; the returned function lets it go. */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(join(folder, 'orrery.lock'), { timeout: 0 });
  } catch (error) {
    throw new StoreError(
      'read-only',
      `the data folder ${folder} cannot be locked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const busy = error instanceof Error && /locked/.test(error.message);
    throw new StoreError(
      busy ? 'in-use' : 'read-only',
      busy
        ? `another server is using the data in ${folder}; stop it first, or give this one a folder of its own`
        : `the data folder ${folder} cannot be locked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return () => lock.close();
}
