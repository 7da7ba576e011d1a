/** What can be done about somebody. An act has a length and a reason; what the person will read stands there before it is done, and what is grave asks once more. */
import { useState } from 'preact/hooks';
import type { Dossier } from '@orrery/protocol';
import { t } from '../app/words.ts';
import { request } from '../online/connection.ts';
import { untilWhen } from '../online/words.ts';
import { Reason } from './Reason.tsx';
import { called, say, sayNo } from './words.ts';

const HOUR = 3_600_000;
const SPANS = { silence: [1, 24, 168], ban: [24, 168, 0] } as const;

const spanText = (hours: number): string =>
  hours === 0 ? t('online.measure.good') : hours < 24 ? say('span.hours', { count: hours }) : say('span.days', { count: hours / 24 });

interface Props {
  readonly dossier: Dossier;
  /** With what has become of the person, where that is known. */
  readonly onDone: (dossier: Dossier | null) => void;
}

export function Deeds({ dossier, onDone }: Props) {
  const { handle, name, silence, shut, reports } = dossier;
  const table = reports.find(({ status, lines }) => status === 'running' && lines !== null)?.match;
  const deeds = [
    'close',
    silence ? 'unsilence' : 'silence',
    shut ? 'unban' : 'ban',
    ...(table === undefined ? [] : ['end' as const]),
  ] as const;
  const [what, setWhat] = useState<(typeof deeds)[number]>('close');
  const [hours, setHours] = useState(24);
  const [address, setAddress] = useState(false);
  const [reason, setReason] = useState('');
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState('');
  const spans = what === 'silence' || what === 'ban' ? SPANS[what] : null;
  const until = untilWhen(hours === 0 ? Infinity : Date.now() + hours * HOUR);
  const choose = (one: (typeof deeds)[number]): void => {
    setWhat(one);
    setHours(24);
    setSure(false);
  };
  const go = async (): Promise<void> => {
    if ((what === 'ban' || what === 'end') && !sure) return setSure(true);
    try {
      setTrouble('');
      if (what === 'end') await request({ do: 'halt', match: table ?? '', reason });
      onDone(
        what === 'end'
          ? null
          : await request<Dossier>({
              do: 'act',
              of: handle,
              what,
              reason,
              ...(spans ? { hours } : {}),
              ...(what === 'ban' ? { address } : {}),
            }),
      );
      setReason('');
      choose('close');
    } catch (error) {
      setTrouble(sayNo(error));
    }
  };
  const title = say(`act.${what}`);
  return (
    <form
      class="panel conduct-deeds"
      aria-labelledby="conduct-what"
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <h2 id="conduct-what">{say('what')}</h2>
      <div role="radiogroup" aria-labelledby="conduct-what">
        {deeds.map((one) => (
          <label key={one} class={one === what ? 'on' : ''}>
            <input type="radio" name="deed" checked={one === what} onChange={() => choose(one)} />
            <span>
              <b>{say(`act.${one}`)}</b>
              <small>{say(`act.${one}.line`)}</small>
            </span>
          </label>
        ))}
      </div>
      {spans && (
        <div class="segment" role="group" aria-label={say('span')}>
          {spans.map((one) => (
            <button type="button" key={one} aria-pressed={one === hours} onClick={() => setHours(one)}>
              {spanText(one)}
            </button>
          ))}
        </div>
      )}
      {what === 'ban' && (
        <label class="conduct-check">
          <input type="checkbox" checked={address} onChange={(event) => setAddress(event.currentTarget.checked)} /> {say('address')}
        </label>
      )}
      <Reason label={say('reason')} reason={reason} onReason={setReason} />
      {spans && (
        <p class="conduct-reads">
          <small>{say('reads', { name: called(name) })}</small>
          {t(what === 'silence' ? 'online.no.silenced' : 'online.no.shut-out', { until, reason: reason || '…' })}
        </p>
      )}
      {trouble && <p role="alert">{trouble}</p>}
      {sure && <p role="alert">{say('sure.ask')}</p>}
      <button type="submit" class="primary" disabled={reason.trim() === ''}>
        {sure ? say('sure') : spans ? `${title} · ${spanText(hours)}` : title}
      </button>
    </form>
  );
}
