/** Log, memory and what is left in the supply. */
import type { GravityEvent, View } from '@orrery/gravity';
import { sayOption } from '@orrery/texts';
import { textsOf } from '@orrery/web/app/words.ts';
import { optionValue } from '@orrery/web/table/optionValue.ts';
import type { Play } from '@orrery/web/table/play.ts';
import { Log } from './Log.tsx';
import { Memory } from './Memory.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  readonly events: readonly GravityEvent[];
  readonly onLook: (island: string | null) => void;
  /** Why something was done, where that is told. */
  readonly why: (event: GravityEvent) => string | undefined;
}

/** What is played with beyond the base game: the module, the goal, the teams. */
function modes({ table: { game, rules } }: Play): readonly string[] {
  const texts = textsOf(game);
  const { module, domination, confrontation } = rules.options;
  return [
    ...(module === 'none' ? [] : [optionValue(texts, 'module', module ?? '')]),
    ...(domination === 'off' ? [] : [`${sayOption(texts, 'domination').name}: ${optionValue(texts, 'domination', domination ?? '')}`]),
    ...(confrontation === true ? [optionValue(texts, 'confrontation', true)] : []),
  ];
}

export const Rail = ({ play, view, things, events, onLook, why }: Props) => (
  <>
    <Log events={events} viewer={view.viewer} say={play.say} onLook={onLook} why={why} />
    {!play.table.unaided && <Memory play={play} view={view} things={things} />}
    <p class="supply" data-zone="supply" data-term="supply">
      <small class="caps">{t('gravity.supply')}</small> {t('gravity.supply.of', { ...view.supply, module: things.module })}
    </p>
    {modes(play).length > 0 && (
      <p class="supply" data-zone="modes">
        <small class="caps">{t('gravity.with')}</small> {modes(play).join(' · ')}
      </p>
    )}
  </>
);
