/** Rules beside the board: what the present question rests on, and what every race can do, for itself and for its allies. */
import { useEffect, useState } from 'preact/hooks';
import type { Race } from '@orrery/rex';
import { type ClauseBook, loadClauses } from '@orrery/texts';
import { href } from '@orrery/web/app/route.ts';
import { local } from '@orrery/web/app/words.ts';
import { of, RaceIcon } from './marks.tsx';
import { alliesGain, clausesAbout } from './subject.ts';
import type { Things } from './things.tsx';
import './rail.css';
import { t } from './words.ts';

export function RulesTab({ things }: { things: Things }) {
  const { view, pack, play } = things;
  const [book, setBook] = useState<ClauseBook | null>(null);
  const [race, setRace] = useState<Race | null>(null);
  useEffect(() => void loadClauses('rex').then(setBook), []);
  if (!book) return <p class="muted small rx-rules">{t('loading')}</p>;
  const all = Object.keys(book.clauseTexts);
  const races = view.players.flatMap((player) => player.race ?? []);
  const shown = race ?? things.race(view.viewer) ?? races[0] ?? 'SOL';
  const data = pack.races.find(({ id }) => id === shown);
  const asked = view.result ? undefined : play.table.rules.decisions?.[view.decision];
  const own = clausesAbout({ kind: 'race', id: shown }, all).filter((id) => !alliesGain(shown).includes(id));
  return (
    <div class="rx-rules" tabIndex={0}>
      {asked && (
        <section>
          <h3 class="caps">{t('rex.rules.now')}</h3>
          <Clauses book={book} ids={[asked]} />
        </section>
      )}
      <section>
        <h3 class="caps">{t('rex.rules.races')}</h3>
        <div class="races" role="group" aria-label={t('rex.rules.races')}>
          {(races.length > 0 ? races : pack.races.map(({ id }) => id as Race)).map((each) => (
            <button
              type="button"
              class={of(each)}
              aria-pressed={each === shown}
              aria-label={things.name('race', each)}
              title={things.name('race', each)}
              onClick={() => setRace(each)}
            >
              <RaceIcon race={each} size={22} />
            </button>
          ))}
        </div>
        <h4 class={of(shown)}>
          <RaceIcon race={shown} size={18} /> {things.name('race', shown)}
        </h4>
        {data && (
          <p class="muted small">
            {t('rex.traits', { hand: data.handLimit, influence: data.startInfluence, recruits: data.freeRecruits })}
          </p>
        )}
        <h5 class="caps">{t('rex.rules.allies')}</h5>
        <Clauses book={book} ids={alliesGain(shown)} />
        <h5 class="caps">{t('rex.rules.own')}</h5>
        <Clauses book={book} ids={own} />
      </section>
      <a href={href('rules', 'rex')} target="_blank" rel="noreferrer">
        {t('rex.rules.all')}
      </a>
    </div>
  );
}

const Clauses = ({ book, ids }: { book: ClauseBook; ids: readonly string[] }) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>
        {local(book.clauseTexts[id] ?? { en: '', ru: '', de: '' })}{' '}
        <a class="clause" href={href('rules', 'rex', id)} target="_blank" rel="noreferrer">
          {id}
        </a>
      </li>
    ))}
  </ul>
);
