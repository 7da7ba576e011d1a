/** Landing cells: dotted in the sky, and in words what a landing there would bring. */
import type { GravityRules, Landing, View } from '@orrery/gravity';
import { beside, DIRECTIONS, hexagon, move, type Point, same } from './hex.ts';
import { person } from './people.tsx';
import { pressed } from './onPress.ts';
import { t } from './words.ts';

export interface LandingSpot extends Landing {
  readonly choice: number;
  /** What the landing would bring, in a sentence. */
  readonly words: string;
  /** A partner votes for it. */
  readonly voter: number | null;
  readonly choose: () => void;
}

/** Islands beside a cell, were the target there and not where it is. */
function neighboursAt(view: View, { target, cell }: Landing): readonly string[] {
  return DIRECTIONS.flatMap((direction) => {
    const found = view.islands.find((island) => island.id !== target && same(island.cell, beside(cell, direction)));
    return found ? [found.id] : [];
  });
}

/** How many sides of an island would be taken after a landing. */
function ringAfter(view: View, { target, cell }: Landing, id: string): number {
  const at = view.islands.find((island) => island.id === id)?.cell;
  if (!at) return 0;
  return DIRECTIONS.filter((direction) => {
    const side = beside(at, direction);
    return same(side, cell) || view.islands.some((island) => island.id !== target && island.id !== id && same(island.cell, side));
  }).length;
}

/** A sentence on a landing: whom it would lie beside, whose ring closes how far, what the own islands would yield more or less. */
export function landingWords(
  rules: GravityRules,
  view: View,
  landing: Landing,
  own: number,
  name: (island: string) => string,
  sideName: (side: number) => string,
): string {
  if (landing.wins !== null) return landing.wins === own ? t('gravity.you-win') : t('gravity.side-wins', { side: sideName(landing.wins) });
  const near = neighboursAt(view, landing);
  const others = near.filter((id) => id !== view.attraction?.attractor);
  const closest = near.map((id) => ({ id, ring: ringAfter(view, landing, id) })).toSorted((a, b) => b.ring - a.ring)[0];
  const mine = (of: View): readonly [number, number] => {
    const held = new Set(
      of.islands.flatMap(({ id, hunters }) => (hunters.some((n, seat) => n > 0 && of.players[seat]?.side === own) ? [id] : [])),
    );
    const yields = rules.previews.yields(of).filter(({ island }) => held.has(island));
    return [yields.reduce((sum, { permanent }) => sum + permanent, 0), yields.reduce((sum, { temporary }) => sum + temporary, 0)];
  };
  const after = {
    ...view,
    islands: view.islands.map((island) => (island.id === landing.target ? { ...island, cell: landing.cell } : island)),
  };
  const [before, then] = [mine(view), mine(after)];
  const [permanent, temporary] = [then[0] - before[0], then[1] - before[1]];
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  return [
    others.length > 0 ? t('gravity.land.beside', { islands: others.map(name).join(', ') }) : null,
    closest ? t('gravity.land.ring', { island: name(closest.id), count: closest.ring }) : null,
    permanent !== 0 || temporary !== 0 ? t('gravity.turn.after', { yield: `${signed(permanent)}${signed(temporary)}` }) : null,
  ]
    .filter((part) => part !== null)
    .join('; ');
}

interface Props {
  readonly spot: LandingSpot;
  readonly at: Point;
  readonly R: number;
  readonly own: number;
  readonly onAim: (over: boolean) => void;
}

/** A dotted cell where the chosen island can land; a crown or a warning where that would end the game. */
export function Spot({ spot, at, R, own, onAim }: Props) {
  const wins = spot.wins === null ? null : spot.wins === own ? 'own' : 'rival';
  return (
    <g
      class={`landing ${wins ?? ''}`}
      transform={move(at)}
      role="button"
      tabindex={0}
      aria-label={`${t('gravity.land', { direction: spot.direction + 1 })}: ${spot.words}`}
      data-term="cell"
      data-choosable=""
      data-choice={spot.choice}
      onClick={spot.choose}
      onKeyDown={pressed(spot.choose)}
      onPointerEnter={() => onAim(true)}
      onPointerLeave={() => onAim(false)}
      onFocus={() => onAim(true)}
    >
      <circle class="hit" r={Math.max(22, R * 0.8)} />
      <polygon points={hexagon(R * 0.94)} />
      {wins === 'own' ? (
        <path class="crown" d="M-15 9L-18-8L-8 0L0-13L8 0L18-8L15 9Z" />
      ) : wins === 'rival' ? (
        <path class="alarm" d="M0-14L16 13H-16ZM0-4V5M0 9v.5" />
      ) : (
        <text class="cell-number" aria-hidden="true" y="6" font-size={Math.max(13, R * 0.24)}>
          {spot.direction + 1}
        </text>
      )}
      {spot.voter !== null && <circle class="vote-ring" r="17" style={{ stroke: person(spot.voter).colour }} />}
    </g>
  );
}
