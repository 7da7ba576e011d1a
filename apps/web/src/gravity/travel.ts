/** Movement from events: islands glide by themselves (their place is a transition); pieces and cards send a ghost along. */
import type { GravityEvent } from '@orrery/gravity';
import { calm } from '../app/settings.ts';

const TIME = 260;
const GAP = 90;

interface Move {
  readonly from: string;
  readonly to: string;
  readonly what: 'piece' | 'units';
}

const place = (where: string, seat: number): string =>
  where === 'airship' || where === 'partnerAirship' ? `[data-zone="airship-${seat}"]` : `[data-island="${CSS.escape(where)}"]`;

function moveOf(event: GravityEvent): Move | null {
  switch (event.kind) {
    case 'redeployed':
      return { from: place(event.from, event.seat), to: place(event.to, event.seat), what: 'piece' };
    case 'captured':
      return { from: place('airship', event.seat), to: place(event.island, event.seat), what: 'piece' };
    case 'pumped':
      return { from: place(event.from, event.seat), to: place(event.to, event.seat), what: 'units' };
    case 'conserved':
      return { from: place(event.island, event.seat), to: place('airship', event.seat), what: 'units' };
    case 'unloaded':
      return { from: place('airship', event.seat), to: place(event.island, event.seat), what: 'units' };
    default:
      return null;
  }
}

/** Islands that something happened to: they answer with a short swell. */
const struck = (event: GravityEvent): string | null =>
  event.kind === 'extracted' ||
  event.kind === 'surged' ||
  event.kind === 'stabilised' ||
  event.kind === 'bombarded' ||
  event.kind === 'leaked' ||
  event.kind === 'turned' ||
  event.kind === 'attractor' ||
  event.kind === 'surrounded'
    ? event.island
    : event.kind === 'sabotaged' && 'island' in event
      ? event.island
      : null;

export class Traveller {
  #running: (() => void)[] = [];

  stop(): void {
    for (const end of this.#running) end();
    this.#running = [];
  }

  /** What was told, as movement; the next news ends what still moves. */
  show(events: readonly GravityEvent[]): void {
    this.stop();
    if (calm() || events.length > 40) return;
    let delay = 0;
    for (const event of events) {
      const move = moveOf(event);
      if (move && this.#ghost(move, delay)) delay += GAP;
      const island = struck(event);
      if (island !== null && this.#swell(island, delay)) delay += GAP;
    }
  }

  #ghost({ from, to, what }: Move, delay: number): boolean {
    const [start, end] = [document.querySelector(from)?.getBoundingClientRect(), document.querySelector(to)?.getBoundingClientRect()];
    if (!start || !end || start.width === 0 || end.width === 0) return false;
    const ghost = document.createElement('div');
    ghost.className = `gravity-ghost ${what}`;
    document.body.append(ghost);
    const middle = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 8}px, ${box.y + box.height / 2 - 8}px)`;
    const animation = ghost.animate([{ transform: middle(start) }, { transform: middle(end) }], {
      duration: TIME,
      delay,
      easing: 'ease-in-out',
      fill: 'both',
    });
    this.#follow(animation, () => ghost.remove());
    return true;
  }

  #swell(island: string, delay: number): boolean {
    const art = document.querySelector(`[data-island="${CSS.escape(island)}"] .island-art`);
    if (!art) return false;
    this.#follow(
      art.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.06)' }, { transform: 'scale(1)' }], {
        duration: TIME,
        delay,
        easing: 'ease-out',
      }),
      () => undefined,
    );
    return true;
  }

  #follow(animation: Animation, end: () => void): void {
    this.#running.push(() => {
      animation.cancel();
      end();
    });
    animation.addEventListener('finish', end);
  }
}
