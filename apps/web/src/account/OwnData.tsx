/** What is stored about oneself: to have, and to have erased. */
import { useState } from 'preact/hooks';
import type { Account, Exported } from '@orrery/protocol';
import { Dialog } from '../app/Dialog.tsx';
import { request } from '../online/connection.ts';
import { Panel, Row } from './Panel.tsx';
import { proveOwner } from './passkey.ts';
import { date, say } from './words.ts';

interface Props {
  readonly account: Account;
  readonly attempt: (what: () => Promise<void>) => void;
  readonly onChange: (account: Account) => void;
}

/** The answer names a file, so the browser saves it and stays where it is. */
async function download(): Promise<void> {
  const { path } = await request<Exported>({ do: 'export' });
  location.assign(path);
}

export function OwnData({ account, attempt, onChange }: Props) {
  const [asking, setAsking] = useState(false);
  const { leaving, passkeys } = account;
  const erase = (): void => {
    setAsking(false);
    attempt(async () => {
      const proof = passkeys.length > 0 ? { passkey: await proveOwner() } : {};
      onChange(await request<Account>({ do: 'delete', ...proof }));
    });
  };
  return (
    <Panel title={say('data')}>
      <Row title={say('export')} line={say('export.line')}>
        <button type="button" onClick={() => attempt(download)}>
          {say('export.go')}
        </button>
      </Row>
      {leaving === null ? (
        <Row title={say('delete')} line={say('delete.line')}>
          <button type="button" class="account-danger" onClick={() => setAsking(true)}>
            {say('delete.go')}
          </button>
        </Row>
      ) : (
        <Row title={say('delete.set')} line={say('delete.when', { date: date(leaving) })}>
          <button type="button" class="primary" onClick={() => attempt(async () => onChange(await request<Account>({ do: 'stay' })))}>
            {say('delete.stay')}
          </button>
        </Row>
      )}
      {asking && (
        <Dialog title={say('delete.ask')} question onClose={() => setAsking(false)}>
          <ul class="account-facts">
            <li>{say('delete.goes')}</li>
            <li>{say('delete.stays')}</li>
            <li>{say('delete.games')}</li>
            <li>{say('delete.back')}</li>
          </ul>
          <div class="row-of-buttons">
            <button type="button" onClick={() => setAsking(false)}>
              {say('delete.no')}
            </button>
            <button type="button" class="account-danger" onClick={erase}>
              {say('delete.sure')}
            </button>
          </div>
        </Dialog>
      )}
    </Panel>
  );
}
