/** A game looked back on with everything open: what every seat holds and has noted. */
import type { RexView } from '@orrery/rex';
import { kindOf } from './Cards.tsx';
import { of, RaceIcon, Symbol } from './marks.tsx';
import { notesOf } from './Strip.tsx';
import type { Things } from './things.tsx';
import { t } from './words.ts';

export function OpenHands({ things, hands }: { things: Things; hands: readonly RexView[] }) {
  return (
    <div class="rx-open" role="group" aria-label={t('rex.open')} tabIndex={0}>
      {hands.map((view, seat) => (
        <section class={of(things.race(seat))} aria-label={things.called(seat)}>
          <h2>
            <RaceIcon race={things.race(seat)} size={18} /> {things.called(seat)}
          </h2>
          <ul>
            {view.own.hand.map((id) => {
              const kind = kindOf(things.pack.strategyCards.find((card) => card.id === id));
              return (
                <li class={`held ${kind}`}>
                  <Symbol name={kind} size={12} /> {things.name('card', id)}
                </li>
              );
            })}
            {view.own.traitors.map((id) => (
              <li class="held traitor">
                <Symbol name="traitor" size={12} /> {things.name('leader', id)}
              </li>
            ))}
            {notesOf({ ...things, view }).map((note) => (
              <li class="note">{note}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
