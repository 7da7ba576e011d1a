/** For those who look after the house: who was reported, what was said, what to do about it, and what was done. */
import { useEffect, useState } from 'preact/hooks';
import type { Cases, Dossier } from '@orrery/protocol';
import { Header } from '../app/Header.tsx';
import { day, need, t } from '../app/words.ts';
import { Offline } from '../online/Offline.tsx';
import { request, token } from '../online/connection.ts';
import { CaseFile } from './CaseFile.tsx';
import { Deeds } from './Deeds.tsx';
import { Log } from './Log.tsx';
import { called, say, sayNo } from './words.ts';
import { Disc } from '../people/Disc.tsx';
import '../people/people.css';
import './conduct.css';

export default function ReportsScreen() {
  const [closed, setClosed] = useState(false);
  const [cases, setCases] = useState<Cases | null>(null);
  const [dossier, setDossier] = useState<Dossier | null>(null);
  const [trouble, setTrouble] = useState('');
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    setTrouble('');
    await what().catch((error: unknown) => setTrouble(sayNo(error)));
  };
  const open = (of: string): Promise<void> => attempt(async () => setDossier(await request<Dossier>({ do: 'dossier', of })));
  const look = (): Promise<void> =>
    attempt(async () => {
      await need('conduct');
      const found = await request<Cases>({ do: 'cases', closed });
      setCases(found);
    });
  useEffect(() => void look(), [closed, token.value]);
  const list = cases?.cases ?? [];
  return (
    <div class="page">
      <Header />
      <main id="main" class="people conduct">
        <Offline />
        {!cases && !trouble && <p role="status">{t('loading')}</p>}
        {trouble && <p role="alert">{trouble}</p>}
        {cases && (
          <>
            <div class="people-title">
              <h1>{say('reports')}</h1>
              {!closed && <p>{say('reports.count', { count: list.length })}</p>}
            </div>
            <div class="conduct-columns">
              <section class="panel conduct-queue" aria-label={say('reports')}>
                <div class="segment" role="group" aria-label={say('reports')}>
                  {[false, true].map((one) => (
                    <button type="button" key={String(one)} aria-pressed={closed === one} onClick={() => setClosed(one)}>
                      {say(one ? 'reports.closed' : 'reports.open')}
                    </button>
                  ))}
                </div>
                {list.length === 0 && <p class="muted small">{say('reports.none')}</p>}
                {list.map(({ handle, name, reports, made, reason }) => (
                  <button
                    type="button"
                    class="conduct-case"
                    key={handle}
                    aria-pressed={dossier?.handle === handle}
                    onClick={() => void open(handle)}
                  >
                    <Disc name={name} />
                    <span>
                      <b>{called(name)}</b>
                      <small>{reason}</small>
                    </span>
                    <span class="conduct-when">
                      <small>{say('reports.times', { count: reports })}</small>
                      <small>{day(made)}</small>
                    </span>
                  </button>
                ))}
              </section>
              {dossier && <CaseFile dossier={dossier} />}
              {dossier && (
                <Deeds
                  key={dossier.handle}
                  dossier={dossier}
                  onDone={(after) => {
                    if (after) setDossier(after);
                    else void open(dossier.handle);
                    void look();
                  }}
                />
              )}
              <Log acts={cases.acts} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
