/** The galaxy and what lies over it: the city one rests on, a public result, and a new Act. */
import type { Signal } from '@preact/signals';
import { type LiberationRules, rotationPreview, type View } from '@orrery/liberation';
import { Banner } from '@orrery/web/board/Banner.tsx';
import { Zoom } from '@orrery/web/board/Zoom.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import type { Stop } from '../basePath.ts';
import { ROMAN } from './ActDial.tsx';
import type { Aim, Offer } from './aim.ts';
import { NARROW, WIDE } from './galaxySize.ts';
import { GalaxyView } from './GalaxyView.tsx';
import { looksOf } from './looks.ts';
import type { Look } from './longPress.ts';
import { Loupe } from './Loupe.tsx';
import type { Outcome } from './outcome.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import type { Things } from './things.ts';
import type { Knowledge } from './useKnowledge.ts';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  readonly aim: Aim;
  /** All that can be chosen, and what the aim leaves open of it. */
  readonly offers: readonly Offer[];
  readonly shown: readonly Offer[];
  readonly deciding: boolean;
  readonly narrow: boolean;
  /** One looks at the other faces of the map cards. */
  readonly turnedOver: boolean;
  readonly knowledge: Knowledge;
  readonly path: readonly Stop[];
  readonly outcome: Outcome | null;
  /** Whose hand is “yours” in what it says: nobody's where everything is open. */
  readonly reader: number;
  readonly onOutcomeRead: () => void;
  readonly hovered: Signal<string | null>;
  readonly rested: Signal<string | null>;
  readonly onCity: (city: string) => void;
  readonly onMap: (map: string) => void;
  readonly onLook: Look;
}

/** A map card as it would lie on its other face: looking at it changes nothing. LIB-WARP-11 */
const reverse = (card: string): string => card.replace(/[AB](?=r?$)/, (face) => (face === 'A' ? 'B' : 'A'));

/** Where the map card of a city lies. */
const cellOf = ({ layout }: View, things: Things, city: string): number =>
  layout.findIndex((text) => things.map(text.slice(0, text.endsWith('r') ? -2 : -1)).cities.includes(city));

const placeOf = (outcome: Outcome, things: Things): string =>
  (outcome.kind === 'probe' ? things.map(outcome.map).cities[0] : outcome.cities[0]) ?? '';

export function SkyView(props: Props) {
  const { play, view, things, aim, offers, shown, deciding, narrow, turnedOver, knowledge, outcome } = props;
  const mode = deciding ? aim.mode.value : null;
  const ghost = mode === null ? null : rotationPreview(play.table.rules as LiberationRules, view, mode);
  const exploiting = deciding ? view.exploiting : null;
  const targets = new Set(exploiting === null ? [] : shown.flatMap(({ named }) => ('city' in named ? [named.city] : [])));
  const reached = (a: string, b: string): boolean => a === exploiting && targets.has(b);
  return (
    <div class="sky">
      <Zoom question={play.table.now.value}>
        <GalaxyView
          things={things}
          layout={turnedOver ? view.layout.map(reverse) : (ghost?.layout ?? view.layout)}
          size={narrow ? NARROW : WIDE}
          look={looksOf({ view, shown: deciding && !turnedOver ? shown : [], aim, knowledge, outcome, exploiting })}
          belief={knowledge.belief}
          sums={view.viewer === 0}
          hovered={props.hovered}
          lit={(a, b) =>
            ghost
              ? ghost.joined.some(([c, d]) => (a === c && b === d) || (a === d && b === c))
              : exploiting !== null && (reached(a, b) || reached(b, a))
          }
          chosenMap={deciding ? view.map : null}
          path={turnedOver ? [] : props.path}
          openMaps={new Set(offers.flatMap(({ named }) => (named.verb === 'map' ? [named.map] : [])))}
          dimmed={outcome !== null}
          onCity={props.onCity}
          onMap={props.onMap}
          onLook={props.onLook}
        />
      </Zoom>
      {turnedOver && (
        <p class="reverse-note" role="status">
          {t('reverse.note')}
        </p>
      )}
      {!narrow && outcome === null && <Loupe of={props.rested} things={things} cellOf={(city) => cellOf(view, things, city)} />}
      {outcome && (
        <OutcomePanel
          outcome={outcome}
          things={things}
          cell={cellOf(view, things, placeOf(outcome, things))}
          viewer={props.reader}
          onClose={props.onOutcomeRead}
        />
      )}
      <Banner of={`${view.act}`} caption="" title={t('act.n', { n: ROMAN[view.act - 1] ?? '' })} />
    </div>
  );
}
