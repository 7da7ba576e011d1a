/** The code of a table, for those who type rather than follow a link. */
import { useEffect, useState } from 'preact/hooks';
import type { Invitation } from '@orrery/protocol';
import { t } from '../app/words.ts';
import { request } from './connection.ts';

export function InviteCode({ match }: { match: string }) {
  const [code, setCode] = useState('');
  useEffect(
    () =>
      void request<Invitation>({ do: 'invite', match }).then(
        (given) => setCode(given.code),
        () => undefined,
      ),
    [match],
  );
  return code === '' ? null : (
    <p class="invite-code">
      {t('online.invite.code')}: <b>{`${code.slice(0, 4)} ${code.slice(4)}`}</b>
    </p>
  );
}
