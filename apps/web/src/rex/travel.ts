/** Movement from events: units march, cards and coins travel, the fleet sweeps. The next news cancels what still moves. */
import type { RexEvent } from '@orrery/rex';
import { calm } from '../app/settings.ts';

const STEP = 260;
const GAP = 90;
/** More news than this is told by the log alone. */
const MOST = 24;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly kind: 'units' | 'coin' | 'card';
  readonly seat: number | null;
  readonly count: number;
}

const place = (id: string): string => `place-${id}`;
const seat = (id: number): string => `seat-${id}`;

function movesOf(event: RexEvent, viewer: number): readonly Move[] {
  const hand = (id: number): string => (id === viewer ? 'hand' : seat(id));
  switch (event.kind) {
    case 'moved':
    case 'relocated':
      return [{ from: place(event.from), to: place(event.to), kind: 'units', seat: event.seat, count: event.units + event.other }];
    case 'deployed':
      return [
        { from: seat(event.seat), to: place(event.location), kind: 'units', seat: event.seat, count: event.units + event.mechanized },
      ];
    case 'placed':
      return [{ from: seat(event.seat), to: place(event.location), kind: 'units', seat: event.seat, count: event.units }];
    case 'destroyed':
    case 'withdrew':
      return [{ from: place(event.location), to: seat(event.seat), kind: 'units', seat: event.seat, count: event.units + event.other }];
    case 'collected':
      return [{ from: place(event.location), to: seat(event.seat), kind: 'coin', seat: null, count: event.amount }];
    case 'paid':
      return [{ from: seat(event.seat), to: 'taker' in event ? seat(event.taker) : 'deck', kind: 'coin', seat: null, count: event.amount }];
    case 'transferred':
      return [{ from: seat(event.giver), to: seat(event.taker), kind: 'coin', seat: null, count: event.amount }];
    case 'won':
      return [{ from: 'lot', to: hand(event.seat), kind: 'card', seat: null, count: 1 }];
    case 'drew':
      return [{ from: 'deck', to: hand(event.seat), kind: 'card', seat: null, count: 1 }];
    case 'played':
    case 'discarded':
      return [{ from: hand(event.seat), to: 'deck', kind: 'card', seat: null, count: 1 }];
    default:
      return [];
  }
}

const find = (zone: string): DOMRect | null => {
  const box = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`)?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};

export class Traveller {
  #running: (() => void)[] = [];

  stop(): void {
    for (const end of this.#running) end();
    this.#running = [];
  }

  show(events: readonly RexEvent[], viewer: number): void {
    this.stop();
    if (calm() || events.length > MOST) return;
    let wait = 0;
    for (const event of events)
      for (const move of movesOf(event, viewer)) {
        this.#travel(move, wait);
        wait += GAP;
      }
  }

  #travel({ from, to, kind, seat: owner, count }: Move, delay: number): void {
    const [start, end] = [find(from), find(to)];
    if (!start || !end || count === 0) return;
    const ghost = document.createElement('div');
    const race = owner === null ? '' : (document.querySelector(`[data-zone="seat-${owner}"]`)?.className.match(/rx-[A-Z]{3}/)?.[0] ?? '');
    ghost.ariaHidden = 'true';
    ghost.className = `rx-ghost ${kind} rx-race ${race}`;
    ghost.textContent = kind === 'card' ? '' : String(count);
    (document.querySelector('.rx-main') ?? document.body).append(ghost);
    const centre = (box: DOMRect): string =>
      `translate(${box.x + box.width / 2}px, ${box.y + Math.min(box.height, 160) / 2}px) translate(-50%, -50%)`;
    const animation = ghost.animate(
      [
        { transform: `${centre(start)} scale(.6)`, opacity: 0 },
        { transform: `${centre(start)} scale(1)`, opacity: 1, offset: 0.15 },
        { transform: `${centre(end)} scale(1)`, opacity: 1, offset: 0.85 },
        { transform: `${centre(end)} scale(.7)`, opacity: 0 },
      ],
      { duration: STEP + 40, delay, easing: EASE, fill: 'both' },
    );
    const done = (): void => ghost.remove();
    this.#running.push(() => {
      animation.cancel();
      done();
    });
    animation.addEventListener('finish', done);
  }
}
