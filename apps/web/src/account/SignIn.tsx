/** For somebody who is somebody else on another device. */
import { useState } from 'preact/hooks';
import type { SignedIn } from '@orrery/protocol';
import { isCode } from '@orrery/protocol/codes';
import { request, signIn } from '../online/connection.ts';
import { Panel } from './Panel.tsx';
import { signInByPasskey } from './passkey.ts';
import { say } from './words.ts';

interface Props {
  readonly passkeys: boolean;
  readonly attempt: (what: () => Promise<void>) => void;
}

export function SignIn({ passkeys, attempt }: Props) {
  const [typed, setTyped] = useState('');
  const [odd, setOdd] = useState(false);
  const byCode = (event: Event): void => {
    event.preventDefault();
    setOdd(!isCode(typed));
    if (isCode(typed)) attempt(async () => signIn((await request<SignedIn>({ do: 'signin', typed })).token));
  };
  return (
    <Panel title={say('back')}>
      <p class="account-line">
        {say('back.line')} <span class="muted">{say('back.guest')}</span>
      </p>
      {passkeys && (
        <p class="account-line">
          <button type="button" onClick={() => attempt(async () => signIn((await signInByPasskey()).token))}>
            {say('back.passkey')}
          </button>
        </p>
      )}
      <form class="account-form" onSubmit={byCode}>
        <label>
          <span>{say('back.code')}</span>
          <input
            type="text"
            name="code"
            autocomplete="one-time-code"
            autocapitalize="characters"
            spellcheck={false}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{say('back.go')}</button>
      </form>
      <p class="small account-no" role="alert">
        {odd ? say('no.not-a-code') : ''}
      </p>
    </Panel>
  );
}
