/** Messages as they come over the wire: each says at its beginning how long it will be and what it is about, before the rest is read. */

export interface Beginning {
  readonly length: number;
  readonly text: string;
}

/** Letters of a message that say what it is about. */
const LETTERS = 80;
const TEXT = 1;
const MASK = 4;

export class Frames {
  readonly #long: number;
  /** Bytes of the present message that are still to come. */
  #ahead = 0;
  /** A chunk ended in the midst of a head; where the next message begins is not known from then on. */
  #lost = false;

  /** `long` is the length from which on a message is looked at. */
  constructor(long: number) {
    this.#long = long;
  }

  /** The first long message that begins in a chunk, if one does. */
  longIn(chunk: Buffer): Beginning | null {
    let long: Beginning | null = null;
    let at = Math.min(this.#ahead, chunk.length);
    this.#ahead -= at;
    while (at < chunk.length && !this.#lost) {
      const size = (chunk[at + 1] ?? 0) & 0x7f;
      const head = at + (size === 127 ? 10 : size === 126 ? 4 : 2);
      if (chunk.length < head + MASK) {
        this.#lost = true;
        break;
      }
      const length = size === 127 ? Number(chunk.readBigUInt64BE(at + 2)) : size === 126 ? chunk.readUInt16BE(at + 2) : size;
      if (length > this.#long && ((chunk[at] ?? 0) & 0x0f) === TEXT) long ??= { length, text: beginningOf(chunk, head) };
      at = head + MASK + length;
    }
    this.#ahead += Math.max(0, at - chunk.length);
    return long;
  }
}

function beginningOf(chunk: Buffer, mask: number): string {
  let text = '';
  for (let i = 0; i < LETTERS && mask + MASK + i < chunk.length; i++)
    text += String.fromCharCode((chunk[mask + MASK + i] ?? 0) ^ (chunk[mask + (i & 3)] ?? 0));
  return text;
}
