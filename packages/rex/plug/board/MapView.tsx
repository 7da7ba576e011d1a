/** The city and what lies over it: notices, the place looked at, and the ways back to the whole of it. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { fleetPreview, type RexEvent, type RexPack, type RexRules } from '@orrery/rex';
import { Zoom } from '@orrery/web/board/Zoom.tsx';
import type { Asking } from './Answers.tsx';
import { City } from './City.tsx';
import { camera } from './geometry.ts';
import { Lens } from './Lens.tsx';
import { lookOf, spokenOf } from './looks.ts';
import { tagsOf } from './placeTags.ts';
import { type Pointing, sourceOf } from './pointing.ts';
import { t } from './words.ts';

interface Props {
  readonly asking: Asking;
  readonly pointing: Pointing;
  readonly events: readonly RexEvent[];
  /** Where a battle is fought. */
  readonly fighting: string | null;
  readonly narrow: boolean;
  readonly hovered: Signal<string | null>;
  /** On a phone: the place to look at, `whole` for all of the city, or null for what is open. */
  readonly sight: string | null;
  readonly onSight: (sight: string | null) => void;
  /** Brings back the panel that was put aside for a look at the board. */
  readonly onReturn: (() => void) | null;
  /** Notices. */
  readonly children: ComponentChildren;
}

/** Sectors the fleet passed in its last movement. */
function sweptOf(events: readonly RexEvent[]): number {
  const start = events.findLastIndex(({ kind }) => kind === 'bombardment');
  return start < 0 ? 0 : Math.min(6, events.slice(start).filter(({ kind }) => kind === 'entered').length);
}

export function MapView({ asking, pointing, events, fighting, narrow, hovered, sight, onSight, onReturn, children }: Props) {
  const { play, things, offers, aim } = asking;
  const { view, pack } = things;
  const { open } = pointing;
  const source = sourceOf(play, view, aim, offers);
  const tags = tagsOf(things, offers, aim.chosen.value, source);
  const look = lookOf(view, things, { open, source, fighting, tags });
  const near = nearTo(pack, sight, (id) => look(id).choice !== null || (open.size > 0 && spokenOfPlace(asking, id)));
  const inSight = narrow && sight !== 'whole' ? camera(near, 3.2) : null;
  return (
    <div class="rx-map">
      <Zoom question={play.table.now.value}>
        <City
          pack={pack}
          fleet={view.fleet}
          swept={sweptOf(events)}
          reach={fleetPreview(play.table.rules as RexRules, view)}
          order={view.players.map(({ race }) => race)}
          look={look}
          hovered={hovered}
          spoken={(id) => spokenOf(things, id, look(id), tags.get(id)?.said ?? '')}
          lit={(a, b) => source !== null && ((a === source && open.has(b)) || (b === source && open.has(a)))}
          camera={inSight}
          names={!narrow || inSight !== null}
          touch={narrow}
          onNear={onSight}
          onChoose={pointing.onPlace}
          onLook={(place) => (hovered.value = place)}
        />
      </Zoom>
      {children}
      <Lens
        hovered={hovered}
        sight={narrow && sight !== 'whole' ? sight : null}
        things={things}
        look={look}
        said={(id) => (open.has(id) && tags.get(id)?.said) || ''}
        pointed={open.size > 0}
      />
      {inSight && (
        <button type="button" class="rx-zoom" onClick={() => onSight('whole')}>
          {t('rex.whole')}
        </button>
      )}
      {onReturn && (
        <button type="button" class="rx-return" onClick={onReturn}>
          {t('rex.look.back')}
        </button>
      )}
    </div>
  );
}

/** A lesson speaks of this place. */
const spokenOfPlace = ({ play }: Asking, place: string): boolean => play.table.spokenOf?.().includes(`place-${place}`) ?? false;

/** What a phone brings near: the place looked at with its neighbours, else everything that is open. */
function nearTo({ locations }: RexPack, sight: string | null, open: (id: string) => boolean): RexPack['locations'] {
  const seen = locations.find(({ id }) => id === sight);
  return locations.filter(({ id }) => (seen ? id === seen.id || (seen.adj.includes(id) && !seen.council) : open(id)));
}
