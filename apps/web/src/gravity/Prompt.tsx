/** What is asked, by whom, and every answer that has no place on the board. */
import type { ComponentChildren } from 'preact';
import type { View } from '@orrery/gravity';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { After } from '../table/After.tsx';
import type { Play } from '../table/play.ts';
import { sayEnded, sayWaiting } from '../table/standing.ts';
import { Words } from '../table/wording.tsx';
import { type Aim, amountsOf, cardOf, narrowed, type Offer, placesOf, setOf, setOffer } from './aim.ts';
import { Amounts } from './Amounts.tsx';

/** More answers than this are pointed at on the board and not listed. */
const FEW = 7;
/** Answers that leave something undone. */
const QUIET = new Set(['done', 'skip', 'refuse', 'idle']);

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly aim: Aim;
}

function Buttons({ play, offers, aim }: Props) {
  const busy = play.busy.value;
  const at = aim.at.value;
  const left = narrowed(offers, at);
  const pointed = at.island !== null || at.card !== null;
  const plain = left.filter(
    ({ named }) =>
      placesOf(named).length === 0 && cardOf(named) === null && setOf(named) === null && named.verb !== 'cell' && named.verb !== 'act',
  );
  const amounts = plain.filter(({ named }) => amountsOf(named) !== null);
  const listed = pointed && left.length <= 2 * FEW ? left : plain.filter(({ named }) => amountsOf(named) === null);
  const button = (offer: Offer, words: ComponentChildren = play.say.plain(play.say.choice(offer.named))) => (
    <button
      type="button"
      key={offer.choice}
      class={QUIET.has(offer.named.verb) ? 'quiet' : 'choice'}
      disabled={busy}
      data-choosable=""
      data-choice={offer.choice}
      onClick={() => play.choose(offer.choice)}
    >
      {words}
    </button>
  );
  const sets = offers.some(({ named }) => setOf(named) !== null);
  const whole = sets ? setOffer(offers, at.taken) : null;
  return (
    <>
      {sets && (
        <button
          type="button"
          class="primary"
          data-choosable=""
          disabled={busy || !whole}
          data-choice={whole?.choice}
          onClick={() => whole && play.choose(whole.choice)}
        >
          {whole ? t('gravity.take', { count: at.taken.length }) : t('gravity.take.more')}
        </button>
      )}
      {amounts.length === 1 && amounts[0] && button(amounts[0])}
      {amounts.length > 1 && (
        <Amounts
          key={String(amounts[0]?.choice)}
          offers={amounts}
          busy={busy}
          label={t('table.decision')}
          onSend={({ choice }) => play.choose(choice)}
        />
      )}
      {listed.map((offer) => button(offer))}
      {(pointed || at.taken.length > 0) && (
        <button type="button" class="quiet" onClick={aim.clear}>
          {t('aim.back')}
        </button>
      )}
    </>
  );
}

export function Prompt(props: Props) {
  const { play, view, offers, aim } = props;
  const { stage, next, undoable, ended } = play.table.now.value;
  const resigned = stage === 'over' && ended?.how !== 'rules';
  const onBoard = offers.some(({ named }) => placesOf(named).length > 0 || named.verb === 'cell');
  const onCards = offers.some(({ named }) => cardOf(named) !== null || setOf(named) !== null || named.verb === 'act');
  return (
    <section class={`prompt ${stage}`} aria-label={t('table.decision')}>
      <p class="ask">
        <strong>{resigned ? sayEnded(play) : <Words of={play.say.decision(view)} thing={play.say.thing} />}</strong>
        {stage === 'decide' && (onBoard || onCards) && <span>{t(onBoard ? 'gravity.point.island' : 'gravity.point.card')}</span>}
        {stage === 'wait' && <span>{sayWaiting(play)}</span>}
      </p>
      <div class="answers">
        {stage === 'decide' && <Buttons {...props} />}
        {stage === 'hand-over' && next !== null && (
          <button type="button" class="primary" data-choosable="" onClick={() => void play.table.handOver()}>
            {t('table.hand-over', { who: play.say.seat(next) })}
          </button>
        )}
        {stage === 'over' && <After play={play} />}
        {stage === 'decide' && undoable > 0 && aim.at.value.island === null && (
          <button type="button" class="quiet undo" aria-label={t('table.undo')} title={t('table.undo')} onClick={play.undo}>
            <Icon name="undo" size={17} />
          </button>
        )}
      </div>
    </section>
  );
}
