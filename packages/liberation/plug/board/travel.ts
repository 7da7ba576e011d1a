/**
 * Movement from events: cards travel from zone to zone, an attack runs along its lane, a map card turns. Hidden choices look the same whatever was
 * chosen. Everything can be interrupted: the next news cancels what still moves.
 */
import type { LiberationEvent } from '@orrery/liberation';
import { calm } from '@orrery/web/app/settings.ts';
import { Motion } from '@orrery/web/board/Motion.ts';

const CARD = 260;
const GAP = 110;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

interface Move {
  readonly from: string;
  readonly to: string;
}

/** Cards that change zones, as far as this viewer sees them do so. */
function movesOf(event: LiberationEvent, viewer: number): readonly Move[] {
  const hand = (seat: number): string => (seat === viewer ? 'hand' : 'their-hand');
  switch (event.kind) {
    case 'drew':
    case 'took':
      return 'count' in event && event.count === 0 ? [] : [{ from: 'deck', to: hand(event.seat) }];
    case 'paidDiscard':
    case 'discarded':
    case 'spent':
      return [{ from: hand(event.seat), to: 'discard' }];
    case 'sabotaged':
      return [{ from: hand(0), to: 'discard' }];
    case 'occupied':
      return [{ from: hand(0), to: `city-${event.city}` }];
    case 'captured':
      return [{ from: hand(1), to: event.occupied ? `city-${event.city}` : 'discard' }];
    case 'based':
      return [{ from: hand(1), to: 'base' }];
    case 'milled':
      return Array.from({ length: Math.min(3, event.count) }, () => ({ from: 'deck', to: 'discard' }));
    case 'returned':
      return Array.from({ length: Math.min(3, event.count) }, () => ({ from: 'discard', to: 'deck' }));
    case 'act':
      return Array.from({ length: 3 }, () => ({ from: 'discard', to: 'deck' }));
    default:
      return [];
  }
}

const find = (zone: string): Element | null => document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);

/** Events that happen to a city or a map card for all to see. */
const SEEN: ReadonlySet<string> = new Set(['attacked', 'occupied', 'captured', 'exploited', 'sabotaged', 'hit', 'missed', 'rotated']);

/** Cities and map cards that the news are about. */
export const placesOf = (events: readonly LiberationEvent[]): readonly string[] =>
  events
    .filter(({ kind }) => SEEN.has(kind))
    .flatMap((event) => [
      ...('city' in event ? [`.galaxy [data-zone="city-${CSS.escape(event.city)}"]`] : []),
      ...(event.kind === 'rotated' ? [`[data-zone="map-${CSS.escape(event.map)}"]`] : []),
    ]);

export class Traveller extends Motion {
  show(events: readonly LiberationEvent[], viewer: number): void {
    this.stop();
    if (calm() || events.length === 0 || events.length > 30) return;
    let wait = 0;
    let source: string | null = null;
    for (const event of events) {
      for (const move of movesOf(event, viewer)) {
        this.#card(move, wait);
        wait += GAP;
      }
      if (event.kind === 'exploited') source = event.city;
      else if (event.kind === 'turn') source = null;
      else if (event.kind === 'attacked' && 'city' in event) this.#attack(source, event.city, wait);
      else if (event.kind === 'evaded' || event.kind === 'relocated') this.#lift('base', wait);
      else if (event.kind === 'looked') this.#lift('deck', wait);
      else if (event.kind === 'rotated') this.#turn(event.map, event.mode);
    }
  }

  /** A face-down ghost; what is on it stays where it belongs. */
  #card({ from, to }: Move, delay: number): void {
    const [start, end] = [find(from)?.getBoundingClientRect(), find(to)?.getBoundingClientRect()];
    if (!start || !end || start.width === 0 || end.width === 0) return;
    const centre = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 22}px, ${box.y + Math.min(box.height, 150) / 2 - 31}px)`;
    this.ghost(
      'ghost',
      [
        { transform: `${centre(start)} scale(.8)`, opacity: 0 },
        { transform: `${centre(start)} scale(1)`, opacity: 1, offset: 0.2 },
        { transform: `${centre(end)} scale(1)`, opacity: 1, offset: 0.85 },
        { transform: `${centre(end)} scale(.7)`, opacity: 0 },
      ],
      { duration: CARD + 120, delay, easing: EASE },
    );
  }

  /** Light runs along the lane; an attack from afar falls on the city alone. */
  #attack(source: string | null, city: string, delay: number): void {
    const lanes = source === null ? [] : [...document.querySelectorAll<SVGGElement>('.galaxy .lane')];
    const lane = lanes.find((each) => each.dataset['lane'] === `${source}${city}` || each.dataset['lane'] === `${city}${source}`);
    const core = lane?.querySelector('path');
    if (lane && core) {
      const shot = core.cloneNode() as SVGPathElement;
      shot.setAttribute('class', 'shot');
      shot.setAttribute('pathLength', '100');
      lane.append(shot);
      const forward = lane.dataset['lane'] === `${source}${city}`;
      const animation = shot.animate([{ strokeDashoffset: forward ? 16 : -100 }, { strokeDashoffset: forward ? -100 : 16 }], {
        duration: 420,
        delay,
        easing: 'ease-in',
        fill: 'both',
      });
      this.follow(animation, () => shot.remove());
    }
    const look = document.querySelector(`.city[data-city="${CSS.escape(city)}"] .look`);
    if (look)
      this.follow(
        look.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }], {
          duration: 320,
          delay: delay + 300,
          easing: 'ease-out',
        }),
      );
  }

  #lift(zone: string, delay: number): void {
    const element = find(zone);
    if (element)
      this.follow(
        element.animate([{ transform: 'none' }, { transform: 'translateY(-8px)' }, { transform: 'none' }], {
          duration: 240,
          delay,
          easing: EASE,
        }),
      );
  }

  #turn(map: string, mode: string): void {
    const face = document.querySelector(`.map-card[data-map="${CSS.escape(map)}"] .face`);
    const from = mode === 'half-turn' ? 'rotate(180deg)' : mode === 'flip-short' ? 'scaleX(-1)' : 'scaleY(-1)';
    if (face) this.follow(face.animate([{ transform: from }, { transform: 'none' }], { duration: 520, easing: EASE }));
    const lanes = document.querySelector('.galaxy .lanes');
    if (lanes) this.follow(lanes.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], { duration: 620 }));
  }
}
