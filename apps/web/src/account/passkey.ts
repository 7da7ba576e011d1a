/** What the browser does with passkeys. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Account, Assertion, SignedIn } from '@orrery/protocol';
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

/** What the browser's authenticator says when its owner agrees to something. */
async function signed(purpose: 'signin' | 'delete'): Promise<Assertion> {
  const { options } = await request<{ options: PublicKeyCredentialRequestOptionsJSON }>({ do: 'challenge', for: purpose });
  const { id, response } = await startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, ...(userHandle === undefined ? {} : { userHandle }) } };
}

export const signInByPasskey = async (): Promise<SignedIn> => request<SignedIn>({ do: 'signin', passkey: await signed('signin') });

/** For what cannot be undone for long. */
export const proveOwner = (): Promise<Assertion> => signed('delete');
