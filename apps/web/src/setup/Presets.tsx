/** Whole set-ups by name: one press sets everything, and what was changed afterwards shows. */
import type { Options } from '@orrery/kernel';
import type { AnyGame, Customs } from '@orrery/games/load';
import { t, textsOf } from '../app/words.ts';
import { type Settings, standard } from './OptionList.tsx';

interface Props {
  readonly game: AnyGame;
  readonly customs: Customs;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  readonly usual?: Options;
}

export function Presets({ game, customs, settings, onChange, usual = standard(game) }: Props) {
  const texts = textsOf(game.id);
  const wholes = (customs.presets ?? []).map(({ id, options }) => ({ id, options: { ...usual, ...options } }));
  if (wholes.length === 0) return null;
  const same = (options: Options): boolean => game.options.every(({ id }) => options[id] === settings.options[id]);
  return (
    <fieldset>
      <legend class="caps">{t('setup.preset')}</legend>
      <div class="cards-to-pick presets">
        {wholes.map(({ id, options }) => (
          <button
            type="button"
            class={`pick ${same(options) ? 'picked' : ''}`}
            aria-pressed={same(options)}
            key={id}
            onClick={() => onChange({ ...settings, options })}
          >
            <span>
              <b>{texts.say(`preset.${id}`)}</b>
              <small>{texts.say(`preset.${id}.line`)}</small>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
