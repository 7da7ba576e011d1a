/** A push service on loopback, and the browsers it reaches: they read what was meant for them as a browser would (RFC 8188, 8291 and 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Shown {
  readonly browser: string;
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
}

export class Browser {
  readonly endpoint: string;
  readonly #curve: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #house: string;

  /** `house` is the key of the only one it takes notices from. */
  constructor(endpoint: string, house: string) {
    this.endpoint = endpoint;
    this.#house = house;
    this.#curve.generateKeys();
  }

  get subscription(): { readonly endpoint: string; readonly key: string; readonly auth: string } {
    return { endpoint: this.endpoint, key: this.#curve.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Whether a request is signed by the house, for this push service and a time not yet over. */
  isFromHouse(authorization: string, origin: string): boolean {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    if (key !== this.#house) return false;
    const point = Buffer.from(key, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Readonly<Record<string, unknown>>;
    return signed && aud === origin && Number(exp) * 1000 > Date.now() && /^(https:|mailto:)/.test(String(sub));
  }

  read(body: Buffer): string {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const own = this.#curve.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const secret = Buffer.from(hkdfSync('sha256', this.#curve.computeSecret(theirs), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const sealed = body.subarray(21 + theirs.length);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

export class PushService {
  /** What browsers have shown, in order. */
  readonly shown: Shown[] = [];
  /** What it answers; null for not at all. */
  status: number | null = 201;
  /** Called when something has come, before it is answered. */
  came: () => void | Promise<void> = () => {};
  readonly #server: Server;
  readonly #browsers = new Map<string, Browser>();
  origin = '';

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#take(request).then((status) => status !== null && response.writeHead(status).end());
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((open) => service.#server.listen(0, '127.0.0.1', open));
    service.origin = `http://127.0.0.1:${(service.#server.address() as AddressInfo).port}`;
    return service;
  }

  browser(name: string, house: string): Browser {
    const browser = new Browser(`${this.origin}/${name}`, house);
    this.#browsers.set(name, browser);
    return browser;
  }

  async #take(request: IncomingMessage): Promise<number | null> {
    const name = (request.url ?? '').slice(1);
    const body = await bodyOf(request);
    const browser = this.#browsers.get(name);
    if (!browser) return 410;
    if (request.headers['content-encoding'] !== 'aes128gcm' || request.headers['ttl'] === undefined) return 400;
    if (!browser.isFromHouse(request.headers.authorization ?? '', this.origin)) return 403;
    this.shown.push({ browser: name, ...(JSON.parse(browser.read(body)) as Omit<Shown, 'browser'>) });
    await this.came();
    return this.status;
  }

  /** Breaks whatever connections there are. */
  dropAll(): void {
    this.#server.closeAllConnections();
  }

  /** A browser that is not there any more. */
  forget(name: string): void {
    this.#browsers.delete(name);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
