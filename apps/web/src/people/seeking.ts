/** Looking for others: goes on while the page does whatever else, also over breaks of the connection. */
import { effect, signal } from '@preact/signals';
import type { Clock, Request } from '@orrery/protocol';
import { go } from '../app/route.ts';
import { need } from '../app/words.ts';
import { connection, foundMatch, link, request } from '../online/connection.ts';
import { refusedCode, showRefused } from '../online/words.ts';
import { watchOffers } from './offers.ts';

export interface Seeking {
  readonly game: string;
  readonly seats: number;
  readonly clock: Clock;
  /** Seconds after which bots take what is free; never where absent. */
  readonly fill?: number;
  readonly rated: boolean;
  readonly teams?: boolean;
  /** As the server knows it. */
  readonly id: string;
  /** By this machine's clock. */
  readonly since: number;
  /** Others were found who did not come. */
  readonly again?: true;
}

/** What somebody is looking for; null for nothing. */
export const seeking = signal<Seeking | null>(null);
/** The table that was found, until it is opened. */
export const foundTable = signal<string | null>(null);

let unwatch = (): void => undefined;
/** How long one may read that somebody was found, in milliseconds. */
export const OPENS_AFTER = 3000;
let opening: ReturnType<typeof setTimeout> | undefined;

function end(): void {
  unwatch();
  seeking.value = null;
}

type Wished = Pick<Seeking, 'game' | 'seats' | 'clock' | 'fill' | 'rated' | 'teams'>;

async function ask({ game, seats, clock, fill, rated, teams }: Wished): Promise<void> {
  const wish: Request<'seek'> = {
    do: 'seek',
    game,
    seats,
    clock,
    rated,
    ...(fill === undefined ? {} : { fill }),
    ...(teams ? { teams } : {}),
  };
  try {
    const { id = '', since = 0 } = await request<{ readonly id?: string; readonly since?: number }>(wish);
    const before = seeking.peek();
    if (before) seeking.value = { ...before, id, since: before.since || since - link().skew };
  } catch (error) {
    showRefused(error);
    end();
  }
}

/** What was looked for, and the table that was found for it. */
let met: { readonly match: string; readonly wish: Wished } | null = null;

/** The table was given up because somebody did not come: the search goes on where it was. */
export function lookOn(match: string): void {
  if (met?.match !== match || seeking.peek()) return;
  const { wish } = met;
  met = null;
  void seek(wish, true);
  go();
}

export async function seek(wish: Wished, again = false): Promise<void> {
  await need('people');
  refusedCode.value = null;
  if (!seeking.peek()) unwatch = watchOffers();
  seeking.value = { ...wish, id: '', since: 0, ...(again ? { again } : {}) };
  await ask(wish);
}

/** Bots take what is free, now. */
export function fillNow(): void {
  const now = seeking.peek();
  if (now) void ask({ ...now, fill: 0 });
}

export function stopSeeking(): void {
  end();
  void request({ do: 'unseek' }).catch(() => undefined);
}

export function openFound(): void {
  const match = foundTable.peek();
  clearTimeout(opening);
  foundTable.value = null;
  if (match !== null) go('match', match);
}

effect(() => {
  const match = foundMatch.value;
  if (match === null) return;
  foundMatch.value = null;
  const wish = seeking.peek();
  met = wish && { match, wish };
  foundTable.value = match;
  end();
  opening = setTimeout(openFound, OPENS_AFTER);
});

// A server forgets wishes with the connection they came by.
let wasOpen = true;
effect(() => {
  const isOpen = connection.value === 'open';
  const wish = seeking.peek();
  if (isOpen && !wasOpen && wish?.id) void ask(wish);
  wasOpen = isOpen;
});
