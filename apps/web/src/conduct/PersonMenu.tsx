/** What can be done about somebody at a table: not to hear them, not to meet them, to report them. */
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../app/Dialog.tsx';
import { need } from '../app/words.ts';
import { request } from '../online/connection.ts';
import { about } from './menu.ts';
import { Reason } from './Reason.tsx';
import { say, sayNo } from './words.ts';
import './conduct.css';

export default function PersonMenu() {
  const [ready, setReady] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [reason, setReason] = useState('');
  const [done, setDone] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => void need('conduct').then(() => setReady(true)), []);
  const whom = about.value;
  if (!whom || !ready) return null;
  const { match, who, name } = whom;
  const attempt = async (what: () => Promise<unknown>, after: string): Promise<void> => {
    try {
      await what();
      setTrouble('');
      setDone(after);
    } catch (error) {
      setTrouble(sayNo(error));
    }
  };
  const ignore = (how: 'mute' | 'block'): void =>
    void attempt(() => request({ do: 'ignore', match, ...who, how }), `${say(`done.${how}`, { name })} ${say('done.undo')}`);
  return (
    <Dialog title={name} class="person-menu" onClose={() => (about.value = null)}>
      {trouble && <p role="alert">{trouble}</p>}
      {done && <p role="status">{done}</p>}
      {!done && !reporting && (
        <ul>
          {(['mute', 'block'] as const).map((how) => (
            <li key={how}>
              <button type="button" onClick={() => ignore(how)} aria-describedby={`menu-${how}`}>
                {say(how)}
              </button>
              <small id={`menu-${how}`}>{say(`${how}.line`)}</small>
            </li>
          ))}
          {'seat' in who && (
            <li>
              <button
                type="button"
                aria-describedby="menu-befriend"
                onClick={() => void attempt(() => request({ do: 'befriend', match, seat: who.seat }), say('done.befriend', { name }))}
              >
                {say('befriend')}
              </button>
              <small id="menu-befriend">{say('befriend.line')}</small>
            </li>
          )}
          <li>
            <button type="button" onClick={() => setReporting(true)} aria-describedby="menu-report">
              {say('report')} …
            </button>
            <small id="menu-report">{say('report.line')}</small>
          </li>
        </ul>
      )}
      {!done && reporting && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(() => request({ do: 'report', match, ...who, reason: reason.trim() }), say('done.report'));
          }}
        >
          <Reason label={say('report.reason')} reason={reason} onReason={setReason} />
          <p class="muted small">{say('report.line')}</p>
          <button type="submit" class="primary" disabled={reason.trim() === ''}>
            {say('report.send')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
