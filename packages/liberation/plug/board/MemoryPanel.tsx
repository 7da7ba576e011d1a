/** What this seat knows for certain of hidden cards: an aid, never a guess. */
import { useState } from 'preact/hooks';
import type { LiberationEvent, Memory, View } from '@orrery/liberation';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { language } from '@orrery/web/app/settings.ts';
import { probesOf } from '../marks.ts';
import { facts } from '../memory.ts';
import { CityChip, type ChipTools } from './Chips.tsx';
import { t } from './words.ts';

interface Props {
  readonly memory: Memory;
  readonly view: View;
  readonly events: readonly LiberationEvent[];
  readonly tools: ChipTools;
}

export function MemoryPanel({ memory, view, events, tools }: Props) {
  const [hidden, setHidden] = useState(false);
  const list = facts(memory, view, { say: t, language: language.value, label: tools.things.letter });
  const probes = probesOf(events, view.turn);
  if (view.viewer > 1) return null;
  return (
    <section class="memory" aria-label={t('memory')}>
      <h2>
        <span>{t('memory')}</span>
        <small class="muted">{t('memory.line')}</small>
        <button type="button" class="quiet hide" aria-expanded={!hidden} onClick={() => setHidden(!hidden)}>
          {t(hidden ? 'memory.show' : 'memory.hide')}
        </button>
      </h2>
      {!hidden && (
        <ul tabIndex={0} aria-label={t('memory')}>
          {probes.map(({ event, turn }) => (
            <li class="probe">
              <Icon name="eye" size={14} />
              <span>
                {tools.say.plain(tools.say.event(event))}
                <small>{t('memory.turn', { turn })}</small>
              </span>
            </li>
          ))}
          {list.length + probes.length === 0 && <li class="none muted">{t('memory.none')}</li>}
          {list.map((fact) => (
            <li class={fact.fades ? 'fades' : ''}>
              <span class="whom">
                {fact.cities.map((city) => (
                  <CityChip id={city} things={tools.things} onLook={tools.onLook} brief />
                ))}
              </span>
              <span>
                {fact.text}
                {(fact.when || fact.fades) && (
                  <small>
                    {fact.mark && <Icon name={fact.mark} size={10} class={`mark-icon ${fact.mark}`} />}
                    {[fact.when, fact.fades && t('memory.fades')].filter(Boolean).join(' · ')}
                  </small>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
