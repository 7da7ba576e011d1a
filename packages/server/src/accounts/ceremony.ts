/** Passkeys as browsers make and use them. The library is loaded when the first one is asked for. */
import type { Assertion, Enrolment } from '@orrery/protocol';
import type { Passkey } from '@orrery/store';

/** Where passkeys are good: the origin of the page, and the name browsers bind them to. */
export interface Place {
  readonly origin: string;
  readonly host: string;
}

const NAME = 'Orrery';
const PATIENCE = 5 * 60_000;
/** EdDSA, ES256 and RS256: every authenticator has one of them, and this platform verifies them all for good. */
const ALGORITHMS = [-8, -7, -257];
const library = () => import('@simplewebauthn/server');

/** What a browser needs to make a passkey; those a person has are not made again. */
export async function creation(
  place: Place,
  person: string,
  name: string,
  challenge: Uint8Array,
  known: readonly Passkey[],
): Promise<object> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: place.host,
    userID: new Uint8Array(Buffer.from(person)),
    userName: name || NAME,
    userDisplayName: name || NAME,
    challenge: new Uint8Array(challenge),
    timeout: PATIENCE,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser needs to sign in with whichever passkey its owner chooses. */
export async function question(place: Place, challenge: Uint8Array): Promise<object> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: place.host,
    challenge: new Uint8Array(challenge),
    timeout: PATIENCE,
    userVerification: 'required',
  });
}

/** The challenge an authenticator says it has answered; null where it says nothing readable. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string' ? said.challenge : null;
  } catch {
    return null;
  }
}

type Made = Pick<Passkey, 'id' | 'key' | 'counter' | 'transports' | 'synced'>;

/** The passkey that was made; null where what the authenticator says does not hold. */
export async function made(place: Place, challenge: string, { id, response }: Enrolment): Promise<Made | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialDeviceType } = registrationInfo;
    return {
      id: credential.id,
      key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(response.transports),
      synced: credentialDeviceType === 'multiDevice',
    };
  } catch {
    return null;
  }
}

/** The passkey's counter after it has signed; null where the signature does not hold. */
export async function signed(place: Place, challenge: string, { id, response }: Assertion, passkey: Passkey): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')), counter: passkey.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
