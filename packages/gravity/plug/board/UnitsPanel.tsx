/** Units of gravity on their way: how many, and how the scales stand afterwards. */
import type { View } from '@orrery/gravity';
import { capital } from '@orrery/web/app/words.ts';
import type { Play } from '@orrery/web/table/play.ts';
import type { Offer } from './aim.ts';
import { Amounts, type Amount } from './Amounts.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  readonly offers: readonly Offer[];
}

interface Store {
  readonly name: string;
  readonly permanent: number;
  readonly temporary: number;
}

export function UnitsPanel({ play, view, things, offers }: Props) {
  const { action } = view;
  const airship = view.players[view.viewer]?.airship;
  const store = (id: string | null): Store | null => {
    const island = view.islands.find((each) => each.id === id);
    return island ? { name: things.island(island.id), permanent: island.permanent, temporary: island.temporary } : null;
  };
  const from =
    view.decision === 'unload.units' && airship
      ? { name: capital(play.say.thing({ kind: 'from', id: 'airship' })), ...airship }
      : store(action?.from ?? null);
  const to = store(action?.to ?? null);
  const line = (of: Store, at: Amount, sign: 1 | -1) => {
    const [permanent, temporary] = [of.permanent + sign * (at['permanent'] ?? 0), of.temporary + sign * (at['temporary'] ?? 0)];
    return (
      <tr>
        <th scope="row">{of.name}</th>
        <td>
          {of.permanent}+{of.temporary}
        </td>
        <td>→</td>
        <td>
          <b>
            {permanent}+{temporary}
          </b>
        </td>
      </tr>
    );
  };
  return (
    <div class="panel-body">
      <Amounts
        key={view.decision}
        offers={offers}
        busy={play.busy.value}
        label={t('table.decision')}
        send={(at) => t('gravity.units.move', { count: (at['permanent'] ?? 0) + (at['temporary'] ?? 0) })}
        outcome={(at) => (
          <table class="scales">
            <caption class="caps">{t('gravity.units.after')}</caption>
            <tbody>
              {from && line(from, at, -1)}
              {to && line(to, at, 1)}
            </tbody>
          </table>
        )}
        onSend={({ choice }) => play.choose(choice)}
      />
    </div>
  );
}
