/** A socket as the line to a program, in the manner of standard input and output. */
import type { Heard, Program } from '@orrery/bots/arena';
import type { WebSocket } from 'ws';

/** A bot that says more than anybody asked is not listened to. */
const UNHEARD = 16;

export interface Line {
  /** The socket as a program; one seat at a time. */
  readonly program: Program;
  readonly gone: boolean;
}

export function lineTo(socket: WebSocket): Line {
  const heard: string[] = [];
  let ended: string | null = null;
  let wake = (): void => undefined;
  const end = (why: string): void => {
    ended ??= why;
    wake();
  };
  socket.on('message', (data: Buffer) => {
    heard.push(data.toString('utf8'));
    if (heard.length > UNHEARD) socket.terminate();
    wake();
  });
  socket.on('close', () => end('it has left'));
  socket.on('error', (error) => end(error.message));
  return {
    get gone() {
      return ended !== null;
    },
    program: {
      send(message) {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
      },
      next: (milliseconds) =>
        new Promise((resolve) => {
          const settle = (found: Heard): void => {
            clearTimeout(timer);
            wake = () => undefined;
            resolve(found);
          };
          const timer = setTimeout(() => settle({ silent: 'slow', note: `it gave no answer within ${milliseconds} ms` }), milliseconds);
          wake = () => {
            const line = heard.shift();
            if (line !== undefined) settle({ line });
            else if (ended !== null) settle({ silent: 'gone', note: ended });
          };
          wake();
        }),
      leave() {
        socket.close();
        return Promise.resolve();
      },
      kill: () => socket.terminate(),
    },
  };
}
