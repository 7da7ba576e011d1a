/** Recorded games in a file: described in docs/research.md. Everything is little-endian, whole numbers have 32 bits. */
import type { Options } from '@orrery/kernel';

export const MAGIC = 'ORRT';
const VERSION = 1;

export interface Heading {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly pack: { readonly id: string; readonly hash: string };
  readonly seats: number;
  /** Choices have codes below this. */
  readonly choices: number;
  readonly seed: string;
  readonly bots: readonly string[];
}

export interface Step {
  readonly seat: number;
  readonly choice: number;
  /** So much of its past the seat had seen. */
  readonly seen: number;
  readonly open: readonly number[];
}

export interface Trajectory {
  readonly number: number;
  /** Winning seats as bits, 0 for nobody, −1 where the game was cut off. */
  readonly winners: number;
  readonly steps: readonly Step[];
  /** By seat, whole. */
  readonly pasts: readonly (readonly number[])[];
}

export function writeHeading(heading: Heading): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(heading));
  const bytes = new Uint8Array(12 + Math.ceil(text.length / 4) * 4).fill(0x20, 12);
  bytes.set(new TextEncoder().encode(MAGIC));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, bytes.length - 12, true);
  bytes.set(text, 12);
  return bytes;
}

/** A game as numbers, how many they are first. */
export function writeTrajectory({ number, winners, steps, pasts }: Trajectory): Int32Array {
  const body = [
    number,
    winners,
    steps.length,
    ...steps.flatMap(({ seat, choice, seen, open }) => [seat, choice, seen, open.length, ...open]),
    ...pasts.flatMap((past) => [past.length, ...past]),
  ];
  return Int32Array.from([body.length, ...body]);
}

/** Reads a file; one cut short by a crash is read as far as it goes. */
export function readTrajectories(bytes: Uint8Array): { readonly heading: Heading; readonly games: readonly Trajectory[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || new TextDecoder().decode(bytes.subarray(0, 4)) !== MAGIC) throw new RangeError('these are no trajectories');
  if (view.getUint32(4, true) !== VERSION) throw new RangeError(`trajectories of version ${view.getUint32(4, true)} are unknown here`);
  const start = 12 + view.getUint32(8, true);
  const heading = JSON.parse(new TextDecoder().decode(bytes.subarray(12, start))) as Heading;
  const games: Trajectory[] = [];
  for (let at = start; at + 4 <= bytes.length;) {
    const words = view.getInt32(at, true);
    const end = at + 4 + 4 * words;
    if (end > bytes.length) break;
    let next = at + 4;
    const take = (): number => {
      const value = view.getInt32(next, true);
      next += 4;
      return value;
    };
    const list = (): number[] => Array.from({ length: take() }, take);
    const [number, winners, count] = [take(), take(), take()];
    const steps = Array.from({ length: count }, (): Step => ({ seat: take(), choice: take(), seen: take(), open: list() }));
    games.push({ number, winners, steps, pasts: Array.from({ length: heading.seats }, list) });
    at = end;
  }
  return { heading, games };
}
