/** Two sides mirrored, their dials towards the middle. The hidden side keeps its shapes, so that nothing moves at the reveal. */
import type { RexRules } from '@orrery/rex';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { Words } from '@orrery/web/table/wording.tsx';
import { BattleSite } from './BattleSite.tsx';
import { LeaderToken, leaderOf, StrategyCard } from './Cards.tsx';
import { Dial } from './Dial.tsx';
import { type Fight, type Side, stepOf, STEPS } from './fight.ts';
import { of, RaceIcon, Symbol } from './marks.tsx';
import type { Drafted, Element } from './plan.ts';
import { breakable } from './syllables.ts';
import { chip, type Things } from './things.tsx';
import { t } from './words.ts';

const SLOTS = ['none', 'attack', 'defence', 'both'] as const;

interface Props {
  readonly things: Things;
  readonly fight: Fight;
  /** The plan the viewer puts together. */
  readonly draft: Drafted | null;
  /** Cards that this seat knows to be in a hand. */
  readonly remembered: (seat: number) => readonly string[];
  readonly onBoard: () => void;
}

export function BattlePanel({ things, fight, draft, remembered, onBoard }: Props) {
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
        <ol class="steps" aria-label={t('rex.battle.steps')} data-term="battle-steps">
          {STEPS.map((each) => (
            <li class={each === step ? 'now' : ''} aria-current={each === step ? 'step' : undefined}>
              {t(`rex.battle.step.${each}`)}
            </li>
          ))}
        </ol>
        <button type="button" class="quiet" onClick={onBoard}>
          {t('rex.look.board')}
        </button>
      </header>
      <div class="forces" role="group" aria-label={t('rex.battle.steps')} tabIndex={0}>
        {ordered.map((side, i) => (
          <Force
            side={side}
            things={things}
            draft={side === mine ? draft : null}
            mirrored={i === 1}
            known={side === mine ? [] : remembered(side.seat)}
            key={side.seat}
          />
        ))}
        <BattleSite things={things} fight={fight} order={ordered} draft={draft} held={ordered[1] ? remembered(ordered[1].seat) : []} />
      </div>
    </section>
  );
}

/** What a side has put into its plan, as far as this viewer may see it: laid open, put together, or sent and still sealed. */
function planOf(side: Side, things: Things, draft: Drafted | null) {
  const { view, play } = things;
  if (side.plan) return side.plan;
  if (draft) return draft;
  const rules = play.table.rules as RexRules;
  const steps = side.seat === view.viewer && view.decision === 'D-PLAN' ? view.own.steps.map((step) => rules.choices.name(step)) : [];
  return {
    number: steps.flatMap((step) => (step.verb === 'dial' ? [step.number] : []))[0] ?? null,
    leader: steps.flatMap((step) => (step.verb === 'lead' ? [step.leader] : []))[0] ?? null,
    slot: steps.flatMap((step) => (step.verb === 'slot' ? [step.slot] : []))[0] ?? null,
  };
}

interface ForceProps {
  readonly side: Side;
  readonly things: Things;
  readonly draft: Drafted | null;
  readonly mirrored: boolean;
  readonly known: readonly string[];
}

function Force({ side, things, draft, mirrored, known }: ForceProps) {
  const { view, play } = things;
  const race = things.race(side.seat);
  const { number, leader, slot } = planOf(side, things, draft);
  const stops = draft?.numbers ?? [];
  const most = Math.max(side.reported, side.units + side.mechanized * things.pack.constants.mechStrength, number ?? 0, ...stops, 1);
  const pick = (element: Element, value: number | string): void => {
    if (play.busy.peek()) return;
    draft?.pick(element, value);
    // The last thing that was missing: on to the button that sends the plan.
    if (draft?.missing.join() === element) requestAnimationFrame(() => document.querySelector<HTMLElement>('.rx-send')?.focus());
  };
  /** One thing to pick. */
  const item = (element: 'leader' | 'slot', value: string, free: readonly string[] = []) => ({
    type: 'button' as const,
    class: `${element} ${free.includes(value) ? 'open' : ''} ${(element === 'leader' ? leader : slot) === value ? 'chosen' : ''}`,
    disabled: !free.includes(value),
    'aria-pressed': (element === 'leader' ? leader : slot) === value,
    ...(free.includes(value) ? { 'data-choosable': '' } : {}),
    onClick: () => pick(element, value),
  });
  const asked = (element: Element): string => (draft?.missing.includes(element) ? 'asked' : '');
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
            {side.mechanized > 0 && ` (${t('rex.mechanized', { count: side.mechanized })})`}
            {' · '}
            {view.players[side.seat]?.cards} {t('rex.fig.cards', { count: view.players[side.seat]?.cards ?? 0 })}
          </span>
        </div>
      </header>
      <div class="wheel" data-term="dial">
        <Dial race={race} most={most} value={number} {...(stops.length > 1 ? { stops, onTurn: (to: number) => pick('number', to) } : {})} />
        {number === null ? (
          <span class="muted small">{t('rex.battle.hidden')}</span>
        ) : (
          <div class="turner">
            {stops.length > 1 && <Turn by={-1} number={number} stops={stops} onTurn={(to) => pick('number', to)} />}
            <Sum
              number={number}
              strength={leader === null ? null : leaderOf(things, leader).strength}
              fell={side.plan !== null && view.players[side.seat]?.leaders.some((each) => each.leader === leader && !each.alive) === true}
              due={asked('leader') !== ''}
            />
            {stops.length > 1 && <Turn by={1} number={number} stops={stops} onTurn={(to) => pick('number', to)} />}
          </div>
        )}
      </div>
      <div class={`slots ${asked('slot')}`} role="group" aria-label={t('rex.battle.slot')} data-term="slot">
        <span class="caps" aria-hidden="true">
          {t('rex.battle.slot')}
        </span>
        {SLOTS.map((each) => (
          <button {...item('slot', each, draft?.slots)}>
            <span>
              {(each === 'both' ? (['attack', 'defence'] as const) : [each]).map((sign) => (
                <Symbol name={sign} size={18} />
              ))}
            </span>
            <small>{breakable(things.name('slot', each))}</small>
          </button>
        ))}
      </div>
      <div class={`leaders ${asked('leader')}`} role="group" aria-label={t('rex.battle.leader')} data-term="leader">
        <span class="caps" aria-hidden="true">
          {t('rex.battle.leader')}
        </span>
        {(view.players[side.seat]?.leaders ?? []).map(({ leader: id, alive, used }) => {
          const away = used !== null && used !== view.locations[view.pending.battle.location]?.location;
          return (
            <button {...item('leader', id, draft?.leaders)}>
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

/** The next number down or up, for whoever neither drags nor types. At the last of them it keeps the focus: who turns by keys is not lost. */
function Turn({ by, number, stops, onTurn }: { by: -1 | 1; number: number; stops: readonly number[]; onTurn: (to: number) => void }) {
  const to = stops[stops.indexOf(number) + by];
  return (
    <button
      type="button"
      class="turn"
      aria-label={`${t('rex.battle.dial')} ${by < 0 ? '−' : '+'}`}
      {...(to === undefined ? { 'aria-disabled': true } : { 'data-choosable': '' })}
      onClick={() => to !== undefined && onTurn(to)}
    >
      {by < 0 ? '‹' : '›'}
    </button>
  );
}

/** Number and strength of the leader, and what they make; one who has fallen adds nothing. REX-BATTLE-25 */
const Sum = ({ number, strength, fell, due }: { number: number; strength: number | null; fell: boolean; due: boolean }) => (
  <output class="total">
    {strength === null && !due ? (
      <b>{number}</b>
    ) : (
      <>
        {number} + {fell ? <s>{strength}</s> : (strength ?? '…')} <span aria-hidden={strength === null}>=</span>{' '}
        {strength !== null && <b>{number + (fell ? 0 : strength)}</b>}
      </>
    )}
  </output>
);

/** What is public or remembered about a side, at its foot. */
function Known({ side, things, known }: { side: Side; things: Things; known: readonly string[] }) {
  const { view, play, pack } = things;
  const own = side.seat === view.viewer;
  // Once cards have been chosen, those left in the hand are of no more use here.
  const fighting =
    own && (!side.plan || view.decision === 'D-CARDS')
      ? view.own.hand.filter((id) => pack.strategyCards.find((card) => card.id === id)?.icon)
      : [];
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
