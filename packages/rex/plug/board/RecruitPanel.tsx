/** Recruitment: the casualty pool, its units to count and its leaders to pick, with what they cost. */
import { groupsOf, valueOf } from './aim.ts';
import type { Asking } from './Answers.tsx';
import { costOf } from './unitCost.ts';
import { LeaderName, leaderOf, LeaderToken } from './Cards.tsx';
import { RaceIcon } from './marks.tsx';
import { Numbers } from './Stepper.tsx';
import { t } from './words.ts';

export function RecruitPanel({ asking: { play, things, offers } }: { asking: Asking }) {
  const { view, pack } = things;
  const player = view.players[view.viewer];
  const race = pack.races.find(({ id }) => id === player?.race);
  if (!player || !race) return null;
  const { recruitUnitCost, recruitMaxUnits } = pack.constants;
  const groups = groupsOf(offers.filter(({ named }) => named.verb === 'recruit'));
  const units = groups.filter(({ offers: [first] }) => first && valueOf(first, 'leader') === undefined);
  const dead = player.leaders.filter(({ alive }) => !alive);
  return (
    <section class="rx-panel rx-recruit" aria-label={t('rex.phase.recruitment')}>
      <header>
        <h2>{t('rex.phase.recruitment')}</h2>
        <span class="muted small">{t('rex.recruit.price', { free: race.freeRecruits, cost: recruitUnitCost, most: recruitMaxUnits })}</span>
      </header>
      <div class="body">
        <div class="pool">
          <h3 class="caps">{t('rex.fig.casualties')}</h3>
          <p>
            <RaceIcon race={player.race} size={28} />
            <b>{player.casualties}</b>
            {player.mechanizedCasualties > 0 && <span>{t('rex.mechanized', { count: player.mechanizedCasualties })}</span>}
          </p>
          {units.map((group) => {
            const cost = costOf(things, group);
            return (
              <div class="rx-answers here">
                <Numbers
                  play={play}
                  things={things}
                  group={group}
                  facets={group.free.length > 0 ? group.free : ['units']}
                  primary
                  {...(cost ? { cost } : {})}
                />
              </div>
            );
          })}
        </div>
        {dead.length > 0 && (
          <div class="pool">
            <h3 class="caps">{t('rex.leaders')}</h3>
            <ul>
              {dead.map(({ leader, strength }) => {
                const offer = offers.find(({ named }) => named.verb === 'recruit' && named['leader'] === leader);
                return (
                  <li>
                    <button
                      type="button"
                      class={offer ? 'open' : ''}
                      disabled={!offer || play.busy.value}
                      {...(offer ? { 'data-choosable': '', 'data-choice': offer.choice } : {})}
                      onClick={() => offer && play.choose(offer.choice)}
                    >
                      <LeaderToken leader={leaderOf(things, leader)} size={40} faint={!offer} />
                      <LeaderName things={things} id={leader} />
                      <small>{t('rex.s.coins', { count: strength })}</small>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
