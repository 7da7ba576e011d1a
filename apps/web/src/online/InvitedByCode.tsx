/** A code somebody gave one leads to their table. */
import { useState } from 'preact/hooks';
import { isCode } from '@orrery/protocol/codes';
import { go } from '../app/route.ts';
import { t } from '../app/words.ts';
import { request } from './connection.ts';

export function InvitedByCode() {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const send = async (): Promise<void> => {
    try {
      go('match', (await request<{ readonly match: string }>({ do: 'invited', typed })).match);
    } catch {
      setWrong(true);
    }
  };
  return (
    <form
      class="row-of-buttons"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        maxLength={20}
        autocapitalize="characters"
        aria-label={t('online.invite.typed')}
        placeholder={t('online.invite.typed')}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <button type="submit" disabled={!isCode(typed)}>
        {t('online.invite.go')}
      </button>
      <p class="small" role="alert">
        {wrong && t('online.invite.wrong')}
      </p>
    </form>
  );
}
