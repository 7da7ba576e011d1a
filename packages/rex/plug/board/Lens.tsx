/** A place in full, beside the map, while one rests on it: its whole name, who stands there, what lies there, what it costs to get there. */
import { of, RaceIcon, Symbol, type SymbolName } from './marks.tsx';
import type { Look } from './Node.tsx';
import { sure, type Things } from './things.tsx';
import { t } from './words.ts';

interface Props {
  readonly id: string;
  readonly things: Things;
  readonly look: Look;
  /** What the number beside it means. */
  readonly tag: string;
  /** Somewhere else can be pointed at, but not here. */
  readonly closed: boolean;
}

export function Lens({ id, things, look, tag, closed }: Props) {
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
  const index = things.pack.locations.indexOf(place);
  return (
    <div class="rx-lens panel" aria-hidden="true">
      <p class="head">
        <b>{things.name('location', id) + sure(things, `/locations/${index}`)}</b>
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
      {tag !== '' && <p class="tag">{tag}</p>}
      {closed && <p class="closed">{t('rex.closed')}</p>}
    </div>
  );
}
