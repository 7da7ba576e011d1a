/** Log, memory and what is left in the supply. */
import type { GravityEvent, View } from '@orrery/gravity';
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
  readonly since: number;
  readonly onLook: (island: string | null) => void;
  /** Why something was done, where that is told. */
  readonly why: (event: GravityEvent) => string | undefined;
}

export const Rail = ({ play, view, things, events, since, onLook, why }: Props) => (
  <>
    <Log events={events} since={since} say={play.say} onLook={onLook} why={why} />
    {!play.table.unaided && <Memory play={play} view={view} things={things} />}
    <p class="supply" data-zone="supply" data-term="supply">
      <small class="caps">{t('gravity.supply')}</small> {t('gravity.supply.of', { ...view.supply, module: things.module })}
    </p>
  </>
);
