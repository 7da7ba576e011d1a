/** The airships: each a mat beside the sky, or a chip above it that opens as a sheet. */
import type { Signal } from '@preact/signals';
import type { View } from '@orrery/gravity';
import { Dialog } from '@orrery/web/app/Dialog.tsx';
import type { Play } from '@orrery/web/table/play.ts';
import { Mat, SeatChips } from './Mats.tsx';
import type { Things } from './things.ts';

interface Props {
  readonly play: Play;
  readonly view: View;
  readonly things: Things;
}

/** `opened`: everything lies open, as in a replay; `onOpen`: a chip was touched. */
export function Fleet({ play, view, things, narrow, opened, onOpen }: Props & FleetProps) {
  if (narrow) return <SeatChips play={play} view={view} onOpen={onOpen} />;
  return (
    <>
      <div class="mats">
        {view.players.map((_, seat) =>
          seat === view.viewer ? null : <Mat key={seat} play={play} view={view} seat={seat} things={things} opened={opened} />,
        )}
      </div>
      {view.viewer < view.players.length && (
        <div class="own-mat">
          <Mat play={play} view={view} seat={view.viewer} things={things} />
        </div>
      )}
    </>
  );
}
interface FleetProps {
  readonly narrow: boolean;
  readonly opened: boolean;
  readonly onOpen: (seat: number) => void;
}

export const MatSheet = ({ play, view, things, seat }: Props & { readonly seat: Signal<number | null> }) =>
  seat.value === null ? null : (
    <Dialog title={play.say.seat(seat.value)} onClose={() => (seat.value = null)} class="mat-sheet">
      <Mat play={play} view={view} seat={seat.value} things={things} opened />
    </Dialog>
  );
