/** The city of a position, for a page: nothing can be chosen. */
import type { RexPack, RexView } from '@orrery/rex';
import { local } from '@orrery/web/app/words.ts';
import type { FigureProps } from '@orrery/web/rules/figures.ts';
import { City } from './City.tsx';
import type { Group } from './marks.tsx';
import type { Look } from './Node.tsx';
import './city.css';

const nothing = (): void => undefined;

export function Figure({ rules, view: seen }: FigureProps) {
  const view = seen as RexView;
  const pack = rules.pack as RexPack;
  const race = (seat: number) => view.players[seat]?.race ?? null;
  const look = (id: string): Look => {
    const place = view.locations.find(({ location }) => location === id);
    const groups = (place?.units ?? []).flatMap(({ seat, units, mechanized, faceDown }): Group[] => [
      ...(units + mechanized > 0 ? [{ race: race(seat), count: units + mechanized, mechanized, faceDown: false }] : []),
      ...(faceDown > 0 ? [{ race: race(seat), count: faceDown, mechanized: 0, faceDown: true }] : []),
    ]);
    return {
      groups,
      influence: place?.influence ?? 0,
      shield: place?.shield ?? false,
      underFire: place?.underFire ?? false,
      demolished: place?.demolished ?? false,
      battle: false,
      choice: null,
      answer: null,
      tag: '',
      paid: false,
      looked: false,
    };
  };
  const spoken = (id: string): string => {
    const name = rules.names['location']?.[id];
    return name ? local(name) : id;
  };
  return (
    <div class="rex-figure of-rex">
      <City
        reach={{ surely: [], maybe: [] }}
        pack={pack}
        fleet={view.fleet}
        swept={0}
        order={view.players.map(({ race: led }) => led)}
        look={look}
        spoken={spoken}
        lit={() => false}
        camera={null}
        names
        touch={false}
        onNear={nothing}
        onChoose={nothing}
        onLook={nothing}
      />
    </div>
  );
}
