import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system that lies in memory, where Linux has one for everybody. */
const MEMORY = '/dev/shm';
/** Many times what tests have there at once. */
const ROOM = 4 * 1024 ** 3;
const NAME = 'orrery-test-';

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Removes what a run that was killed has left. @param {string} memory */
function tidy(memory) {
  for (const name of readdirSync(memory)) {
    const pid = Number(new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1] ?? 0);
    if (pid > 0 && !runs(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/**
 * A folder for whatever tests keep for a moment, in memory: their servers store every move as they do elsewhere, and nobody waits for a disk. Null where there
 * is no such place or too little room; the folder of the system is used then.
 * @param {string} [memory] @param {number} [room]
 */
export function scratch(memory = MEMORY, room = ROOM) {
  if (!existsSync(memory)) return null;
  tidy(memory);
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, process.availableMemory()) < room) return null;
  const folder = mkdtempSync(join(memory, `${NAME}${process.pid}-`));
  // A database that tests start runs as nobody, and has to come by.
  chmodSync(folder, 0o711);
  return folder;
}
