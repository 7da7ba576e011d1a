/** Who an opponent is: the face, a sentence, a style in figures, and its strength beside the others' and one's own. */
import { number, t, textsOf } from '../app/words.ts';
import { called } from '../faces/called.ts';
import type { MeasuredCharacters } from '../faces/measured.ts';
import { Portrait } from '../faces/Portrait.tsx';
import type { Company } from './company.ts';
import { ENOUGH, type OwnStrength } from './likeMe.ts';

const percent = (thousandths: number): string => number(thousandths / 1000, { style: 'percent' });

/** Each habit as a bar, with the mean of all as a mark on it. */
function Style({ game, level, measured: { habits } }: { game: string; level: number; measured: MeasuredCharacters }) {
  const texts = textsOf(`${game} characters`);
  return (
    <dl class="character-style">
      {Object.entries(habits).map(([habit, figures]) => {
        const own = figures[level - 1];
        const known = figures.filter((figure) => figure !== null);
        if (own === null || own === undefined) return null;
        const mean = known.reduce((sum, figure) => sum + figure, 0) / known.length;
        return (
          <div key={habit}>
            <dt>{texts.say(`trait.${habit}`)}</dt>
            <dd>
              <i style={{ '--shown': `${own / 10}%`, '--mean': `${mean / 10}%` }} />
              <small>
                {percent(own)}: {texts.say(`trait.${habit}.how`)}
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Room at both ends of the scale, in its units. */
const ROOM = 40;

function Scale({ measured: { strength }, level, own }: { measured: MeasuredCharacters; level: number; own: OwnStrength | null }) {
  const [elo, reach] = strength[level - 1] ?? [0, 0];
  const all = [...strength.map(([each]) => each), ...(own ? [own.elo] : [])];
  const [low, high] = [Math.min(...all) - ROOM, Math.max(...all) + ROOM];
  const at = (value: number): string => `${((100 * (value - low)) / (high - low)).toFixed(1)}%`;
  const shown = own !== null && own.games >= ENOUGH;
  return (
    <div class="character-strength">
      <p>
        <span class="caps">{t('setup.strength')}</span>
        <b>
          {elo} <small class="muted">± {reach}</small>
        </b>
      </p>
      <div class="strength-scale" aria-hidden="true">
        {strength.map(([each], i) => (
          <i class={i === level - 1 ? 'on' : ''} style={{ left: at(each) }} key={i} />
        ))}
        {shown && <i class="own" style={{ left: at(own.elo) }} />}
      </div>
      <small class="muted">{shown ? t('setup.you', { elo: own.elo }) : t('setup.you.later', { count: ENOUGH })}</small>
    </div>
  );
}

export function CharacterSheet({ company: { game, levels, place, measured, own } }: { company: Company }) {
  const texts = textsOf(`${game} characters`);
  const level = levels[place] ?? 1;
  return (
    <section class="character-sheet" aria-live="polite" aria-label={called(game, level)}>
      <Portrait game={game} level={level} size={144} />
      <h2>{called(game, level)}</h2>
      <p class="character-word">{texts.say(`style.${level}`)}</p>
      <p class="character-line">{texts.say(`line.${level}`)}</p>
      {measured && <Style game={game} level={level} measured={measured} />}
      {measured && <Scale measured={measured} level={level} own={own} />}
    </section>
  );
}
