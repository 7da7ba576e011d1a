/** An authenticator in software: makes passkeys and signs with them as a browser would, and as a browser never would where a test says so. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
  readonly user?: { readonly id: string };
}

/** What is told otherwise than it is. */
export interface Lie {
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** Bits of the authenticator data; 1 for present, 4 for verified. */
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Whose key signs. */
  readonly key?: KeyObject;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
/** Text and bytes in CBOR. */
const text = (value: string): Buffer => Buffer.concat([number(0x60 + value.length, 1), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x59]), number(value.length, 2), value]);

export class Authenticator {
  readonly #origin: string;
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16).toString('base64url');
  #handle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get key(): KeyObject {
    return this.#pair.privateKey;
  }

  #clientData(type: string, challenge: string, lie: Lie): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #data(host: string, more: number, lie: Lie): Buffer {
    return Buffer.concat([
      sha256(lie.host ?? host),
      number((lie.flags ?? PRESENT_AND_VERIFIED) | more, 1),
      number(lie.counter ?? ++this.#counter, 4),
    ]);
  }

  /** The public key as COSE has it: ES256 over P-256. */
  #cose(): Buffer {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string): Buffer => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')]);
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ]);
  }

  create({ challenge, rp, user }: Options, lie: Lie = {}): object {
    this.#handle ||= user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([this.#data(rp?.id ?? '', WITH_KEY, lie), Buffer.alloc(16), number(id.length, 2), id, this.#cose()]);
    const object = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, lie).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get({ challenge, rpId = '' }: Options, lie: Lie = {}): object {
    const client = this.#clientData('webauthn.get', challenge, lie);
    const data = this.#data(rpId, 0, lie);
    const userHandle = lie.userHandle ?? this.#handle;
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), lie.key ?? this.key).toString('base64url'),
        ...(userHandle === '' ? {} : { userHandle }),
      },
    };
  }
}
