/** A program of this machine on a ladder elsewhere: what is said on the line goes to its standard input, and its answers go back. */
import { LIMITS, startProgram } from '@orrery/bots/arena';
import { WebSocket } from 'ws';

type ToGuest = Parameters<ReturnType<typeof startProgram>['send']>[0];

/** Plays until the line breaks; returns why, in one line. */
export function join(address: string, token: string, command: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` }, maxPayload: 4 * 1024 * 1024 });
    const program = startProgram(command, LIMITS);
    let over = false;
    const end = (why: string): void => {
      if (over) return;
      over = true;
      socket.terminate();
      program.kill();
      resolve(why);
    };
    const listen = async (): Promise<void> => {
      while (!over) {
        const heard = await program.next(LIMITS.greeting);
        if ('line' in heard) socket.send(heard.line);
        else if (heard.silent !== 'slow') return end(`the program is gone: ${heard.note}`);
      }
    };
    socket.on('open', () => void listen());
    socket.on('message', (data: Buffer) => program.send(JSON.parse(data.toString('utf8')) as ToGuest));
    socket.on('unexpected-response', (_request, response) =>
      end(response.statusCode === 401 ? 'the ladder does not know this token' : `the ladder answered ${response.statusCode}`),
    );
    socket.on('error', (error) => end(`the ladder cannot be reached: ${error.message}`));
    socket.on('close', (_code, reason) => end(reason.length > 0 ? reason.toString() : 'the ladder has closed the line'));
  });
}
