/** Mail by the host's own server. */
import type { Transporter } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const PATIENCE = 20_000;

export class Mail {
  readonly #transport: Transporter;
  readonly #from: string;

  private constructor(transport: Transporter, from: string) {
    this.#transport = transport;
    this.#from = from;
  }

  static async open(url: string, from: string): Promise<Mail> {
    const { createTransport } = await import('nodemailer');
    const { protocol, hostname, port, username, password } = new URL(url);
    const transport = createTransport({
      host: hostname.replaceAll(/[[\]]/g, ''),
      port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
      secure: protocol === 'smtps:',
      ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // What a letter says is text; nothing is fetched for it from anywhere.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return new Mail(transport, from);
  }

  /** Rejects with the server's word where it would take nothing. */
  async verify(): Promise<void> {
    await this.#transport.verify();
  }

  async send({ to, subject, text }: Letter): Promise<void> {
    await this.#transport.sendMail({ from: this.#from, to: { name: '', address: to }, subject, text });
  }

  close(): void {
    this.#transport.close();
  }
}
