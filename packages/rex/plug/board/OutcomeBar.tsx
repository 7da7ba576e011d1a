/** The battle that has just ended, above the prompt until the next answer: both totals, what decided it, who lost what. */
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { Words } from '@orrery/web/table/wording.tsx';
import { leaderOf } from './Cards.tsx';
import type { Outcome } from './outcome.ts';
import { chip, SeatChip, type Things } from './things.tsx';
import { t } from './words.ts';

export function OutcomeBar({ things, outcome, onClose }: { things: Things; outcome: Outcome; onClose: () => void }) {
  const { play } = things;
  return (
    <section class="rx-outcome panel" aria-label={t('rex.outcome')} role="status">
      <div>
        <p class="sums">
          <b>{things.name('location', outcome.location)}</b>
          {outcome.sides.map(({ seat, plan, won }) => (
            <span class={won ? 'won' : ''}>
              <SeatChip seat={seat} things={things} /> {plan && <Total things={things} {...plan} />}
            </span>
          ))}
        </p>
        <ul>
          {outcome.told.map((event) => (
            <li class={event.kind}>
              <Words of={play.say.event(event)} thing={chip(things, true)} />
            </li>
          ))}
        </ul>
      </div>
      <button type="button" class="round quiet" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={14} />
      </button>
    </section>
  );
}

/** Number and leader; one who fell is struck out and adds nothing. REX-BATTLE-29 */
function Total({ things, number, leader, fell }: { things: Things; number: number; leader: string | null; fell: boolean }) {
  const strength = leader === null ? 0 : leaderOf(things, leader).strength;
  return (
    <output>
      {leader !== null && (
        <>
          {number} + {fell ? <s>{strength}</s> : strength} ={' '}
        </>
      )}
      <b>{number + (fell ? 0 : strength)}</b>
    </output>
  );
}
