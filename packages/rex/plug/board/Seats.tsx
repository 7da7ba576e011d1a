/** The six seats: plates left and right of the city, or tiles above it that open as sheets. */
import { Dialog } from '@orrery/web/app/Dialog.tsx';
import { Plate, type SeatState, Tile } from './Plates.tsx';
import type { Things } from './things.tsx';
import { t } from './words.ts';

interface Props {
  readonly things: Things;
  readonly state: (seat: number) => SeatState;
}

export const Side = ({ things, state, of, side }: Props & { readonly of: readonly number[]; readonly side: 'left' | 'right' }) => (
  <div class={`rx-side ${side}`}>
    {of.map((seat) => (
      <Plate seat={seat} things={things} state={state(seat)} key={seat} />
    ))}
  </div>
);

export const Tiles = ({
  things,
  state,
  of,
  onOpen,
}: Props & { readonly of: readonly number[]; readonly onOpen: (seat: number) => void }) => (
  <div class="rx-tiles" role="group" aria-label={t('rex.seats')}>
    {of.map((seat) => (
      <Tile seat={seat} things={things} state={state(seat)} onOpen={() => onOpen(seat)} />
    ))}
  </div>
);

export const PlateSheet = ({ things, state, seat, onClose }: Props & { readonly seat: number; readonly onClose: () => void }) => (
  <Dialog title={things.called(seat)} onClose={onClose} class="rx-sheet of-rex">
    <Plate seat={seat} things={things} state={state(seat)} />
  </Dialog>
);
