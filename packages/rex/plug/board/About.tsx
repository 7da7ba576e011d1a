/** What the rules say of a card, a traitor or a race, clause by clause, without leaving the table. */
import { useEffect, useState } from 'preact/hooks';
import { type ClauseBook, loadClauses } from '@orrery/texts';
import { Dialog } from '@orrery/web/app/Dialog.tsx';
import { href } from '@orrery/web/app/route.ts';
import { local } from '@orrery/web/app/words.ts';
import { textOf } from './Cards.tsx';
import { clausesAbout, type Subject } from './subject.ts';
import type { Things } from './things.tsx';
import { t } from './words.ts';

export function About({ things, subject, onClose }: { things: Things; subject: Subject; onClose: () => void }) {
  const [book, setBook] = useState<ClauseBook | null>(null);
  useEffect(() => void loadClauses('rex').then(setBook), []);
  const clauses = clausesAbout(subject, Object.keys(book?.clauseTexts ?? {}));
  return (
    <Dialog title={things.name(subject.kind, subject.id)} onClose={onClose} class="rx-sheet rx-about-sheet of-rex">
      {subject.kind === 'card' && <p class="lead">{textOf(subject.id)}</p>}
      {book === null ? (
        <p class="muted small">{t('loading')}</p>
      ) : (
        <ul>
          {clauses.map((id) => (
            <li>
              {local(book.clauseTexts[id] ?? { en: '', ru: '', de: '' })}{' '}
              <a class="clause" href={href('rules', 'rex', id)} target="_blank" rel="noreferrer">
                {id}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
