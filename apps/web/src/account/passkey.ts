/** What the browser does with passkeys. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Account, SignedIn } from '@orrery/protocol';
import { request } from '../online/connection.ts';

/** Whether there can be passkeys here; if not, why. */
export const passkeysHere = (offered: boolean): 'yes' | 'insecure' | 'unsupported' | 'elsewhere' =>
  !isSecureContext ? 'insecure' : !browserSupportsWebAuthn() ? 'unsupported' : offered ? 'yes' : 'elsewhere';

export async function makePasskey(): Promise<Account> {
  const { options } = await request<{ options: PublicKeyCredentialCreationOptionsJSON }>({ do: 'challenge', for: 'enrol' });
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return request<Account>({ do: 'enrol', passkey: { id, response: { clientDataJSON, attestationObject, transports } } });
}

export async function signInByPasskey(): Promise<SignedIn> {
  const { options } = await request<{ options: PublicKeyCredentialRequestOptionsJSON }>({ do: 'challenge', for: 'signin' });
  const { id, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const passkey = { id, response: { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) } };
  return request<SignedIn>({ do: 'signin', passkey });
}
