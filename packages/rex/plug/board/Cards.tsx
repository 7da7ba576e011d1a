/** Cards at one ratio, 5 : 7, and leaders as tokens. */
import type { Race, RexPack } from '@orrery/rex';
import { textsOf } from '@orrery/web/app/words.ts';
import { n, star } from './geometry.ts';
import { breakable } from './syllables.ts';
import { of, RaceShape, Symbol, type SymbolName, SYMBOLS } from './marks.tsx';
import { Sureness, type Things } from './things.tsx';
import { t, type BoardKey } from './words.ts';

type Card = RexPack['strategyCards'][number];
export const kindOf = (card: Card | undefined): SymbolName & ('attack' | 'defence' | 'plan') =>
  card?.icon === 'attack' || card?.icon === 'defence' ? card.icon : 'plan';

/** What a card does, in a line; a card of another pack has its name alone. */
export const textOf = (id: string): string => {
  const key = `rex.text.${id}`;
  return textsOf('rex board').has(key) ? t(key as BoardKey) : '';
};

/** A quiet figure a card, from its id, so that a new card has one too. */
function Figure({ id, kind }: { id: string; kind: SymbolName }) {
  const seed = [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);
  const points = 3 + (seed % 6);
  return (
    <svg class="rx-figure" viewBox="-20 -18 40 36" aria-hidden="true">
      {[17, 13, 9].map((r, i) => (
        <path class={`ring-${i}`} d={star(points, r, n(r * (0.45 + ((seed >> i) % 5) / 10)), (seed % 60) + i * 9)} />
      ))}
      <path class="sign" d={SYMBOLS[kind]} fill-rule="evenodd" transform="scale(.55)" />
    </svg>
  );
}

interface CardProps {
  readonly id: string;
  readonly things: Things;
  readonly open: boolean;
  readonly chosen?: boolean;
  readonly onChoose?: (id: string) => void;
}

export function StrategyCard({ id, things, open, chosen = false, onChoose }: CardProps) {
  const kind = kindOf(things.pack.strategyCards.find((card) => card.id === id));
  const inside = (
    <>
      <span class="kind" data-term={kind}>
        {kind !== 'plan' && <Symbol name={kind} size={12} />}
        {t(`rex.card.${kind}`)}
      </span>
      <b>{breakable(things.name('card', id))}</b>
      <Figure id={id} kind={kind} />
      <span class="text">{breakable(textOf(id))}</span>
    </>
  );
  const look = `rx-card ${kind} ${open ? 'open' : ''} ${chosen ? 'chosen' : ''}`;
  const about = (): void => things.onAbout({ kind: 'card', id });
  // A card that can be played is played by a press: then reading takes a long one.
  return open && onChoose ? (
    <button
      type="button"
      class={look}
      data-choosable=""
      data-own-press=""
      data-card={id}
      onClick={() => onChoose(id)}
      onContextMenu={(event) => {
        event.preventDefault();
        about();
      }}
    >
      {inside}
    </button>
  ) : (
    <button type="button" class={look} data-card={id} title={t('rex.about.open', { name: things.name('card', id) })} onClick={about}>
      {inside}
    </button>
  );
}

/** The disc of the city as a guilloche. */
export const CardBack = ({ small = false }: { small?: boolean }) => (
  <div class={`rx-card back ${small ? 'small' : ''}`} role="img" aria-label={t('rex.card.down')}>
    <svg viewBox="-25 -35 50 70" aria-hidden="true">
      <rect x="-22" y="-32" width="44" height="64" rx="3" />
      {Array.from({ length: 9 }, (_, i) => (
        <ellipse rx="19" ry="7.5" transform={`rotate(${i * 20})`} />
      ))}
      <circle r="22" />
      <circle r="4.5" class="core" />
    </svg>
  </div>
);

export interface LeaderLike {
  readonly id: string;
  readonly race: string;
  readonly strength: number;
}

export const leaderOf = (things: Things, id: string): LeaderLike =>
  things.pack.leaders.find((leader) => leader.id === id) ?? { id, race: '', strength: 0 };
export const LeaderName = ({ things, id }: { things: Things; id: string }) => (
  <b>
    {breakable(things.name('leader', id))}
    <Sureness things={things} pointer={`/leaders/${things.pack.leaders.findIndex((leader) => leader.id === id)}`} />
  </b>
);

/** The race in a ring, the strength at its foot. */
export const LeaderToken = ({ leader, size = 48, faint = false }: { leader: LeaderLike; size?: number; faint?: boolean }) => (
  <svg class={`rx-leader ${of(leader.race)} ${faint ? 'faint' : ''}`} width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
    <circle r="12.6" class="medal" />
    <g transform="translate(0 -1) scale(.72)">
      <RaceShape race={leader.race as Race} />
    </g>
    <circle cx="8.6" cy="8.6" r="5" class="coin" />
    <text x="8.6" y="8.8">
      {leader.strength}
    </text>
  </svg>
);

export function TraitorCard({ id, things }: { id: string; things: Things }) {
  const leader = leaderOf(things, id);
  return (
    <button
      type="button"
      class="rx-card traitor"
      title={t('rex.about.open', { name: things.name('leader', id) })}
      onClick={() => things.onAbout({ kind: 'leader', id })}
    >
      <span class="kind" data-term="traitor">
        <Symbol name="traitor" size={12} />
        {t('rex.card.traitor')}
      </span>
      <b>{breakable(things.name('leader', id))}</b>
      <span class="bust">
        <LeaderToken leader={leader} size={42} />
      </span>
      <span class="text">{things.name('race', leader.race)}</span>
    </button>
  );
}
