/** What is asked, by whom, and every answer that has no place on the board. */
import type { ComponentChildren } from 'preact';
import type { View } from '@orrery/gravity';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { Verdict } from '@orrery/web/board/Verdict.tsx';
import { RuleLink } from '@orrery/web/rules/RuleLink.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import { sayWaiting } from '@orrery/web/table/tableLine.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { type Aim, amountsOf, cardOf, narrowed, type Offer, placesOf, setOf, setOffer } from './aim.ts';
import { Answer, type Asked } from './Answer.tsx';
import { Sign } from './people.tsx';
import type { Prospects } from './prospects.ts';
import { tell } from './actionWords.ts';
import { t } from './words.ts';

/** As many answers to a place pointed at are listed; more are pointed at further. */
const MOST = 14;
/** Answers that leave something undone. */
const QUIET = new Set(['done', 'skip', 'refuse', 'idle']);
/** What a card was taken up for. */
const FILLED = new Set(['play', 'castle', 'copy', 'join']);
/** Answers a panel on the bench asks for. */
const IN_PANELS = new Set(['cell', 'act', 'steps', 'token', 'lose', 'commit', 'pumpUnits', 'unloadUnits', 'redeploy', 'sabotage']);

interface Props extends Asked {
  readonly aim: Aim;
  readonly prospects: Prospects | null;
  /** What others did last, told at the turn where the log is not in sight. */
  readonly news: string | null;
  /** The round has ended, and the next question waits until that has been seen. */
  readonly held: boolean;
}

/** Who takes the turn: each partner with the turns it has left, and the other's vote. */
function Actor({ play, view, offer }: { play: Play; view: View; offer: Offer }) {
  if (offer.named.verb !== 'actor') return null;
  const { seat } = offer.named;
  const vote = view.answers.find(({ seat: voter, choice }) => voter !== view.viewer && choice.verb === 'actor' && choice.seat === seat);
  return (
    <Answer play={play} choice={offer.choice} class={`choice actor ${vote ? 'voted' : ''}`}>
      <Sign seat={seat} size={20} />
      <span>
        {play.say.seat(seat)}
        <small>{t('gravity.team.turns', { count: view.players[seat]?.turns ?? 0, cards: view.players[seat]?.counts.hand ?? 0 })}</small>
      </span>
      {vote && (
        <small class="vote-word">
          <Sign seat={vote.seat} size={14} /> {t('gravity.voted')}
        </small>
      )}
    </Answer>
  );
}

/** What idling would make of a card. GRV-IDLE-2 */
const fateOf = (view: View, things: Asked['things']): 'saved' | 'discarded' =>
  (view.players[view.viewer]?.counts.saved ?? 0) < things.pack.round.savedLimit ? 'saved' : 'discarded';

/** A card to be played by its first action: nothing is shown to anybody before that is chosen too. */
function PlayFirst({
  play,
  things,
  prospects,
  offer,
  card,
}: Pick<Props, 'play' | 'things' | 'prospects'> & { offer: Offer; card: number }) {
  const actions = things.card(card)?.actions.filter((action) => prospects?.line(action)?.possible) ?? [];
  return (
    <>
      {actions.map(({ id, name }, k) => (
        <button
          type="button"
          class={k === 0 ? 'primary' : 'choice'}
          key={id}
          data-choosable=""
          data-choice={offer.choice}
          disabled={play.busy.value}
          onClick={() => play.chooseAll([offer.choice, play.table.rules.choices.code({ verb: 'act', action: id })])}
        >
          {actions.length > 1 ? t('gravity.play.first', { action: name }) : t('gravity.play.only', { action: name })}
        </button>
      ))}
    </>
  );
}

function Buttons({ play, view, things, offers, aim, prospects }: Omit<Props, 'news' | 'held'>) {
  const at = aim.at.value;
  const left = narrowed(offers, at);
  const pointed = at.island !== null || at.card !== null;
  const plain = left.filter(
    ({ named }) => placesOf(named).length === 0 && cardOf(named) === null && setOf(named) === null && !IN_PANELS.has(named.verb),
  );
  const narrow = pointed && left.length <= MOST ? left.filter(({ named }) => !IN_PANELS.has(named.verb)) : plain;
  // One combination is no choice of amounts: it is a button like any other.
  const single = left.filter(({ named }) => amountsOf(named) !== null);
  const extracts = ({ named }: Offer): boolean => named.verb === 'done' && view.decision === 'extract.token';
  const button = (offer: Offer, words: ComponentChildren = play.say.plain(play.say.choice(offer.named))) => (
    <Answer
      play={play}
      key={offer.choice}
      choice={offer.choice}
      class={FILLED.has(offer.named.verb) || extracts(offer) ? 'primary' : QUIET.has(offer.named.verb) ? 'quiet' : 'choice'}
    >
      {words}
    </Answer>
  );
  /** With its card taken up, idling needs no more than what becomes of the card. */
  const short = ({ named }: Offer): ComponentChildren =>
    named.verb === 'idle'
      ? tell('idle.short', { fate: fateOf(view, things) })
      : named.verb === 'done'
        ? tell(`done.${view.decision}`)
        : undefined;
  const sets = offers.some(({ named }) => setOf(named) !== null);
  const whole = sets ? setOffer(offers, at.taken) : null;
  return (
    <>
      {sets && (
        <button
          type="button"
          class={whole && at.taken.length === 0 ? 'choice none' : 'primary'}
          data-choosable=""
          disabled={play.busy.value || !whole}
          data-choice={whole?.choice}
          onClick={() => whole && play.choose(whole.choice)}
        >
          {whole ? tell(`set.${whole.named.verb}`, { count: at.taken.length }) : t('gravity.take.more')}
        </button>
      )}
      {single.length === 1 && single[0] && view.decision !== 'capture.loss' && button(single[0])}
      {narrow.map((offer) =>
        offer.named.verb === 'actor' ? (
          <Actor key={offer.choice} play={play} view={view} offer={offer} />
        ) : offer.named.verb === 'play' && prospects ? (
          <PlayFirst key={offer.choice} play={play} things={things} prospects={prospects} offer={offer} card={offer.named.card} />
        ) : (
          button(offer, short(offer))
        ),
      )}
      {(pointed || at.taken.length > 0) && (
        <button type="button" class="quiet" onClick={aim.clear}>
          {t('aim.back')}
        </button>
      )}
    </>
  );
}

/** A line below the question: what is meant, and in a team what a difference would cost. */
function hint(props: Props): string | null {
  const { play, view, things, offers } = props;
  const own = view.players[view.viewer];
  if (view.decision === 'prep.keep' && own) {
    const size = things.pack.round[things.module === 'none' ? 'base' : 'withModule'];
    return t('gravity.keep.line', { most: size.keep, saved: own.counts.saved });
  }
  const voting =
    view.captains.length > 0 &&
    (view.asked & (view.asked - 1)) !== 0 &&
    (view.phase === 'islands' || view.decision === 'team.actor' || view.decision === 'capture.loss');
  if (voting && own) {
    const partner = view.players.findIndex((player, seat) => seat !== view.viewer && player.side === own.side);
    return t(view.captains.includes(view.viewer) ? 'gravity.captain.you' : 'gravity.captain.other', { seat: play.say.seat(partner) });
  }
  if (view.decision === 'joint.answer' && view.action?.to)
    return t('gravity.joint.line', play.say.given('island', 'island', view.action.to));
  if (view.decision === 'capture.commit' && view.action?.to) {
    const target = view.islands.find(({ id }) => id === view.action?.to);
    const defence = (target?.hunters.reduce((sum, count) => sum + count, 0) ?? 0) + (target?.mercenaries ?? 0);
    return t('gravity.capture.line', { ...play.say.given('island', 'island', view.action.to), defence });
  }
  return view.decision === 'turn' ? stepHint(props) : (stepHint(props) ?? pointHint(offers));
}

/** What the question is about, where its words alone do not say it. */
function stepHint({ view, things, offers, aim, news }: Props): string | null {
  const { card, castle, island } = aim.at.value;
  const place = things.island(view.action?.from ?? '');
  switch (view.decision) {
    case 'turn': {
      if (card === null) return news || t('gravity.point.turn');
      // A card taken up says itself what it does; the prompt stays as high as it is.
      if (castle || offers.some(({ named }) => named.verb === 'play' && named.card === card)) return null;
      return tell('hint.idle', { fate: fateOf(view, things) });
    }
    case 'action':
      return tell('hint.action', { done: view.turn?.done.length ?? 0 });
    case 'copy':
      return tell('hint.copy', { card: things.card(view.turn?.card ?? 0)?.name ?? '' });
    case 'extract.token':
      return tell('hint.token');
    case 'trans.save':
      return tell('hint.save', { most: things.pack.round.savedLimit - (view.players[view.viewer]?.counts.saved ?? 0) });
    case 'castle.pay':
      return tell('hint.pay', { count: things.pack.round.castlingCost });
    case 'redeploy':
      return tell(island === null ? 'hint.move.from' : 'hint.move.to');
    case 'sabotage':
      return island === null ? null : tell('hint.trunk');
    case 'stabilise.units':
      return tell('hint.stabilise', { island: place });
    case 'leak.kind': {
      const leaking = view.islands.find(({ id }) => id === view.action?.from);
      const action = things.action(view.action?.action ?? '');
      if (!leaking || !action) return null;
      return tell('hint.leak', {
        island: place,
        permanent: Math.min(action.permanent, leaking.permanent),
        temporary: Math.min(action.temporary, leaking.temporary),
      });
    }
    case 'islands.target':
    case 'islands.cell':
      return tell('hint.pull');
    default:
      return null;
  }
}

/** Where the answer is given. */
function pointHint(offers: readonly Offer[]): string | null {
  if (offers.some(({ named }) => placesOf(named).length > 0 || named.verb === 'cell')) return t('gravity.point.island');
  if (offers.some(({ named }) => cardOf(named) !== null || setOf(named) !== null || named.verb === 'act')) return t('gravity.point.card');
  return null;
}

export function Prompt(props: Props) {
  const { play, view, aim } = props;
  const { stage, next, undoable } = play.table.now.value;
  if (stage === 'over')
    return (
      <div class="prompt over" data-prompt="">
        <Verdict
          play={play}
          sign={view.result?.winners.map((seat) => (
            <Sign seat={seat} size={32} />
          ))}
          thing={play.say.thing}
        />
      </div>
    );
  if (props.held)
    return (
      <section class="prompt decide" data-prompt="" aria-label={t('table.decision')} data-decision="round-over">
        <p class="ask" role="status">
          <strong>{t('gravity.over', { round: view.round - 1 })}</strong>
        </p>
        <div class="answers">
          {/* Any tap ends the pause. */}
          <button type="button" class="primary" data-choosable="">
            {t('gravity.go-on', { round: view.round })}
          </button>
        </div>
      </section>
    );
  const line = stage === 'decide' ? hint(props) : null;
  return (
    <section class={`prompt ${stage}`} data-prompt="" aria-label={t('table.decision')} data-decision={view.decision}>
      <p class="ask">
        <strong>
          <Words of={play.say.decision(view)} thing={play.say.thing} />
          <RuleLink game="gravity" clause={play.table.rules.decisions?.[view.decision]} />
        </strong>
        {line !== null && <span>{line}</span>}
        {stage === 'wait' && <span>{sayWaiting(play)}</span>}
      </p>
      <div class="answers">
        {stage === 'decide' && <Buttons {...props} />}
        {stage === 'hand-over' && next !== null && (
          <button type="button" class="primary" data-choosable="" onClick={() => void play.table.handOver()}>
            {t('table.hand-over', { who: play.say.seat(next) })}
          </button>
        )}
        {stage === 'decide' && undoable > 0 && aim.at.value.island === null && (
          <button type="button" class="quiet undo" aria-label={t('table.undo')} title={t('table.undo')} onClick={play.undo}>
            <Icon name="undo" size={17} />
          </button>
        )}
      </div>
    </section>
  );
}
