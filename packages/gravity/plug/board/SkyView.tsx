/** The sky and what is said over it: the forecast, the goal, the island looked at, and a new phase. */
import type { Signal } from '@preact/signals';
import type { Forecast, GravityEvent, GravityRules, View } from '@orrery/gravity';
import { Banner } from '@orrery/web/board/Banner.tsx';
import { Zoom } from '@orrery/web/board/Zoom.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import type { Pointed } from './aim.ts';
import { Domination, ForecastChip } from './Chips.tsx';
import { feeding } from './feeding.ts';
import { IslandLoupe, IslandNote } from './IslandLoupe.tsx';
import type { Sight } from './sight.ts';
import { Sky } from './Sky.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

const TEAM_COLOURS = ['var(--team-0)', 'var(--team-1)'] as const;

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  readonly sight: Sight;
  readonly at: Pointed;
  readonly deciding: boolean;
  /** The board still shows how the last round ended. */
  readonly held: boolean;
  readonly narrow: boolean;
  readonly mine: readonly string[];
  readonly forecast: Forecast | null;
  readonly events: readonly GravityEvent[];
  readonly looked: Signal<string | null>;
  readonly aimed: Signal<number | null>;
  readonly onIsland: (island: string) => void;
  readonly onDrawn: () => void;
}

/** The team that holds an island, by its colour. */
function teamOf(view: View, id: string): string | null {
  const seat = view.islands.find((island) => island.id === id)?.hunters.findIndex((count) => count > 0) ?? -1;
  return view.captains.length > 0 ? (TEAM_COLOURS[view.players[seat]?.side ?? -1] ?? null) : null;
}

export function SkyView(props: Props) {
  const { play, view, things, sight, at, deciding, narrow, forecast, events, looked, aimed, held } = props;
  const { previews } = play.table.rules as unknown as GravityRules;
  const { describe } = sight;
  const numbered = view.decision === 'sabotage' ? at.island : null;
  const ringed = view.result?.clause === 'GRV-ISLANDS-14' ? events.findLast((event) => event.kind === 'surrounded') : undefined;
  return (
    <>
      <div class="sky">
        <Zoom question={play.table.now.value}>
          <Sky
            {...sight}
            view={view}
            plans={things.islands}
            deciding={deciding}
            picked={at.island ?? (deciding ? (view.action?.to ?? view.action?.from ?? null) : null)}
            aimed={aimed}
            onAim={(direction) => (aimed.value = direction)}
            feeding={sight.yields ? feeding(previews.feeds(view, props.mine)) : null}
            small={narrow}
            teamOf={(id) => teamOf(view, id)}
            onIsland={props.onIsland}
            onLook={(island) => (looked.value = island)}
            looked={looked}
            own={view.players[view.viewer]?.side ?? -1}
            crowned={ringed?.island ?? null}
            onDrawn={props.onDrawn}
            numbered={numbered}
          />
        </Zoom>
        {forecast && view.phase !== 'transition' && <ForecastChip forecast={forecast} view={view} things={things} />}
        {view.goal > 0 && !narrow && <Domination view={view} />}
        {!narrow && <IslandNote looked={looked} view={view} describe={describe} />}
        {/* A pause announces the next round itself. */}
        {!held && !view.result && (
          <Banner
            of={`${view.round} ${view.phase}`}
            caption={t('gravity.round.n', { round: view.round })}
            title={play.say.thing({ kind: 'phase', id: view.phase })}
          />
        )}
      </div>
      {narrow && <IslandLoupe looked={looked} view={view} describe={describe} plans={things.islands} numbered={numbered} />}
    </>
  );
}
