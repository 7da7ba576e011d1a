import { openKernel, type Kernel } from './kernel.ts';

const MAGIC = 0x544e524f;
/** Version of the flat file this code reads. */
const VERSION = 1;
const HEAD = 20;

/** What a unit of the fraction is worth, by exponent. */
const UNITS = Array.from({ length: 32 }, (_, exponent) => (exponent === 31 ? Number.NaN : 2 ** (Math.max(1, exponent) - 25)));

/** Half precision to full. */
function full(half: number): number {
  const exponent = (half >> 10) & 31;
  const size = ((half & 1023) + (exponent === 0 ? 0 : 1024)) * (UNITS[exponent] as number);
  return half & 0x8000 ? -size : size;
}

/** Where the parts of a net lie, in floats from the start of one block; rows begin at multiples of 16 bytes. */
interface Plan {
  readonly inputs: number;
  readonly width: number;
  readonly outputs: number;
  readonly x: number;
  readonly one: number;
  readonly two: number;
  readonly out: number;
  readonly first: number;
  readonly second: number;
  readonly last: number;
  readonly length: number;
}

function planOf(bytes: Uint8Array): Plan {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD || head.getUint32(0, true) !== MAGIC) throw new RangeError('this file is no net');
  if (head.getInt32(4, true) !== VERSION) throw new RangeError(`this net is of version ${head.getInt32(4, true)}, not ${VERSION}`);
  const [inputs, width, outputs] = [head.getInt32(8, true), head.getInt32(12, true), head.getInt32(16, true)];
  const weights = inputs * width + width + width * width + width + outputs * width + outputs;
  if (width % 16 !== 0 || bytes.length !== HEAD + 2 * weights) throw new RangeError('this net is cut off or of another shape');
  const even = (length: number): number => Math.ceil(length / 4) * 4;
  const x = 0;
  const one = even(inputs);
  const two = one + width;
  const out = two + width;
  const first = out + even(outputs);
  const second = first + inputs * width + width;
  const last = second + width * width + width;
  return { inputs, width, outputs, x, one, two, out, first, second, last, length: last + outputs * width + outputs };
}

/** A net of three layers. The first layer's weights lie input by input, the others' output by output. */
export class Brain {
  readonly inputs: number;
  readonly outputs: number;
  /** What the net is shown; fill it, then think. */
  readonly x: Float32Array;
  /** What it says. */
  readonly out: Float32Array;
  readonly #plan: Plan;
  readonly #all: Float32Array;
  readonly #kernel: Kernel | null;

  constructor(bytes: Uint8Array, plan: Plan, kernel: Kernel | null) {
    this.#plan = plan;
    this.#kernel = kernel;
    this.inputs = plan.inputs;
    this.outputs = plan.outputs;
    this.#all = kernel ? new Float32Array(kernel.memory.buffer) : new Float32Array(plan.length);
    const weights = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let i = plan.first; i < plan.length; i++) this.#all[i] = full(weights.getUint16(HEAD + 2 * (i - plan.first), true));
    this.x = this.#all.subarray(plan.x, plan.x + plan.inputs);
    this.out = this.#all.subarray(plan.out, plan.out + plan.outputs);
  }

  get fast(): boolean {
    return this.#kernel !== null;
  }

  /** Works up what it is shown; afterwards `say` fills the outputs asked for. */
  think(): void {
    const { x, one, two, first, second, inputs, width } = this.#plan;
    const all = this.#all;
    all.copyWithin(one, first + inputs * width, first + inputs * width + width);
    all.copyWithin(two, second + width * width, second + width * width + width);
    const row = width * 4;
    if (this.#kernel) this.#kernel.spread(x * 4, first * 4, one * 4, (x + inputs) * 4, row);
    else spread(all, x, first, one, inputs, width);
    bend(all, one, width);
    if (this.#kernel) this.#kernel.gather(one * 4, second * 4, two * 4, (two + width) * 4, row);
    else gather(all, one, second, two, width, width);
    bend(all, two, width);
  }

  /** Fills these outputs: `count` of them from `from` on. */
  say(from: number, count = 1): void {
    const { two, out, last, width, outputs } = this.#plan;
    const all = this.#all;
    const bias = last + outputs * width + from;
    all.copyWithin(out + from, bias, bias + count);
    const weights = last + from * width;
    if (this.#kernel) this.#kernel.gather(two * 4, weights * 4, (out + from) * 4, (out + from + count) * 4, width * 4);
    else gather(all, two, weights, out + from, count, width);
  }
}

function bend(all: Float32Array, from: number, count: number): void {
  for (let i = from; i < from + count; i++) if ((all[i] as number) < 0) all[i] = 0;
}

function spread(all: Float32Array, x: number, w: number, h: number, inputs: number, width: number): void {
  for (let i = 0; i < inputs; i++) {
    const factor = all[x + i] as number;
    if (factor === 0) continue;
    const row = w + i * width;
    for (let k = 0; k < width; k++) all[h + k] = (all[h + k] as number) + factor * (all[row + k] as number);
  }
}

function gather(all: Float32Array, x: number, w: number, out: number, count: number, width: number): void {
  for (let j = 0; j < count; j++) {
    const row = w + j * width;
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let k = 0; k < width; k += 4) {
      a += (all[x + k] as number) * (all[row + k] as number);
      b += (all[x + k + 1] as number) * (all[row + k + 1] as number);
      c += (all[x + k + 2] as number) * (all[row + k + 2] as number);
      d += (all[x + k + 3] as number) * (all[row + k + 3] as number);
    }
    all[out + j] = (all[out + j] as number) + a + b + (c + d);
  }
}

const PAGE = 65536;

/** The net of a flat file; `plain` does without WebAssembly. */
export async function openBrain(bytes: Uint8Array, plain = false): Promise<Brain> {
  const plan = planOf(bytes);
  return new Brain(bytes, plan, plain ? null : await openKernel(Math.ceil((plan.length * 4) / PAGE)));
}
