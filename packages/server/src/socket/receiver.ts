/** Frames a client sends, from bytes as they come (RFC 6455, 5 and 8.1). Whatever is not as it should be ends the connection with the code for it. */
import { isUtf8 } from 'node:buffer';
import { OPCODE } from './frame.ts';
import { Gathering } from './gathering.ts';

export interface Received {
  /** A whole message; null for one that is not text. */
  message(text: string | null, bytes: number): void;
  /** A frame that is not a message by itself. */
  part(): void;
  ping(content: Buffer): void;
  pong(): void;
  /** The other end says goodbye. */
  close(code: number): void;
  /** It speaks no protocol of ours. */
  fault(code: number): void;
}

export const FAULT = { protocol: 1002, notText: 1007, tooLarge: 1009 } as const;
/** Said where no code was. */
const NO_CODE = 1005;
const MASKED = 0x80;

const mayClose = (code: number): boolean =>
  (code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006) || (code >= 3000 && code <= 4999);

export class Receiver {
  readonly #to: Received;
  readonly #most: number;
  /** A frame of which not everything is there, and how many bytes are needed to go on. */
  readonly #begun = new Gathering();
  #need = 0;
  /** A message in several frames: what kind it is, and what has come of it. */
  #kind = 0;
  readonly #parts = new Gathering();
  #over = false;

  constructor(most: number, to: Received) {
    this.#most = most;
    this.#to = to;
  }

  push(chunk: Buffer): void {
    if (this.#over) return;
    let data = chunk;
    if (this.#begun.length > 0) {
      this.#begun.add(chunk);
      if (this.#begun.length < this.#need) return;
      data = this.#begun.take();
    }
    let at = 0;
    while (at < data.length && !this.#over) {
      const next = this.#frame(data, at);
      if (next < 0) {
        this.#need = -next;
        this.#begun.add(data.subarray(at));
        return;
      }
      at = next;
    }
  }

  /** Nothing of what comes later counts. */
  stop(): void {
    this.#over = true;
  }

  #fault(code: number): number {
    this.#over = true;
    this.#to.fault(code);
    return 0;
  }

  /** Reads the frame that begins at `at`; returns where the next one begins, or how many bytes it takes to go on, as a negative number. */
  #frame(data: Buffer, at: number): number {
    const there = data.length - at;
    if (there < 2) return -2;
    const first = data[at] as number;
    const second = data[at + 1] as number;
    const opcode = first & 0x0f;
    const final = first >= 0x80;
    if ((first & 0x70) !== 0 || (second & MASKED) === 0) return this.#fault(FAULT.protocol);
    let length = second & 0x7f;
    let head = 6;
    if (opcode >= OPCODE.close) {
      if (!final || length > 125 || opcode > OPCODE.pong) return this.#fault(FAULT.protocol);
    } else if (opcode > OPCODE.binary || (opcode === OPCODE.continuation) !== (this.#kind !== 0)) return this.#fault(FAULT.protocol);
    if (length === 126) {
      if (there < 4) return -4;
      length = data.readUInt16BE(at + 2);
      head = 8;
    } else if (length === 127) {
      if (there < 10) return -10;
      length = data.readUInt32BE(at + 2) * 2 ** 32 + data.readUInt32BE(at + 6);
      head = 14;
    }
    if (length + this.#parts.length > this.#most) return this.#fault(FAULT.tooLarge);
    if (there < head + length) return -(head + length);
    const start = at + head;
    const end = start + length;
    const letters = unmask(data, start, end);
    if (opcode >= OPCODE.close) this.#control(opcode, data.subarray(start, end));
    else if (final && opcode !== OPCODE.continuation) this.#message(opcode, data, start, end, letters);
    else this.#part(opcode, data.subarray(start, end), final);
    return end;
  }

  #part(opcode: number, content: Buffer, final: boolean): void {
    if (opcode !== OPCODE.continuation) this.#kind = opcode;
    this.#parts.add(content);
    if (!final) return this.#to.part();
    const whole = this.#parts.take();
    const kind = this.#kind;
    this.#kind = 0;
    this.#message(kind, whole, 0, whole.length, 0xff);
  }

  #message(kind: number, data: Buffer, start: number, end: number, letters: number): void {
    if (kind === OPCODE.binary) this.#to.message(null, end - start);
    else if (letters < 0x80) this.#to.message(data.toString('latin1', start, end), end - start);
    else if (isUtf8(data.subarray(start, end))) this.#to.message(data.toString('utf8', start, end), end - start);
    else this.#fault(FAULT.notText);
  }

  #control(opcode: number, content: Buffer): void {
    if (opcode === OPCODE.ping) return this.#to.ping(content);
    if (opcode === OPCODE.pong) return this.#to.pong();
    if (content.length === 0) return this.#bye(NO_CODE);
    const code = content.length < 2 ? 0 : content.readUInt16BE(0);
    if (!mayClose(code)) this.#fault(FAULT.protocol);
    else if (!isUtf8(content.subarray(2))) this.#fault(FAULT.notText);
    else this.#bye(code);
  }

  #bye(code: number): void {
    this.#over = true;
    this.#to.close(code);
  }
}

/** In place, with the four bytes before it; returns all its bytes laid over each other, by which one sees whether there are only plain letters. */
function unmask(data: Buffer, start: number, end: number): number {
  const mask = [data[start - 4], data[start - 3], data[start - 2], data[start - 1]] as [number, number, number, number];
  let letters = 0;
  for (let i = start; i < end; i++) {
    const byte = (data[i] as number) ^ (mask[(i - start) & 3] as number);
    data[i] = byte;
    letters |= byte;
  }
  return letters;
}
