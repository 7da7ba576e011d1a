/** What a place looks like now, and the same in words. */
import type { RexView } from '@orrery/rex';
import type { Group } from './marks.tsx';
import type { Look } from './Node.tsx';
import type { Tag } from './placeTags.ts';
import { sure, type Things } from './things.tsx';
import { t } from './words.ts';

interface Pointing {
  readonly open: ReadonlyMap<string, number>;
  readonly source: string | null;
  readonly fighting: string | null;
  readonly tags: ReadonlyMap<string, Tag>;
}

const EMPTY: Look = {
  groups: [],
  influence: 0,
  shield: false,
  underFire: false,
  demolished: false,
  battle: false,
  choice: null,
  answer: null,
  tag: '',
  paid: false,
  looked: false,
};

export function lookOf(view: RexView, things: Things, { open, source, fighting, tags }: Pointing): (id: string) => Look {
  const looks = new Map(
    view.locations.map((place): [string, Look] => {
      const id = place.location;
      const groups = place.units.flatMap(({ seat, units, mechanized, faceDown }): Group[] => {
        const race = things.race(seat);
        return [
          ...(units + mechanized > 0 ? [{ race, count: units + mechanized, mechanized, faceDown: false }] : []),
          ...(faceDown > 0 ? [{ race, count: faceDown, mechanized: 0, faceDown: true }] : []),
        ];
      });
      return [
        id,
        {
          groups,
          influence: place.influence,
          shield: place.shield,
          underFire: place.underFire,
          demolished: place.demolished,
          battle: id === fighting,
          choice: id === source ? 'source' : open.has(id) ? 'open' : null,
          answer: open.get(id) ?? null,
          tag: (open.has(id) && id !== source && tags.get(id)?.text) || '',
          paid: tags.get(id)?.paid === true,
          looked: false,
        },
      ];
    }),
  );
  return (id) => looks.get(id) ?? EMPTY;
}

/** One line for a screen reader. */
export function spokenOf(things: Things, id: string, look: Look, tag: string): string {
  const place = things.place(id);
  const units = things.view.locations.find((each) => each.location === id)?.units ?? [];
  const marks = [
    place?.sector && t('rex.s.sector', { sector: place.sector }),
    place?.stronghold && t('rex.stronghold'),
    place?.spaceport && t('rex.port'),
    place?.shield && t(look.shield ? 'rex.shield' : 'rex.s.broken'),
    look.influence > 0 && t('rex.s.coins', { count: look.influence }),
    look.underFire && t('rex.fire'),
    look.demolished && t('rex.demolished'),
    look.battle && t('rex.s.battle'),
    ...units.map(({ seat, units: up, mechanized, faceDown }) =>
      [
        t('rex.s.units', { who: things.called(seat), count: up + mechanized + faceDown }),
        mechanized > 0 && t('rex.mechanized', { count: mechanized }),
        faceDown > 0 && t('rex.face-down', { count: faceDown }),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    look.choice === 'open' && t('rex.s.open'),
    look.tag !== '' && tag,
    look.choice === 'source' && t('rex.s.source'),
  ].filter((mark) => typeof mark === 'string');
  const index = things.pack.locations.findIndex((each) => each.id === id);
  return [things.name('location', id) + sure(things, `/locations/${index}`), ...marks].join(', ');
}
