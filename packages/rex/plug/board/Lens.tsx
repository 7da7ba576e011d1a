/** A place in full, beside the map, while one rests on it: its whole name, who stands there, what lies there, what it costs to get there. */
import type { ReadonlySignal } from '@preact/signals';
import { statusOf } from '@orrery/kernel';
import { of, RaceIcon, Symbol, type SymbolName } from './marks.tsx';
import type { Look } from './Node.tsx';
import type { Things } from './things.tsx';
import { t } from './words.ts';

interface Props {
  /** The place one rests on, and the one a phone looks at. */
  readonly hovered: ReadonlySignal<string | null>;
  readonly sight: string | null;
  readonly things: Things;
  readonly look: (id: string) => Look;
  /** What the number beside a place means. */
  readonly said: (id: string) => string;
  /** Whether somewhere something can be pointed at. */
  readonly pointed: boolean;
}

export function Lens({ hovered, sight, things, look: lookOf, said, pointed }: Props) {
  const id = hovered.value ?? sight;
  if (id === null) return null;
  const [look, tag] = [lookOf(id), said(id)];
  const place = things.place(id);
  const there = things.view.locations.find(({ location }) => location === id);
  if (!place || !there) return null;
  const marks: readonly (readonly [SymbolName, string])[] = [
    ...(place.stronghold && !look.demolished ? [['stronghold', t('rex.stronghold')] as const] : []),
    ...(place.spaceport ? [['spaceport', t('rex.port')] as const] : []),
    ...(place.shield && !look.demolished ? [['shield', t(look.shield ? 'rex.shield' : 'rex.s.broken')] as const] : []),
    ...(look.influence > 0 ? [['influence', t('rex.s.coins', { count: look.influence })] as const] : []),
    ...(look.underFire ? [['none', t('rex.fire')] as const] : []),
    ...(look.demolished ? [['none', t('rex.demolished')] as const] : []),
  ];
  const status = statusOf(things.pack, `/locations/${things.pack.locations.indexOf(place)}`);
  return (
    <div class="rx-lens panel" aria-hidden="true">
      <p class="head">
        <b>{things.name('location', id)}</b>
        {place.sector !== null && <span>{t('rex.s.sector', { sector: place.sector })}</span>}
      </p>
      {marks.length > 0 && (
        <p class="marks">
          {marks.map(([symbol, word]) => (
            <span>
              <Symbol name={symbol} size={12} /> {word}
            </span>
          ))}
        </p>
      )}
      {there.units.length > 0 && (
        <ul>
          {there.units.map(({ seat, units, mechanized, faceDown }) => (
            <li class={of(things.race(seat))}>
              <RaceIcon race={things.race(seat)} size={14} />
              <span>{things.called(seat)}</span>
              <b>{units + mechanized + faceDown}</b>
              {mechanized > 0 && <small>{t('rex.mechanized', { count: mechanized })}</small>}
              {faceDown > 0 && <small>{t('rex.face-down', { count: faceDown })}</small>}
            </li>
          ))}
        </ul>
      )}
      {status === 'inferred' && <p class="muted">{t('rex.sure.inferred')}</p>}
      {status === 'reconstructed' && <p class="muted">{t('rex.sure.reconstructed')}</p>}
      {tag !== '' && <p class="tag">{tag}</p>}
      {pointed && look.choice === null && <p class="closed">{t('rex.closed')}</p>}
    </div>
  );
}
