/** Beside the galaxy: the other side, the deck with its Acts, and one's own plate. */
import type { LiberationEvent, View } from '@orrery/liberation';
import type { Play } from '@orrery/web/table/play.ts';
import { Deck } from './Deck.tsx';
import { deckAtStart } from './deckAtStart.ts';
import { Legend } from './Legend.tsx';
import type { Look } from './longPress.ts';
import type { openedView } from './openedView.ts';
import { Opponent, OwnPlate } from './Seats.tsx';
import type { Things } from './things.ts';
import type { Knowledge } from './useKnowledge.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
  readonly events: readonly LiberationEvent[];
  readonly knowledge: Knowledge;
  /** What is hidden otherwise, where nothing is. */
  readonly opened: ReturnType<typeof openedView>;
  readonly onLook: Look;
}

export const SideColumn = ({ play, view, things, events, knowledge, opened, onLook }: Props) => (
  <div class="side">
    <div class="side-top">
      <Opponent play={play} view={view} things={things} hand={opened?.theirs ?? null} base={opened?.base ?? null} onLook={onLook} />
    </div>
    <div class="side-deck">
      <Deck
        view={view}
        things={things}
        deckAtStart={deckAtStart(events, view.deck + view.looking)}
        inDiscard={knowledge.inDiscard}
        onLook={onLook}
      />
      {knowledge.belief && <Legend viewer={view.viewer} />}
    </div>
    <div class="side-own">
      <OwnPlate play={play} view={view} />
    </div>
  </div>
);
