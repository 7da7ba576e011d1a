/**
 * The two inner loops of a net as WebAssembly with SIMD, put together here instruction by instruction: no toolchain, and nothing to trust but this file.
 * Rows are whole multiples of 64 bytes.
 */

const I32 = 0x7f;
const V128 = 0x7b;

type Code = readonly number[];

/** Unsigned LEB128. */
function leb(value: number): Code {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}
const vector = (items: readonly Code[]): Code => [...leb(items.length), ...items.flat()];
const sized = (code: Code): Code => [...leb(code.length), ...code];
const section = (id: number, code: Code): Code => [id, ...sized(code)];
const text = (word: string): Code => sized([...new TextEncoder().encode(word)]);

const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const tee = (local: number): Code => [0x22, local];
/** Small constants only: one byte of signed LEB128 below 64, two from there on. */
const constant = (value: number): Code => (value < 64 ? [0x41, value] : [0x41, (value & 127) | 128, value >> 7]);
const ADD: Code = [0x6a];
const LESS: Code = [0x49];
const simd = (code: number): Code => [0xfd, ...leb(code)];
const load = (offset: number): Code => [...simd(0), 4, ...leb(offset)];
const store = (offset: number): Code => [...simd(11), 4, ...leb(offset)];
const SPLAT = simd(19);
const lane = (index: number): Code => [...simd(31), index];
const PLUS = simd(228);
const TIMES = simd(230);
const ZERO: Code = [...simd(12), ...new Array<number>(16).fill(0)];
const loadFloat: Code = [0x2a, 2, 0];
const storeFloat: Code = [0x38, 2, 0];
const plusFloat: Code = [0x92];
const loop = (...body: Code[]): Code => [0x03, 0x40, ...body.flat(), 0x0b];
const block = (...body: Code[]): Code => [0x02, 0x40, ...body.flat(), 0x0b];
const again = (depth: number): Code => [0x0d, depth];
const raise = (local: number, by: Code): Code => [...get(local), ...by, ...ADD, ...set(local)];
const QUARTERS = [0, 16, 32, 48] as const;

/** spread(x, w, h, end, row): adds to h every row of w times its x, from x up to end; zeros are passed over. */
function spread(): Code {
  const [x, w, h, end, row, k, factor] = [0, 1, 2, 3, 4, 5, 6] as const;
  const at = (base: number): Code => [...get(base), ...get(k), ...ADD];
  const quarter = (offset: number): Code => [
    ...at(h),
    ...at(h),
    ...load(offset),
    ...at(w),
    ...load(offset),
    ...get(factor),
    ...TIMES,
    ...PLUS,
    ...store(offset),
  ];
  return [
    ...vector([
      [1, I32],
      [1, V128],
    ]),
    ...loop(
      block(
        // A zero is passed over.
        [...get(x), ...loadFloat, 0x43, 0, 0, 0, 0, 0x5b],
        again(0),
        [...get(x), ...loadFloat, ...SPLAT, ...set(factor)],
        [...constant(0), ...set(k)],
        loop(...QUARTERS.map(quarter), raise(k, constant(64)), [...get(k), ...get(row), ...LESS], again(0)),
      ),
      raise(w, get(row)),
      [...get(x), ...constant(4), ...ADD, ...tee(x), ...get(end), ...LESS],
      again(0),
    ),
    0x0b,
  ];
}

/** gather(x, w, out, end, row): adds to every out, up to end, the product of x and its row of w. */
function gather(): Code {
  const [x, w, out, end, row, k] = [0, 1, 2, 3, 4, 5] as const;
  const sums = [6, 7, 8, 9] as const;
  const at = (base: number): Code => [...get(base), ...get(k), ...ADD];
  const [a, b, c, d] = sums;
  return [
    ...vector([
      [1, I32],
      [4, V128],
    ]),
    ...loop(
      ...sums.map((sum): Code => [...ZERO, ...set(sum)]),
      [...constant(0), ...set(k)],
      loop(
        ...sums.map((sum, i): Code => {
          const offset = QUARTERS[i] as number;
          return [...get(sum), ...at(x), ...load(offset), ...at(w), ...load(offset), ...TIMES, ...PLUS, ...set(sum)];
        }),
        raise(k, constant(64)),
        [...get(k), ...get(row), ...LESS],
        again(0),
      ),
      [...get(a), ...get(b), ...PLUS, ...get(c), ...get(d), ...PLUS, ...PLUS, ...set(a)],
      [...get(out), ...get(out), ...loadFloat],
      ...[0, 1, 2, 3].map((i): Code => [...get(a), ...lane(i), ...plusFloat]),
      storeFloat,
      raise(w, get(row)),
      [...get(out), ...constant(4), ...ADD, ...tee(out), ...get(end), ...LESS],
      again(0),
    ),
    0x0b,
  ];
}

/** The module: both functions over one memory of so many pages. */
export function kernelBytes(pages: number): Uint8Array<ArrayBuffer> {
  const five = new Array<number>(5).fill(I32);
  const head: Code = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  return Uint8Array.from([
    ...head,
    ...section(1, vector([[0x60, ...vector(five.map((type) => [type])), 0]])),
    ...section(3, vector([[0], [0]])),
    ...section(5, vector([[0, ...leb(pages)]])),
    ...section(
      7,
      vector([
        [...text('memory'), 2, 0],
        [...text('spread'), 0, 0],
        [...text('gather'), 0, 1],
      ]),
    ),
    ...section(10, vector([sized(spread()), sized(gather())])),
  ]);
}

export interface Kernel {
  readonly memory: WebAssembly.Memory;
  spread(x: number, w: number, h: number, end: number, row: number): void;
  gather(x: number, w: number, out: number, end: number, row: number): void;
}

/** Null where WebAssembly or its SIMD is missing or forbidden. */
export async function openKernel(pages: number): Promise<Kernel | null> {
  if (typeof WebAssembly === 'undefined') return null;
  const bytes = kernelBytes(pages);
  if (!WebAssembly.validate(bytes)) return null;
  return WebAssembly.instantiate(bytes).then(
    ({ instance }) => instance.exports as unknown as Kernel,
    () => null,
  );
}
