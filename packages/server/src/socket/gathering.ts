/** Bytes that come in pieces, however small: one buffer that grows, never a list of them. */
const LEAST = 256;

export class Gathering {
  #bytes: Buffer | null = null;
  length = 0;

  add(piece: Buffer): void {
    const length = this.length + piece.length;
    let bytes = this.#bytes;
    if (!bytes || bytes.length < length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(LEAST, length, bytes ? 2 * bytes.length : 0));
      bytes?.copy(larger, 0, 0, this.length);
      this.#bytes = bytes = larger;
    }
    piece.copy(bytes, this.length);
    this.length = length;
  }

  /** All of it, and begins anew. */
  take(): Buffer {
    const bytes = this.#bytes?.subarray(0, this.length) ?? Buffer.alloc(0);
    this.#bytes = null;
    this.length = 0;
    return bytes;
  }
}
