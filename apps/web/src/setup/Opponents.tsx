/** Who sits opposite: eight faces from the weakest to the strongest, and a place for each where there are several. */
import { LEVELS } from '@orrery/bots';
import { t, textsOf } from '../app/words.ts';
import { called } from '../faces/called.ts';
import { Portrait } from '../faces/Portrait.tsx';
import type { Company } from './company.ts';

interface Props {
  readonly company: Company;
  /** Whether one of them is a partner, and where each sits, where that is known. */
  readonly teams?: boolean;
  readonly places?: readonly string[];
}

function Places({ company: { game, levels, place, choosePlace, all, mixed, surprise }, teams, places = [] }: Props) {
  return (
    <fieldset>
      <legend class="caps">{teams ? t('setup.others') : t('setup.opponents', { count: levels.length })}</legend>
      <div class="quick-picks">
        {[['setup.like.many', all] as const, ['setup.mixed', mixed] as const, ['setup.surprise', surprise] as const].map(
          ([label, pick]) => (
            <button type="button" class="text" key={label} onClick={pick}>
              {t(label)}
            </button>
          ),
        )}
      </div>
      <div class="opponent-places" style={{ '--places': levels.length }}>
        {levels.map((level, i) => (
          <button
            type="button"
            class={`pick ${i === place ? 'picked' : ''}`}
            aria-pressed={i === place}
            key={i}
            onClick={() => choosePlace(i)}
          >
            <Portrait game={game} level={level} size={44} />
            <span>
              <b>{called(game, level)}</b>
              {places[i] !== undefined && <small>{places[i]}</small>}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function Opponents({ company, teams = false, places = [] }: Props) {
  const { game, levels, place, own, measured, like, seat } = company;
  const texts = textsOf(`${game} characters`);
  const many = levels.length > 1;
  const heading = !many ? t('setup.opponent') : teams ? called(game, levels[place] ?? 1) : t('setup.place.of', { n: place + 1 });
  return (
    <>
      {many && <Places company={company} teams={teams} places={places} />}
      <fieldset>
        <legend class="caps">{heading}</legend>
        <div class="quick-picks">
          <span class="muted">{t('setup.order')}</span>
          {own && (
            <button type="button" class="text" onClick={() => seat(like)}>
              {t('setup.like')}
            </button>
          )}
        </div>
        <div class="all-characters" role="group" aria-label={heading}>
          {LEVELS.map((level) => {
            const chosen = levels[place] === level;
            return (
              <button
                type="button"
                class={`character-tile ${chosen ? 'picked' : ''}`}
                aria-pressed={chosen}
                data-level={level}
                key={level}
                onClick={() => seat(level)}
              >
                <span class={!chosen && levels.includes(level) ? 'seated' : ''}>
                  <Portrait game={game} level={level} size={64} />
                  {!chosen && many && levels.includes(level) && <small class="tag">{t('setup.seated')}</small>}
                  {own && level === like && !levels.includes(level) && <small class="tag like">{t('setup.like.you')}</small>}
                </span>
                <b>{called(game, level)}</b>
                <small>
                  <span class="word">{texts.say(`style.${level}`)}</span> {measured?.strength[level - 1]?.[0]}
                </small>
              </button>
            );
          })}
        </div>
      </fieldset>
    </>
  );
}
