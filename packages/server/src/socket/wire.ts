/** One WebSocket at the server's end (RFC 6455), over the socket of a request that asked for it. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { OPCODE, closeFrame, frame, writeText } from './frame.ts';
import { Receiver } from './receiver.ts';

export interface WireEvents {
  /** A whole message; null for one that is not text. */
  message(text: string | null, bytes: number): void;
  /** A ping, or a piece of a message: cheap to send and not for nothing to hear. */
  trifle(): void;
  pong(): void;
  /** Once, however it ends. */
  gone(): void;
}

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const VERSION = '13';
/** After a farewell the other end has so many milliseconds for its own. */
const FAREWELL = 2000;

/** What to answer to a request that cannot become a WebSocket; null where it can. */
export function unfit({ method, headers, httpVersionMinor }: IncomingMessage): string | null {
  const asked = method === 'GET' && httpVersionMinor >= 1 && headers.upgrade?.toLowerCase() === 'websocket';
  if (!asked || !/^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')) return '400 Bad Request';
  return headers['sec-websocket-version'] === VERSION ? null : `426 Upgrade Required\r\nSec-WebSocket-Version: ${VERSION}`;
}

export class Wire {
  readonly #socket: Socket;
  readonly #receiver: Receiver;
  readonly #events: WireEvents;
  #open = true;

  /** Accepts the request; `head` is what has come after it. */
  constructor(request: IncomingMessage, socket: Socket, head: Buffer, most: number, events: WireEvents) {
    this.#socket = socket;
    this.#events = events;
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${MAGIC}`).digest('base64');
    socket.setTimeout(0);
    socket.setNoDelay();
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    this.#receiver = new Receiver(most, {
      message: (text, bytes) => events.message(text, bytes),
      part: () => events.trifle(),
      ping: (content) => this.#answer(content),
      pong: () => events.pong(),
      close: (code) => this.close(code === 1005 ? 1000 : code, ''),
      fault: (code) => this.close(code, ''),
    });
    socket.on('data', (chunk: Buffer) => this.#receiver.push(chunk));
    socket.on('end', () => this.terminate());
    socket.on('error', () => this.terminate());
    socket.on('close', () => this.#gone());
    if (head.length > 0) socket.unshift(head);
  }

  get open(): boolean {
    return this.#open;
  }

  /** Bytes that wait for a slow reader. */
  get waiting(): number {
    return this.#socket.writableLength;
  }

  send(text: string): void {
    if (this.#open) writeText(this.#socket, text);
  }

  ping(): void {
    if (this.#open) this.#socket.write(frame(OPCODE.ping, Buffer.alloc(0)));
  }

  #answer(content: Buffer): void {
    this.#events.trifle();
    if (this.#open) this.#socket.write(frame(OPCODE.pong, content));
  }

  /** Says goodbye, then lets go. */
  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.#shut();
    this.#socket.end(closeFrame(code, reason));
    setTimeout(() => this.#socket.destroy(), FAREWELL).unref();
  }

  terminate(): void {
    this.#shut();
    this.#socket.destroy();
  }

  #shut(): void {
    this.#open = false;
    this.#receiver.stop();
  }

  #gone(): void {
    this.#shut();
    this.#events.gone();
  }
}
