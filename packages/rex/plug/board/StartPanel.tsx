/** Choices before the first round: a race with what it can do, a traitor to keep. */
import type { RexPack } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { LeaderName, leaderOf, LeaderToken } from './Cards.tsx';
import { of, RaceIcon } from './marks.tsx';
import { chip, type Things } from './things.tsx';
import { t } from './words.ts';

export const START_VERBS: ReadonlySet<string> = new Set(['race', 'traitor']);

export function StartPanel({ things, offers }: { things: Things; offers: readonly Offer[] }) {
  const { play, pack } = things;
  const shown = offers.filter(({ named }) => START_VERBS.has(named.verb));
  if (shown.length === 0) return null;
  const asked = play.say.decision(things.view);
  return (
    <section class="rx-panel rx-start" aria-label={play.say.plain(asked)}>
      <header>
        <h2>
          <Words of={asked} thing={chip(things)} />
        </h2>
      </header>
      <ul class={shown.some(({ named }) => named.verb === 'race') ? 'races' : ''}>
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
                {race && <RaceTraits race={race} things={things} />}
                {leader && (
                  <>
                    <LeaderToken leader={leader} size={56} />
                    <LeaderName things={things} id={leader.id} />
                    <small>{things.name('race', leader.race)}</small>
                  </>
                )}
              </button>
              {race && (
                <button
                  type="button"
                  class="quiet about"
                  aria-label={`${things.name('race', race.id)}: ${t('rex.about')}`}
                  onClick={() => things.onAbout({ kind: 'race', id: race.id })}
                >
                  {t('rex.about')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RaceTraits({ race, things }: { race: RexPack['races'][number]; things: Things }) {
  const { pack } = things;
  const strengths = pack.leaders.filter((leader) => leader.race === race.id).map(({ strength }) => strength);
  return (
    <>
      <span class="head">
        <RaceIcon race={race.id as Parameters<typeof RaceIcon>[0]['race']} size={36} />
        <b>{things.name('race', race.id)}</b>
      </span>
      <small>{t('rex.traits', { hand: race.handLimit, influence: race.startInfluence, recruits: race.freeRecruits })}</small>
      <small>
        {t('rex.leaders')}: {strengths.join(' · ')}
      </small>
      <span class="powers">
        {pack.advantages
          .filter(({ id }) => id.startsWith(race.id))
          .map(({ id }) => (
            <small>{things.name('advantage', id)}</small>
          ))}
      </span>
    </>
  );
}
