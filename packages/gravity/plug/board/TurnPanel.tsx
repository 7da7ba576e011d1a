/** An island to be turned: how it would lie after each number of steps, and what the own islands would yield then. */
import type { GravityRules, View } from '@orrery/gravity';
import { Answer, type Asked } from './Answer.tsx';
import { Island } from './Island.tsx';
import { t } from './words.ts';

interface Props extends Asked {
  /** Islands the viewer extracts on. */
  readonly mine: readonly string[];
}

export function TurnPanel({ play, view, things, offers, mine }: Props) {
  const rules = play.table.rules as unknown as GravityRules;
  const id = view.action?.to ?? view.action?.from ?? null;
  const island = view.islands.find((each) => each.id === id);
  const plan = things.islands.find((each) => each.id === id);
  const sum = (of: View): string => {
    const yields = rules.previews.yields(of).filter(({ island: each }) => mine.includes(each));
    return `+${yields.reduce((all, { permanent }) => all + permanent, 0)}+${yields.reduce((all, { temporary }) => all + temporary, 0)}`;
  };
  return (
    <div class="panel-body turning">
      <h2 class="caps">{t('gravity.turn.yield', { now: sum(view) })}</h2>
      <div class="turnings">
        {offers.map((offer) => {
          if (offer.named.verb !== 'steps') return null;
          const { steps } = offer.named;
          const turned = island && { ...island, rotation: (island.rotation + steps) % 6 };
          const after = turned ? sum({ ...view, islands: view.islands.map((each) => (each.id === id ? turned : each)) }) : '';
          return (
            <Answer play={play} key={offer.choice} choice={offer.choice} class="choice turning-choice">
              {turned && plan && (
                <svg viewBox="-34 -36 68 84" aria-hidden="true">
                  <Island plan={plan} island={turned} R={32} small team={null} />
                </svg>
              )}
              <span>
                <span class="spoken">{play.say.plain(play.say.choice(offer.named))}, </span>
                <span aria-hidden="true">{steps * 60}°</span> <b>{after}</b>
              </span>
            </Answer>
          );
        })}
      </div>
    </div>
  );
}
