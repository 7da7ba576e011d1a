/** What this seat knows for certain of hidden cards: an aid, never a guess. */
import { useState } from 'preact/hooks';
import type { Memory, View } from '@orrery/liberation';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { CityChip, type ChipTools } from './Chips.tsx';
import { t } from './words.ts';

interface Fact {
  readonly cities: readonly string[];
  readonly text: string;
  readonly when?: string;
  /** Ends with the next shuffle. */
  readonly fades?: boolean;
  readonly mark?: 'miss' | 'named';
}

function facts(memory: Memory, view: View): Fact[] {
  const dynasty = view.viewer === 0;
  const list: Fact[] = [];
  memory.deckTop.forEach((city, i) => {
    if (city !== null) list.push({ cities: [city], text: t('memory.deck', { n: i + 1 }), fades: true });
  });
  for (const { city, turn } of memory.oppHolds)
    list.push({ cities: [city], text: t(dynasty ? 'memory.holds.L' : 'memory.holds.D'), when: t('memory.turn', { turn }) });
  for (const { city, turn } of memory.oppNot)
    if (!memory.inDiscard.includes(city) && !memory.deckTop.includes(city))
      list.push({
        cities: [city],
        text: t(dynasty ? 'memory.not.L' : 'memory.not.D'),
        when: t('memory.turn', { turn }),
        mark: dynasty ? 'miss' : 'named',
      });
  for (const group of memory.groups) {
    const places = [
      group.deck.length > 0 &&
        (group.deck.length >= view.deck ? t('memory.in.deck') : t('memory.in.top', { n: Math.max(...group.deck) + 1 })),
      group.discard && t('memory.in.discard'),
      group.hand && t('memory.in.hand'),
      group.base && t('memory.in.base'),
    ].filter((place) => place !== false);
    list.push({ cities: group.cities, text: new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' }).format(places) });
  }
  if (memory.inDiscard.length > 0) list.push({ cities: memory.inDiscard, text: t('memory.discard'), fades: true });
  return list;
}

export function MemoryPanel({ memory, view, tools }: { memory: Memory; view: View; tools: ChipTools }) {
  const [hidden, hide] = useState(false);
  const list = facts(memory, view);
  if (view.viewer > 1) return null;
  return (
    <section class="memory" aria-label={t('memory')}>
      <h2>
        <span>{t('memory')}</span>
        <small class="muted">{t('memory.line')}</small>
        <button type="button" class="quiet hide" aria-expanded={!hidden} onClick={() => hide(!hidden)}>
          {t(hidden ? 'memory.show' : 'memory.hide')}
        </button>
      </h2>
      {!hidden && (
        <ul tabIndex={0} aria-label={t('memory')}>
          {list.length === 0 && <li class="none muted">{t('memory.none')}</li>}
          {list.map((fact) => (
            <li class={fact.fades ? 'fades' : ''}>
              <span class="whom">
                {fact.cities.map((city) => (
                  <CityChip id={city} things={tools.things} onLook={tools.onLook} brief />
                ))}
              </span>
              <span>
                {fact.text}
                {(fact.when !== undefined || fact.fades) && (
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
