/**
 * Movement from events, in their order: islands fly on the drawn curve, turn and dip; pieces, crystals and cards send a likeness along. Nothing
 * waits for it: the page is as it will be from the first moment, and the next news ends whatever still moves.
 */
import type { GravityEvent } from '@orrery/gravity';
import { calm } from '@orrery/web/app/settings.ts';
import { Motion } from '@orrery/web/board/Motion.ts';
import { flightPoints, type Point } from './hex.ts';
import { person } from './people.tsx';

const TIME = 260;
const TURN = 240;
const FLIGHT = 300;
const GAP = 90;
/** After an island has flown, and before what lasts only a round fades: time to see it. A tap or a key ends it, as it ends all that moves. */
const PAUSE = 650;
/** More news than this is shown at its end only. */
const MOST = 40;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

type What = 'piece' | 'mercenary' | 'units' | 'card';
interface Move {
  readonly from: string;
  readonly to: string;
  readonly what: What;
}

interface Travel extends Move {
  readonly start: DOMRect | undefined;
  readonly end: DOMRect | undefined;
}

/** Where the first visible one of these is. */
const boxOf = (selector: string): DOMRect | undefined =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()).find((box) => box.width > 0);

const island = (id: string): string => `[data-island="${CSS.escape(id)}"]`;
/** A zone of a seat, or the chip that stands for the seat where there is no room for it. */
const zone = (name: string, seat: number): string => `[data-zone="${name}-${seat}"], [data-zone="seat-${seat}"]`;
const place = (where: string, seat: number): string =>
  where === 'airship' || where === 'partnerAirship' ? zone('airship', seat) : island(where);

/** What changes places with an event; pieces are committed to the island that is taken in the same breath. */
function movesOf(event: GravityEvent, taken: string | null): readonly Move[] {
  switch (event.kind) {
    case 'drew':
      return [{ from: zone('deck', event.seat), to: zone('hand', event.seat), what: 'card' }];
    case 'played':
    case 'laid':
    case 'paid':
      return [{ from: zone('hand', event.seat), to: zone('discard', event.seat), what: 'card' }];
    case 'castled':
      return [{ from: zone('discard', event.seat), to: zone('hand', event.seat), what: 'card' }];
    case 'idle':
      return [{ from: zone('hand', event.seat), to: zone(event.fate === 'saved' ? 'saved' : 'discard', event.seat), what: 'card' }];
    case 'joined':
      return [{ from: zone('saved', event.seat), to: zone('hand', event.seat), what: 'card' }];
    case 'saved':
      return event.number > 0 ? [{ from: zone('hand', event.seat), to: zone('saved', event.seat), what: 'card' }] : [];
    case 'reshuffled':
      return [{ from: zone('discard', event.seat), to: zone('deck', event.seat), what: 'card' }];
    case 'recruited':
      return [{ from: zone('reserve', event.seat), to: zone('airship', event.seat), what: 'piece' }];
    case 'hired':
      return [{ from: '[data-zone="supply"], [data-zone="sky"]', to: zone('airship', event.seat), what: 'mercenary' }];
    case 'committed':
      return taken === null
        ? []
        : [{ from: place(event.origin, event.seat), to: island(taken), what: event.hunters + event.partners > 0 ? 'piece' : 'mercenary' }];
    case 'redeployed':
      return [
        { from: place(event.from, event.seat), to: place(event.to, event.seat), what: event.piece === 'hunter' ? 'piece' : 'mercenary' },
      ];
    case 'bombarded':
      return 'rival' in event
        ? [{ from: island(event.island), to: zone('reserve', event.rival), what: 'piece' }]
        : [{ from: island(event.island), to: '[data-zone="supply"], [data-zone="sky"]', what: 'mercenary' }];
    case 'pumped':
      return [{ from: island(event.from), to: island(event.to), what: 'units' }];
    case 'conserved':
      return [{ from: island(event.island), to: zone('airship', event.seat), what: 'units' }];
    case 'unloaded':
      return [{ from: zone('airship', event.seat), to: island(event.island), what: 'units' }];
    default:
      return [];
  }
}

/** Islands that something happened to: they dip and come up again. */
const struck = (event: GravityEvent): string | null =>
  event.kind === 'extracted' ||
  event.kind === 'surged' ||
  event.kind === 'stabilised' ||
  event.kind === 'bombarded' ||
  event.kind === 'leaked' ||
  event.kind === 'captured' ||
  event.kind === 'attractor' ||
  event.kind === 'surrounded' ||
  event.kind === 'tokenPlaced'
    ? event.island
    : event.kind === 'sabotaged' && 'island' in event
      ? event.island
      : null;

/** Islands that the news are about. */
export const placesOf = (events: readonly GravityEvent[]): readonly string[] =>
  events.flatMap((event) => {
    const hit = event.kind === 'moved' || event.kind === 'turned' ? event.island : struck(event);
    return hit === null ? [] : [island(hit)];
  });

export interface Faded {
  readonly island: string;
  readonly units: number;
}

export class Traveller extends Motion {
  /** Where islands were when the last news had been shown, and how much of their gravity was temporary. */
  #places = new Map<string, Point>();
  #passing = new Map<string, number>();
  #faded: readonly Faded[] = [];

  /** What faded when the last round ended, island by island. */
  get faded(): readonly Faded[] {
    return this.#faded;
  }

  /** Looks where everything is now, for the next flight. */
  rest(): void {
    for (const element of document.querySelectorAll<SVGElement>('[data-island]')) {
      const { island: id = '', x, y, temporary } = element.dataset;
      this.#places.set(id, { x: Number(x), y: Number(y) });
      this.#passing.set(id, Number(temporary));
    }
  }

  /** What was told, as movement; the next news ends what still moves. Returns how long it takes. */
  show(events: readonly GravityEvent[]): number {
    this.stop();
    let delay = 0;
    if (events.some((event) => event.kind === 'phase' && event.phase === 'transition'))
      this.#faded = [...this.#passing].flatMap(([id, units]) => (units > 0 ? [{ island: id, units }] : []));
    if (!calm() && events.length <= MOST) {
      const taken = events.find((event) => event.kind === 'captured')?.island ?? null;
      // All places are looked up before anything is added, so that the page is laid out once.
      const travels = events.map((event) =>
        movesOf(event, taken).map((move) => ({ ...move, start: boxOf(move.from), end: boxOf(move.to) })),
      );
      events.forEach((event, i) => {
        let moved = false;
        for (const travel of travels[i] ?? []) moved = this.#likeness(travel, 'seat' in event ? event.seat : 0, delay) || moved;
        if (event.kind === 'moved' && this.#fly(event.island, delay)) delay += FLIGHT + PAUSE;
        if (event.kind === 'phase' && event.phase === 'transition')
          for (const id of this.#passing.keys()) if (this.#fade(id, delay)) delay += GAP;
        if (event.kind === 'turned') moved = this.#turn(event.island, event.steps, delay) || moved;
        const hit = struck(event);
        if (hit !== null) moved = this.#dip(hit, delay) || moved;
        if (moved) delay += GAP;
      });
    }
    this.rest();
    return delay;
  }

  #likeness({ what, start, end }: Travel, seat: number, delay: number): boolean {
    if (!start || !end) return false;
    const [w, h] = what === 'card' ? [20, 28] : [18, 18];
    const middle = (box: DOMRect): string => `translate(${box.x + box.width / 2 - w / 2}px, ${box.y + box.height / 2 - h / 2}px)`;
    const ghost = this.ghost(
      `gravity-ghost ${what}`,
      [
        { transform: `${middle(start)} scale(.7)`, opacity: 0 },
        { transform: `${middle(start)} scale(1)`, opacity: 1, offset: 0.15 },
        { transform: `${middle(end)} scale(1)`, opacity: 1, offset: 0.9 },
        { transform: `${middle(end)} scale(.7)`, opacity: 0 },
      ],
      { duration: TIME, delay, easing: EASE },
    );
    if (what === 'piece' || what === 'card') ghost.style.setProperty('--who', person(seat).colour);
    return true;
  }

  /** Along the curve that was drawn when the landing cell was looked at. */
  #fly(id: string, delay: number): boolean {
    const element = document.querySelector<SVGElement>(island(id));
    const start = this.#places.get(id);
    if (!element || !start) return false;
    const end = { x: Number(element.dataset['x']), y: Number(element.dataset['y']) };
    const frames = flightPoints(start, end, 12).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    this.follow(element.animate(frames, { duration: FLIGHT, delay, easing: 'ease-in-out', fill: 'backwards' }));
    return true;
  }

  /** Pipes and sources turn; what stands on the land stays upright. */
  #turn(id: string, steps: number, delay: number): boolean {
    const parts = document.querySelectorAll(`${island(id)} .turns`);
    for (const part of parts)
      this.follow(
        part.animate([{ transform: `rotate(${-60 * steps}deg)` }, { transform: 'rotate(0deg)' }], {
          duration: TURN,
          delay,
          easing: EASE,
          fill: 'backwards',
        }),
      );
    return parts.length > 0;
  }

  /** Temporary gravity rises off an island and is gone. GRV-TRANS-1 */
  #fade(id: string, delay: number): boolean {
    const gone = this.#passing.get(id) ?? 0;
    const box = gone > 0 ? boxOf(`${island(id)} .hub`) : undefined;
    if (!box) return false;
    const at = (up: number): string => `translate(${box.x + box.width / 2}px, ${box.y - up}px) translate(-50%, -50%)`;
    const ghost = this.ghost(
      'gravity-ghost fading',
      [
        { transform: at(0), opacity: 0 },
        { transform: at(8), opacity: 1, offset: 0.3 },
        { transform: at(26), opacity: 0 },
      ],
      { duration: FLIGHT, delay, easing: 'ease-out' },
    );
    ghost.textContent = `−${gone}`;
    return true;
  }

  #dip(id: string, delay: number): boolean {
    const art = document.querySelector(`${island(id)} .island-art`);
    if (!art) return false;
    this.follow(
      art.animate([{ transform: 'none' }, { transform: 'translateY(6px)' }, { transform: 'translateY(-2px)' }, { transform: 'none' }], {
        duration: TIME,
        delay,
        easing: 'ease-out',
      }),
    );
    return true;
  }
}
