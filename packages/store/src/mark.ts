/**
 * A witness beside the data: which of its writes was the last that anybody was told of. Data that end before it have lost something, as where a write-ahead
 * log was cut or one of the files was put back alone; SQLite itself would open them without a word.
 */
import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

export const markFile = (file: string): string => `${file}.mark`;
const LENGTH = 64;

export class Mark {
  readonly #data: string;
  readonly #file: number;
  /** Writes that are known of beyond the last one of these data; all of them where they are other data than those it knows. */
  readonly missing: number;

  constructor(file: string, data: string, last: number) {
    this.#data = data;
    this.missing = missing(markFile(file), data, last);
    this.#file = openSync(markFile(file), constants.O_RDWR | constants.O_CREAT);
    this.set(last);
  }

  /** Without waiting for the disk: the write it speaks of is there already. */
  set(write: number): void {
    try {
      writeSync(this.#file, `${this.#data} ${write}`.padEnd(LENGTH - 1).concat('\n'), 0, 'latin1');
    } catch {
      // A witness that cannot write is no reason to stop.
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

function missing(file: string, data: string, last: number): number {
  try {
    const [whose, write] = readFileSync(file, 'latin1').split(/\s+/);
    return Math.max(0, (Number(write) || 0) - (whose === data ? last : 0));
  } catch {
    return 0;
  }
}

export const forgetMark = (file: string): void => rmSync(markFile(file), { force: true });
