/** What one wants to be told while away, and how: by this browser, by mail, and when not. */
import { useEffect, useState } from 'preact/hooks';
import type { Notices, Wishes } from '@orrery/protocol';
import { language } from '../app/settings.ts';
import { request } from '../online/connection.ts';
import { HolidayRow } from './HolidayRow.tsx';
import { MailAddress } from './MailAddress.tsx';
import { Panel, Row } from './Panel.tsx';
import { hideHere, ownEndpoint, pushHere, showHere } from './push.ts';
import { say } from './words.ts';

interface Props {
  readonly attempt: (what: () => Promise<void>) => void;
}

const KINDS = ['turn', 'soon'] as const;
const NIGHT = { from: 22 * 60 + 30, to: 8 * 60 };
const MORNING = 8 * 60;

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const nothing = (): Wishes => ({
  turn: { push: false, mail: false },
  soon: { push: false, mail: false },
  quiet: null,
  digest: null,
  language: language.value,
  zone: zoneHere(),
});

const clockText = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const minuteIn = (text: string): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
};

function Clock({ label, minute, onChange }: { label: string; minute: number; onChange: (minute: number) => void }) {
  return (
    <input
      type="time"
      aria-label={label}
      value={clockText(minute)}
      onChange={(event) => {
        const chosen = minuteIn(event.currentTarget.value);
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}

export function NoticesPanel({ attempt }: Props) {
  const [notices, setNotices] = useState<Notices | null>(null);
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer there is nothing to choose, and what else the page says stays.
    void request<Notices>({ do: 'notices' }).then(setNotices, () => undefined);
    void ownEndpoint().then(setEndpoint, () => undefined);
  }, []);
  if (!notices) return null;
  const wishes = notices.wishes ?? nothing();
  const here = pushHere();
  const shown = endpoint !== null && notices.browsers.some((browser) => browser.endpoint === endpoint);
  const others = notices.browsers.length - (shown ? 1 : 0);
  const wish = (more: Partial<Wishes>): void =>
    attempt(async () =>
      setNotices(await request<Notices>({ do: 'wish', wishes: { ...wishes, language: language.value, zone: zoneHere(), ...more } })),
    );
  const show = async (): Promise<void> => {
    setNotices(await showHere(notices.pushKey));
    setEndpoint(await ownEndpoint());
  };
  const push = (kind: (typeof KINDS)[number], on: boolean): void =>
    attempt(async () => {
      // The browser asks the person now, and not before.
      if (on && !shown && others === 0) await show();
      setNotices(
        await request<Notices>({
          do: 'wish',
          wishes: { ...wishes, language: language.value, zone: zoneHere(), [kind]: { ...wishes[kind], push: on } },
        }),
      );
    });
  const mailable = notices.mail && notices.address !== '';
  return (
    <Panel title={say('notices')} act={<span class="muted small">{say('notices.off')}</span>}>
      <table class="notices">
        <thead>
          <tr>
            <th scope="col">{say('notices.when')}</th>
            <th scope="col">{say('notices.push')}</th>
            {notices.mail && <th scope="col">{say('notices.mail')}</th>}
          </tr>
        </thead>
        <tbody>
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                {say(`notices.${kind}`)}
                <small>{say(`notices.${kind}.line`)}</small>
              </th>
              <td>
                <input
                  type="checkbox"
                  aria-label={`${say(`notices.${kind}`)}: ${say('notices.push')}`}
                  checked={wishes[kind].push}
                  disabled={here !== 'yes' && others === 0 && !wishes[kind].push}
                  onChange={(event) => push(kind, event.currentTarget.checked)}
                />
              </td>
              {notices.mail && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={`${say(`notices.${kind}`)}: ${say('notices.mail')}`}
                    checked={wishes[kind].mail}
                    disabled={!mailable && !wishes[kind].mail}
                    onChange={(event) => wish({ [kind]: { ...wishes[kind], mail: event.currentTarget.checked } })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {here === 'yes' ? (
        <Row title={say('notices.here')} line={say(shown ? 'notices.here.on' : 'notices.here.off', { count: others })}>
          {shown ? (
            <button type="button" class="quiet" onClick={() => attempt(async () => setNotices(await hideHere(endpoint)))}>
              {say('notices.here.hide')}
            </button>
          ) : (
            <button type="button" onClick={() => attempt(show)}>
              {say('notices.here.show')}
            </button>
          )}
        </Row>
      ) : (
        <p class="muted small">{say(`notices.${here}`)}</p>
      )}
      {notices.mail && <MailAddress address={notices.address} attempt={attempt} onChange={setNotices} />}
      <Row title={say('notices.quiet')} line={say('notices.quiet.line')}>
        {wishes.quiet && (
          <span class="notices-span">
            <Clock
              label={say('notices.from')}
              minute={wishes.quiet.from}
              onChange={(from) => wish({ quiet: { ...NIGHT, ...wishes.quiet, from } })}
            />
            –
            <Clock
              label={say('notices.to')}
              minute={wishes.quiet.to}
              onChange={(to) => wish({ quiet: { ...NIGHT, ...wishes.quiet, to } })}
            />
          </span>
        )}
        <input
          type="checkbox"
          aria-label={say('notices.quiet')}
          checked={wishes.quiet !== null}
          onChange={(event) => wish({ quiet: event.currentTarget.checked ? NIGHT : null })}
        />
      </Row>
      {mailable && (
        <Row title={say('notices.digest')} line={say('notices.digest.line')}>
          {wishes.digest !== null && <Clock label={say('notices.digest')} minute={wishes.digest} onChange={(digest) => wish({ digest })} />}
          <input
            type="checkbox"
            aria-label={say('notices.digest')}
            checked={wishes.digest !== null}
            onChange={(event) => wish({ digest: event.currentTarget.checked ? MORNING : null })}
          />
        </Row>
      )}
      <HolidayRow holiday={notices.holiday} attempt={attempt} onChange={setNotices} />
      <p class="caps">{say('notices.seen')}</p>
      <p class="notices-example">
        <b>Rex</b>
        {say('notices.example')}
      </p>
      <p class="muted small">{say('notices.never')}</p>
    </Panel>
  );
}
