/** Between two sides: the place they fight for, and who has chosen. Nothing here says what. */
import { battlePreview, type Exchange, type RexRules, tiePreview } from '@orrery/rex';
import type { Fight, Side } from './fight.ts';
import { Coins, of, Placed, RaceIcon, SYMBOLS, UnitStack } from './marks.tsx';
import { NODE, star } from './geometry.ts';
import type { Drafted } from './plan.ts';
import type { Things } from './things.tsx';
import { t } from './words.ts';

interface Props {
  readonly things: Things;
  readonly fight: Fight;
  readonly order: readonly Side[];
  /** The plan the viewer puts together. */
  readonly draft: Drafted | null;
  /** Cards known to be in the other hand. */
  readonly held: readonly string[];
}

/** How the plan that is being put together could end. */
function Forecast({ things, draft, held }: { things: Things; draft: Drafted; held: readonly string[] }) {
  const found = battlePreview(things.play.table.rules as RexRules, things.view, draft, held);
  if (!found) return null;
  const line = (word: 'rex.forecast.best' | 'rex.forecast.worst', { mine, theirs, wins }: Exchange) => (
    <li>
      {t(word)} <b>{`${mine}\u00A0:\u00A0${theirs}`}</b> {t(wins ? 'rex.forecast.won' : 'rex.forecast.lost')}
    </li>
  );
  return (
    <div class="forecast" role="status" data-term="dial">
      <ul>
        {line('rex.forecast.best', found.best)}
        {line('rex.forecast.worst', found.worst)}
      </ul>
      <small>{t('rex.forecast.aside')}</small>
    </div>
  );
}

export function BattleSite({ things, fight, order, draft, held }: Props) {
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
      {draft && <Forecast things={things} draft={draft} held={held} />}
      {!revealed && !draft && <p class="small">{t('rex.battle.together')}</p>}
      {!revealed && (
        <p class="small rule">{t('rex.battle.rule', { who: things.called(tiePreview(things.play.table.rules as RexRules, view)) })}</p>
      )}
    </div>
  );
}
