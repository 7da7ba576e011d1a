/** Two sides mirrored, their dials towards the middle. The hidden side keeps its shapes, so that nothing moves at the reveal. */
import { useEffect, useState } from 'preact/hooks';
import type { RexChoice } from '@orrery/rex';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Offer } from '../table/play.ts';
import { Words } from '../table/wording.tsx';
import { valueOf } from './aim.ts';
import { BattleSite } from './BattleSite.tsx';
import { breakable, LeaderToken, leaderOf, StrategyCard } from './Cards.tsx';
import { Dial } from './Dial.tsx';
import { type Fight, type Side, stepOf, STEPS } from './fight.ts';
import { of, RaceIcon, Symbol } from './marks.tsx';
import { chip, type Things } from './things.tsx';

export const BATTLE_VERBS: ReadonlySet<string> = new Set(['dial', 'lead', 'slot']);
const SLOTS = ['none', 'attack', 'defence', 'both'] as const;

interface Props {
  readonly things: Things;
  readonly fight: Fight;
  readonly offers: readonly Offer[];
  /** Cards that this seat knows to be in a hand. */
  readonly remembered: (seat: number) => readonly string[];
  readonly onBoard: () => void;
}

export function BattlePanel({ things, fight, offers, remembered, onBoard }: Props) {
  const place = things.place(fight.location);
  const influence = things.view.locations.find(({ location }) => location === fight.location)?.influence ?? 0;
  const mine = fight.sides.find(({ seat }) => seat === things.view.viewer);
  const ordered = mine ? [mine, ...fight.sides.filter((side) => side !== mine)] : fight.sides;
  const step = stepOf(things.view.decision, fight);
  const about = [
    place?.sector && t('rex.battle.at', { sector: place.sector }),
    influence > 0 && t('rex.s.coins', { count: influence }),
    place?.stronghold && t('rex.stronghold'),
  ].filter((word) => typeof word === 'string');
  return (
    <section class="rx-panel rx-battle" aria-label={t('rex.battle')}>
      <header>
        <div>
          <h2>{things.name('location', fight.location)}</h2>
          <span class="muted small">{about.join(' · ')}</span>
        </div>
        <ol class="steps" aria-label={t('rex.battle.steps')}>
          {STEPS.map((each) => (
            <li class={each === step ? 'now' : ''} aria-current={each === step ? 'step' : undefined}>
              {t(`rex.battle.step.${each}`)}
            </li>
          ))}
        </ol>
        <button type="button" class="quiet" onClick={onBoard}>
          {t('rex.battle.board')}
        </button>
      </header>
      <div class="forces" role="group" aria-label={t('rex.battle.steps')} tabIndex={0}>
        {ordered.map((side, i) => (
          <Force
            side={side}
            things={things}
            offers={side === mine ? offers : []}
            mirrored={i === 1}
            known={side === mine ? [] : remembered(side.seat)}
            key={side.seat}
          />
        ))}
        <BattleSite things={things} fight={fight} order={ordered} />
      </div>
    </section>
  );
}

/** What a side has put into its plan, as far as this viewer may see it. */
function planOf(side: Side, things: Things) {
  const { view, play } = things;
  const steps = side.seat === view.viewer ? view.own.steps.map((step) => play.table.rules.choices.name(step) as RexChoice) : [];
  const dialled = steps.find((step) => step.verb === 'dial');
  const led = steps.find((step) => step.verb === 'lead');
  const slotted = steps.find((step) => step.verb === 'slot');
  return {
    number: side.plan?.number ?? (dialled && 'number' in dialled ? dialled.number : null),
    leader: side.plan ? side.plan.leader : led && 'leader' in led ? led.leader : null,
    slot: side.plan ? side.plan.slot : slotted && 'slot' in slotted ? slotted.slot : null,
  };
}

interface ForceProps {
  readonly side: Side;
  readonly things: Things;
  readonly offers: readonly Offer[];
  readonly mirrored: boolean;
  readonly known: readonly string[];
}

function Force({ side, things, offers, mirrored, known }: ForceProps) {
  const { view, play } = things;
  const race = things.race(side.seat);
  const { number, leader, slot } = planOf(side, things);
  const dials = offers.filter(({ named }) => named.verb === 'dial');
  const [turned, turn] = useState<number | null>(null);
  useEffect(() => turn(null), [dials.length > 0]);
  const stops = dials.map((offer) => Number(valueOf(offer, 'number')));
  const most = Math.max(side.units + side.mechanized * things.pack.constants.mechStrength, number ?? 0, ...stops, 1);
  const shown = number ?? (stops.length > 0 ? (turned ?? stops[0] ?? 0) : null);
  const setting = dials.find((offer) => valueOf(offer, 'number') === shown);
  const strength = leader ? leaderOf(things, leader).strength : 0;
  const open = (verb: string): boolean => offers.some(({ named }) => named.verb === verb);
  return (
    <div
      class={`force ${of(race)} ${mirrored ? 'mirrored' : ''} ${side.plan ? 'revealed' : ''}`}
      data-side={side.seat}
      data-zone={`side-${side.seat}`}
    >
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
      </header>
      <div class={`wheel ${open('dial') ? 'asked' : ''}`}>
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
        {shown === null && <span class="muted small">{t('rex.battle.hidden')}</span>}
      </div>
      <div class={`slots ${open('slot') ? 'asked' : ''}`} role="group" aria-label={t('rex.battle.slot')}>
        <span class="caps" aria-hidden="true">
          {t('rex.battle.slot')}
        </span>
        {SLOTS.map((each) => {
          const offer = offers.find(({ named }) => named.verb === 'slot' && named['slot'] === each);
          return (
            <button
              type="button"
              class={`slot ${offer ? 'open' : ''} ${slot === each ? 'chosen' : ''}`}
              disabled={!offer || play.busy.value}
              aria-pressed={slot === each}
              {...(offer ? { 'data-choosable': '', 'data-choice': offer.choice } : {})}
              onClick={() => offer && play.choose(offer.choice)}
            >
              <span>
                {(each === 'both' ? (['attack', 'defence'] as const) : [each]).map((sign) => (
                  <Symbol name={sign} size={18} />
                ))}
              </span>
              <small>{things.name('slot', each)}</small>
            </button>
          );
        })}
      </div>
      <div class={`leaders ${open('lead') ? 'asked' : ''}`} role="group" aria-label={t('rex.battle.leader')}>
        <span class="caps" aria-hidden="true">
          {t('rex.battle.leader')}
        </span>
        {(view.players[side.seat]?.leaders ?? []).map(({ leader: id, alive, used }) => {
          const offer = offers.find(({ named }) => named.verb === 'lead' && named['leader'] === id);
          const away = used !== null && used !== view.locations[view.pending.battleAt]?.location;
          return (
            <button
              type="button"
              class={`leader ${offer ? 'open' : ''} ${leader === id ? 'chosen' : ''}`}
              disabled={!offer || play.busy.value}
              aria-pressed={leader === id}
              {...(offer ? { 'data-choosable': '', 'data-choice': offer.choice } : {})}
              onClick={() => offer && play.choose(offer.choice)}
            >
              <LeaderToken leader={leaderOf(things, id)} size={40} faint={!alive || away} />
              <small>{breakable(things.name('leader', id))}</small>
              {(!alive || away) && <small class="fate">{t(alive ? 'rex.used' : 'rex.dead')}</small>}
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
      <Known side={side} things={things} known={known} />
    </div>
  );
}

/** What is public or remembered about a side, at its foot. */
function Known({ side, things, known }: { side: Side; things: Things; known: readonly string[] }) {
  const { view, play, pack } = things;
  const own = side.seat === view.viewer;
  const fighting = own ? view.own.hand.filter((id) => pack.strategyCards.find((card) => card.id === id)?.icon) : [];
  const traitors = own ? view.own.traitors : [];
  const names = (kind: string, ids: readonly string[]): string =>
    [...new Set(ids)]
      .map((id) => {
        const copies = ids.filter((other) => other === id).length;
        return things.name(kind, id) + (copies > 1 ? ` ×\u202f${copies}` : '');
      })
      .join(', ');
  if (side.notes.length + known.length + fighting.length + traitors.length === 0) return null;
  return (
    <ul class="known">
      {fighting.length > 0 && <li>{t('rex.battle.hold', { cards: names('card', fighting) })}</li>}
      {traitors.length > 0 && <li>{t('rex.battle.traitors', { leaders: names('leader', traitors) })}</li>}
      {known.length > 0 && <li>{t('rex.battle.known', { cards: names('card', known) })}</li>}
      {side.notes.map((event) => (
        <li>
          <Icon name="eye" size={12} />
          <span>
            <Words of={play.say.event(event)} thing={chip(things)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
