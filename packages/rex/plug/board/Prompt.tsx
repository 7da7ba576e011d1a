/** What is asked, what has been answered so far, and every answer that is not pointed at. */
import type { Choice } from '@orrery/kernel';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { lazyPart } from '@orrery/web/board/lazyPart.tsx';
import { Verdict } from '@orrery/web/board/Verdict.tsx';
import { RuleLink } from '@orrery/web/rules/RuleLink.tsx';
import { eventsOf } from '@orrery/web/table/eventsOf.ts';
import type { Play } from '@orrery/web/table/play.ts';
import type { Stage } from '@orrery/web/table/table.ts';
import { sayWaiting } from '@orrery/web/table/tableLine.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { type Asking, answersBut, facetWord } from './Answers.tsx';
import { groupsOf, narrowed, placeFacet, QUIET, valueOf } from './aim.ts';
import { textOf } from './Cards.tsx';
import type { Composed } from './composed.ts';
import { RaceIcon } from './marks.tsx';
import { chip } from './things.tsx';
import { isWindow } from './windows.ts';
import { t } from './words.ts';

const WhyNot = lazyPart(async () => (await import('./WhyNot.tsx')).WhyNot);

interface Props extends Asking {
  readonly composed?: Composed;
  /** Verbs that a panel on the board takes care of. */
  readonly elsewhere: ReadonlySet<string>;
  /** Places that can be pointed at. */
  readonly open: ReadonlyMap<string, number>;
  readonly onWhy: (place: string) => void;
}

/** What the table answers itself is waited for: a question that goes by itself is pressed at too late. */
const stageOf = ({ table }: Play): Stage => {
  const { stage, answersItself } = table.now.value;
  return answersItself ? 'wait' : stage;
};

/** As many choices of one kind as this get a button each. */
const FEW = 6;

export function Prompt(props: Props) {
  const { play, things, aim, elsewhere, open, onWhy, composed } = props;
  const { next, undoable } = play.table.now.value;
  const stage = stageOf(play);
  const chosen = aim.chosen.value;
  const aiming = Object.keys(chosen).length > 0;
  if (stage === 'over') {
    const winners = things.view.result?.winners ?? [];
    // Whose victory was foreseen, and so taken.
    const decided = eventsOf(play.table, play.table.now.value.known?.past ?? []).findLast(({ kind }) => kind === 'prediction');
    return (
      <div class="rx-prompt over" data-prompt="">
        <Verdict
          play={play}
          sign={winners.map((seat) => (
            <RaceIcon race={things.race(seat)} size={40} />
          ))}
          thing={chip(things)}
          decided={decided}
        />
      </div>
    );
  }
  const answers = stage === 'decide' ? answersBut(props, elsewhere) : [];
  return (
    <section class={`rx-prompt ${stage}`} data-prompt="" aria-label={t('table.decision')}>
      <Ask {...props} />
      <div class={`rx-answers ${answers.length > FEW ? 'crowded' : ''}`}>
        {stage === 'decide' && open.size > 0 && <WhyNot things={things} open={open} onAsk={onWhy} />}
        {answers}
        {stage === 'decide' && things.view.decision === 'D-GIFT' && play.table.now.value.orders && (
          <button type="button" class="quiet-choice" disabled={play.busy.value} onClick={() => void play.table.order?.('gifts', 'phase')}>
            {t('rex.gift.none')}
          </button>
        )}
        {stage === 'decide' && composed?.other && <Send play={play} {...composed.other} kind="quiet-choice" />}
        {stage === 'decide' && composed && <Send play={play} send={composed.send} label={composed.label} kind="primary rx-send" />}
        {stage === 'decide' && aiming && (
          <button type="button" class="quiet" data-back="" onClick={aim.clear}>
            {t('aim.back')}
          </button>
        )}
        {stage === 'hand-over' && next !== null && (
          <button type="button" class="primary" data-choosable="" onClick={() => void play.table.handOver()}>
            {t('table.hand-over', { who: play.say.seat(next) })}
          </button>
        )}
        {stage === 'decide' && undoable > 0 && !aiming && (
          <button type="button" class="quiet rx-undo" aria-label={t('table.undo')} title={t('table.undo')} onClick={play.undo}>
            <Icon name="undo" size={17} />
          </button>
        )}
      </div>
      {things.view.result === null && stage === 'wait' && <Thinking />}
    </section>
  );
}

/** Sends several steps at once. */
function Send({ play, send, label, kind }: { play: Play; send: readonly Choice[]; label: string; kind: string }) {
  const [first] = send;
  return (
    <button
      type="button"
      class={kind}
      disabled={first === undefined || play.busy.value}
      {...(first === undefined ? {} : { 'data-choosable': '', 'data-choice': first })}
      onClick={() => play.chooseAll(send)}
    >
      <span>{label}</span>
    </button>
  );
}

const Thinking = () => (
  <span class="rx-thinking" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

function Ask({ play, things, aim, offers, composed }: Props) {
  const { say, table } = play;
  const stage = stageOf(play);
  const { view } = things;
  // A question nobody has to answer reads as it does to everybody else.
  const others = view.asked & ~(1 << view.viewer);
  const asked = table.now.value.answersItself && (others & ~view.answered) !== 0 ? { ...view, asked: others } : view;
  const chosen = aim.chosen.value;
  const pointing = stage === 'decide' && groupsOf(narrowed(offers, chosen)).some((group) => placeFacet(group, chosen) !== null);
  const left = pointing ? narrowed(offers, chosen) : [];
  // Steps are counted from where the group stands, once that is clear.
  const sources = new Set(left.flatMap((offer) => (offer.named.verb === 'move' ? (valueOf(offer, 'from') ?? []) : [])));
  const point = offers.some(({ named }) => named.verb === 'skip')
    ? 'rex.point.skip'
    : left.some(({ named }) => named.verb === 'deploy')
      ? 'rex.point.price'
      : sources.size === 1
        ? 'rex.point.steps'
        : 'rex.point';
  const said = Object.entries(chosen).filter(([facet]) => facet !== 'verb');
  // Where all that can be done is to play one card, the answers name its targets: the card is named here.
  const cards = new Set(stage === 'decide' ? offers.flatMap((offer) => (QUIET.has(offer.named.verb) ? [] : [valueOf(offer, 'card')])) : []);
  const [card] = cards.size === 1 ? cards : [];
  return (
    <p class="rx-ask">
      <span class="caps">{say.thing({ kind: 'phase', id: view.phase })}</span>
      <strong>
        <Words of={say.decision(asked)} thing={chip(things)} />
        <RuleLink game="rex" clause={play.table.rules.decisions?.[view.decision]} />
      </strong>
      {stage === 'decide' && !composed && view.own.steps.length > 0 && (
        <span class="rx-so-far">
          {view.own.steps.map((step) => (
            <span class="chip">
              <Words of={say.choice(table.rules.choices.name(step))} thing={chip(things, true)} />
            </span>
          ))}
        </span>
      )}
      {stage === 'decide' &&
        (said.length > 0 ? (
          <span class="rx-hint">{said.map(([facet, value]) => facetWord(things, facet, value)).join(' · ')}</span>
        ) : (
          (composed ? composed.hint !== '' : pointing) && <span class="rx-hint">{composed?.hint ?? t(point)}</span>
        ))}
      {typeof card === 'string' && said.length === 0 && !pointing && !composed && (
        <span class="rx-hint">
          {things.name('card', card)}: {textOf(card)}
        </span>
      )}
      {stage === 'wait' && <span class="rx-hint">{isWindow(view.decision) ? t('rex.window.secret') : sayWaiting(play)}</span>}
    </p>
  );
}
