/** Between two sides: the place they fight for, and who has chosen. Nothing here says what. */
import { tiePreview, type RexRules } from '@orrery/rex';
import type { Fight, Side } from './fight.ts';
import { Coins, of, Placed, RaceIcon, SYMBOLS, UnitStack } from './marks.tsx';
import { NODE, star } from './geometry.ts';
import type { Things } from './things.tsx';
import { t } from './words.ts';

export function BattleSite({ things, fight, order }: { things: Things; fight: Fight; order: readonly Side[] }) {
  const { view } = things;
  const place = things.place(fight.location);
  const influence = view.locations.find(({ location }) => location === fight.location)?.influence ?? 0;
  const symbol = place?.spaceport ? 'spaceport' : place?.stronghold ? 'stronghold' : place?.influence ? 'influence' : 'shield';
  const planning = view.decision === 'D-PLAN';
  const revealed = order.some(({ plan }) => plan !== null);
  return (
    <div class="site">
      <svg viewBox="-12 -12 24 24" class="rx-city" aria-hidden="true">
        <circle r="11.4" class="ring-of-site" />
        <g class={`rx-place ${place?.stronghold ? 'stronghold' : ''}`}>
          <path class="plaza" d={place?.stronghold ? star(8, NODE + 1.15, NODE + 0.1, 22.5) : star(24, NODE, NODE)} />
          <path class="symbol" d={SYMBOLS[symbol]} transform="scale(.2)" fill-rule="evenodd" />
        </g>
        {order.map(({ seat, units, mechanized }, i) => (
          <Placed x={i ? 7.2 : -7.2} y={0} k={0.27}>
            <UnitStack race={things.race(seat)} count={units + mechanized} mechanized={mechanized} faceDown={false} />
          </Placed>
        ))}
        {influence > 0 && <Coins amount={influence} box={{ x: -2.45, y: 5, w: 4.9, h: 2.6 }} />}
      </svg>
      {planning &&
        order.map(({ seat }) => {
          const done = ((view.answered >> seat) & 1) === 1;
          return (
            <span class={`state ${of(things.race(seat))} ${done ? 'done' : ''}`}>
              <RaceIcon race={things.race(seat)} size={14} />
              <span class="spoken">{things.called(seat)}: </span>
              {t(done ? 'rex.battle.chosen' : 'rex.battle.choosing')}
            </span>
          );
        })}
      {!revealed && <p class="small">{t('rex.battle.together')}</p>}
      {!revealed && (
        <p class="small rule">{t('rex.battle.rule', { who: things.called(tiePreview(things.play.table.rules as RexRules, view)) })}</p>
      )}
    </div>
  );
}
