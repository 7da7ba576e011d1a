/** What an alliance would bring the viewer: what each of the others gives its allies. */
import { SeatChip, type Things } from './things.tsx';
import { t } from './words.ts';

export function Gains({ things, members }: { things: Things; members: readonly number[] }) {
  const others = members.filter((seat) => seat !== things.view.viewer);
  return (
    <ul class="gains">
      {others.map((seat) => {
        const race = things.race(seat);
        return (
          race && (
            <li>
              <SeatChip seat={seat} things={things} />
              <small>{t(`rex.gives.${race}`)}</small>
            </li>
          )
        );
      })}
    </ul>
  );
}
