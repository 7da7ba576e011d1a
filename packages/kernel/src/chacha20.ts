/** One block of ChaCha20 (RFC 8439): key of 32 bytes, 64-bit counter, two nonce words; sixteen words into `out`. */
export function chacha20(key: Uint8Array, counter: number, nonceLow: number, nonceHigh: number, out: Uint32Array): void {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const input = INPUT;
  for (let i = 0; i < 8; i++) input[4 + i] = view.getUint32(4 * i, true);
  input[12] = counter % 2 ** 32;
  input[13] = Math.floor(counter / 2 ** 32);
  input[14] = nonceLow;
  input[15] = nonceHigh;
  out.set(input);
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (input[i] as number);
}

const INPUT = new Uint32Array(16);
INPUT.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

function quarter(x: Uint32Array, i: number, j: number, k: number, l: number): void {
  let a = x[i] as number;
  let b = x[j] as number;
  let c = x[k] as number;
  let d = x[l] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}
