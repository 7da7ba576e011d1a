/** A mail server on loopback that keeps what it is given. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
}

/** Words of a header that are not ASCII come as base64 or quoted. */
const headerText = (given: string): string =>
  given
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );
const quoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

function read(raw: string): Pick<Received, 'subject' | 'text'> {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const field = (name: string): string => new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';
  const body = rest.join('\n\n');
  const coding = field('Content-Transfer-Encoding');
  const text = coding === 'base64' ? Buffer.from(body, 'base64').toString() : coding === 'quoted-printable' ? quoted(body) : body;
  return { subject: headerText(field('Subject')), text: text.replaceAll('\r\n', '\n') };
}

export class MailServer {
  readonly letters: Received[] = [];
  url = '';
  readonly #server: SMTPServer;

  private constructor(user: string, password: string) {
    this.#server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password: given }, _session, done) =>
        username === user && given === password ? done(null, { user }) : done(new Error('Invalid username or password')),
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          this.letters.push({
            to: rcptTo.map(({ address }) => address).join(),
            from: mailFrom ? mailFrom.address : '',
            ...read(Buffer.concat(parts).toString()),
          });
          done();
        });
      },
    });
    this.#server.on('error', () => {});
  }

  static async open(user = 'house', password = 'p@ss word'): Promise<MailServer> {
    const mail = new MailServer(user, password);
    await new Promise<void>((open) => mail.#server.listen(0, '127.0.0.1', () => open()));
    const { port } = mail.#server.server.address() as AddressInfo;
    mail.url = `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
    return mail;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(() => closed()));
  }
}
