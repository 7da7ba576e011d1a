/** The address for notices by mail: it counts once a code that was sent there has been typed here. */
import { useState } from 'preact/hooks';
import type { Notices } from '@orrery/protocol';
import { request } from '../online/connection.ts';
import { Row } from './Panel.tsx';
import { say } from './words.ts';

interface Props {
  readonly address: string;
  readonly attempt: (what: () => Promise<void>) => void;
  readonly onChange: (notices: Notices) => void;
}

export function MailAddress({ address, attempt, onChange }: Props) {
  const [given, setGiven] = useState('');
  const [sent, setSent] = useState(false);
  const [typed, setTyped] = useState('');
  if (address !== '')
    return (
      <Row title={say('mail')} line={address}>
        <button type="button" class="quiet" onClick={() => attempt(async () => onChange(await request<Notices>({ do: 'address' })))}>
          {say('mail.remove')}
        </button>
      </Row>
    );
  const send = (): void =>
    attempt(async () => {
      await request<Notices>({ do: 'address', address: given });
      setSent(true);
    });
  const confirm = (): void =>
    attempt(async () => {
      onChange(await request<Notices>({ do: 'address', address: given, typed }));
      setSent(false);
    });
  return (
    <form
      class="account-form notices-mail"
      onSubmit={(event) => {
        event.preventDefault();
        if (sent) confirm();
        else send();
      }}
    >
      {sent ? (
        <label>
          {say('mail.code', { address: given })}
          <input type="text" autocomplete="one-time-code" required value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
      ) : (
        <label>
          {say('mail.address')}
          <input type="email" autocomplete="email" required value={given} onInput={(event) => setGiven(event.currentTarget.value)} />
        </label>
      )}
      <button type="submit">{say(sent ? 'mail.confirm' : 'mail.send')}</button>
      {sent && (
        <button type="button" class="quiet" onClick={() => setSent(false)}>
          {say('mail.other')}
        </button>
      )}
    </form>
  );
}
