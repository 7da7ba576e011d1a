/** The Ceasefire: who stands with whom, the packages of the lap, everybody at the table, and what the viewer puts together. */
import type { RexRules } from '@orrery/rex';
import type { Lap } from './bargain.ts';
import { of, RaceIcon, Symbol } from './marks.tsx';
import type { DraftedAnswers, DraftedOffer } from './offer.ts';
import { OfferComposer } from './OfferComposer.tsx';
import { PackageCard } from './PackageCard.tsx';
import { Chain, SeatChip, type Things } from './things.tsx';
import { t } from './words.ts';

interface Props {
  readonly things: Things;
  readonly laps: { readonly now: Lap; readonly before: Lap | null };
  readonly offer: DraftedOffer | null;
  readonly answers: DraftedAnswers | null;
  /** Looks at the board, where it lies below. */
  readonly onBoard: (() => void) | null;
}

export function CeasefirePanel({ things, laps, offer, answers, onBoard }: Props) {
  const { view } = things;
  const { now } = laps;
  // While packages are written, those of the lap before are what there is to look at.
  const shown = view.decision === 'D-CF-OFFER' ? laps.before : now.number === null ? null : now;
  /** What waits for the viewer's answer comes first. */
  const due = (by: number): boolean => answers?.due.some((each) => each.by === by) ?? false;
  const steps = [
    ['D-CF-LEAVE', t('rex.cease.leaving')],
    ['lap', t('rex.cease.lap', { lap: now.number ?? 1, laps: Number(things.play.table.rules.options['ceasefireLaps']) })],
    ['D-CF-GIFT', t('rex.cease.giving')],
  ] as const;
  const step = steps.find(([id]) => id === view.decision) ?? steps[1];
  return (
    <section class="rx-panel rx-ceasefire" aria-label={t('rex.cease')}>
      <header>
        <h2 data-term="ceasefire">{t('rex.cease')}</h2>
        <ol class="steps" aria-label={t('rex.cease.steps')}>
          {steps.map((each) => (
            <li class={each === step ? 'now' : ''} aria-current={each === step ? 'step' : undefined}>
              {each[1]}
            </li>
          ))}
        </ol>
        {onBoard && (
          <button type="button" class="quiet" onClick={onBoard}>
            {t('rex.look.board')}
          </button>
        )}
      </header>
      {mayAlly(things) && <Camps things={things} />}
      <div class="tables">
        <div class="packages" role="group" aria-label={t('rex.cease.table')} tabIndex={0}>
          {shown && shown.number !== null && (
            <>
              <h3>{t('rex.cease.offers', { lap: shown.number })}</h3>
              {shown.packages.length === 0 && <p class="muted small">{t('rex.cease.none')}</p>}
              {shown.packages
                .toSorted((a, b) => Number(due(b.by)) - Number(due(a.by)))
                .map((each) => (
                  <PackageCard of={each} things={things} answers={answers} key={each.by} />
                ))}
              {shown.passed.length > 0 && (
                <p class="muted small passed">
                  {t('rex.cease.silent')}:
                  {shown.passed.map((seat) => (
                    <SeatChip seat={seat} things={things} />
                  ))}
                </p>
              )}
            </>
          )}
          {offer && <AtTable things={things} />}
        </div>
        <div class={offer ? 'own' : 'own around'}>
          {offer ? <OfferComposer things={things} offer={offer} lap={now.number ?? 1} /> : <AtTable things={things} />}
        </div>
      </div>
    </section>
  );
}

/** Three players have no allies. REX-3P-1 */
const mayAlly = ({ play }: Things): boolean => (play.table.rules as RexRules).table.maxAlliance > 1;

/** Alliances as they stand, and what their members own. */
function Camps({ things }: { things: Things }) {
  const { view } = things;
  const camps = view.players.flatMap(({ allies }, seat) => (allies.every((ally) => ally > seat) ? [[seat, ...allies]] : []));
  return (
    <div class="camps">
      <span class="caps">{t('rex.cease.allied')}</span>
      <ul>
        {camps
          .toSorted((a, b) => b.length - a.length)
          .map((members) => (
            <li>
              <Chain seats={members} things={things} />
              <b>{members.map((seat) => things.called(seat)).join(' + ')}</b>
              <small>{t('rex.cease.sum', { sum: members.map((seat) => view.players[seat]?.influence ?? 0).join(' + ') })}</small>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Everybody who bargains: what each brings along, and who has decided. */
function AtTable({ things }: { things: Things }) {
  const { view } = things;
  const several = (view.asked & (view.asked - 1)) !== 0;
  return (
    <section class="at-table">
      <h3>{t('rex.cease.table')}</h3>
      <ul>
        {view.players.map((player, seat) => {
          const decides = ((view.asked & ~view.answered) >> seat) & 1;
          const decided = several && ((view.asked & view.answered) >> seat) & 1;
          return (
            <li class={`${of(player.race)} ${seat === view.viewer ? 'me' : ''}`}>
              <RaceIcon race={player.race} size={20} />
              <Race things={things} seat={seat} />
              <span class="brings">
                <Symbol name="influence" size={13} /> {player.influence}
                <span class="spoken"> {t('rex.fig.influence', { count: player.influence })}, </span>
                <Symbol name="stronghold" size={13} /> {player.strongholds}
                <span class="spoken"> {t('rex.fig.strongholds', { count: player.strongholds })}, </span>
                <Symbol name="cards" size={13} /> {player.cards}
                <span class="spoken"> {t('rex.fig.cards', { count: player.cards })}</span>
              </span>
              {player.race && mayAlly(things) && <small class="gives">{t(`rex.gives.${player.race}`)}</small>}
              <span class={`state ${decided ? 'done' : ''}`}>{decided ? t('rex.decided') : decides ? t('rex.decides') : ''}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whoever bargains wants to know what an ally can do: the name opens its sheet. */
function Race({ things, seat }: { things: Things; seat: number }) {
  const race = things.race(seat);
  return race ? (
    <button
      type="button"
      class="quiet sheet-of"
      aria-label={t('rex.about.open', { name: things.called(seat) })}
      onClick={() => things.onAbout({ kind: 'race', id: race })}
    >
      <b>{things.called(seat)}</b>
    </button>
  ) : (
    <b>{things.called(seat)}</b>
  );
}
