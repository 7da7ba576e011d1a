/** Oneself: the name, passkeys, codes, and the devices one is signed in on. */
import { useEffect, useState } from 'preact/hooks';
import type { Account } from '@orrery/protocol';
import { Header } from '../app/Header.tsx';
import { need, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { Name } from '../online/Name.tsx';
import { Offline } from '../online/Offline.tsx';
import { ownName, request, signedIn, signOut, token } from '../online/connection.ts';
import { FriendsPanel } from '../conduct/FriendsPanel.tsx';
import { IgnoredPanel } from '../conduct/IgnoredPanel.tsx';
import { CodeForDevice, Recovery } from './Codes.tsx';
import { Panel, Row } from './Panel.tsx';
import { NoticesPanel } from './NoticesPanel.tsx';
import { OwnData } from './OwnData.tsx';
import { makePasskey, passkeysHere } from './passkey.ts';
import { SignIn } from './SignIn.tsx';
import { date, say, sayDevice, sayNo } from './words.ts';
import '../app/dialog.css';
import '../online/online.css';
import './account.css';

export default function AccountScreen() {
  const [account, setAccount] = useState<Account | null>(null);
  const [trouble, setTrouble] = useState('');
  const attempt = (what: () => Promise<void>): void => {
    setTrouble('');
    void what().catch((error: unknown) => setTrouble(sayNo(error)));
  };
  const look = (): void => attempt(async () => setAccount(await request<Account>({ do: 'account' })));
  useEffect(() => void need('account').then(look), [token.value]);
  if (!account)
    return (
      <div class="page">
        <Header />
        <main id="main" class="reading">
          <Offline />
          <p role={trouble ? 'alert' : undefined}>{trouble || t('loading')}</p>
        </main>
      </div>
    );
  const { passkeys, sessions, names } = account;
  const here = passkeysHere(account.offered);
  const holder = passkeys.length > 0;
  return (
    <div class="page">
      <Header />
      <main id="main" class="account">
        <div class="account-head">
          <span class="account-disc" aria-hidden="true">
            {[...ownName.value][0] ?? '?'}
          </span>
          <div>
            <h1>{ownName.value || t('online.name.none')}</h1>
            <p class="muted">{holder ? say('holder', { count: passkeys.length }) : say('guest')}</p>
          </div>
        </div>
        <Offline />
        {trouble && (
          <div key="trouble" class="notice panel" role="alert">
            {trouble}
            <button type="button" class="round quiet" aria-label={t('close')} onClick={() => setTrouble('')}>
              <Icon name="close" size={14} />
            </button>
          </div>
        )}
        <div key="columns" class="account-columns">
          <div>
            <Panel title={say('name')}>
              <Name />
              <p class="muted small">{say('name.line')}</p>
              {names.length > 0 && (
                <p class="muted small">{say('names', { names: [...new Set(names.map(({ name }) => name))].slice(0, 10).join(', ') })}</p>
              )}
            </Panel>
            <Panel
              title={say('passkeys')}
              act={
                holder &&
                here === 'yes' && (
                  <button type="button" onClick={() => attempt(async () => setAccount(await makePasskey()))}>
                    {say('passkeys.more')}
                  </button>
                )
              }
            >
              {!holder && <p class="account-line">{say('guest.line')}</p>}
              {here !== 'yes' && <p class="muted account-line">{say(`passkeys.${here}`)}</p>}
              {!holder && here === 'yes' && (
                <p class="account-line">
                  <button type="button" class="primary" onClick={() => attempt(async () => setAccount(await makePasskey()))}>
                    {say('passkeys.first')}
                  </button>
                </p>
              )}
              {passkeys.map(({ id, device, synced, made, used }) => (
                <Row
                  key={id}
                  icon="lock"
                  title={sayDevice(device)}
                  {...(synced ? { mark: say('passkey.synced') } : {})}
                  line={say('passkey.dates', { made: date(made), used: date(used) })}
                >
                  {passkeys.length > 1 && (
                    <button
                      type="button"
                      class="quiet"
                      aria-label={`${say('passkey.remove')}: ${sayDevice(device)}`}
                      onClick={() => attempt(async () => setAccount(await request<Account>({ do: 'forget', passkey: id })))}
                    >
                      {say('passkey.remove')}
                    </button>
                  )}
                </Row>
              ))}
              {holder && <Recovery account={account} attempt={attempt} onChange={look} />}
              <CodeForDevice attempt={attempt} />
            </Panel>
            <NoticesPanel key={token.value} attempt={attempt} />
          </div>
          <div>
            {!holder && <SignIn passkeys={here === 'yes'} attempt={attempt} />}
            <Panel
              title={say('sessions')}
              act={
                sessions.length > 1 && (
                  <button type="button" class="quiet" onClick={() => attempt(() => request({ do: 'end' }).then(look))}>
                    {say('sessions.end')}
                  </button>
                )
              }
            >
              {sessions.map(({ id, device, seen, own }) => (
                <Row
                  key={id}
                  icon={/android|ios/.test(device) ? 'phone' : 'screen'}
                  title={sayDevice(device)}
                  {...(own ? { mark: say('session.own') } : {})}
                  line={own ? say('session.now') : say('session.seen', { seen: date(seen) })}
                >
                  {!own && (
                    <button
                      type="button"
                      class="quiet"
                      aria-label={`${say('session.end')}: ${sayDevice(device)}`}
                      onClick={() => attempt(() => request({ do: 'end', session: id }).then(look))}
                    >
                      {say('session.end')}
                    </button>
                  )}
                </Row>
              ))}
              {(holder || signedIn()) && (
                <Row title={say('out')} line={say('out.line')}>
                  <button type="button" onClick={() => attempt(() => signOut(sessions.find(({ own }) => own)?.id))}>
                    {say('out.go')}
                  </button>
                </Row>
              )}
            </Panel>
            <FriendsPanel attempt={attempt} />
            <IgnoredPanel moderator={account.moderator} attempt={attempt} />
            <OwnData account={account} attempt={attempt} onChange={setAccount} />
          </div>
        </div>
      </main>
    </div>
  );
}
