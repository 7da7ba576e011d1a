/** Movement from events: units march along the streets, cards and coins travel. In order, quick, and the next news cancels what still moves. */
import type { RexEvent } from '@orrery/rex';
import { calm } from '@orrery/web/app/settings.ts';
import { Motion } from '@orrery/web/board/Motion.ts';
import { type Flash, type Journey, motionOf } from './journeys.ts';

/** A journey, and how soon the next one starts. */
const LENGTH = 260;
const GAP = 90;
/** All of the news is over after so many motions; earlier ones are told by the log. */
const MOST = 18;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** The streets between two places, both included. */
export type Route = (from: string, to: string) => readonly string[];

/** Where a zone is; nowhere while a panel lies over it: what moved there would move over the panel. */
const find = (zone: string): DOMRect | null => {
  const place = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  if (place?.closest('.rx-board.covered') && !place.closest('.rx-over')) return null;
  const box = place?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};
const raceOf = (seat: number | null): string =>
  seat === null ? '' : (document.querySelector(`[data-zone="seat-${seat}"]`)?.className.match(/rx-[A-Z]{3}/)?.[0] ?? '');
const at = (box: DOMRect): string =>
  `translate(${box.x + box.width / 2}px, ${box.y + Math.min(box.height, 160) / 2}px) translate(-50%, -50%)`;

/** Places on the map that something happened to. */
export const placesOf = (events: readonly RexEvent[], viewer: number, council: string): readonly string[] =>
  events
    .flatMap((event) => motionOf(event, viewer, council))
    .flatMap((motion) => ('at' in motion ? [motion.at] : [motion.from, motion.to]))
    .filter((zone) => zone.startsWith('place-'))
    .map((zone) => `[data-zone="${CSS.escape(zone)}"]`);

export class Traveller extends Motion {
  show(events: readonly RexEvent[], viewer: number, council: string, route: Route): void {
    this.stop();
    if (calm()) return;
    const motions = events.flatMap((event) => motionOf(event, viewer, council));
    motions.slice(-MOST).forEach((motion, i) => ('at' in motion ? this.#flash(motion, i * GAP) : this.#travel(motion, route, i * GAP)));
  }

  #flash({ at: zone, kind }: Flash, delay: number): void {
    const box = find(zone);
    if (!box) return;
    const size = Math.min(Math.max(box.width, 28), 90);
    this.#run(
      `rx-flash ${kind}`,
      '',
      [
        { transform: `${at(box)} scale(.5)`, opacity: 1 },
        { transform: `${at(box)} scale(1.25)`, opacity: 0 },
      ],
      delay,
      size,
    );
  }

  #travel({ from, to, kind, seat, count }: Journey, route: Route, delay: number): void {
    const streets =
      from.startsWith('place-') && to.startsWith('place-') ? route(from.slice(6), to.slice(6)).map((id) => `place-${id}`) : [];
    const boxes = (streets.length > 1 ? streets : [from, to]).flatMap((zone) => find(zone) ?? []);
    const [start, end] = [boxes[0], boxes.at(-1)];
    if (!start || !end || boxes.length < 2 || (count === 0 && (kind === 'units' || kind === 'coin'))) return;
    const frames: Keyframe[] = [
      { transform: `${at(start)} scale(.6)`, opacity: 0 },
      ...boxes.map((box, i) => ({ transform: `${at(box)} scale(1)`, opacity: 1, offset: 0.12 + (0.76 * i) / (boxes.length - 1) })),
      { transform: `${at(end)} scale(.7)`, opacity: 0 },
    ];
    this.#run(`rx-ghost ${kind} rx-race ${raceOf(seat)}`, count > 0 ? String(count) : '', frames, delay, null);
  }

  #run(look: string, text: string, frames: Keyframe[], delay: number, size: number | null): void {
    const ghost = this.ghost(look, frames, { duration: LENGTH, delay, easing: EASE }, document.querySelector('.rx-main') ?? document.body);
    ghost.textContent = text;
    if (size !== null) ghost.style.width = ghost.style.height = `${size}px`;
  }
}
