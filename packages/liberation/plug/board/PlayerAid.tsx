/** One tap away: the three steps of each side and what every mission does. */
import { href } from '@orrery/web/app/route.ts';
import { local } from '@orrery/web/app/words.ts';
import { Emblem, type Side } from './Emblem.tsx';
import { Icon } from '@orrery/web/draw/glyphs.tsx';
import { Cost } from './Cards.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';
import { missionText } from '../missionText.ts';

export function PlayerAid({ things, side, categories }: { things: Things; side: Side; categories: ReadonlySet<string> }) {
  const sides: readonly Side[] = side === 'D' ? ['D', 'L'] : ['L', 'D'];
  return (
    <div class="aid" tabIndex={0} role="region" aria-label={t('rail.aid')}>
      {sides.map((each) => (
        <section>
          <h3>
            <Emblem side={each} size={18} /> {t(each === 'D' ? 'aid.dynasty' : 'aid.liberation')}
          </h3>
          <ol>
            {([1, 2, 3] as const).map((n) => (
              <li>{t(`aid.${each}.${n}`)}</li>
            ))}
          </ol>
        </section>
      ))}
      <section>
        <h3>{t('aid.missions')}</h3>
        <ul class="aid-missions">
          {things.pack.categories
            .filter((category) => categories.has(category.id))
            .map((category) => (
              <li>
                <b class="aid-category">
                  <Icon name={category.icon} size={15} /> {local(category.name)}
                </b>
                {sides.map((each) => {
                  const mission = things.missionById(each === 'D' ? category.dynasty : category.liberation);
                  return (
                    mission && (
                      <p>
                        <Emblem side={each} size={14} />
                        <span>
                          <b>{local(mission.name)}</b> <Cost cost={mission.cost} size={14} />
                          {things.isHouse(mission) && <span class="house">{t('house')}</span>}
                          <br />
                          {local(missionText(mission))}
                        </span>
                      </p>
                    )
                  );
                })}
              </li>
            ))}
        </ul>
      </section>
      <p>
        <a href={href('rules', 'liberation')} target="_blank" rel="noreferrer">
          {t('aid.rules')}
        </a>
      </p>
    </div>
  );
}
