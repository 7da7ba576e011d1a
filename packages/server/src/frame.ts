/** Text frames of the WebSocket protocol (RFC 6455, 5.2). A server does not mask, so a frame is a head and the text, and leaves in one write. */
import type { Writable } from 'node:stream';

/** Plain letters go to the socket as they are: no buffer is made for them, and most of what a server says has no others. */
export function writeText(wire: Writable, text: string): void {
  const { length } = text;
  if (Buffer.byteLength(text) !== length) wire.write(textFrame(text));
  else if (length < 126) wire.write(`\x81${String.fromCharCode(length)}${text}`, 'latin1');
  else if (length < 65536) wire.write(`\x81\x7e${String.fromCharCode(length >> 8, length & 0xff)}${text}`, 'latin1');
  else wire.write(textFrame(text));
}

/** The whole frame as one piece. */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head, 'utf8');
  return frame;
}
