/** Codes to print, and a code to type on another device. */
import { useEffect, useState } from 'preact/hooks';
import type { Account, ShownCode } from '@orrery/protocol';
import { Dialog } from '../app/Dialog.tsx';
import { link, request } from '../online/connection.ts';
import { SECOND, untilText } from '../online/time.ts';
import { Row } from './Panel.tsx';
import { date, say } from './words.ts';

/** In groups of four, as people read them. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface Props {
  /** Does something and says what has gone wrong. */
  readonly attempt: (what: () => Promise<void>) => void;
}

export function Recovery({ account: { recovery }, attempt, onChange }: Props & { account: Account; onChange: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { left, of, made } = recovery;
  const make = (): void =>
    attempt(async () => {
      setCodes((await request<{ codes: readonly string[] }>({ do: 'recovery' })).codes);
      onChange();
    });
  return (
    <Row title={say('recovery')} line={of === 0 ? say('recovery.none') : say('recovery.left', { left, of, made: date(made) })}>
      <button type="button" onClick={make}>
        {say(of === 0 ? 'recovery.make' : 'recovery.again')}
      </button>
      {codes && (
        <Dialog title={say('recovery.shown')} class="account-codes" question onClose={() => setCodes(null)}>
          <p>{say('recovery.line')}</p>
          <ol>
            {codes.map((code) => (
              <li key={code}>
                <code>{grouped(code)}</code>
              </li>
            ))}
          </ol>
          <div class="row-of-buttons">
            <button type="button" onClick={() => print()}>
              {say('recovery.print')}
            </button>
            <button type="button" class="primary" onClick={() => setCodes(null)}>
              {say('recovery.kept')}
            </button>
          </div>
        </Dialog>
      )}
    </Row>
  );
}

export function CodeForDevice({ attempt }: Props) {
  const [shown, setShown] = useState<ShownCode | null>(null);
  return (
    <Row title={say('code')} line={say('code.line')}>
      <button type="button" onClick={() => attempt(async () => setShown(await request<ShownCode>({ do: 'code' })))}>
        {say('code.show')}
      </button>
      {shown && (
        <Dialog title={say('code')} class="account-code" onClose={() => setShown(null)}>
          <Shown {...shown} />
        </Dialog>
      )}
    </Row>
  );
}

function Shown({ code, until }: ShownCode) {
  const [, setTicks] = useState(0);
  const { skew } = link();
  const over = until - skew <= Date.now();
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setTicks((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [over]);
  return (
    <>
      <p>{say('code.where')}</p>
      <p class="account-shown">
        <code>{grouped(code)}</code>
      </p>
      <p class="muted small" role={over ? 'status' : undefined}>
        {over ? say('code.over') : say('code.left', { time: untilText(until, skew) })}
      </p>
    </>
  );
}
