/** The trunks of the island pointed at: where each leads, which sources die with it, and what an extraction would still give. */
import type { GravityRules } from '@orrery/gravity';
import { type Aim, narrowed } from './aim.ts';
import { Answer, type Asked } from './Answer.tsx';
import { trunkDirections } from './feeding.ts';
import { Bead } from './YieldPanel.tsx';
import { t } from './words.ts';

export function SabotagePanel({ play, view, things, offers, aim }: Asked & { readonly aim: Aim }) {
  const rules = play.table.rules as unknown as GravityRules;
  const island = view.islands.find(({ id }) => id === aim.at.value.island);
  const plan = things.islands.find(({ id }) => id === island?.id);
  if (!island || !plan) return <p class="muted">{t('gravity.trunk.point')}</p>;
  const cuts = rules.previews.cuts(view, island.id);
  const now = rules.previews.yields(view).find((each) => each.island === island.id);
  return (
    <div class="panel-body sabotaging">
      <h2 class="caps">
        {t('gravity.trunk.yield', { island: things.island(island.id), now: `+${now?.permanent ?? 0}+${now?.temporary ?? 0}` })}
      </h2>
      <div class="trunks">
        {narrowed(offers, aim.at.value).map(({ choice, named }) => {
          const cut = named.verb === 'sabotage' ? cuts.find(({ trunk }) => trunk === named.trunk) : undefined;
          if (!cut) return null;
          return (
            <Answer play={play} key={choice} choice={choice} class="choice trunk-choice">
              <b>{cut.trunk + 1}</b>
              <span>
                {trunkDirections(plan, cut.trunk, island.rotation)
                  .map((direction) => play.say.thing({ kind: 'direction', id: String(direction) }))
                  .join(', ')}
                <small>
                  {cut.blue + cut.red === 0 ? t('gravity.trunk.dry') : t('gravity.trunk.loses')}
                  {Array.from({ length: cut.blue }, () => (
                    <Bead colour="B" />
                  ))}
                  {Array.from({ length: cut.red }, () => (
                    <Bead colour="R" />
                  ))}
                  <span class="spoken">{t('gravity.trunk.sources', { blue: cut.blue, red: cut.red })}</span>
                </small>
                <small>{t('gravity.trunk.after', { after: `+${cut.permanent}+${cut.temporary}` })}</small>
              </span>
            </Answer>
          );
        })}
      </div>
    </div>
  );
}
