/** Choices before the first round: a race, a prediction, a traitor. */
import type { Offer } from '../table/play.ts';
import { t } from '../app/words.ts';
import { leaderName, leaderOf, LeaderToken } from './Cards.tsx';
import { of, RaceIcon } from './marks.tsx';
import type { Things } from './things.tsx';

export const START_VERBS: ReadonlySet<string> = new Set(['race', 'traitor']);

export function StartPanel({ things, offers }: { things: Things; offers: readonly Offer[] }) {
  const { play, pack } = things;
  const shown = offers.filter(({ named }) => START_VERBS.has(named.verb));
  if (shown.length === 0) return null;
  return (
    <section class="rx-panel rx-start" aria-label={play.say.plain(play.say.decision(things.view))}>
      <ul>
        {shown.map(({ choice, named }) => {
          const race = pack.races.find(({ id }) => id === named['race']);
          const leader = typeof named['leader'] === 'string' ? leaderOf(things, named['leader']) : null;
          return (
            <li>
              <button
                type="button"
                class={of(race?.id ?? leader?.race ?? null)}
                data-choosable=""
                data-choice={choice}
                disabled={play.busy.value}
                onClick={() => play.choose(choice)}
              >
                {race && <RaceIcon race={race.id as Parameters<typeof RaceIcon>[0]['race']} size={48} />}
                {leader && <LeaderToken leader={leader} size={56} />}
                <b>{race ? things.name('race', race.id) : leader ? leaderName(things, leader.id) : ''}</b>
                <small>
                  {race
                    ? t('rex.traits', { hand: race.handLimit, influence: race.startInfluence, recruits: race.freeRecruits })
                    : leader
                      ? things.name('race', leader.race)
                      : ''}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
