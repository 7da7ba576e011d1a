/** Two sides mirrored, their dials towards the middle. The hidden side keeps its shapes, so that nothing moves at the reveal. */
import { useEffect, useState } from 'preact/hooks';
import type { RexChoice } from '@orrery/rex';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Offer } from '../table/play.ts';
import { Words } from '../table/wording.tsx';
import { valueOf } from './aim.ts';
import { LeaderToken, leaderOf, StrategyCard } from './Cards.tsx';
import { Dial } from './Dial.tsx';
import type { Fight, Side } from './fight.ts';
import { of, RaceIcon, Symbol } from './marks.tsx';
import { chip, type Things } from './things.tsx';

export const BATTLE_VERBS: ReadonlySet<string> = new Set(['dial', 'lead', 'slot']);
const SLOTS = ['none', 'attack', 'defence', 'both'] as const;

interface Props {
  readonly things: Things;
  readonly fight: Fight;
  readonly offers: readonly Offer[];
  readonly onBoard: () => void;
}

export function BattlePanel({ things, fight, offers, onBoard }: Props) {
  const place = things.place(fight.location);
  const mine = fight.sides.find(({ seat }) => seat === things.view.viewer);
  const ordered = mine ? [mine, ...fight.sides.filter((side) => side !== mine)] : fight.sides;
  return (
    <section class="rx-panel rx-battle" aria-label={t('rex.battle')}>
      <header>
        <div>
          <h2>{things.name('location', fight.location)}</h2>
          {place?.sector && <span class="muted small">{t('rex.battle.at', { sector: place.sector })}</span>}
        </div>
        <button type="button" class="quiet" onClick={onBoard}>
          {t('rex.battle.board')}
        </button>
      </header>
      <div class="forces">
        {ordered.map((side, i) => (
          <Force side={side} things={things} offers={side === mine ? offers : []} mirrored={i === 1} key={side.seat} />
        ))}
      </div>
    </section>
  );
}

function Force({ side, things, offers, mirrored }: { side: Side; things: Things; offers: readonly Offer[]; mirrored: boolean }) {
  const { view, play } = things;
  const race = things.race(side.seat);
  const own = side.seat === view.viewer;
  const steps = own ? view.own.steps.map((step) => play.table.rules.choices.name(step) as RexChoice) : [];
  const dialled = steps.find((step) => step.verb === 'dial');
  const led = steps.find((step) => step.verb === 'lead');
  const slotted = steps.find((step) => step.verb === 'slot');
  const planning = view.decision === 'D-PLAN';
  const done = ((view.answered >> side.seat) & 1) === 1;
  const dials = offers.filter(({ named }) => named.verb === 'dial');
  const [turned, turn] = useState<number | null>(null);
  useEffect(() => turn(null), [dials.length > 0]);
  const stops = dials.map((offer) => Number(valueOf(offer, 'number')));
  const most = Math.max(side.units + side.mechanized * things.pack.constants.mechStrength, side.plan?.number ?? 0, ...stops, 1);
  const shown =
    side.plan?.number ?? (dialled && 'number' in dialled ? dialled.number : stops.length > 0 ? (turned ?? stops[0] ?? 0) : null);
  const leader = side.plan ? side.plan.leader : led && 'leader' in led ? led.leader : null;
  const slot = side.plan ? side.plan.slot : slotted && 'slot' in slotted ? slotted.slot : null;
  const setting = dials.find((offer) => valueOf(offer, 'number') === shown);
  const strength = leader ? leaderOf(things, leader).strength : 0;
  return (
    <div class={`force ${of(race)} ${mirrored ? 'mirrored' : ''} ${side.plan ? 'revealed' : ''}`} data-side={side.seat}>
      <header>
        <RaceIcon race={race} size={32} />
        <div>
          <h3>{things.called(side.seat)}</h3>
          <span class="muted small">
            {t('rex.battle.force', { count: side.units + side.mechanized })}
            {' · '}
            {view.players[side.seat]?.cards} {t('rex.fig.cards', { count: view.players[side.seat]?.cards ?? 0 })}
          </span>
        </div>
        {planning && !side.plan && (
          <span class={`state ${done ? 'done' : ''}`}>{t(done ? 'rex.battle.chosen' : 'rex.battle.choosing')}</span>
        )}
      </header>
      <div class="wheel">
        <Dial race={race} most={most} value={shown} {...(stops.length > 1 ? { stops, onTurn: turn } : {})} />
        {setting && (
          <button
            type="button"
            class="primary"
            data-choosable=""
            data-choice={setting.choice}
            disabled={play.busy.value}
            onClick={() => play.choose(setting.choice)}
          >
            {t('rex.battle.set', { number: shown ?? 0 })}
          </button>
        )}
        {shown !== null && leader && !setting && (
          <span class="total">{t('rex.battle.total', { number: shown, strength, total: shown + strength })}</span>
        )}
      </div>
      <div class="slots" role="group" aria-label={t('rex.battle.slot')}>
        {SLOTS.map((each) => {
          const offer = offers.find(({ named }) => named.verb === 'slot' && named['slot'] === each);
          return (
            <button
              type="button"
              class={`slot ${offer ? 'open' : ''} ${slot === each ? 'chosen' : ''}`}
              disabled={!offer || play.busy.value}
              {...(offer ? { 'data-choosable': '' } : {})}
              onClick={() => offer && play.choose(offer.choice)}
            >
              {each === 'both' ? (
                <span>
                  <Symbol name="attack" size={15} />
                  <Symbol name="defence" size={15} />
                </span>
              ) : (
                <Symbol name={each} size={15} />
              )}
              <small>{things.name('slot', each)}</small>
            </button>
          );
        })}
      </div>
      <div class="leaders" role="group" aria-label={t('rex.battle.leader')}>
        {(view.players[side.seat]?.leaders ?? []).map(({ leader: id, alive, used }) => {
          const offer = offers.find(({ named }) => named.verb === 'lead' && named['leader'] === id);
          return (
            <button
              type="button"
              class={`leader ${offer ? 'open' : ''} ${leader === id ? 'chosen' : ''}`}
              disabled={!offer || play.busy.value}
              {...(offer ? { 'data-choosable': '' } : {})}
              onClick={() => offer && play.choose(offer.choice)}
            >
              <LeaderToken
                leader={leaderOf(things, id)}
                size={36}
                faint={!alive || (used !== null && used !== things.view.locations[things.view.pending.battleAt]?.location)}
              />
              <small>{things.name('leader', id)}</small>
            </button>
          );
        })}
      </div>
      {side.cards.length > 0 && (
        <div class="played">
          {side.cards.map((id) => (
            <StrategyCard id={id} things={things} open={false} />
          ))}
        </div>
      )}
      {side.notes.length > 0 && (
        <ul class="known">
          {side.notes.map((event) => (
            <li>
              <Icon name="eye" size={12} />
              <span>
                <Words of={play.say.event(event)} thing={chip(things)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
