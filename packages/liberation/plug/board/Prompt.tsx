/** What is asked, in the rulebook's words, and the answers that need a button. */
import type { ComponentChildren } from 'preact';
import type { LiberationChoice, LiberationEvent, View } from '@orrery/liberation';
import { local } from '@orrery/web/app/words.ts';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { Verdict } from '@orrery/web/board/Verdict.tsx';
import { RuleLink } from '@orrery/web/rules/RuleLink.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import { sayWaiting } from '@orrery/web/table/tableLine.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { type Aim, aimed, cityOf, type Offer, putNext, REVEALING, type Verb } from './aim.ts';
import { chip, type ChipTools } from './Chips.tsx';
import { Lately, Told } from './Chronicle.tsx';
import { Cost } from './Cards.tsx';
import { Emblem } from './Emblem.tsx';
import { Rotation } from './Rotation.tsx';
import { sideOf, type Things, viewedFrom } from './things.ts';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly events: readonly LiberationEvent[];
  readonly offers: readonly Offer[];
  readonly aim: Aim;
  readonly tools: ChipTools;
}

/** As many cities as this get a button each; more are pointed at. */
const FEW = 4;
/** Questions that leave open what is done; the others name it, and a city alone is an answer. */
const WHAT = /^(dyn\.(step1|step2|exploit|hit)|lib\.step2|flaw\.next|warp\.op)$/;

/** How wide buttons with these names get, in letters: beyond some measure the letters of the cities must do, and their names glow on the table; on a phone soon. */
function wordiness(names: readonly string[]): string {
  const letters = names.reduce((sum, name) => sum + name.length + 7, 0);
  return letters > 68 ? 'in-letters' : letters > 50 ? 'in-letters-where-narrow' : letters > 24 ? '' : 'in-names';
}

const stepOf = (decision: string): number =>
  /^setup|^over$/.test(decision) ? 0 : decision.endsWith('step1') ? 1 : decision.endsWith('step3') ? 3 : 2;

function Steps({ view }: { view: View }) {
  const now = stepOf(view.decision);
  if (now === 0) return null;
  return (
    <ol class="steps" aria-label={t('steps')} data-term="step">
      {([1, 2, 3] as const).map((n) => (
        <li class={n < now ? 'done' : n === now ? 'now' : ''} aria-current={n === now ? 'step' : undefined}>
          {n}
          <span class="spoken">{t(`step.${n}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Ask({ play, view, events, offers, aim, tools }: Props) {
  const { say, table } = play;
  const { stage } = table.now.value;
  const city = aim.city.value;
  const verb = aim.verb.value;
  const sentence = say.decision(view);
  return (
    <p class="ask">
      <strong>
        {stage === 'decide' && city !== null ? (
          t('aim.city', { city: `${tools.things.letter(city)} ${tools.things.name(city)}${missionAimedAt(view, offers, aim, tools)}` })
        ) : stage === 'decide' && verb !== null ? (
          t(`verb.${verb}` as 'verb.draw')
        ) : (
          <Words of={sentence} thing={chip(tools, true)} />
        )}
        <RuleLink game="liberation" clause={table.rules.decisions?.[view.decision]} />
      </strong>
      {stage === 'decide' && (city !== null || verb !== null) && (
        <span class="aiming">{t(city !== null ? 'aim.sure' : verb === 'mission' ? 'aim.verb.hand' : 'aim.verb')}</span>
      )}
      {stage === 'decide' && city === null && verb === null && (
        <Hinted view={view} things={tools.things} rotating={aim.mode.value !== null}>
          {lastIsUsed(view) ? say.warning('lastReady') : hint(view, offers)}
        </Hinted>
      )}
      {stage === 'decide' && view.decision.endsWith('step1') && <Lately events={events} tools={tools} viewer={view.viewer} />}
      {stage === 'replay' && <Told events={events} tools={tools} />}
      {stage === 'wait' && <span>{sayWaiting(play)}</span>}
    </p>
  );
}

/** While a mission runs, what is still to be paid or may still be done; else what the rulebook says. */
function Hinted({ view, things, rotating, children }: { view: View; things: Things; rotating: boolean; children: string }) {
  const mission = things.missionById(view.mission ?? '');
  const cost = [...Array<string>(view.toExploit).fill('E'), ...Array<string>(view.toDiscard).fill('X')];
  if (mission && view.decision.startsWith('pay.'))
    return (
      <span class="aiming">
        {local(mission.name)}: <Cost cost={cost} />
      </span>
    );
  if (mission && view.decision === 'flaw.next')
    return <span class="aiming">{`${local(mission.name)}: ${t('hint.left', { left: view.left })}`}</span>;
  if (view.map !== null && view.decision === 'warp.mode')
    return <span class="aiming">{`${view.map} · ${local(things.map(view.map).name)}${rotating ? `. ${t('rotate.preview')}` : ''}`}</span>;
  return <span>{children}</span>;
}

/** The mission of a card in hand that is about to be played, by its name. */
function missionAimedAt(view: View, offers: readonly Offer[], aim: Aim, { things }: ChipTools): string {
  const city = aim.city.value;
  const found = aimed(offers, aim.verb.value).filter(({ named }) => cityOf(named) === city);
  return city !== null && found.every(({ named }) => named.verb === 'mission')
    ? ` — ${local(things.mission(city, viewedFrom(view)).name)}`
    : '';
}

/** No other city is ready while this one is put to use; with a single city that goes without saying. */
const lastIsUsed = ({ exploiting, occupied, exploited }: View): boolean =>
  exploiting !== null && occupied.length > 1 && exploited.length === occupied.length;

/** What can be done, in a line; where all of it has a button, nothing more need be said. */
function hint(view: View, offers: readonly Offer[]): string {
  const key = `hint.${view.decision}`;
  const known = HINTS.find((each) => each === key);
  if (known) return t(known);
  return offers.some(({ named }) => cityOf(named) !== null || named.verb === 'map') ? t('aim.nothing') : '';
}
const HINTS = [
  'hint.dyn.step2',
  'hint.dyn.exploit',
  'hint.dyn.hit',
  'hint.lib.step2',
  'hint.lib.evade',
  'hint.mobilize.base',
  'hint.setup.occupy',
  'hint.setup.base',
  'hint.spy.take',
] as const;

/** What a city is called on its button, as its verb needs it: where its mission is played or borrowed, that is what matters. */
function calledOn(named: LiberationChoice, view: View, { things, say }: ChipTools): string {
  if (isMission(named)) return local(things.mission(named.city, named.verb === 'target' ? 'L' : viewedFrom(view)).name);
  const city = cityOf(named) ?? '';
  const spoken = say.choice(named).find((part) => typeof part !== 'string' && part.id === city);
  // The letter is drawn before it.
  return typeof spoken === 'object' && spoken.form ? say.thing(spoken).slice(things.letter(city).length + 1) : things.name(city);
}
const isMission = (named: LiberationChoice): named is Extract<LiberationChoice, { verb: 'mission' | 'target' }> =>
  named.verb === 'mission' || named.verb === 'target';

interface LetterProps {
  readonly id: string;
  readonly name: string;
  readonly verb: Verb;
  readonly tools: ChipTools;
  readonly always?: boolean;
}

const Badge = ({ id, tools }: { id: string; tools: ChipTools }) => (
  <b class="letter-badge" style={{ '--planet': tools.things.color(id) }}>
    {tools.things.letter(id)}
  </b>
);

/** A city as the label of a button: letter, then what is done and the name where there is room. */
const Letter = ({ id, name, verb, tools, always = false }: LetterProps) => (
  <>
    <Badge id={id} tools={tools} />
    <span class={always ? 'full-name' : 'rest'}>
      <small>{t(`verb.${verb}` as 'verb.draw')}</small> {name}
    </span>
  </>
);

function label({ named }: Offer, view: View, tools: ChipTools): ComponentChildren {
  switch (named.verb) {
    case 'perform':
      return view.exploiting === null ? t('verb.perform') : local(tools.things.mission(view.exploiting, 'D').name);
    case 'count':
      return String(named.count);
    case 'map':
      return (
        <>
          <b>{named.map}</b> <span class="full-name">{local(tools.things.map(named.map).name)}</span>
        </>
      );
    case 'skip':
      return t(view.decision.endsWith('step1') ? 'verb.skip.step1' : view.decision === 'anomaly.evade' ? 'verb.stay' : 'verb.skip');
    default:
      return cityOf(named) === null ? t(`verb.${named.verb}` as 'verb.draw') : null;
  }
}

export function Prompt(props: Props) {
  const { play, view, aim } = props;
  const { stage, next, undoable } = play.table.now.value;
  if (stage === 'over') {
    const sign = view.result?.winners.map((seat) => <Emblem side={sideOf(seat)} size={40} />);
    return (
      <div class="prompt over" data-prompt="">
        <Verdict play={play} sign={sign} thing={chip(props.tools, true)} />
      </div>
    );
  }
  return (
    <section class={`prompt ${stage}`} data-prompt="" aria-label={t('table.decision')}>
      <Steps view={view} />
      <Ask {...props} />
      <div class={`answers ${stage === 'decide' ? namesOf(props) : ''}`}>
        {stage === 'decide' && <Buttons {...props} />}
        {stage === 'hand-over' && next !== null && (
          <button type="button" class="primary" data-choosable="" onClick={() => void play.table.handOver()}>
            {t('table.hand-over', { who: play.say.seat(next) })}
          </button>
        )}
        {stage === 'decide' && undoable > 0 && aim.city.value === null && aim.verb.value === null && (
          <button type="button" class="quiet undo" aria-label={t('table.undo')} title={t('table.undo')} onClick={play.undo}>
            <Icon name="undo" size={17} />
          </button>
        )}
      </div>
    </section>
  );
}

/** Whether there is room for the names of all that has a button. */
function namesOf({ view, offers, aim, tools }: Props): string {
  const { things } = tools;
  if (view.decision === 'spy.order') return wordiness([...view.looked.map((id) => things.name(id)), 'x'.repeat(14)]);
  return wordiness(
    aimed(offers, aim.verb.value).flatMap(({ named }) => {
      const city = cityOf(named);
      return named.verb === 'map' ? [local(things.map(named.map).name)] : city === null ? [] : [calledOn(named, view, tools)];
    }),
  );
}

function Buttons({ play, view, offers, aim, tools }: Props) {
  const busy = play.busy.value;
  const city = aim.city.value;
  const verb = aim.verb.value;
  const back = (
    <button type="button" class="quiet" onClick={aim.clear}>
      {t('aim.back')}
    </button>
  );
  const send = (offer: Offer, words: ComponentChildren, kind = '') => (
    <button
      type="button"
      class={kind}
      disabled={busy}
      data-choosable=""
      data-choice={offer.choice}
      onClick={() => play.choose(offer.choice)}
    >
      {words}
    </button>
  );
  if (view.decision === 'spy.order') return <Order offers={offers} aim={aim} play={play} tools={tools} cards={view.looked} />;
  if (city !== null) {
    const found = aimed(offers, verb).filter(({ named }) => cityOf(named) === city);
    return (
      <>
        {found.map((offer, i) => send(offer, t(`verb.${offer.named.verb}` as 'verb.draw'), i === 0 && found.length === 1 ? 'primary' : ''))}
        {back}
      </>
    );
  }
  const shown = aimed(offers, verb);
  const verbs = [...new Set(shown.map(({ named }) => named.verb))];
  const operations = verbs.filter((each) => shown.some(({ named }) => named.verb === each && cityOf(named) !== null));
  const citiesAlone = operations.length === 1 && (verb !== null || !WHAT.test(view.decision));
  return (
    <>
      {verbs.flatMap((each): ComponentChildren[] => {
        const group = shown.filter(({ named }) => named.verb === each);
        const quiet = each === 'pass' || each === 'skip' || each === 'stop' || each === 'takeNone' || each === 'targetNone' ? 'quiet' : '';
        if (!operations.includes(each))
          return group.map((offer) =>
            offer.named.verb === 'rotate' ? (
              <Rotation mode={offer.named.mode} choice={offer.choice} aim={aim} busy={busy} onChoose={() => play.choose(offer.choice)} />
            ) : (
              send(offer, label(offer, view, tools), each === 'draw' ? 'primary' : quiet)
            ),
          );
        if (citiesAlone && group.length <= FEW)
          return group.map((offer) =>
            send(
              offer,
              offer.named.verb === 'base' && cityOf(offer.named) === view.base ? (
                <Stay id={view.base ?? ''} tools={tools} />
              ) : (
                <Letter
                  id={cityOf(offer.named) ?? ''}
                  name={calledOn(offer.named, view, tools)}
                  verb={each}
                  tools={tools}
                  always={isMission(offer.named)}
                />
              ),
              'choice',
            ),
          );
        const [only] = group;
        if (group.length === 1 && only && !REVEALING.includes(each))
          return [send(only, <Named verb={each} id={cityOf(only.named) ?? ''} tools={tools} />)];
        return [
          <Operation verb={each} aim={aim} busy={busy} on={verb === each}>
            {group.length === 1 && only ? (
              <Badge id={cityOf(only.named) ?? ''} tools={tools} />
            ) : (
              <small>{t('aim.of', { count: group.length })}</small>
            )}
          </Operation>,
        ];
      })}
      {verb !== null && back}
    </>
  );
}

const Stay = ({ id, tools }: { id: string; tools: ChipTools }) => (
  <>
    <Badge id={id} tools={tools} />
    {t('verb.stay')}
  </>
);

const Named = ({ verb, id, tools }: { verb: Verb; id: string; tools: ChipTools }) => (
  <>
    {t(`verb.${verb}` as 'verb.draw')}
    <Badge id={id} tools={tools} />
  </>
);

interface OperationProps {
  readonly verb: Verb;
  readonly aim: Aim;
  readonly busy: boolean;
  readonly on: boolean;
  /** Its only target, or how many there are. */
  readonly children: ComponentChildren;
}

/** An operation with several targets, or one that reveals something: choosing it first leaves only its own targets lit. */
const Operation = ({ verb, aim, busy, on, children }: OperationProps) => (
  <button
    type="button"
    disabled={busy}
    aria-pressed={on}
    data-choosable=""
    onClick={() => {
      aim.city.value = null;
      aim.verb.value = on ? null : verb;
    }}
  >
    {t(`verb.${verb}` as 'verb.draw')}
    {children}
  </button>
);

/** Cards put back on the deck, one after another, the top one first. */
function Order({
  offers,
  aim,
  play,
  tools,
  cards,
}: {
  offers: readonly Offer[];
  aim: Aim;
  play: Play;
  tools: ChipTools;
  cards: readonly string[];
}) {
  const done = aim.order.value;
  const rest = cards.filter((card) => !done.includes(card));
  const add = (card: string): void => {
    const choice = putNext(aim, offers, cards, card);
    if (choice !== null) play.choose(choice);
  };
  return (
    <>
      <span class="order-next">{t('order.next', { n: done.length + 1 })}</span>
      {rest.map((card) => (
        <button type="button" class="choice" data-choosable="" disabled={play.busy.value} onClick={() => add(card)}>
          <Letter id={card} name={tools.things.name(card)} verb="order" tools={tools} />
        </button>
      ))}
      {done.length > 0 && (
        <button type="button" class="quiet" onClick={aim.clear}>
          {t('aim.back')}
        </button>
      )}
    </>
  );
}
