/** Another way from here: against whom, and what the seat could not know is dealt anew. */
import { useState } from 'preact/hooks';
import type { Seat } from '@orrery/kernel';
import { Dialog } from '../app/Dialog.tsx';
import { called } from '../faces/called.ts';
import { playOn } from '../replay/playOn.ts';
import type { ReplayTable } from '../replay/ReplayTable.ts';
import type { Opened } from '../replay/library.ts';
import { r } from './words.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

interface Props {
  readonly table: ReplayTable;
  readonly opened: Opened;
  readonly at: number;
  readonly seat: Seat;
  readonly seatName: string;
  readonly onClose: () => void;
}

export function TryIt({ table, opened, at, seat, seatName, onClose }: Props) {
  const same = table.seats.find(({ kind, level }, other) => other !== seat && kind === 'bot' && level > 0)?.level ?? 3;
  const [level, setLevel] = useState(same);
  const start = (): void => {
    table.go(at);
    table.look(seat);
    void playOn(table, opened, level);
  };
  return (
    <Dialog title={r('try')} onClose={onClose}>
      <p>{r('try.line', { seat: seatName })}</p>
      <label class="review-against">
        {r('try.against')}{' '}
        <select value={String(level)} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
          {[same, ...LEVELS.filter((each) => each !== same)].map((each) => (
            <option value={String(each)}>{called(table.game, each)}</option>
          ))}
        </select>
      </label>
      <div class="row-of-buttons">
        <button type="button" class="primary" onClick={start}>
          {r('try.start')}
        </button>
      </div>
    </Dialog>
  );
}
